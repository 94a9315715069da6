### Names of cards, roles and tools. A card’s .does says in one sentence what it is for, a role’s .goal what its player wants.

## Path cards

card-path = path card
    .does = Extends the maze by a tunnel.
card-dead-end = dead end
    .does = Fits into the maze like any path card, but its tunnels lead nowhere.
card-bridge = bridge
    .does = Carries two straight tunnels that cross without meeting.
card-double-curve = double curve
    .does = Carries two bent tunnels that do not meet.
card-ladder = ladder
    .does = Is linked to the start and to every other ladder, and may be laid against any open edge of the maze, but not against a goal.
card-door-blue = blue door
    .does = At the end of the round lets blue miners through, but no green ones.
card-door-green = green door
    .does = At the end of the round lets green miners through, but no blue ones.
card-crystal = crystal
    .does = Is a path card with a crystal, which brings gold to the geologists.
card-start = start
    .does = Is the crossing with a ladder from which all tunnels set out.
card-treasure = treasure
    .does = Is the goal everyone is looking for: once it is revealed, the round is over.
card-stone = stone
    .does = Is a goal without gold: revealed, it becomes a curve in the maze.

## Action cards

card-break-cart = broken cart
    .does = Lay it before another player, who plays no path cards until the cart is repaired.
card-break-lamp = broken lamp
    .does = Lay it before another player, who plays no path cards until the lamp is repaired.
card-break-pick = broken pick
    .does = Lay it before another player, who plays no path cards until the pick is repaired.
card-fix-cart = cart repair
    .does = Remove a broken cart lying before any player, yourself included.
card-fix-lamp = lamp repair
    .does = Remove a broken lamp lying before any player, yourself included.
card-fix-pick = pick repair
    .does = Remove a broken pick lying before any player, yourself included.
card-fix-cart-lamp = cart or lamp repair
    .does = Remove a broken cart or a broken lamp, one of the two, lying before any player, yourself included.
card-fix-cart-pick = cart or pick repair
    .does = Remove a broken cart or a broken pick, one of the two, lying before any player, yourself included.
card-fix-lamp-pick = lamp or pick repair
    .does = Remove a broken lamp or a broken pick, one of the two, lying before any player, yourself included.
card-rockfall = rockfall
    .does = Remove one path card from the maze, but neither the start nor a goal.
card-map = map
    .does = Look at one face-down goal in secret.
card-theft = theft
    .does = Lay it before yourself: after the sharing take 1 gold from another player, unless you are trapped.
card-hands-off = hands off
    .does = Remove a theft lying before any player, yourself included.
card-swap-hands = swap hands
    .does = Exchange your whole hand with another player, who then draws 1 card instead of you.
card-inspect = inspection
    .does = Look at another player’s dwarf in secret.
card-hats = swap hats
    .does = Any player, yourself included, exchanges their dwarf for a new one from the pile.
card-trap = trap
    .does = Lay it before another player, who while trapped plays no path cards and gets no gold at the end of the round.
card-free = freedom
    .does = Remove a trap lying before any player, yourself included.

## Roles

role-miner = miner
    .goal = You want a tunnel to reach the treasure.
role-saboteur = saboteur
    .goal = You want the round to end before the treasure is reached.
role-selfish = selfish dwarf
    .goal = You want to reach the treasure with a card of your own, and so win alone.
role-blue = blue miner
    .goal = You want the treasure to be reached by a way that no green door bars, best of all by a card of the blue team.
role-green = green miner
    .goal = You want the treasure to be reached by a way that no blue door bars, best of all by a card of the green team.
role-boss = boss
    .goal = You want the treasure to be reached: you win with either team, but take 1 gold less.
role-profiteer = profiteer
    .goal = You are in the winning group whoever wins, but take 2 gold less, so you want that group to be small.
role-geologist = geologist
    .goal = You want as many crystals as possible in the maze: each is worth 1 gold, whoever wins.

## What lies before a player

tool-cart = broken cart
tool-lamp = broken lamp
tool-pick = broken pick
tool-trap = trap
tool-theft = theft
