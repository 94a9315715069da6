### What is printed on cards, and how a path card sounds.

## Letters of the teams on doors and hats: the first of the colour’s name

drawing-letter-blue = N
drawing-letter-green = Z

## Short words on action cards

drawing-break-cart = Zepsuty wagonik
drawing-break-lamp = Zepsuta latarnia
drawing-break-pick = Zepsuty kilof
drawing-fix-cart = Naprawa wagonika
drawing-fix-lamp = Naprawa latarni
drawing-fix-pick = Naprawa kilofa
drawing-fix-cart-lamp = Wagonik albo latarnia
drawing-fix-cart-pick = Wagonik albo kilof
drawing-fix-lamp-pick = Latarnia albo kilof
drawing-rockfall = Osuwisko
drawing-map = Mapa
drawing-theft = Kradzież
drawing-hands-off = Łapy precz!
drawing-swap-hands = Wymiana kart
drawing-inspect = Inspekcja
drawing-hats = Zamiana czapek
drawing-trap = Pułapka
drawing-free = Wolność

## Path cards aloud: “tunnel: north and south; dead end: east; blue door”

drawing-tunnel = korytarz: { $sides }
drawing-dead-ends =
    { $count ->
        [one] ślepy zaułek: { $sides }
        [few] ślepe zaułki: { $sides }
        [many] ślepe zaułki: { $sides }
       *[other] ślepe zaułki: { $sides }
    }
drawing-back = zakryty cel
drawing-deck = stos kart

## Sides of a card

drawing-sides-N = północ
drawing-sides-E = wschód
drawing-sides-S = południe
drawing-sides-W = zachód
drawing-sides-NE = północ i wschód
drawing-sides-NS = północ i południe
drawing-sides-NW = północ i zachód
drawing-sides-ES = wschód i południe
drawing-sides-EW = wschód i zachód
drawing-sides-SW = południe i zachód
drawing-sides-NES = północ, wschód i południe
drawing-sides-NEW = północ, wschód i zachód
drawing-sides-NSW = północ, południe i zachód
drawing-sides-ESW = wschód, południe i zachód
drawing-sides-NESW = północ, wschód, południe i zachód
