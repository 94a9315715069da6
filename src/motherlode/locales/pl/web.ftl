### Stół w przeglądarce. $name to imię gracza, którego się nie odmienia; $thing to cart, lamp, pick, trap albo theft.

## Wszędzie

web-home = Wróć na początek
web-loading = Zapalamy latarnię…
web-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-offline-short = Brak połączenia
web-close = Zamknij
web-cancel = Anuluj
web-rules = Zasady
web-mute = Wycisz dźwięk
web-keys = Klawisze
web-you = ty
web-bot = bot
web-empty-seat = wolne miejsce
web-bot-name = { $seat ->
        [0] Krzemień
        [1] Granit
        [2] Kwarc
        [3] Bazalt
        [4] Marmur
        [5] Łupek
        [6] Topaz
        [7] Bursztyn
        [8] Onyks
        [9] Agat
        [10] Granat
       *[11] Kobalt
    }
web-ended = Ten stół jest dla ciebie zamknięty
web-ended-why = Serwer zakończył połączenie.

## Pasek u góry

web-table = Stół
web-game = Sabotażysta
    .base = Sabotażysta
    .expansion = Sabotażysta 2
web-round = Runda { $round } z { $rounds }
web-to-draw = w talii
web-fit = Pokaż cały labirynt
web-nearer = Bliżej
web-farther = Dalej
web-text-view = Stół jako tekst
web-picture-view = Stół jako obraz
web-title-turn = Twój ruch
web-leave = Odejdź od stołu
web-leave-playing = Twoje miejsce czeka: otwórz tę stronę ponownie i graj dalej. Jeśli je oddasz, zagra za ciebie bot.
web-leave-last = Nikt inny tu nie gra. Gra czeka na ciebie na stronie początkowej; jeśli ją zakończysz, przepadnie na dobre.
web-leave-end = Zakończ grę
web-leave-watching = Możesz wrócić w każdej chwili, mając kod stołu.
web-leave-page = Na stronę startową
web-leave-seat = Niech bot gra za mnie
web-stay = Zostań

## Gracze

web-players = Gracze w kolejności ruchów
web-seat-you = { $name }, to ty
web-seat-turn = teraz ruch tego gracza
web-held = Na razie gra tu bot
web-here = połączono
web-away = brak połączenia
web-bot-level = { $level ->
       *[random] Bot, który gra losowo
        [greedy] Bot, który kopie prosto przed siebie
        [steady] Bot, który zastanawia się, kto kłamie
        [sharp] Bot, który myśli naprawdę długo
    }
web-cards-held = { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }
web-time-left = zostało { $time }
web-gold = złoto
web-has-gold = ma złoto
web-nugget-cards = { $count ->
        [one] { $count } karta złota
        [few] { $count } karty złota
        [many] { $count } kart złota
       *[other] { $count } karty złota
    }
web-face-down = { $count ->
        [one] { $count } karta odrzucona zakryta
        [few] { $count } karty odrzucone zakryte
        [many] { $count } kart odrzuconych zakrytych
       *[other] { $count } karty odrzucone zakryte
    }
web-nothing-before = nic nie jest zepsute
web-before = { $thing ->
        [cart] zepsuty wagonik
        [lamp] zepsuta latarnia
        [pick] zepsuty kilof
        [trap] w pułapce
       *[theft] wyłożona kradzież
    }
web-before-short = { $thing ->
        [cart] wagonik
        [lamp] latarnia
        [pick] kilof
        [trap] pułapka
       *[theft] kradzież
    }
web-is-role = { $role ->
        [miner] to górnik
       *[saboteur] to sabotażysta
        [selfish] to samolubny krasnolud
        [blue] to niebieski górnik
        [green] to zielony górnik
        [boss] to szef
        [profiteer] to spekulant
        [geologist] to geolog
    }
web-mark = Moja uwaga: { $mark }
web-mute-player = Nie chcę słyszeć tego gracza
web-unmute-player = Chcę znów słyszeć tego gracza
web-aim = { $thing ->
        [cart] Wagonik
        [lamp] Latarnia
        [pick] Kilof
       *[none] Wybierz
    }

## Labirynt

web-maze = Labirynt. Stół jako tekst opisuje go słowami.
web-cell = { $letter }: pole { $cell }
web-cell-fits = { $letter }: pole { $cell }, { $card }
web-places-beyond = { $count ->
        [one] jeszcze { $count } miejsce
        [few] jeszcze { $count } miejsca
        [many] jeszcze { $count } miejsc
       *[other] jeszcze { $count } miejsca
    }
web-overview = Plan labiryntu: naciśnij, by tam przejść
web-you-saw = { $what ->
        [gold] tu widzisz złoto
       *[stone] tu widzisz kamień
    }

