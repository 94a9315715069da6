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
        [saboteur] The saboteurs win the round.
        [profiteer] The profiteer wins the round alone.
       *[nobody] Nobody wins the round.
    }
end-dug = { $name } dug the last tunnel at { $cell }.
end-dug-own = You dug the last tunnel at { $cell }.
end-lay = { $goal ->
        [0] The treasure lay under the upper goal.
        [1] The treasure lay under the middle goal.
       *[2] The treasure lay under the lower goal.
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
end-why-completed-any = { $name }, { end-dwarf }, completed the way: every team that can pass wins.
end-why-completed-any-own = You, { end-dwarf }, completed the way: every team that can pass wins.
end-why-spoilt = { $name }, a saboteur, completed a way that is open for both teams: so neither of them wins.
end-why-spoilt-own = You, a saboteur, completed a way that is open for both teams: so neither of them wins.
end-why-alone = { $name }, the selfish dwarf, completed the way and wins alone.
end-why-alone-own = You, the selfish dwarf, completed the way and win alone.
end-why-selfish = { $name }, the selfish dwarf, gets something only by completing the way.
end-why-selfish-own = You, the selfish dwarf, get something only by completing the way.
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
end-why-absent = { $team ->
       *[blue] The way is open for blue, but nobody is a blue miner.
        [green] The way is open for green, but nobody is a green miner.
    }
end-why-neither = No team can pass: the gold is for { $names }.
end-why-neither-nobody = No team can pass, and no boss or profiteer is free to take the gold.
end-why-left-out = No team can pass, and { $name }, the profiteer, did not complete the way.
end-why-left-out-own = No team can pass, and you, the profiteer, did not complete the way.
end-why-hidden = The treasure was not reached: just what the saboteurs want.
end-why-nobody = The treasure was not reached, but nobody was a saboteur.
end-why-pay = { $count ->
        [one] A single saboteur is paid { $gold } gold.
       *[other] { $count } saboteurs are paid { $gold } gold each.
    }
end-why-trapped = { $count ->
        [one] { $names } is trapped and gets no share.
       *[other] Trapped, so without a share: { $names }.
    }
end-why-profiteer = { $gold ->
        [0] { $name }, the profiteer, always shares, for 2 gold less: this time nothing is left.
       *[other] { $name }, the profiteer, always shares, for 2 gold less.
    }
end-why-profiteer-own = { $gold ->
        [0] You, the profiteer, always share, for 2 gold less: this time nothing is left.
       *[other] You, the profiteer, always share, for 2 gold less.
    }
end-why-boss = { $gold ->
        [0] { $name }, the boss, wins with either team, for 1 gold less: this time nothing is left.
       *[other] { $name }, the boss, wins with either team, for 1 gold less.
    }
end-why-boss-own = { $gold ->
        [0] You, the boss, win with either team, for 1 gold less: this time nothing is left.
       *[other] You, the boss, win with either team, for 1 gold less.
    }
end-why-crystals = { $count ->
        [0] Geologists are paid for crystals, but there are none in the maze.
        [one] Whoever wins, a geologist takes 1 gold for each crystal: { $count } lies in the maze.
       *[other] Whoever wins, a geologist takes 1 gold for each crystal: { $count } lie in the maze.
    }
end-why-crystals-half = { $count ->
        [one] Whoever wins, each of the two geologists takes 1 gold for every two crystals: { $count } lies in the maze.
       *[other] Whoever wins, each of the two geologists takes 1 gold for every two crystals: { $count } lie in the maze.
    }
end-why-broken = { $count ->
        [one] { $names } has a broken tool and gets no share.
       *[other] With a broken tool, so without a share: { $names }.
    }
end-why-secret = Nugget cards go round among the winners. What the others take stays secret until the end of the game.
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
