### What is printed on cards, and how a path card sounds.

## Letters of the teams on doors and hats: the first of the colour’s name

drawing-letter-blue = B
drawing-letter-green = G

## Short words on action cards

drawing-break-cart = Broken cart
drawing-break-lamp = Broken lamp
drawing-break-pick = Broken pick
drawing-fix-cart = Cart repair
drawing-fix-lamp = Lamp repair
drawing-fix-pick = Pick repair
drawing-fix-cart-lamp = Cart or lamp
drawing-fix-cart-pick = Cart or pick
drawing-fix-lamp-pick = Lamp or pick
drawing-rockfall = Rockfall
drawing-map = Map
drawing-theft = Theft
drawing-hands-off = Hands off
drawing-swap-hands = Swap hands
drawing-inspect = Inspection
drawing-hats = Swap hats
drawing-trap = Trap
drawing-free = Freedom

## Path cards aloud: “tunnel: north and south; dead end: east; blue door”

drawing-tunnel = tunnel: { $sides }
drawing-dead-ends =
    { $count ->
        [one] dead end: { $sides }
       *[other] dead ends: { $sides }
    }
drawing-back = hidden goal
drawing-deck = draw pile

## Sides of a card

drawing-sides-N = north
drawing-sides-E = east
drawing-sides-S = south
drawing-sides-W = west
drawing-sides-NE = north and east
drawing-sides-NS = north and south
drawing-sides-NW = north and west
drawing-sides-ES = east and south
drawing-sides-EW = east and west
drawing-sides-SW = south and west
drawing-sides-NES = north, east and south
drawing-sides-NEW = north, east and west
drawing-sides-NSW = north, south and west
drawing-sides-ESW = east, south and west
drawing-sides-NESW = north, east, south and west
