### The table as text. $place is column and row in words, $card and $cards are names of cards in words, $move is notation, $name is a player’s name, which stays as it is; $goal is 0, 1 or 2 for the upper, middle or lower goal.

## The page

text-title = Table { $code }, round { $round } of { $rounds }
text-skips = Jump to a part of the page
text-picture = Picture view
text-now = Now
text-moves = Possible moves: { $count }
text-maze = The maze
text-maze-caption = Columns from west to east, rows from north to south
text-maze-list = The maze as a list
text-goals = The goals
text-players = Players in order of play
text-changes = What changed since your last turn
text-changes-watching = What happened last
text-log = The whole log
text-talk = Talk
text-round-end = The end of the round
text-game-end = The end of the game

## Now

text-minutes = { $count ->
        [one] You have { $count } minute.
       *[other] You have { $count } minutes.
    }
text-seconds = { $count ->
        [one] You have { $count } second.
       *[other] You have { $count } seconds.
    }
text-before = Before you lies: { $things }.
text-before-nothing = Nothing lies before you.
text-gold = { $count ->
        [0] You have no gold.
       *[other] You have { $count } gold.
    }
text-deck = { $count ->
        [0] There are no cards left to draw.
        [one] There is { $count } card left to draw.
       *[other] There are { $count } cards left to draw.
    }
text-hand = Your hand
text-box = Your move, or a word such as “{ $word }”
text-play = Play
text-refused = Not allowed.
text-chosen = { $move } is in the box: { $words }. Choose it again or press Enter in the box to play it.
text-card-useless = { $card } cannot be played now. You can discard it.
text-no-moves = You have nothing to decide now.
text-empty = The box is empty: type a move or a word.
text-unknown = “{ $text }” is neither a move nor a word of the box. The word “help” tells more.

## Moves

text-ways = { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
text-group-pass = pass and discard
text-group-clear = discard two cards to be rid of something
text-group-take = take a nugget card
text-group-steal = use your theft
text-map = { $goal ->
       *[0] Look at the upper goal
        [1] Look at the middle goal
        [2] Look at the lower goal
    }
text-rockfall = Remove from { $place }: { $card }
text-pass = Discard: { $cards }
text-clear = { $deed }, discarding: { $cards }

## The maze

text-place = column { $x }, row { $y }
text-at = { $place }: { $text }
text-fits = fits
text-fits-aim = possible
text-side-joined = joined: { $sides }
text-side-goal = up to a hidden goal: { $sides }
text-side-open = open: { $sides }
text-goal = { $goal ->
       *[0] upper goal, { $known ->
           *[unknown] hidden
            [gold-seen] hidden, you saw the treasure
            [stone-seen] hidden, you saw stone
            [gold] the treasure
            [stone] stone
            [gold-after] the treasure, which nobody reached
            [stone-after] stone, which nobody reached
        }
        [1] middle goal, { $known ->
           *[unknown] hidden
            [gold-seen] hidden, you saw the treasure
            [stone-seen] hidden, you saw stone
            [gold] the treasure
            [stone] stone
            [gold-after] the treasure, which nobody reached
            [stone-after] stone, which nobody reached
        }
        [2] lower goal, { $known ->
           *[unknown] hidden
            [gold-seen] hidden, you saw the treasure
            [stone-seen] hidden, you saw stone
            [gold] the treasure
            [stone] stone
            [gold-after] the treasure, which nobody reached
            [stone-after] stone, which nobody reached
        }
    }
text-goal-mark = { $mark ->
       *[none] No mark
        [gold] Your mark: gold
        [stone] Your mark: stone
    }
text-goal-change = Change your mark on this goal: { $place }

## Players

text-seat = Seat { $seat }: { $name }
text-player = { $seat }, { $known }.
text-to-move = to move
text-stood-in = a bot plays here for now
text-mark = { $mark ->
       *[none] no mark
        [suspicious] your mark: suspicious
        [trusted] your mark: trusted
        [unsure] your mark: unsure
    }
text-mark-change = Change your mark: { $name }

## Ends

text-next = Next round
text-next-ready = You are ready for the next round.
text-next-wait = { $count ->
        [one] It begins in { $count } second at the latest.
       *[other] It begins in { $count } seconds at the latest.
    }
text-standing = { $gold ->
        [0] { $name }: no gold
       *[other] { $name }: { $gold } gold
    }
text-won = You have won the game.
text-winners = { $count ->
        [1] The game is won by { $names }.
       *[other] The game is won by several players: { $names }.
    }
text-rematch = Play again
text-rematch-go = Go to the next table
text-replay = Look at the whole game again

## Words for the box, small letters, each of one word

text-word-help = help
text-word-moves = moves
text-word-state = state
text-word-hand = hand
text-word-players = players
text-word-log = log
text-word-say = say
text-word-hint = hint
text-word-next = next
text-word-rematch = rematch
text-word-back = back

## Help

text-help-notation = A move is written like this: NES@3,-1 lays a path card that is open to the north, east and south on column 3, row −1. map@8,0 looks at a goal, break-cart>2 aims at seat 2, pass:NES discards.
text-help-short = Blanks and small letters are enough: nes 3 -1, map 8 0, break-cart 2, pass nes. A card alone tells what can be done with it.
text-help-seats = Seats are counted from 0; the number stands beside each player.
text-help-help = this list
text-help-moves = all cards that can be played
text-help-state = how things stand for you
text-help-hand = your cards
text-help-players = all players
text-help-log = what happened last
text-help-say = the rest of the line is said to the table
text-help-hint = what a bot would do, when you play against bots alone
text-help-next = ready for the next round
text-help-rematch = another game with the same people
text-help-back = take your seat back from the bot
