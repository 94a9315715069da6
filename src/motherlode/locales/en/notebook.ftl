### The notebook beside the maze: what one knows, saw and suspects.
### $name is the name of a player, $names several, as they are; $role is a role of cards.ftl; $goal is 0, 1 or 2 for the upper, middle or lower goal; $move is the number of a move.

notebook-title = Notebook
notebook-private = only you see this
notebook-spectator = You are watching. You see what everybody sees: enjoy guessing who digs and who spoils.
notebook-waiting = When the cards are dealt, your role is written here.
notebook-gold = { $gold ->
        [0] You have no gold yet.
       *[other] You have { $gold } gold.
    }

## What you saw

notebook-saw = What you saw
notebook-goal-name = { $goal ->
       *[0] upper goal
        [1] middle goal
        [2] lower goal
    }
notebook-goal-found = { $found ->
       *[unknown] unseen
        [gold] gold
        [stone] stone
    }
notebook-goal-revealed = revealed
notebook-goal-yours = only you looked
notebook-goal-shared = also seen by { $names }
notebook-goal-others = seen by { $names }
notebook-goal-show = { $goal ->
       *[0] Show the upper goal on the maze
        [1] Show the middle goal on the maze
        [2] Show the lower goal on the maze
    }
notebook-inspected = { $role ->
       *[miner] { $name } is a miner
        [saboteur] { $name } is a saboteur
        [selfish] { $name } is a selfish dwarf
        [blue] { $name } is a blue miner
        [green] { $name } is a green miner
        [boss] { $name } is the boss
        [profiteer] { $name } is the profiteer
        [geologist] { $name } is a geologist
    }
notebook-inspected-move = inspected, move { $move }
notebook-changed = Hats were swapped since: { $name } has another dwarf now.
notebook-fellows = { $count ->
        [0] You are the only saboteur.
        [1] The other saboteur: { $names }
       *[other] The other saboteurs: { $names }
    }
notebook-hand = { $name } got your hand, move { $move }
notebook-own-discards = Your face-down discards

## Suspicion

notebook-suspicion = Suspicion
notebook-suspicion-how = tap to change
notebook-mark-none = no mark
notebook-mark-suspicious = saboteur?
notebook-mark-trusted = trusted
notebook-mark-unsure = unsure
notebook-goal-mark-none = no guess
notebook-goal-mark-gold = gold?
notebook-goal-mark-stone = stone?
notebook-recall = Bring back the marks of the last round

## Cards gone

notebook-gone = Cards gone
notebook-gone-none = No card has been played yet.
notebook-gone-kind = { $kind ->
       *[path] Tunnels
        [dead-end] Dead ends
        [bridge] Bridges
        [double-curve] Double curves
        [ladder] Ladders
        [door-blue] Blue doors
        [door-green] Green doors
        [crystal] Crystals
        [break] Broken tools
        [fix] Repairs
        [rockfall] Rockfalls
        [map] Maps
        [theft] Thefts
        [hands-off] Hands off
        [trap] Traps
        [free] Freedom
        [inspect] Inspections
        [hats] Swapped hats
        [swap-hands] Swapped hands
    }
notebook-face-down = Discarded face down
