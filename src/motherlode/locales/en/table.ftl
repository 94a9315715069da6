### What a table and the server say: refusals, quick phrases, the words of a start.
### $text quotes what somebody has asked for; $name is the name of a person, which stays as it is; $goal is the number 0, 1 or 2 for the upper, middle or lower goal.

## What a table refuses

table-bad-clock = There is no clock “{ $text }”: choose one from the list, or write seconds such as 300+20.
table-bad-game = There is no game “{ $text }” here. There are: { $values }.
table-bad-seats = This game is for { $least } to { $most } players: change the number of seats.
table-bad-edition = This game has no edition “{ $text }”. It has: { $values }.
table-bad-option = This game has no option “{ $text }”. It has: { $values }.
table-bad-value = The option “{ $option }” cannot be “{ $text }”. It can be: { $values }.
table-bad-level = There is no bot of level “{ $text }”: choose a level from the list.
table-not-seated = You need a seat for that: take a free one first.
table-not-host = Only the host of the table can do that.
table-started = It is too late for that: the game has begun.
table-no-person = There is no such person at this table.
table-crowded = Too many people have come to this table already: choose another one.
table-worn-out = Too much has happened at this table: open a new one.
table-not-over = That can be done only when the game is over.
table-closed = This table is closed. You can open a new one.
table-banned = The host has banned you from this table: choose another one or open your own.
table-removed = The host has sent you away from this table.
table-no-newcomers = The host lets nobody new in here at the moment: choose another table or open your own.
table-ask-host = A bot has this seat in the middle of the game: ask the host whether you may take it.
table-no-joining = Nobody can join this game any more: wait for the next one.
table-rush = { $seconds ->
        [one] A lot is going on at this table: wait { $seconds } second.
       *[other] A lot is going on at this table: wait { $seconds } seconds.
    }
table-over = The game at this table is over: open a new table to play again.
table-seated = You have a seat at this table already.
table-no-seat = There is no such seat at this table.
table-full = All seats are taken: wait for a free one or choose another table.
table-taken = This seat is taken: choose another one.
table-empty-seat = Nobody has this seat: name somebody who is at the table.
table-kick-self = You cannot take yourself off the table: just leave your seat.
table-kick-founder = This is the table of whoever opened it: you cannot send them away.
table-seats-taken = A seat that you want to remove is taken: free it first.
table-not-ready = { $name } is not ready yet. Wait a moment.
table-too-few = { $least ->
        [one] At least { $least } player is needed: invite people or add bots.
       *[other] At least { $least } players are needed: invite people or add bots.
    }
table-not-started = The game has not begun yet: the host starts it.
table-no-hints = There are hints only when you play against bots alone.
table-not-turn = It is not your turn: wait a little.
table-not-between = No round is waiting to begin now.
table-too-fast = { $seconds ->
        [one] You write very fast: wait { $seconds } second.
       *[other] You write very fast: wait { $seconds } seconds.
    }
table-mute-self = You cannot mute yourself: choose somebody else.
table-too-often = You have done that too often at this table.
table-no-name = A name needs at least one letter or digit.
table-long-name = { $most ->
        [one] A name can have at most { $most } character: make it shorter.
       *[other] A name can have at most { $most } characters: make it shorter.
    }
table-no-text = There is nothing in your message: write something first.
table-long-text = { $most ->
        [one] A message can have at most { $most } character: make it shorter.
       *[other] A message can have at most { $most } characters: make it shorter.
    }
table-bad-phrase = The quick phrase “{ $text }” cannot be said here: choose one from the list.

## Quick phrases

phrase-saw-stone = { $goal ->
        [0] I saw stone at the upper goal.
        [1] I saw stone at the middle goal.
        [2] I saw stone at the lower goal.
       *[other] I saw stone at one of the goals.
    }
phrase-saw-gold = { $goal ->
        [0] I saw the gold at the upper goal!
        [1] I saw the gold at the middle goal!
        [2] I saw the gold at the lower goal!
       *[other] I saw the gold at one of the goals!
    }
phrase-dig-there = { $goal ->
        [0] Let’s dig to the upper goal!
        [1] Let’s dig to the middle goal!
        [2] Let’s dig to the lower goal!
       *[other] Let’s dig to a goal!
    }
phrase-suspect = I suspect { $name }.
phrase-trust = I trust { $name }.
phrase-mend-please = { $name } has a broken tool. Please repair it!
phrase-why = { $name }, why did you do that?
phrase-i-mine = I dig for the gold: I am with the miners.
phrase-need-tools = My tools are broken. Please help!
phrase-no-card = I have no card that fits.
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-well-dug = Well dug!
phrase-hurry = Your turn, please!
phrase-hello = Hello!
phrase-good-game = Good game!

## What the server refuses

server-bad-message = This message cannot be read. The page is probably outdated: reload it.
server-too-big = This message is too long: make it shorter.
server-too-fast = Too many messages at once: wait a moment.
server-wrong-version = The page and the server have different versions: reload the page.
server-no-table = There is no table with this code: check that it is right.
server-no-guest = Say your name first.
server-no-spectators = This table takes no spectators.
server-too-many-tables = { $most ->
        [one] You have { $most } open table already, and there can be no more: leave one first.
       *[other] You have { $most } open tables already, and there can be no more: leave one first.
    }
server-too-many-sockets = There are too many connections from your network: close the game where you do not need it.
server-too-many-guests = Too many new guests have come from your network: try again later.
server-too-many-devices = This seat is open on too many devices: close the game on one of them.
server-wrong-origin = This request came from another site and was refused.
server-wrong-host = This server does not go by the name { $host }. If it should, add that name to { $setting }.
server-slow = Your connection was too slow. Reconnecting…
server-stopping = The server is restarting. You will be back in a moment.
server-storage = The server cannot save right now. Nothing was lost: try again.
server-bad-code = This code is not valid or was used already: get a new one.
server-not-found = There is nothing here.
server-method = This address does not take requests of that kind.
server-bad-request = This request cannot be read.
server-not-over = The record of the game opens when the game is over.
server-only-here = Phones and other computers cannot reach this server yet.
server-not-to-open = Only somebody at the computer of the server can let the network in.
server-cannot-listen = The network could not be let in: another program uses the port of this server there.
server-not-there = Only those who were at this table may see that.
server-broken = Something went wrong on the server. It has been written down.
server-no-record = This is not a record of a game, or its first line is damaged: choose another file.
server-bad-record = This record cannot be replayed: line { $line } is damaged, or does not follow from the lines before it.
server-record-rules = This record cannot be replayed: its game, edition or options are not known here.
server-record-deal = This record cannot be replayed: the cards in line { $line } cannot have been dealt so.
server-record-move = This record cannot be replayed: the move in line { $line } is against the rules.
server-record-cut = This record stops before the end of the game: line { $line } is missing.

## A server in the terminal

serve-running = The mine is open at { $url }
serve-lan = For phones in the same network, scan the code or open { $url }
serve-only-here = Only this computer can play there. To let phones in, invite somebody on the page, or start with: { $command }
serve-stop-hint = Ctrl-C stops the server; nothing is lost.
serve-stopping = Closing the mine…
serve-no-lan = No address in a local network was found.
serve-open-page = Any browser can play there.

## The start page

page-title = Motherlode: gold, tunnels and saboteurs
page-unbuilt = The browser client has not been built. In the project’s folder, make play builds it and starts the game.
