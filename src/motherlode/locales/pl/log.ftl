### What has happened, told to one reader. A plain id: somebody does something, to somebody else if to anybody. -own: the reader does it. -you: somebody does it to the reader. -self: somebody does it to themselves. -own-self: the reader to the reader.
### $name is who does it, $target to whom, $names are several, all as they are; $cell is a place in the maze such as 3,-1; $goal is 0, 1 or 2 for the upper, middle or lower goal; $cards are names from cards.ftl, $dwarfs names with roles; $text is what somebody says; $seat is the number of a bot’s seat, which has its name.

## Words within sentences

log-kind = { $kind ->
       *[path] kartę korytarza
        [dead-end] ślepy zaułek
        [bridge] most
        [double-curve] podwójny zakręt
        [ladder] drabinę
        [door-blue] niebieskie drzwi
        [door-green] zielone drzwi
        [crystal] kryształ
    }
log-dwarf = { $role ->
       *[miner] górnik
        [saboteur] sabotażysta
        [selfish] samolubny krasnolud
        [blue] niebieski górnik
        [green] zielony górnik
        [boss] szef
        [profiteer] spekulant
        [geologist] geolog
    }

## The table

log-opened = Stół jest otwarty.
log-renamed = Ktoś ma nowe imię: { $name }.
log-renamed-own = Masz nowe imię: { $name }.
log-sat = { $name } zajmuje miejsce.
log-sat-own = Zajmujesz miejsce.
log-stood = { $name } odchodzi od stołu.
log-stood-own = Odchodzisz od stołu.
log-kicked = Decyzją gospodarza { $name } odchodzi od stołu.
log-kicked-own = Decyzją gospodarza odchodzisz od stołu.
log-banned = Decyzją gospodarza { $name } nie ma już wstępu do stołu.
log-banned-own = Decyzją gospodarza nie masz już wstępu do stołu.
log-pardoned = { $name } może wrócić do stołu.
log-pardoned-own = Możesz wrócić do stołu.
log-asked = { $name } prosi o miejsce, na którym gra { web-bot-name }.
log-asked-own = Prosisz o miejsce, na którym gra { web-bot-name }.
log-unasked = { $name } nie prosi już o miejsce.
log-unasked-own = Nie prosisz już o miejsce.
log-invited = { $name } ma od gospodarza zaproszenie do gry.
log-invited-own = Masz od gospodarza zaproszenie do gry.
log-door-open = Do stołu mogą przychodzić nowe osoby.
log-door-closed = Do stołu nie mogą przychodzić nowe osoby.
log-watching = Grę można oglądać.
log-not-watching = Bez miejsca przy stole nie można oglądać gry.
log-hosted = Gospodarzem stołu jest teraz { $name }.
log-hosted-own = Gospodarzem stołu jesteś teraz ty.
log-hosted-again = Gospodarzem stołu znów jest { $name }.
log-hosted-again-own = Gospodarzem stołu znów jesteś ty.
log-shuffled = Miejsca zostają przetasowane.
log-starter-named = Pierwszą rundę zacznie { $name }.
log-starter-named-own = Pierwszą rundę zaczynasz ty.
log-starter-bot = Pierwszą rundę zacznie bot.
log-starter-drawn = O tym, kto zacznie, zdecyduje los.
log-bot-sat = Bot zajmuje miejsce.
log-bot-left = Bot odchodzi od stołu.
log-changed = Ustawienia stołu są teraz inne.
log-ready = { $name } zgłasza gotowość.
log-ready-own = Zgłaszasz gotowość.
log-unready = { $name } cofa gotowość.
log-unready-own = Cofasz gotowość.
log-started = Gra się zaczyna.
log-warned = Czas się kończy: ruch ma { $name }.
log-warned-own = Czas się kończy: twój ruch.
log-auto = Czas minął: ruch gracza { $name } jest automatyczny.
log-auto-own = Czas minął: twój ruch jest automatyczny.
log-left = { $name } opuszcza grę, dalej gra bot.
log-left-own = Opuszczasz grę, dalej gra za ciebie bot.
log-late = { $name } zbyt długo nie wraca, dalej gra bot.
log-late-own = Zbyt długo nie wracasz, dalej gra za ciebie bot.
log-returned = { $name } wraca do gry.
log-returned-own = Wracasz do gry.
log-here = { $name } ma połączenie.
log-gone = { $name } nie ma połączenia.
log-rematched = Stół do następnej gry jest otwarty.
log-closed = Stół jest zamknięty.

## Talk

log-said = { $name } mówi: { $text }
log-said-own = Mówisz: { $text }
log-said-aside = { $name } mówi do widzów: { $text }
log-said-aside-own = Mówisz do widzów: { $text }

## A round begins

