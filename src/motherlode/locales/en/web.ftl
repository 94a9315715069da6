### The table in the browser. $name is a player’s name, which stays as it is; $thing is cart, lamp, pick, trap or theft.

## Everywhere

web-home = Back to the start
web-loading = The lamp is being lit…
web-offline = The server cannot be reached. Check your connection and try again.
web-offline-short = No connection
web-close = Close
web-cancel = Cancel
web-rules = Rules
web-mute = Sound off
web-keys = Keys
web-you = you
web-bot = bot
web-empty-seat = free seat
web-bot-name = { $seat ->
        [0] Flint
        [1] Granite
        [2] Quartz
        [3] Basalt
        [4] Marble
        [5] Slate
        [6] Topaz
        [7] Amber
        [8] Onyx
        [9] Agate
        [10] Garnet
       *[11] Cobalt
    }
web-ended = This table is closed to you
web-ended-why = The server has ended the connection.

## The bar above

web-table = Table
web-game = Saboteur
    .base = Saboteur
    .expansion = Saboteur 2
web-round = Round { $round } of { $rounds }
web-to-draw = to draw
web-fit = Show the whole maze
web-nearer = Nearer
web-farther = Farther
web-text-view = Table as text
web-picture-view = Table as a picture
web-title-turn = Your turn
web-leave = Leave the table
web-leave-playing = Your seat is kept: open this page again and go on. If you give it up, a bot plays for you.
web-leave-last = Nobody else plays here. The game waits for you on the start page; if you end it, it is over for good.
web-leave-end = End the game
web-leave-watching = You can come back at any time with the code of the table.
web-leave-page = Go to the start page
web-leave-seat = Let a bot play for me
web-stay = Stay here

## Players

web-players = Players in order of play
web-seat-you = { $name }, that is you
web-seat-turn = it is this player’s turn
web-held = A bot holds this seat for now
web-here = connected
web-away = not connected
web-bot-level = { $level ->
       *[random] A bot that plays at random
        [greedy] A bot that digs straight ahead
        [steady] A bot that thinks about who is lying
        [sharp] A bot that thinks hard
    }
web-cards-held = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-time-left = { $time } left
web-gold = gold
web-has-gold = has gold
web-nugget-cards = { $count ->
        [one] { $count } nugget card
       *[other] { $count } nugget cards
    }
web-face-down = { $count ->
        [one] { $count } card discarded face down
       *[other] { $count } cards discarded face down
    }
web-nothing-before = nothing is broken
web-before = { $thing ->
        [cart] cart broken
        [lamp] lamp broken
        [pick] pick broken
        [trap] trapped
       *[theft] theft laid
    }
web-before-short = { $thing ->
        [cart] cart
        [lamp] lamp
        [pick] pick
        [trap] trap
       *[theft] theft
    }
web-is-role = { $role ->
        [miner] is a miner
       *[saboteur] is a saboteur
        [selfish] is the selfish dwarf
        [blue] is a blue miner
        [green] is a green miner
        [boss] is the boss
        [profiteer] is the profiteer
        [geologist] is a geologist
    }
web-mark = My mark: { $mark }
web-mute-player = Don’t hear this player
web-unmute-player = Hear this player again
web-aim = { $thing ->
        [cart] Cart
        [lamp] Lamp
        [pick] Pick
       *[none] Choose
    }

## The maze

web-maze = The maze. The table as text describes it in words.
web-cell = { $letter }: { $cell }
web-cell-fits = { $letter }: { $cell }, { $card }
web-places-beyond = { $count ->
        [one] { $count } more place
       *[other] { $count } more places
    }
web-overview = Overview of the maze: press to go there
web-you-saw = { $what ->
        [gold] you saw gold
       *[stone] you saw stone
    }

## What to do now

web-tray = Your place
web-hand = Your hand
web-hand-empty = You have no cards left.
web-watching = You are watching. Hands and dwarfs stay hidden until the end of the round.
web-deck = { $count ->
        [one] { $count } card to draw
       *[other] { $count } cards to draw
    }
web-gone = { $count ->
        [one] { $count } gone
       *[other] { $count } gone
    }
web-your-turn = Your turn.
web-named = { $card }.
web-choose = Choose a card, or pass.
web-choose-stopped = { $thing ->
        [cart] Your cart is broken, so no tunnels:
        [lamp] Your lamp is broken, so no tunnels:
        [pick] Your pick is broken, so no tunnels:
        [trap] You are trapped, so no tunnels:
       *[several] Several cards stop you, so no tunnels:
    } { $left ->
        [help] { $thing ->
            [cart] repair it
            [lamp] repair it
            [pick] repair it
            [trap] free yourself
           *[several] remove one
        }, play an action, or pass.
        [clear] discard two cards against it, play an action, or pass.
        [action] play an action, or pass.
       *[pass] you can only pass.
    }
web-waiting = A moment…
web-thinking-play = { $name } is thinking.
web-thinking-take = { $name } is taking a nugget.
web-thinking-steal = { $name } is stealing.
web-thinking-over = The round is over.
web-then = Then: { $names }.
web-lost = Connection lost.
web-lost-kept = Your seat, your cards and your clock are kept.
web-retry = { $seconds ->
        [one] Trying again in { $seconds } second.
       *[other] Trying again in { $seconds } seconds.
    }
