### The pages before a game: start, a new table, the lobby, rules, settings, oneself.
### $name and $host are names of people, which stay as they are; $names are several; $game, $clock and $level are words from this file; $page is the title of a page; $seat counts from 1.

## All pages

start-title = Motherlode
start-page = { $page } · Motherlode
start-home = Motherlode, to the start page
start-skip = Skip to the content
start-close = Close
start-loading = Just a moment…
start-again = Try again
start-copy-link = Copy the link
start-copied = Copied
start-not-copied = Please mark it and copy it by hand
start-quoted = “{ $text }”
start-fewer = One fewer
start-more = One more

## Start page

start-tag = Dig for gold together. One of you would rather you didn’t find it.
start-name = Your name
start-names = Nugget, Pebble, Lantern, Ember, Copper, Boulder, Gravel, Rusty, Sparky, Tinder, Dusty, Bronze
start-play = Play now
start-play-note = You and four bots, ready at once. About fifteen minutes.
start-new-here = New here? The rules in a minute.
start-mine = Your tables
start-continue = Continue
start-unfinished = Your unfinished game
start-round = Round { $round }
start-with = with { $who }
start-with-people = { $count ->
        [one] { $count } other
       *[other] { $count } others
    }
start-with-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
start-remove-table = Remove this table
start-remove = Remove
start-keep = Keep
start-remove-sure = { $how ->
        [ends] Nobody else plays there: this ends the game for good.
        [closes] Nobody else is there: this closes the table for good.
        [bot] The others play on, and a bot takes your seat for good.
        [free] Your seat becomes free for somebody else.
       *[list] The table is taken off your list.
    }
start-join = Join a table
start-join-now = Join
start-code = Code of the table
start-code-hint = Code or link
start-no-code = That is not a code: it has six letters and digits. You can also paste the whole link.
start-empty-code = Type the code of the table, or paste its link.
start-make = Make a table
start-terms = Rules and clock…
start-invite = Make and invite
start-open = Open tables
start-open-count = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
start-open-none = Nobody is waiting just now.
start-open-one = Open a table for everybody
start-sit = Sit down
start-watch = Watch
start-no-watching = Nobody looks on there.
start-row = { $game } · { $clock }
start-row-seats = { $people } of { $seats } seats taken
start-row-round = { $people ->
        [one] Round { $round }, { $people } person
       *[other] Round { $round }, { $people } people
    }
start-more-pages = More pages
start-rules = Rules
start-replay = Watch a record
start-me = My name and data

## Settings

start-settings = Settings
start-language = Language
start-language-browser = As the browser
start-language-en = English
start-language-pl = Polski
start-language-es = Español
start-language-uk = Українська
start-theme = Light
start-theme-system = As the device
start-theme-dark = Dark
start-theme-light = Light
start-to-dark = Change to dark
start-to-light = Change to light
start-volume = Volume
start-volume-percent = { $percent }%
start-vibration = Vibration
start-vibration-note = The phone buzzes when it is your turn.
start-speed = Movement
start-speed-none = None
start-speed-slow = Slow
start-speed-usual = Usual
start-speed-fast = Fast
start-hand = Your hand
start-hand-right = Right
start-hand-left = Left
start-view = The table
start-view-picture = Picture
start-view-picture-note = The maze and your cards, drawn.
start-view-text = Text
start-view-text-note = Everything in words, good with a screen reader.

## A new table

