### Why a move: what a computer player says of its own move, in the first person.
### $role is the name of a role, $deed what somebody has done (see bots/players/explanations.py); $cell is notation.

reason-none = I give no reason for this move.
reason-forced = It is the only legal move.

## The maze

reason-finish = This takes the tunnel to a goal where the treasure may lie.
reason-crystal = This puts a crystal into the maze.
reason-hinder = This keeps the tunnel away from the treasure.
reason-hide = This does not give me away and helps the others little.
reason-dig = This brings the tunnel nearer to where the treasure seems to lie.
reason-way = This brings the tunnel hardly any nearer, but it may open another way.
reason-map = I want to know what lies on { $cell }.
reason-rockfall-clears = The rockfall clears the way to the treasure.
reason-rockfall-cuts = The rockfall makes the way to the treasure longer.
reason-rockfall-idle = The rockfall changes little, and I can do without the card.

## Gold and cards

reason-steal = There seems to be most to gain from player { $seat }.
reason-steal-none = I do not want to steal from anybody.
reason-take = These nuggets are worth the most.
reason-theft = The theft may bring me gold at the end of the round.
reason-clear = To be rid of what lies before me is worth two cards.
reason-pass = Nothing I could play is worth as much as a new card.
reason-swap-hands = The cards of player { $seat } are probably better than mine.

## The others

reason-inspect = I want to know who player { $seat } is.
reason-hats = It suits me better if player { $seat } plays another dwarf.
reason-hats-self = I hope for a dwarf that suits me better.
reason-hands-off = Player { $seat } shall not steal.
reason-free-self = I want to be out of the trap.
reason-mend-self = I want to dig again.
reason-mend = This helps player { $seat }. { opinion-guess }
reason-mend-known = This helps player { $seat }. { opinion-known }
reason-break = This stops player { $seat }. { opinion-guess }
reason-break-known = This stops player { $seat }. { opinion-known }

## What is thought of somebody

opinion-known = I know that player { $seat } is { $role ->
        [miner] a miner
       *[saboteur] a saboteur
        [selfish] a selfish dwarf
        [blue] a blue miner
        [green] a green miner
        [boss] the boss
        [profiteer] the profiteer
        [geologist] a geologist
    }.
opinion-guess = I put the chance that player { $seat } is { $role ->
        [miner] a miner
       *[saboteur] a saboteur
        [selfish] a selfish dwarf
        [blue] a blue miner
        [green] a green miner
        [boss] the boss
        [profiteer] the profiteer
        [geologist] a geologist
    } at { $percent }%. { $deed ->
       *[none] That follows from all I have seen so far.
        [forward] Player { $seat } dug towards where the treasure seems to lie.
        [forward-near] Player { $seat } dug on when the treasure was near.
        [forward-knowing] Player { $seat } must know where the treasure lies and dug towards it.
        [sideways] Player { $seat } dug where it brings nobody nearer to the treasure.
        [backward] Player { $seat } dug so that the way to the treasure became longer.
        [dead-end] Player { $seat } laid a dead end.
        [blocking] Player { $seat } blocked the way with a dead end.
        [astray-knowing] Player { $seat } must know where the treasure lies and yet dug elsewhere.
        [break] Player { $seat } broke a tool of another player.
        [fix-other] Player { $seat } repaired a tool of another player.
        [rockfall-clears] Player { $seat } cleared the way with a rockfall.
        [rockfall-cuts] Player { $seat } made the way longer with a rockfall.
        [rockfall-idle] Player { $seat } played a rockfall where it was of no use.
        [pass] Player { $seat } discarded although nothing kept them from digging.
        [pass-near] Player { $seat } discarded instead of digging when the treasure was near.
        [trap] Player { $seat } trapped another player.
        [free-other] Player { $seat } freed another player from a trap.
    }
