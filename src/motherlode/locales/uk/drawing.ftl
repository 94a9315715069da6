### What is printed on cards, and how a path card sounds.

## Letters of the teams on doors and hats: the first of the colour’s name

drawing-letter-blue = С
drawing-letter-green = З

## Short words on action cards

drawing-break-cart = Зламана вагонетка
drawing-break-lamp = Зламаний ліхтар
drawing-break-pick = Зламане кайло
drawing-fix-cart = Ремонт вагонетки
drawing-fix-lamp = Ремонт ліхтаря
drawing-fix-pick = Ремонт кайла
drawing-fix-cart-lamp = Вагонетка або ліхтар
drawing-fix-cart-pick = Вагонетка або кайло
drawing-fix-lamp-pick = Ліхтар або кайло
drawing-rockfall = Обвал
drawing-map = Мапа
drawing-theft = Злодій
drawing-hands-off = Руки геть
drawing-swap-hands = Обмін інвентарем
drawing-inspect = Інспекція
drawing-hats = Обмін ковпаками
drawing-trap = Спійманий
drawing-free = Вільний

## Path cards aloud: “tunnel: north and south; dead end: east; blue door”

drawing-tunnel = тунель: { $sides }
drawing-dead-ends =
    { $count ->
        [one] глухий кут: { $sides }
        [few] глухі кути: { $sides }
        [many] глухі кути: { $sides }
       *[other] глухі кути: { $sides }
    }
drawing-back = прихована карта кінця
drawing-deck = колода

## Sides of a card

drawing-sides-N = північ
drawing-sides-E = схід
drawing-sides-S = південь
drawing-sides-W = захід
drawing-sides-NE = північ і схід
drawing-sides-NS = північ і південь
drawing-sides-NW = північ і захід
drawing-sides-ES = схід і південь
drawing-sides-EW = схід і захід
drawing-sides-SW = південь і захід
drawing-sides-NES = північ, схід і південь
drawing-sides-NEW = північ, схід і захід
drawing-sides-NSW = північ, південь і захід
drawing-sides-ESW = схід, південь і захід
drawing-sides-NESW = північ, схід, південь і захід
