### People at a table: who is there, who may come, and what the host can do. $name is a person’s name and $seat the name at a seat; both stay as they are. $count is a number.
### $when is now in a game and later before it; $where is playing for somebody with a seat in a game, seated before it, watching for somebody without a seat, left for somebody who is not there.

people-title = People
people-closed = Closed to newcomers
people-seated = At the table
people-watching = Watching
people-watching-nobody = Nobody is watching.
people-watching-quiet = Nobody who is watching has said anything yet.
people-watching-silent = Anyone who only watches in silence is not listed here.
people-banned = Banned
people-left = { $count ->
        [one] { $count } person was here before
       *[other] { $count } people were here before
    }
people-founder = opened the table
people-invited = invited

## Who may come

people-newcomers = Let newcomers in
people-open-code = Anyone with the code or the link can come in.
people-open-listed = Anyone can find this table in the list and come in.
people-closed-now = Only people who have or had a seat here, or who are invited by the host, can come in.
people-spectators = Let people watch
people-spectators-on = { $when ->
       *[now] Anyone without a seat can watch, and sees only what is face up.
        [later] Once the game begins, anyone without a seat can watch it.
    }
people-spectators-off = { $when ->
       *[now] Only players can be here.
        [later] Once the game begins, only players can be here.
    }
people-spectators-leave = If you turn this off, everyone who is watching has to leave.

## What the host can do about somebody

people-do-pass-host = Make host
people-do-pass-host-note = { $name } becomes the host, and you no longer are.
people-do-pass-host-sure = Make { $name } the host?
people-do-invite = Invite
people-do-invite-note = { $when ->
       *[now] { $name } can take a bot’s seat and play on from there.
        [later] { $name } can take a seat, although the table is closed to newcomers.
    }
people-do-remove = Remove
people-do-remove-note = { $where ->
       *[playing] A bot takes over the seat for good. { $name } can come back and watch.
        [seated] The seat becomes free. { $name } can come back.
        [watching] { $name } has to leave. { $name } can come back.
    }
people-do-remove-sure = Remove { $name }?
people-do-ban = Ban
people-do-ban-note = { $where ->
       *[playing] A bot takes over the seat for good. { $name } cannot come back unless you allow it.
        [seated] The seat becomes free. { $name } cannot come back unless you allow it.
        [watching] { $name } has to leave. { $name } cannot come back unless you allow it.
        [left] { $name } cannot come back unless you allow it.
    }
people-do-ban-sure = Ban { $name }?
people-do-pardon = Let back in
people-do-pardon-note = { $name } can come back.
people-removed = You are no longer at this table
people-look-again = Look on again

## A bot’s seat in the middle of a game

people-asking = Someone would like a seat
people-wish = { $name } would like { $seat }’s seat.
people-wish-more = { $count ->
        [one] { $count } more person is asking.
       *[other] { $count } more people are asking.
    }
people-let = Let them in
people-later = Not now
people-invitation = The host invites you to take a bot’s seat.
people-seat-ask = Ask for a bot’s seat
people-seat-ask-note = The host decides whether to let you in.
people-asked = You have asked the host for { $seat }’s seat.
people-ask-back = Take back the request
people-seat-take = Take a bot’s seat
people-join-note = You take over the bot’s cards, dwarf and gold, and play on.
people-late = A bot’s seat during the game
people-late-invited = By invitation
people-late-invited-note = Anyone watching can ask for it, and the host decides.
people-late-anyone = Anyone
people-late-anyone-note = Anyone watching can take it.
people-late-nobody = Nobody
people-late-nobody-note = Bots keep their seats until the end.
