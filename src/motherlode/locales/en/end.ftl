### The ends of rounds and of the game. $name is a player’s name and $names are several, all as they are; $cell is a place in the maze such as 3,-1, $cells are several; $goal is 0, 1 or 2 for the upper, middle or lower goal; $role is a dwarf.

## The headline of a round

end-won = { $who ->
        [both] Blue and green struck gold
        [blue] The blues struck gold
        [green] The greens struck gold
        [boss] The boss takes the gold
        [profiteer] The profiteer takes the gold
        [selfish] The selfish dwarf takes the gold
        [miner] The miners struck gold
       *[nobody] Gold, but for nobody
    }
end-hidden = The gold stayed hidden
end-hidden-for = { $who ->
        [saboteur] Nobody reached the treasure. The saboteurs win the round.
        [profiteer] Nobody reached the treasure. The profiteer wins the round alone.
       *[nobody] Nobody reached the treasure, and nobody wins the round.
    }
end-dug = { $goal ->
        [0] { $name } dug the last tunnel at { $cell }. The treasure lay under the upper goal.
        [1] { $name } dug the last tunnel at { $cell }. The treasure lay under the middle goal.
       *[2] { $name } dug the last tunnel at { $cell }. The treasure lay under the lower goal.
    }
end-dug-own = { $goal ->
        [0] You dug the last tunnel at { $cell }. The treasure lay under the upper goal.
        [1] You dug the last tunnel at { $cell }. The treasure lay under the middle goal.
       *[2] You dug the last tunnel at { $cell }. The treasure lay under the lower goal.
    }
end-you-won = You are among the winners.
end-you-lost = You are not among the winners.

## Why

end-dwarf = { $role ->
       *[miner] a miner
        [saboteur] a saboteur
        [selfish] a selfish dwarf
        [blue] a blue miner
        [green] a green miner
        [boss] the boss
        [profiteer] the profiteer
        [geologist] a geologist
    }
end-why = Why it ended so
end-why-completed = { $role ->
        [blue] { $name }, a blue miner, completed the way: blue comes first.
        [green] { $name }, a green miner, completed the way: green comes first.
       *[other] { $name }, { end-dwarf }, completed the way.
    }
end-why-completed-own = { $role ->
        [blue] You, a blue miner, completed the way: blue comes first.
        [green] You, a green miner, completed the way: green comes first.
       *[other] You, { end-dwarf }, completed the way.
    }
end-why-alone = { $name }, the selfish dwarf, completed the way and wins alone.
end-why-alone-own = You, the selfish dwarf, completed the way and win alone.
end-why-open = A way to the treasure is open for blue and for green.
end-why-closed = { $team ->
       *[blue] { $count ->
            [one] The green door at { $cells } bars the way for blue.
           *[other] The green doors at { $cells } bar the way for blue.
        }
        [green] { $count ->
            [one] The blue door at { $cells } bars the way for green.
           *[other] The blue doors at { $cells } bar the way for green.
        }
    }
end-why-hidden = The treasure was not reached: just what the saboteurs want.
end-why-nobody = The treasure was not reached, but nobody was a saboteur.
end-why-trapped = { $count ->
        [one] { $names } is trapped and gets no share.
       *[other] Trapped, so without a share: { $names }.
    }
end-why-profiteer = { $name }, the profiteer, always shares, for 2 gold less.
end-why-profiteer-own = You, the profiteer, always share, for 2 gold less.
end-why-boss = { $name }, the boss, wins with either team, for 1 gold less.
end-why-boss-own = You, the boss, win with either team, for 1 gold less.
end-why-crystals = { $count ->
        [one] Whoever wins, geologists are paid for crystals: { $count } lies in the maze.
       *[other] Whoever wins, geologists are paid for crystals: { $count } lie in the maze.
    }
end-why-broken = { $count ->
        [one] { $names } has a broken tool and gets no share.
       *[other] With a broken tool, so without a share: { $names }.
    }
end-why-secret = Each winner takes a nugget card. What the others hold stays secret until the end of the game.
end-closed-to = { $team ->
       *[blue] closed to blue
        [green] closed to green
    }

## Players

end-players = What each player was, and what each one got
end-winner = winner
end-gained = { $gold } gold
end-secret = secret
end-note-dug = dug the last tunnel
end-note-crystals = for crystals
end-note-theft = theft: 1 gold from { $name }
end-note-robbed = 1 gold stolen by { $name }

## What comes next

end-skip = Skip
end-next = On to round { $round }
end-next-waiting = Waiting for the others
end-ready = { $ready } of { $count } ready
end-until = { $seconds ->
        [one] It goes on in { $seconds } second.
       *[other] It goes on in { $seconds } seconds.
    }
end-again = Watch again
end-look = Look at the maze
end-look-back = Back to the result
end-to-standing = See who wins the game
end-to-round = The last round

## The end of the game

end-game-won = { $gold ->
        [one] { $name } wins with { $gold } gold
       *[other] { $name } wins with { $gold } gold
    }
end-game-won-own = { $gold ->
        [one] You win with { $gold } gold
       *[other] You win with { $gold } gold
    }
end-game-tie = { $gold ->
        [one] A tie with { $gold } gold: { $names }
       *[other] A tie with { $gold } gold: { $names }
    }
end-game-tie-own = { $gold ->
        [one] You win with { $gold } gold, together with: { $names }
       *[other] You win with { $gold } gold, together with: { $names }
    }
end-game-rounds = { $rounds ->
        [one] The game is over after { $rounds } round. All gold lies on the table.
       *[other] The game is over after { $rounds } rounds. All gold lies on the table.
    }
end-standing = Standing
end-place = Place { $place }
end-highlights = What will be remembered
end-rematch = Play again
end-rematch-come = Come along to the next game
end-rematch-open = There is a table for the next game.
end-replay = Replay
end-record = Download the record