web-retrying = Trying again…
web-no-network = This device is offline.
web-no-answer = The server does not answer. It may be starting anew, or the connection is poor.
web-unreached = The table cannot be reached
web-unreached-kept = Nothing is lost: the game is kept on the server, and this page goes on trying by itself.
web-retry-now = Try now
web-not-so = Not like this.
web-stood-in = A bot is playing for you.
web-stood-in-back = Take your seat back whenever you like.
web-take = { $count ->
        [one] Take the last nugget.
       *[other] Take one of { $count } nuggets. The others go on to the next.
    }
web-steal = Your theft pays off: choose a player to take 1 gold from.
web-steal-may = Your theft pays off: choose a player to take 1 gold from, or let it be.
web-discard = Discard.
web-discard-most = { $most ->
        [one] Choose { $most } card; it goes face down.
       *[other] Choose up to { $most } cards; they go face down.
    }
web-clear = { $thing ->
        [cart] Repair your cart yourself.
        [lamp] Repair your lamp yourself.
        [pick] Repair your pick yourself.
        [trap] Free yourself.
       *[theft] Remove your theft.
    }
web-clear-two = Choose two cards to discard for it.
web-clear-what = What is to go
web-which-tool = Which tool
web-fits = { $count ->
        [one] This card fits in { $count } place.
       *[other] This card fits in { $count } places.
    }
web-fits-nowhere = This card fits nowhere now. Choose another one, or pass.
web-turn-or-place = Turn it, or place it here.
web-place-here = Place it here?
web-map-here = Look at this goal?
web-rockfall-here = Remove this card?
web-useless = { $kind ->
        [fix] Nobody has a broken tool that this card repairs. Choose another one, or pass.
        [free] Nobody is trapped. Choose another card, or pass.
        [hands-off] No theft lies before anybody. Choose another card, or pass.
       *[other] This card is of no use now. Choose another one, or pass.
    }
web-theft = Lay the theft before you, to steal 1 gold after the round.
web-aimed = Do it?
web-offer = Nuggets on offer
web-nugget = { $gold ->
        [one] Nugget worth { $gold } gold
       *[other] Nugget worth { $gold } gold
    }

## Verbs

web-next = { $what ->
        [place] Choose a place
        [goal] Choose a goal
        [player] Choose a player
        [two] Choose two cards
       *[card] Choose a card
    }
web-turn = Turn
web-pass = Pass…
web-clear-verb = Get rid…
web-hint = Hint
web-talk = Say something
web-do-place = Place it
web-do-map = Look at it
web-do-rockfall = Let it fall
web-do-theft = Lay the theft
web-do-back = Take my seat back
web-do-take = Take { $gold }
web-do-steal = Steal from { $name }
web-do-decline = Let it be
web-do-discard = { $count ->
        [one] Discard { $count }
       *[other] Discard { $count }
    }
web-do-clear = { $thing ->
        [cart] Repair the cart
        [lamp] Repair the lamp
        [pick] Repair the pick
        [trap] Leave the trap
       *[theft] Remove the theft
    }
web-do-break = { $thing ->
        [cart] Break cart: { $name }
        [lamp] Break lamp: { $name }
       *[pick] Break pick: { $name }
    }
web-do-break-self = { $thing ->
        [cart] Break my own cart
        [lamp] Break my own lamp
       *[pick] Break my own pick
    }
web-do-fix = { $thing ->
        [cart] Repair cart: { $name }
        [lamp] Repair lamp: { $name }
       *[pick] Repair pick: { $name }
    }
web-do-fix-self = { $thing ->
        [cart] Repair my cart
        [lamp] Repair my lamp
       *[pick] Repair my pick
    }
web-do-trap = Trap: { $name }
web-do-free = Free: { $name }
web-do-free-self = Free myself
web-do-inspect = Look at the dwarf: { $name }
web-do-inspect-self = Look at my own dwarf
web-do-hats = New dwarf: { $name }
web-do-hats-self = New dwarf for me
web-do-swap-hands = Swap hands: { $name }
web-do-hands-off = Prevent the theft: { $name }
web-do-hands-off-self = Remove my own theft

## Papers

web-dwarf = Your role this round
web-dwarf-new = Your new role
web-dwarf-noted = Got it
web-your-role = You: { $role }. Open the notebook
web-notebook = Notebook
web-log = Log and talk
web-log-new = { $count ->
        [one] Log and talk, { $count } new line
       *[other] Log and talk, { $count } new lines
    }

## Keys

web-key-card = choose a card, or lay it back
web-key-cell = choose the lit place with this letter
web-key-turn = turn the card
web-key-play = play what is chosen
web-key-back = lay everything back
web-key-pass = pass and discard
web-key-clear = discard two cards to get rid of something
web-key-hint = ask for a hint, when you play against bots alone
web-key-pan = move the maze
web-key-zoom = nearer and farther
web-key-fit = show the whole maze
web-key-notebook = notebook
web-key-talk = talk
web-key-help = this list
web-key-use = Use keys of a single letter or digit