start-game = Game
start-game-base = Saboteur
start-game-base-note = 3 to 10 players, miners against saboteurs.
start-game-expansion = Saboteur 2
start-game-expansion-note = 2 to 12 players, two teams, doors and ladders.
start-seats = Players
start-seats-note = From { $least } to { $most }, bots included.
start-preset = How do you want to play?
start-preset-printed = As printed
start-preset-printed-note = The usual rules and the usual clock.
start-preset-first = First game
start-preset-first-note = One round without haste, with easy bots.
start-preset-family = Family
start-preset-family-note = Two relaxed rounds, with easy bots.
start-preset-experts = Experts
start-preset-experts-note = A quick clock, house rules and the strongest bots.
start-bots = Empty seats
start-level-none = Nobody
start-level-none-note = Seats that stay empty are taken away at the start.
start-level-random = Aimless
start-level-random-note = Bots that play whatever comes to hand.
start-level-greedy = Eager
start-level-greedy-note = Bots that dig straight ahead and trust everybody.
start-level-steady = Steady
start-level-steady-note = Bots that watch the others and form an opinion.
start-level-sharp = Sharp
start-level-sharp-note = Bots that think ahead and are hard to fool.
start-fill = Bots take the seats that stay empty: { $level }.
start-clock = Clock
start-clock-untimed = No clock
start-clock-untimed-note = Take your time: only half an hour of silence costs a move.
start-clock-quick = Quick clock
start-clock-quick-note = One minute, and 15 seconds more for each move.
start-clock-normal = Usual clock
start-clock-normal-note = Three minutes, and 30 seconds more for each move.
start-clock-relaxed = Relaxed clock
start-clock-relaxed-note = Ten minutes, and one more for each move.
start-clock-days = Days
start-clock-days-note = Two days, and one more for each move: look in now and then.
start-clock-own = { $bank } + { $increment } for each move
start-clock-only = { $bank } for the whole game
start-clock-each = { $bank } for each move
start-clock-custom = Your own clock
start-clock-bank = At the start
start-clock-increment = More for each move
start-clock-nothing = nothing
start-time = { $unit ->
        [hours] { $count } h
        [minutes] { $count } min
       *[seconds] { $count } s
    }
start-door = Who may come
start-listed = Show it among the open tables
start-listed-note = Anyone can sit down. Otherwise only people with the code can come in.
start-listed-now = { $who ->
        [listed] People on the start page find this table and can sit down while a seat is free.
        [closed] While it is closed to newcomers, the table is not in the list.
       *[code] Only people who have the code find this table.
    }
start-spectators = Spectators
start-spectators-note = Anyone without a seat can watch, and sees only what is face up.
start-is-listed = Everybody can find the table in the list.
start-is-not-listed = Only people with the code can come in.
start-has-spectators = Others may look on.
start-has-no-spectators = Nobody looks on.
start-edition = Edition
start-edition-usual = Usual rules
start-edition-usual-note = The rules as they are best known.
start-edition-pl-base = Polish
start-edition-pl-2-3 = Polish 2.3
start-edition-pl-2025 = Polish 2025
start-edition-es-2014 = Spanish 2014
start-edition-uk-2017 = Ukrainian 2017
start-options = Rules of the edition
start-house = House rules
start-differs = changed
start-option-next-starter = Who begins the next round
start-option-break-self = Breaking tools
start-option-rounds = Rounds
start-option-round-end = End of a round
start-option-cardless = Running out of cards
start-option-gold-drawn = Nuggets for the miners
start-option-old-hat = The old hat
start-option-profiteer-alone = The profiteer alone
start-option-saboteur-completes = A saboteur reaches the treasure
start-option-inspect-self = Inspecting yourself
start-option-theft-optional = Declining a theft
start-option-split-trapped-geologist = A trapped geologist
start-option-ladder-goal = Ladders near goals
start-option-fourth-rockfall = The fourth rockfall
start-option-max-saboteurs = Every saboteur is dealt
start-option-broken-no-share = No gold with a broken tool
start-option-selfish-dwarf = The selfish dwarf
start-option-saboteurs-know = Saboteurs know each other
start-option-far-middle-goal = The middle goal lies farther away
start-play-bots = Play now against bots

## Oneself

start-name-note = Others see this name at the table. There is no account and no password.
start-save = Save
start-saved = Saved.
start-transfer = Go on with another device
start-transfer-note = Scan the code with the other device, or open the link there: then you are the same player on both.
start-transfer-show = Show the code
start-transfer-new = Show a new code
start-transfer-qr = QR code for the other device
start-transfer-until = Good once, until { $time }. Show it to nobody else: anyone who has it can play as you.
start-claim = Come from another device
start-claim-note = Show the code on the other device, then enter it here.
start-claim-asked = You have opened a link from another device. Confirm to be the same player here.
start-claim-instead = On this device you are { $name } now; you will no longer be.
start-claim-code = Code or link
start-claim-now = Be this player here
start-claim-done = Welcome back, { $name }.
start-data = My data
start-data-note = The server knows your name, your language, your tables, your moves and what you have said. Nothing else.
start-export = Save my data as a file
start-delete = Delete me…
start-delete-sure = Delete you for good?
start-delete-what = Your name and all you have said are deleted. Bots take your seats in running games. Moves stay, without a name.
start-delete-no-undo = This cannot be undone.
start-delete-keep = Stay
start-delete-now = Delete me for good

