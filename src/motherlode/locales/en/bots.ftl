### Why a move: what a computer player says of its own move, in the first person.
### $role is the name of a role, $deed what somebody has done (see bots/reasons.py); $cell is notation.

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

reason-steal = There seems to be most to gain from seat { $seat }.
reason-steal-none = I do not want to steal from anybody.
reason-take = These nuggets are worth the most.
reason-theft = The theft may bring me gold at the end of the round.
reason-clear = To be rid of what lies before me is worth two cards.
reason-pass = Nothing I could play is worth as much as a new card.
reason-swap-hands = The cards of seat { $seat } are probably better than mine.

## The others

reason-inspect = I want to know who seat { $seat } is.
reason-hats = It suits me better if seat { $seat } plays another dwarf.
reason-hats-self = I hope for a dwarf that suits me better.
reason-hands-off = Seat { $seat } shall not steal.
reason-free-self = I want to be out of the trap.
reason-mend-self = I want to dig again.
reason-mend = This helps seat { $seat }. { opinion-guess }
reason-mend-known = This helps seat { $seat }. { opinion-known }
reason-break = This stops seat { $seat }. { opinion-guess }
reason-break-known = This stops seat { $seat }. { opinion-known }

## What is thought of somebody

opinion-known = I know that seat { $seat } is { $role ->
        [miner] a miner
       *[saboteur] a saboteur
        [selfish] a selfish dwarf
        [blue] a blue miner
        [green] a green miner
        [boss] the boss
        [profiteer] the profiteer
        [geologist] a geologist
    }.
opinion-guess = I put the chance that seat { $seat } is { $role ->
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
        [forward] Seat { $seat } dug towards where the treasure seems to lie.
        [forward-near] Seat { $seat } dug on when the treasure was near.
        [forward-knowing] Seat { $seat } must know where the treasure lies and dug towards it.
        [sideways] Seat { $seat } dug where it brings nobody nearer to the treasure.
        [backward] Seat { $seat } dug so that the way to the treasure became longer.
        [dead-end] Seat { $seat } laid a dead end.
        [blocking] Seat { $seat } blocked the way with a dead end.
        [astray-knowing] Seat { $seat } must know where the treasure lies and yet dug elsewhere.
        [break] Seat { $seat } broke a tool of another player.
        [fix-other] Seat { $seat } repaired a tool of another player.
        [rockfall-clears] Seat { $seat } cleared the way with a rockfall.
        [rockfall-cuts] Seat { $seat } made the way longer with a rockfall.
        [rockfall-idle] Seat { $seat } played a rockfall where it was of no use.
        [pass] Seat { $seat } discarded although nothing kept it from digging.
        [pass-near] Seat { $seat } discarded instead of digging when the treasure was near.
        [trap] Seat { $seat } trapped another player.
        [free-other] Seat { $seat } freed another player from a trap.
    }