## Co teraz zrobić

web-tray = Twoje miejsce
web-hand = Twoje karty
web-hand-empty = Nie masz już kart.
web-watching = Oglądasz grę. Karty i krasnoludy pozostają ukryte do końca rundy.
web-deck = { $count ->
        [one] { $count } karta do dobrania
        [few] { $count } karty do dobrania
        [many] { $count } kart do dobrania
       *[other] { $count } karty do dobrania
    }
web-gone = { $count ->
        [one] { $count } odrzucona
        [few] { $count } odrzucone
        [many] { $count } odrzuconych
       *[other] { $count } odrzucone
    }
web-your-turn = Twój ruch.
web-named = { $card }.
web-choose = Wybierz kartę albo spasuj.
web-choose-stopped = { $thing ->
        [cart] Wagonik zepsuty, więc żadnych korytarzy:
        [lamp] Latarnia zepsuta, więc żadnych korytarzy:
        [pick] Kilof zepsuty, więc żadnych korytarzy:
        [trap] Pułapka, więc żadnych korytarzy:
       *[several] Blokuje cię kilka kart, więc żadnych korytarzy:
    } { $left ->
        [help] { $thing ->
            [cart] napraw go
            [lamp] napraw ją
            [pick] napraw go
            [trap] uwolnij się
           *[several] usuń jedną z nich
        }, zagraj akcję albo spasuj.
        [clear] odrzuć za to dwie karty, zagraj akcję albo spasuj.
        [action] zagraj akcję albo spasuj.
       *[pass] możesz tylko spasować.
    }
web-waiting = Chwileczkę…
web-thinking-play = { $name } się zastanawia.
web-thinking-take = { $name } bierze złoto.
web-thinking-steal = { $name } kradnie.
web-thinking-over = Runda zakończona.
web-then = Potem: { $names }.
web-lost = Połączenie przerwane.
web-lost-kept = Twoje miejsce, karty i czas czekają na ciebie.
web-retry = { $seconds ->
        [one] Kolejna próba za { $seconds } sekundę.
        [few] Kolejna próba za { $seconds } sekundy.
        [many] Kolejna próba za { $seconds } sekund.
       *[other] Kolejna próba za { $seconds } sekundy.
    }
web-retrying = Ponawiam próbę…
web-no-network = To urządzenie nie ma połączenia z siecią.
web-no-answer = Serwer nie odpowiada. Może właśnie rusza od nowa albo łącze jest słabe.
web-unreached = Nie można połączyć się ze stołem
web-unreached-kept = Nic nie przepadło: serwer przechowuje grę, a ta strona sama próbuje dalej.
web-retry-now = Spróbuj teraz
web-not-so = Tak nie można.
web-stood-in = Gra za ciebie bot.
web-stood-in-back = Możesz wrócić na swoje miejsce w każdej chwili.
web-take = { $count ->
        [one] Weź ostatnią kartę złota.
        [few] Weź jedną z { $count } kart złota. Reszta idzie dalej.
        [many] Weź jedną z { $count } kart złota. Reszta idzie dalej.
       *[other] Weź jedną z { $count } kart złota. Reszta idzie dalej.
    }
web-steal = Twoja kradzież działa: wybierz gracza, któremu zabierasz 1 złota.
web-steal-may = Twoja kradzież działa: wybierz gracza, któremu zabierasz 1 złota, albo odpuść.
web-discard = Odrzucasz.
web-discard-most = { $most ->
        [one] Wybierz { $most } kartę; odłożysz ją zakrytą.
        [few] Wybierz do { $most } kart; odłożysz je zakryte.
        [many] Wybierz do { $most } kart; odłożysz je zakryte.
       *[other] Wybierz do { $most } kart; odłożysz je zakryte.
    }
web-clear = { $thing ->
        [cart] Napraw swój wagonik.
        [lamp] Napraw swoją latarnię.
        [pick] Napraw swój kilof.
        [trap] Uwolnij się.
       *[theft] Usuń swoją kradzież.
    }
web-clear-two = Wybierz dwie karty, które za to odrzucisz.
web-clear-what = Co ma zniknąć
web-which-tool = Które narzędzie
web-fits = { $count ->
        [one] Ta karta pasuje w { $count } miejscu.
        [few] Ta karta pasuje w { $count } miejscach.
        [many] Ta karta pasuje w { $count } miejscach.
       *[other] Ta karta pasuje w { $count } miejscach.
    }