log-round = Runda { $round }: zaczyna { $name }.
log-round-own = Runda { $round }: zaczynasz.
log-role-own = Twoja rola: { log-dwarf }.
log-hand-own = Dostajesz karty: { $cards }
log-saboteurs = Sabotażyści poznają się nawzajem.
log-saboteurs-own = { $count ->
        [0] Nie ma innego sabotażysty.
        [1] Drugi sabotażysta: { $names }.
       *[other] Pozostali sabotażyści: { $names }.
    }

## The maze

log-lay = { $name } kładzie { log-kind } na polu { $cell }.
log-lay-own = Kładziesz { log-kind } na polu { $cell }.
log-fall = { $name } zagrywa osuwisko i usuwa { log-kind } z pola { $cell }.
log-fall-own = Zagrywasz osuwisko i usuwasz { log-kind } z pola { $cell }.
log-look = { $goal ->
       *[0] { $name } ogląda górny cel.
        [1] { $name } ogląda środkowy cel.
        [2] { $name } ogląda dolny cel.
    }
log-look-own = { $goal ->
       *[0] Oglądasz górny cel: { $found ->
           *[stone] tylko kamień.
            [treasure] skarb!
        }
        [1] Oglądasz środkowy cel: { $found ->
           *[stone] tylko kamień.
            [treasure] skarb!
        }
        [2] Oglądasz dolny cel: { $found ->
           *[stone] tylko kamień.
            [treasure] skarb!
        }
    }
log-goal = { $goal ->
       *[0] Górny cel zostaje odkryty: { $found ->
           *[stone] tylko kamień.
            [treasure] skarb!
        }
        [1] Środkowy cel zostaje odkryty: { $found ->
           *[stone] tylko kamień.
            [treasure] skarb!
        }
        [2] Dolny cel zostaje odkryty: { $found ->
           *[stone] tylko kamień.
            [treasure] skarb!
        }
    }

## Tools

log-break = { $tool ->
       *[cart] { $name } psuje wagonik gracza { $target }.
        [lamp] { $name } psuje latarnię gracza { $target }.
        [pick] { $name } psuje kilof gracza { $target }.
    }
log-break-own = { $tool ->
       *[cart] Psujesz wagonik gracza { $target }.
        [lamp] Psujesz latarnię gracza { $target }.
        [pick] Psujesz kilof gracza { $target }.
    }
log-break-you = { $tool ->
       *[cart] { $name } psuje twój wagonik.
        [lamp] { $name } psuje twoją latarnię.
        [pick] { $name } psuje twój kilof.
    }
log-break-self = { $tool ->
       *[cart] { $name } psuje własny wagonik.
        [lamp] { $name } psuje własną latarnię.
        [pick] { $name } psuje własny kilof.
    }
log-break-own-self = { $tool ->
       *[cart] Psujesz własny wagonik.
        [lamp] Psujesz własną latarnię.
        [pick] Psujesz własny kilof.
    }
log-fix = { $tool ->
       *[cart] { $name } naprawia wagonik gracza { $target }.
        [lamp] { $name } naprawia latarnię gracza { $target }.
        [pick] { $name } naprawia kilof gracza { $target }.
    }
log-fix-own = { $tool ->
       *[cart] Naprawiasz wagonik gracza { $target }.
        [lamp] Naprawiasz latarnię gracza { $target }.
        [pick] Naprawiasz kilof gracza { $target }.
    }
log-fix-you = { $tool ->
       *[cart] { $name } naprawia twój wagonik.
        [lamp] { $name } naprawia twoją latarnię.
        [pick] { $name } naprawia twój kilof.
    }
log-fix-self = { $tool ->
       *[cart] { $name } naprawia własny wagonik.
        [lamp] { $name } naprawia własną latarnię.
        [pick] { $name } naprawia własny kilof.
    }
log-fix-own-self = { $tool ->
       *[cart] Naprawiasz własny wagonik.
        [lamp] Naprawiasz własną latarnię.
        [pick] Naprawiasz własny kilof.
    }

## Traps and thefts

log-trap = { $name } zastawia pułapkę na gracza { $target }.
log-trap-own = Zastawiasz pułapkę na gracza { $target }.
log-trap-you = { $name } zastawia pułapkę na ciebie.
log-free = { $name } uwalnia z pułapki gracza { $target }.
log-free-own = Uwalniasz z pułapki gracza { $target }.
log-free-you = { $name } uwalnia cię z pułapki.
log-free-self = { $name } wychodzi z pułapki.
log-free-own-self = Wychodzisz z pułapki.
log-theft = { $name } kładzie przed sobą kradzież.
log-theft-own = Kładziesz przed sobą kradzież.
log-hands-off = { $name } usuwa kradzież gracza { $target }.
log-hands-off-own = Usuwasz kradzież gracza { $target }.
log-hands-off-you = { $name } usuwa twoją kradzież.
log-hands-off-self = { $name } usuwa własną kradzież.
log-hands-off-own-self = Usuwasz własną kradzież.

## Dwarfs and hands

