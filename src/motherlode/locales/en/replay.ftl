### Watching a game again. $name is a player’s name, which stays as it is, and $names are several; $code is the code of a table; $cards are names from cards.ftl; $goal is 0, 1 or 2 for the upper, middle or lower goal; $role is for log-dwarf in log.ftl.

## A game on the table

replay-of = Replay of table { $code }
replay-of-file = Replay of a record
replay-now = What happens now
replay-result = The end of the round
replay-shown = Shown: { $name }
replay-maze = The maze after this move. The list of moves tells it in words.
replay-gold = { $gold ->
        [one] { $gold } gold
       *[other] { $gold } gold
    }

## Controls

replay-controls = Controls
replay-play = Play
replay-pause = Pause
replay-step = One move on
replay-back = One move back
replay-first = To the beginning
replay-last = To the end
replay-scrub = Place in the game
replay-at-move = Move { $move } of { $moves }, round { $round }
replay-at-deal = Deal of round { $round }
replay-to-round = Go to a round
replay-round = Round { $round }
replay-speed = Speed
replay-times = { $times }×
replay-as = Through whose eyes
replay-as-truth = As it truly was
replay-as-table = As the table saw it
replay-as-seat = As { $name } saw it

## The list of moves

replay-moves = Moves
replay-copy = Copy a link to here
replay-download = Download the record
replay-other = Watch another record
replay-keys = Space plays and pauses. ← and → step, [ and ] change the round, Home and End go to the ends.

## What nobody at the table was told

replay-told-look = { $goal ->
       *[0] { $name } looks at the upper goal: { $found ->
           *[stone] only stone.
            [treasure] the treasure!
        }
        [1] { $name } looks at the middle goal: { $found ->
           *[stone] only stone.
            [treasure] the treasure!
        }
        [2] { $name } looks at the lower goal: { $found ->
           *[stone] only stone.
            [treasure] the treasure!
        }
    }
replay-told-inspect = { $name } looks at { $target }’s dwarf: { log-dwarf }.
replay-told-pass = { $name } discards: { $cards }
replay-told-take = { $gold ->
        [one] { $name } takes a nugget card worth { $gold } gold.
       *[other] { $name } takes a nugget card worth { $gold } gold.
    }
replay-told-hat = The new dwarf of { $name }: { log-dwarf }.
replay-told-saboteurs = { $count ->
        [one] The saboteurs look around. There is only one: { $names }.
       *[other] The saboteurs see each other: { $names }.
    }

## Opening a record

replay-open = Watch a record
replay-open-note = A record is a small file with every move of a game. You get it at the end of a game at a table, and the program in the terminal can write some, too.
replay-choose = Choose a file
replay-opening = Opening…
replay-drop = or drop it anywhere on this page
replay-kept = The server only reads the file to show it and keeps nothing.
replay-paste = Or paste the text of a record
replay-watch = Watch
replay-code = Or enter the code of a table whose game is over
replay-empty = There is nothing in it: choose another file.
replay-unreadable = This file cannot be opened: choose another one.
replay-too-big = This file is too large for a record. At most { $most } KiB are possible.
replay-again = Try again
replay-to-table = To the table
