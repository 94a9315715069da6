### What is printed on cards, and how a path card sounds.

## Letters of the teams on doors and hats: the first of the colour’s name

drawing-letter-blue = A
drawing-letter-green = V

## Short words on action cards

drawing-break-cart = Vagoneta rota
drawing-break-lamp = Farol roto
drawing-break-pick = Pico roto
drawing-fix-cart = Reparar vagoneta
drawing-fix-lamp = Reparar farol
drawing-fix-pick = Reparar pico
drawing-fix-cart-lamp = Vagoneta o farol
drawing-fix-cart-pick = Vagoneta o pico
drawing-fix-lamp-pick = Farol o pico
drawing-rockfall = Derrumbe
drawing-map = Mapa
drawing-theft = Ladrón
drawing-hands-off = Manos fuera
drawing-swap-hands = Cambiar manos
drawing-inspect = Inspección
drawing-hats = Cambiar sombreros
drawing-trap = Atrapado
drawing-free = Libertad

## Path cards aloud: “tunnel: north and south; dead end: east; blue door”

drawing-tunnel = túnel: { $sides }
drawing-dead-ends =
    { $count ->
        [one] callejón sin salida: { $sides }
       *[other] callejones sin salida: { $sides }
    }
drawing-back = Objetivo oculto
drawing-deck = mazo

## Sides of a card

drawing-sides-N = norte
drawing-sides-E = este
drawing-sides-S = sur
drawing-sides-W = oeste
drawing-sides-NE = norte y este
drawing-sides-NS = norte y sur
drawing-sides-NW = norte y oeste
drawing-sides-ES = este y sur
drawing-sides-EW = este y oeste
drawing-sides-SW = sur y oeste
drawing-sides-NES = norte, este y sur
drawing-sides-NEW = norte, este y oeste
drawing-sides-NSW = norte, sur y oeste
drawing-sides-ESW = este, sur y oeste
drawing-sides-NESW = norte, este, sur y oeste