log-inspect = { $name } ogląda krasnoluda gracza { $target }.
log-inspect-own = Oglądasz krasnoluda gracza { $target }. To { log-dwarf }.
log-inspect-you = { $name } ogląda twojego krasnoluda.
log-inspect-self = { $name } ogląda własnego krasnoluda.
log-inspect-own-self = Oglądasz własnego krasnoluda.
log-hats = { $name } zamienia czapki: { $target } dostaje nowego krasnoluda.
log-hats-own = Zamieniasz czapki: { $target } dostaje nowego krasnoluda.
log-hats-you = { $name } zamienia czapki: dostajesz nowego krasnoluda.
log-hats-self = { $name } zamienia czapki i dostaje nowego krasnoluda.
log-hats-own-self = Zamieniasz czapki i dostajesz nowego krasnoluda.
log-hat-own = Twoja nowa rola: { log-dwarf }.
log-swap-hands = { $name } i { $target } wymieniają się kartami na ręce.
log-swap-hands-own = Wymieniasz się kartami na ręce z graczem { $target }.
log-swap-hands-you = { $name } wymienia się z tobą kartami na ręce.
log-swapped-own = Masz teraz na ręce: { $cards }

## Cards laid away and drawn

log-pass = { $count ->
        [one] { $name } odrzuca { $count } kartę.
        [few] { $name } odrzuca { $count } karty.
        [many] { $name } odrzuca { $count } kart.
       *[other] { $name } odrzuca { $count } karty.
    }
log-pass-own = Odrzucasz: { $cards }
log-clear = { $thing ->
       *[cart] { $name } odrzuca dwie karty, aby pozbyć się zepsutego wagonika.
        [lamp] { $name } odrzuca dwie karty, aby pozbyć się zepsutej latarni.
        [pick] { $name } odrzuca dwie karty, aby pozbyć się zepsutego kilofa.
        [trap] { $name } odrzuca dwie karty, aby wyjść z pułapki.
        [theft] { $name } odrzuca dwie karty, aby usunąć własną kradzież.
    }
log-clear-own = { $thing ->
       *[cart] Aby pozbyć się zepsutego wagonika, odrzucasz: { $cards }
        [lamp] Aby pozbyć się zepsutej latarni, odrzucasz: { $cards }
        [pick] Aby pozbyć się zepsutego kilofa, odrzucasz: { $cards }
        [trap] Aby wyjść z pułapki, odrzucasz: { $cards }
        [theft] Aby usunąć własną kradzież, odrzucasz: { $cards }
    }
log-draw-own = Dobierasz: { $cards }

## The end of a round

log-reached = { $name } dociera do skarbu: koniec rundy.
log-reached-own = Docierasz do skarbu: koniec rundy.
log-unreached = Nikt nie dociera do skarbu: koniec rundy.
log-dwarfs = Wszystkie krasnoludy zostają odkryte: { $dwarfs }.
log-winners = { $count ->
        [0] Nikt nie wygrywa rundy.
        [1] Rundę wygrywa { $names }.
       *[other] Rundę wygrywają: { $names }.
    }
log-winners-own = { $count ->
        [0] Wygrywasz rundę.
       *[other] Wygrywasz rundę, a z tobą: { $names }.
    }
log-share = { $gold ->
        [0] { $name } nie dostaje złota.
        [one] { $name } dostaje { $gold } bryłkę złota.
        [few] { $name } dostaje { $gold } bryłki złota.
        [many] { $name } dostaje { $gold } bryłek złota.
       *[other] { $name } dostaje { $gold } bryłki złota.
    }
log-share-own = { $gold ->
        [0] Nie dostajesz złota.
        [one] Dostajesz { $gold } bryłkę złota.
        [few] Dostajesz { $gold } bryłki złota.
        [many] Dostajesz { $gold } bryłek złota.
       *[other] Dostajesz { $gold } bryłki złota.
    }
log-offer-own = Wybierasz kartę bryłek złota o wartości: { $nuggets }.
log-take = { $name } bierze kartę bryłek złota.
log-take-own = Bierzesz kartę bryłek złota o wartości { $gold }.
log-steal = { $name } kradnie 1 bryłkę złota graczowi { $target }.
log-steal-own = Kradniesz 1 bryłkę złota graczowi { $target }.
log-steal-you = { $name } kradnie ci 1 bryłkę złota.
log-steal-none = { $name } nikomu nie kradnie złota.
log-steal-none-own = Nikomu nie kradniesz złota.

## Highlights of a game

log-highlight-treasure = { $count ->
        [1] Dotarcie do skarbu
       *[other] Najczęściej przy skarbie: { $count }
    }
log-highlight-thief = Najwięcej skradzionego złota: { $count }
log-highlight-mender = Najwięcej napraw dla innych: { $count }
log-highlight-breaker = Najwięcej zepsutych narzędzi: { $count }
log-highlight-trapper = Najwięcej zastawionych pułapek: { $count }
log-highlight-tunnels = Najwięcej wyłożonych kart korytarzy: { $count }
log-highlight-rockfalls = Najwięcej osuwisk: { $count }
