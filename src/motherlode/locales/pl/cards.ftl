### Names of cards, roles and tools. A card’s .does says in one sentence what it is for, a role’s .goal what its player wants.

## Path cards

card-path = karta korytarza
    .does = Przedłuża labirynt o korytarz.
card-dead-end = ślepy zaułek
    .does = Dokłada się go do labiryntu jak każdą kartę korytarza, ale jego korytarze donikąd nie prowadzą.
card-bridge = most
    .does = Ma dwa proste korytarze, które krzyżują się bez połączenia.
card-double-curve = podwójny zakręt
    .does = Ma dwa skręcające korytarze, które się nie łączą.
card-ladder = drabina
    .does = Jest połączona ze startem i z każdą inną drabiną; można ją dołożyć do dowolnej otwartej krawędzi w labiryncie, ale nie do celu.
card-door-blue = niebieskie drzwi
    .does = Na koniec rundy przepuszczają niebieskich górników, a zielonych nie.
card-door-green = zielone drzwi
    .does = Na koniec rundy przepuszczają zielonych górników, a niebieskich nie.
card-crystal = kryształ
    .does = To karta korytarza z kryształem, który przynosi złoto geologom.
card-start = start
    .does = To skrzyżowanie z drabiną, od którego zaczynają się wszystkie korytarze.
card-treasure = skarb
    .does = To cel, którego wszyscy szukają: gdy zostanie odkryty, runda się kończy.
card-stone = kamień
    .does = To cel bez złota: po odkryciu staje się zakrętem w labiryncie.

## Action cards

card-break-cart = zepsuty wagonik
    .does = Połóż przed innym graczem: nie zagrywa on kart korytarzy, dopóki wagonik nie zostanie naprawiony.
card-break-lamp = zepsuta latarnia
    .does = Połóż przed innym graczem: nie zagrywa on kart korytarzy, dopóki latarnia nie zostanie naprawiona.
card-break-pick = zepsuty kilof
    .does = Połóż przed innym graczem: nie zagrywa on kart korytarzy, dopóki kilof nie zostanie naprawiony.
card-fix-cart = naprawa wagonika
    .does = Usuń zepsuty wagonik sprzed dowolnego gracza, także sprzed siebie.
card-fix-lamp = naprawa latarni
    .does = Usuń zepsutą latarnię sprzed dowolnego gracza, także sprzed siebie.
card-fix-pick = naprawa kilofa
    .does = Usuń zepsuty kilof sprzed dowolnego gracza, także sprzed siebie.
card-fix-cart-lamp = naprawa wagonika albo latarni
    .does = Usuń zepsuty wagonik albo zepsutą latarnię, jedno z dwojga, sprzed dowolnego gracza, także sprzed siebie.
card-fix-cart-pick = naprawa wagonika albo kilofa
    .does = Usuń zepsuty wagonik albo zepsuty kilof, jedno z dwojga, sprzed dowolnego gracza, także sprzed siebie.
card-fix-lamp-pick = naprawa latarni albo kilofa
    .does = Usuń zepsutą latarnię albo zepsuty kilof, jedno z dwojga, sprzed dowolnego gracza, także sprzed siebie.
card-rockfall = osuwisko
    .does = Usuń z labiryntu jedną kartę korytarza, ale nie start ani cel.
card-map = mapa
    .does = Obejrzyj w tajemnicy jeden zakryty cel.
card-theft = kradzież
    .does = Połóż przed sobą: po podziale złota zabierz innemu graczowi 1 bryłkę złota, chyba że jesteś w pułapce.
card-hands-off = łapy precz!
    .does = Usuń kradzież sprzed dowolnego gracza, także sprzed siebie.
card-swap-hands = wymiana kart na ręce
    .does = Wymień się wszystkimi kartami na ręce z innym graczem, który potem dobiera 1 kartę zamiast ciebie.
card-inspect = inspekcja
    .does = Obejrzyj w tajemnicy krasnoluda innego gracza.
card-hats = zamiana czapek
    .does = Dowolny gracz, możesz to być ty, wymienia swojego krasnoluda na nowego ze stosu.
card-trap = pułapka
    .does = Połóż przed innym graczem: w pułapce nie zagrywa on kart korytarzy, a na koniec rundy nie dostaje złota.
card-free = wolność
    .does = Usuń pułapkę sprzed dowolnego gracza, także sprzed siebie.

## Roles

role-miner = górnik
    .goal = Chcesz, aby korytarz dotarł do skarbu.
role-saboteur = sabotażysta
    .goal = Chcesz, aby runda skończyła się, zanim ktokolwiek dotrze do skarbu.
role-selfish = samolubny krasnolud
    .goal = Chcesz dotrzeć do skarbu własną kartą i dzięki temu wygrać w pojedynkę.
role-blue = niebieski górnik
    .goal = Chcesz, aby do skarbu dotarto drogą, której nie zamykają zielone drzwi, a najlepiej, aby ukończyła ją karta niebieskiej drużyny.
role-green = zielony górnik
    .goal = Chcesz, aby do skarbu dotarto drogą, której nie zamykają niebieskie drzwi, a najlepiej, aby ukończyła ją karta zielonej drużyny.
role-boss = szef
    .goal = Chcesz, aby dotarto do skarbu: wygrywasz z każdą z drużyn, ale bierzesz o 1 bryłkę złota mniej.
role-profiteer = spekulant
    .goal = Należysz do zwycięskiej grupy bez względu na to, kto wygra, ale bierzesz o 2 bryłki złota mniej, więc chcesz, aby ta grupa była mała.
role-geologist = geolog
    .goal = Chcesz, aby w labiryncie było jak najwięcej kryształów: każdy jest wart 1 bryłkę złota bez względu na to, kto wygra.

## What lies before a player

tool-cart = zepsuty wagonik
tool-lamp = zepsuta latarnia
tool-pick = zepsuty kilof
tool-trap = pułapka
tool-theft = kradzież