web-fits-nowhere = Ta karta nigdzie teraz nie pasuje. Wybierz inną albo spasuj.
web-turn-or-place = Obróć ją albo połóż tutaj.
web-place-here = Położyć ją tutaj?
web-map-here = Obejrzeć ten cel?
web-rockfall-here = Usunąć tę kartę?
web-useless = { $kind ->
        [fix] Nikt nie ma zepsutego narzędzia, które ta karta naprawia. Wybierz inną albo spasuj.
        [free] Nikt nie jest w pułapce. Wybierz inną kartę albo spasuj.
        [hands-off] Przed nikim nie leży kradzież. Wybierz inną kartę albo spasuj.
       *[other] Ta karta na nic się teraz nie przyda. Wybierz inną albo spasuj.
    }
web-theft = Połóż kradzież przed sobą, aby po rundzie ukraść 1 złota.
web-aimed = Robimy to?
web-offer = Karty złota do wyboru
web-nugget = { $gold ->
        [one] Karta złota o wartości { $gold }
        [few] Karta złota o wartości { $gold }
        [many] Karta złota o wartości { $gold }
       *[other] Karta złota o wartości { $gold }
    }

## Czynności

web-next = { $what ->
        [place] Wybierz miejsce
        [goal] Wybierz cel
        [player] Wybierz gracza
        [two] Wybierz dwie karty
       *[card] Wybierz kartę
    }
web-turn = Obróć
web-pass = Pasuj…
web-clear-verb = Pozbądź się…
web-hint = Wskazówka
web-talk = Powiedz coś
web-do-place = Połóż ją
web-do-map = Obejrzyj
web-do-rockfall = Zawal ją
web-do-theft = Wyłóż kradzież
web-do-back = Wracam na miejsce
web-do-take = Weź { $gold }
web-do-steal = Ukradnij: { $name }
web-do-decline = Odpuść
web-do-discard = { $count ->
        [one] Odrzuć { $count }
        [few] Odrzuć { $count }
        [many] Odrzuć { $count }
       *[other] Odrzuć { $count }
    }
web-do-clear = { $thing ->
        [cart] Napraw wagonik
        [lamp] Napraw latarnię
        [pick] Napraw kilof
        [trap] Wyjdź z pułapki
       *[theft] Usuń kradzież
    }
web-do-break = { $thing ->
        [cart] Zepsuj wagonik: { $name }
        [lamp] Zepsuj latarnię: { $name }
       *[pick] Zepsuj kilof: { $name }
    }
web-do-break-self = { $thing ->
        [cart] Zepsuj własny wagonik
        [lamp] Zepsuj własną latarnię
       *[pick] Zepsuj własny kilof
    }
web-do-fix = { $thing ->
        [cart] Napraw wagonik: { $name }
        [lamp] Napraw latarnię: { $name }
       *[pick] Napraw kilof: { $name }
    }
web-do-fix-self = { $thing ->
        [cart] Napraw mój wagonik
        [lamp] Napraw moją latarnię
       *[pick] Napraw mój kilof
    }
web-do-trap = Złap w pułapkę: { $name }
web-do-free = Uwolnij: { $name }
web-do-free-self = Uwolnij mnie
web-do-inspect = Obejrzyj krasnoluda: { $name }
web-do-inspect-self = Obejrzyj własnego krasnoluda
web-do-hats = Nowy krasnolud: { $name }
web-do-hats-self = Nowy krasnolud dla mnie
web-do-swap-hands = Wymień karty: { $name }
web-do-hands-off = Udaremnij kradzież: { $name }
web-do-hands-off-self = Usuń własną kradzież

## Papiery

web-dwarf = Twoja rola w tej rundzie
web-dwarf-new = Twoja nowa rola
web-dwarf-noted = Jasne
web-your-role = Twoja rola: { $role }. Otwórz notatnik
web-notebook = Notatnik
web-log = Dziennik i rozmowa
web-log-new = { $count ->
        [one] Dziennik i rozmowa, { $count } nowy wpis
        [few] Dziennik i rozmowa, { $count } nowe wpisy
        [many] Dziennik i rozmowa, { $count } nowych wpisów
       *[other] Dziennik i rozmowa, { $count } nowego wpisu
    }

## Klawisze

web-key-card = wybierz kartę albo ją odłóż
web-key-cell = wybierz podświetlone miejsce z tą literą
web-key-turn = obróć kartę
web-key-play = zagraj to, co wybrane
web-key-back = odłóż wszystko
web-key-pass = spasuj i odrzuć
web-key-clear = odrzuć dwie karty, by się czegoś pozbyć
web-key-hint = poproś o wskazówkę, gdy grasz z samymi botami
web-key-pan = przesuń labirynt
web-key-zoom = bliżej i dalej
web-key-fit = pokaż cały labirynt
web-key-notebook = notatnik
web-key-talk = rozmowa
web-key-help = ta lista
web-key-use = Używaj klawiszy z jedną literą lub cyfrą