## Rules

start-brief = In a minute
start-brief-goal = Between the start and three goals lies rock. Under one of the goals is the treasure, and nobody knows which.
start-brief-roles = Each player is dealt a dwarf in secret. Miners win together if a tunnel reaches the treasure, saboteurs if none ever does.
start-brief-turn = On your turn you do one thing: lay a path card that leads on from the start, play an action card, or pass and discard. Then you draw.
start-brief-actions = Players with a broken tool lay no path cards until it is mended. A map looks under a goal, a rockfall takes a card out of the maze.
start-brief-gold = The winners of a round get gold. Watch the others, talk, mislead: after three rounds the richest dwarf wins.
start-brief-expansion = Saboteur 2 adds two teams of miners whose doors bar the other’s way, dwarfs who dig for themselves, ladders, crystals, traps and thefts.
start-search = Search the rules
start-search-none = Nothing found. Try another word.
start-contents = Contents
start-cards = Cards
start-roles = Dwarfs
start-clause = Rule { $clause }: show it
start-clause-all = All rules, at { $clause }

## Nothing here

start-lost = There is nothing here but rock
start-lost-way = The tunnel you followed leads nowhere. Perhaps the link is incomplete.
start-lost-home = Back to the start

## Before a table

start-door-title = { $name } invites you to the table
start-door-playing = The game has begun already.
start-door-over = The game at this table is over.
start-door-none = You cannot come in at { $code }
start-come-in = Come in

## Lobby

start-lobby = Before the game
start-order = Play goes in this order.
start-begins = Who begins
start-begins-drawn = drawn by lot
start-begins-mark = begins
start-shuffle = Shuffle the seats
start-free = Free seat
start-you = you
start-host = host
start-ready = ready
start-not-ready = not ready
start-away = not connected
start-bot = Bot
start-sit-here = Sit here
start-sit-seat = Sit here: seat { $seat }
start-add-bot = Bot: choose one for this seat
start-manage = { $name }: what to do
start-bot-for = Bot for seat { $seat }
start-bot-away = Send the bot away
start-onlookers = Without a seat: { $names }
start-invitation = Invitation
start-invitation-note = Anyone who has the code or the link can come in.
start-invitation-qr = QR code of the invitation
start-only-here = Phones and other computers cannot come yet: the server listens on this computer only.
start-let-in = Let phones in
start-let-in-note = Then everybody in your network can open the page, until the server is stopped. Your game goes on.
start-only-here-command = Stop the server and start it again with:
start-copy-command = Copy the command
start-only-here-address = Others cannot open { $host }. Open this page at the address of the computer in your network: then there is a link for them.
start-reach-note = The phone must be in the same network. If the page does not open there, a firewall on this computer keeps it out.
start-share = Come and dig for gold with me!
start-share-now = Share
start-screen = Big screen
start-what = What is played
start-talk = Talk
start-change = Change the terms
start-change-save = Save the terms
start-stand = Leave the seat
start-be-ready = I am ready
start-unready = Not ready after all
start-begin = Start
start-say-sit = Take a free seat, or just look on.
start-say-sit-only = Take a free seat: nobody looks on once the game has begun.
start-say-full = All seats are taken. Wait here for a free one.
start-say-ready = Say when you are ready.
start-say-wait = You are ready. The game begins when the host wishes: { $host }.
start-say-not-ready = Not ready yet: { $names }.
start-say-all = All seats are taken. You can start.
start-say-fill = { $empty ->
        [one] You can start: a bot takes the empty seat.
       *[other] You can start: bots take the { $empty } empty seats.
    }
start-say-fewer = { $empty ->
        [one] You can start: the empty seat is taken away.
       *[other] You can start: the { $empty } empty seats are taken away.
    }
