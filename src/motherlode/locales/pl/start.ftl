### The pages before a game: start, a new table, the lobby, rules, settings, oneself.
### $name and $host are names of people, which stay as they are; $names are several; $game, $clock and $level are words from this file; $page is the title of a page; $seat counts from 1.

## All pages

start-title = Motherlode
start-page = { $page } · Motherlode
start-home = Motherlode, do strony głównej
start-skip = Przejdź do treści
start-close = Zamknij
start-loading = Chwileczkę…
start-again = Spróbuj ponownie
start-copy-link = Skopiuj link
start-copied = Skopiowano
start-not-copied = Zaznacz i skopiuj ręcznie
start-quoted = „{ $text }”
start-fewer = O jeden mniej
start-more = O jeden więcej

## Start page

start-tag = Razem kopcie w poszukiwaniu złota. Ktoś z was wolałby, żebyście go nie znaleźli.
start-name = Twoje imię
start-names = Bryłka, Kamyk, Latarenka, Iskra, Miedziak, Głaz, Żwirek, Sztygar, Węgielek, Kaganek, Okruszek, Piryt
start-play = Graj teraz
start-play-note = Ty i cztery boty, od razu. Około piętnastu minut.
start-new-here = Pierwszy raz? Zasady w minutę.
start-mine = Twoje stoły
start-continue = Graj dalej
start-unfinished = Twoja niedokończona gra
start-round = Runda { $round }
start-with = z { $who }
start-with-people = { $count ->
        [one] { $count } inną osobą
        [few] { $count } innymi osobami
        [many] { $count } innymi osobami
       *[other] { $count } innymi osobami
    }
start-with-bots = { $count ->
        [one] { $count } botem
        [few] { $count } botami
        [many] { $count } botami
       *[other] { $count } botami
    }
start-remove-table = Usuń ten stół
start-remove = Usuń
start-keep = Zostaw
start-remove-sure = { $how ->
        [ends] Nikt inny tam nie gra: gra skończy się na dobre.
        [closes] Nikogo innego tam nie ma: stół zostanie zamknięty na dobre.
        [bot] Inni grają dalej, a twoje miejsce na dobre zajmie bot.
        [free] Twoje miejsce zwolni się dla kogoś innego.
       *[list] Stół zniknie z twojej listy.
    }
start-join = Dołącz do stołu
start-join-now = Dołącz
start-code = Kod stołu
start-code-hint = Kod lub link
start-no-code = To nie jest kod: kod ma sześć liter i cyfr. Możesz też wkleić cały link.
start-empty-code = Wpisz kod stołu albo wklej link.
start-make = Załóż stół
start-terms = Zasady i zegar…
start-invite = Załóż i zaproś
start-open = Otwarte stoły
start-open-count = { $count ->
        [one] { $count } stół
        [few] { $count } stoły
        [many] { $count } stołów
       *[other] { $count } stołu
    }
start-open-none = Teraz nikt nie czeka.
start-open-one = Otwórz stół dla wszystkich
start-sit = Usiądź
start-watch = Oglądaj
start-no-watching = Bez widzów.
start-row = { $game } · { $clock }
start-row-seats = Zajęte miejsca: { $people } z { $seats }
start-row-round = { $people ->
        [one] Runda { $round }, { $people } osoba
        [few] Runda { $round }, { $people } osoby
        [many] Runda { $round }, { $people } osób
       *[other] Runda { $round }, { $people } osoby
    }
start-more-pages = Inne strony
start-rules = Zasady
start-replay = Obejrzyj zapis gry
start-me = Moje imię i dane

## Settings

start-settings = Ustawienia
start-language = Język
start-language-browser = Jak w przeglądarce
start-language-en = English
start-language-pl = Polski
start-language-es = Español
start-language-uk = Українська
start-theme = Oświetlenie
start-theme-system = Jak w urządzeniu
start-theme-dark = Ciemne
start-theme-light = Jasne
start-to-dark = Włącz ciemny wygląd
start-to-light = Włącz jasny wygląd
start-volume = Głośność
start-volume-percent = { $percent }%
start-vibration = Wibracje
start-vibration-note = Telefon drży, gdy przychodzi twoja tura.
start-speed = Ruch na ekranie
start-speed-none = Bez ruchu
start-speed-slow = Powolny
start-speed-usual = Zwykły
start-speed-fast = Szybki
start-hand = Twoja ręka
start-hand-right = Prawa
start-hand-left = Lewa
start-view = Stół
start-view-picture = Obraz
start-view-picture-note = Labirynt i twoje karty na rysunku.
start-view-text = Tekst
start-view-text-note = Wszystko słowami, wygodne z czytnikiem ekranu.

## A new table

start-game = Gra
start-game-base = Sabotażysta
start-game-base-note = Dla 3–10 graczy, górnicy przeciw sabotażystom.
start-game-expansion = Sabotażysta 2
start-game-expansion-note = Dla 2–12 graczy, dwie drużyny, drzwi i drabiny.
start-seats = Gracze
start-seats-note = Od { $least } do { $most }, razem z botami.
start-preset = Jak chcesz zagrać?
start-preset-printed = Jak w pudełku
start-preset-printed-note = Zwykłe zasady i zwykły zegar.
start-preset-first = Pierwsza gra
start-preset-first-note = Jedna runda bez pośpiechu, z łatwymi botami.
start-preset-family = Rodzinnie
start-preset-family-note = Dwie spokojne rundy, z łatwymi botami.
start-preset-experts = Dla znawców
start-preset-experts-note = Szybki zegar, zasady domowe i najsilniejsze boty.
start-bots = Wolne miejsca
start-level-none = Nikt
start-level-none-note = Miejsca, które zostaną wolne, na początku gry znikają.
start-level-random = Na oślep
start-level-random-note = Boty, które grają tym, co wpadnie im w rękę.
start-level-greedy = W gorącej wodzie
start-level-greedy-note = Boty, które kopią prosto przed siebie i ufają wszystkim.
start-level-steady = Z rozwagą
start-level-steady-note = Boty, które obserwują innych i wyrabiają sobie zdanie.
start-level-sharp = Z przenikliwością
start-level-sharp-note = Boty, które myślą naprzód i trudno je zwieść.
start-fill = Miejsca, które zostaną wolne, zajmują boty: { $level }.
start-clock = Zegar
start-clock-untimed = Bez zegara
start-clock-untimed-note = Nie ma pośpiechu: dopiero pół godziny ciszy kosztuje ruch.
start-clock-quick = Szybki zegar
start-clock-quick-note = Minuta i 15 sekund więcej za każdy ruch.
start-clock-normal = Zwykły zegar
start-clock-normal-note = Trzy minuty i 30 sekund więcej za każdy ruch.
start-clock-relaxed = Spokojny zegar
start-clock-relaxed-note = Dziesięć minut i jedna więcej za każdy ruch.
start-clock-days = Dni
start-clock-days-note = Dwa dni i jeden więcej za każdy ruch: zaglądaj od czasu do czasu.
start-clock-own = { $bank } + { $increment } za każdy ruch
start-clock-only = { $bank } na całą grę
start-clock-each = { $bank } na każdy ruch
start-clock-custom = Własny zegar
start-clock-bank = Na początku
start-clock-increment = Więcej za każdy ruch
start-clock-nothing = nic
start-time = { $unit ->
        [hours] { $count } godz.
        [minutes] { $count } min
       *[seconds] { $count } s
    }
start-door = Kto może przyjść
start-listed = Pokaż wśród otwartych stołów
start-listed-note = Każdy może usiąść. W przeciwnym razie przyjdą tylko ci, którzy mają kod.
start-listed-now = { $who ->
        [listed] Każdy znajdzie ten stół na stronie początkowej i może usiąść, póki są wolne miejsca.
        [closed] Dopóki stół jest zamknięty dla nowych osób, nie ma go na liście.
       *[code] Ten stół znajdą tylko ci, którzy mają kod.
    }
start-spectators = Widzowie
start-spectators-note = Kto nie ma miejsca, może patrzeć i widzi tylko to, co odkryte.
start-is-listed = Każdy znajdzie stół na liście.
start-is-not-listed = Przyjdą tylko ci, którzy mają kod.
start-has-spectators = Inni mogą patrzeć.
start-has-no-spectators = Nikt nie patrzy.
start-edition = Wydanie
start-edition-usual = Zwykłe zasady
start-edition-usual-note = Zasady takie, jakie zna większość graczy.
start-edition-pl-base = Polskie
start-edition-pl-2-3 = Polskie 2.3
start-edition-pl-2025 = Polskie 2025
start-edition-es-2014 = Hiszpańskie 2014
start-edition-uk-2017 = Ukraińskie 2017
start-options = Zasady wydania
start-house = Zasady domowe
start-differs = zmienione
start-option-next-starter = Kto zaczyna następną rundę
start-option-break-self = Psucie narzędzi
start-option-rounds = Rundy
start-option-round-end = Koniec rundy
start-option-cardless = Gdy komuś skończą się karty
start-option-gold-drawn = Bryłki dla górników
start-option-old-hat = Stara czapka
start-option-profiteer-alone = Sam spekulant
start-option-saboteur-completes = Sabotażysta dociera do skarbu
start-option-inspect-self = Inspekcja u siebie
start-option-theft-optional = Rezygnacja z kradzieży
start-option-split-trapped-geologist = Geolog w pułapce
start-option-ladder-goal = Drabiny przy celach
start-option-fourth-rockfall = Czwarte osuwisko
start-option-max-saboteurs = Wszyscy sabotażyści w grze
start-option-broken-no-share = Bez złota z zepsutym narzędziem
start-option-selfish-dwarf = Samolubny krasnolud
start-option-saboteurs-know = Sabotażyści znają się nawzajem
start-option-far-middle-goal = Środkowy cel leży dalej
start-play-bots = Graj teraz z botami

## Oneself

start-name-note = To imię widzą inni przy stole. Nie ma konta ani hasła.
start-save = Zapisz
start-saved = Zapisano.
start-transfer = Graj dalej na innym urządzeniu
start-transfer-note = Zeskanuj kod drugim urządzeniem albo otwórz na nim link: wtedy na obu jesteś tą samą osobą.
start-transfer-show = Pokaż kod
start-transfer-new = Pokaż nowy kod
start-transfer-qr = Kod QR dla drugiego urządzenia
start-transfer-until = Ważny raz, do { $time }. Nie pokazuj go nikomu innemu: kto go ma, może grać za ciebie.
start-claim = Przejdź tu z innego urządzenia
start-claim-note = Pokaż kod na drugim urządzeniu, a potem wpisz go tutaj.
start-claim-asked = Ten link pochodzi z innego urządzenia. Potwierdź, aby być tu tą samą osobą.
start-claim-instead = Na tym urządzeniu grasz teraz jako { $name }; to się zmieni.
start-claim-code = Kod lub link
start-claim-now = Graj tu jako ta osoba
start-claim-done = Witaj ponownie, { $name }.
start-data = Moje dane
start-data-note = Serwer zna twoje imię, język, stoły, ruchy i to, co mówisz. Nic więcej.
start-export = Zapisz moje dane do pliku
start-delete = Usuń mnie…
start-delete-sure = Usunąć cię na zawsze?
start-delete-what = Twoje imię i wszystkie twoje słowa zostaną usunięte. Twoje miejsca w trwających grach zajmą boty. Ruchy zostaną, bez imienia.
start-delete-no-undo = Tego nie można cofnąć.
start-delete-keep = Zostaję
start-delete-now = Usuń mnie na zawsze

## Rules

start-brief = W minutę
start-brief-goal = Między startem a trzema celami leży skała. Pod jednym z celów jest skarb i nikt nie wie, pod którym.
start-brief-roles = Każdy gracz dostaje w tajemnicy krasnoluda. Górnicy wygrywają razem, jeśli korytarz dotrze do skarbu, a sabotażyści, jeśli nie dotrze nigdy.
start-brief-turn = W swojej turze robisz jedną rzecz: kładziesz kartę korytarza, która prowadzi dalej od startu, zagrywasz kartę akcji albo pasujesz i odrzucasz. Potem dobierasz.
start-brief-actions = Kto ma zepsute narzędzie, nie kładzie kart korytarza, dopóki go nie naprawi. Mapa pozwala zajrzeć pod cel, osuwisko usuwa kartę z labiryntu.
start-brief-gold = Zwycięzcy rundy dostają złoto. Patrz, co robią inni, rozmawiaj, zwódź: po trzech rundach wygrywa najbogatszy krasnolud.
start-brief-expansion = Saboteur 2 dodaje dwie drużyny górników, których drzwi zamykają drogę rywalom, krasnoludy kopiące na własną rękę, drabiny, kryształy, pułapki i kradzieże.
start-search = Szukaj w zasadach
start-search-none = Nic nie znaleziono. Spróbuj innego słowa.
start-contents = Spis treści
start-cards = Karty
start-roles = Krasnoludy
start-clause = Zasada { $clause }: pokaż
start-clause-all = Wszystkie zasady, od { $clause }

## Nothing here

start-lost = Tu jest tylko skała
start-lost-way = Ten korytarz donikąd nie prowadzi. Może link jest niepełny.
start-lost-home = Wróć na początek

## Before a table

start-door-title = { $name } zaprasza do stołu
start-door-playing = Gra już się zaczęła.
start-door-over = Gra przy tym stole jest skończona.
start-door-none = Nie można wejść: { $code }
start-come-in = Wejdź

## Lobby

start-lobby = Przed grą
start-order = Gra toczy się w tej kolejności.
start-begins = Kto zaczyna
start-begins-drawn = los zdecyduje
start-begins-mark = zaczyna
start-shuffle = Wymieszaj miejsca
start-free = Wolne miejsce
start-you = ty
start-host = gospodarz
start-ready = gotowość
start-not-ready = jeszcze nie
start-away = brak połączenia
start-bot = Bot
start-sit-here = Usiądź tu
start-sit-seat = Usiądź tu: miejsce { $seat }
start-add-bot = Bot: wybierz na to miejsce
start-manage = { $name }: co zrobić
start-bot-for = Bot na miejsce { $seat }
start-bot-away = Odeślij bota
start-onlookers = Bez miejsca: { $names }
start-invitation = Zaproszenie
start-invitation-note = Kto ma kod lub link, może przyjść.
start-invitation-qr = Kod QR zaproszenia
start-only-here = Telefony i inne komputery jeszcze tu nie wejdą: serwer słucha tylko na tym komputerze.
start-let-in = Wpuść telefony
start-let-in-note = Wtedy każdy w twojej sieci może otworzyć stronę, aż do zatrzymania serwera. Gra toczy się dalej.
start-only-here-command = Zatrzymaj serwer i uruchom go ponownie poleceniem:
start-copy-command = Skopiuj polecenie
start-only-here-address = Inni nie otworzą adresu { $host }. Otwórz tę stronę pod adresem komputera w twojej sieci, a pojawi się link dla nich.
start-reach-note = Telefon musi być w tej samej sieci. Jeśli strona się tam nie otwiera, nie wpuszcza go zapora na tym komputerze.
start-share = Chodź kopać ze mną złoto!
start-share-now = Udostępnij
start-screen = Duży ekran
start-what = W co gramy
start-talk = Rozmowa
start-change = Zmień warunki
start-change-save = Zapisz warunki
start-stand = Zwolnij miejsce
start-be-ready = Zaczynajmy
start-unready = Jednak jeszcze nie
start-begin = Start
start-say-sit = Zajmij wolne miejsce albo tylko patrz.
start-say-sit-only = Zajmij wolne miejsce: po rozpoczęciu gry widzów nie będzie.
start-say-full = Wszystkie miejsca są zajęte. Zaczekaj tu na wolne.
start-say-ready = Daj znać, kiedy możesz zacząć.
start-say-wait = Czekamy na początek. Rozpoczyna gospodarz: { $host }.
start-say-not-ready = Jeszcze się przygotowują: { $names }.
start-say-all = Wszystkie miejsca są zajęte. Możesz zacząć.
start-say-fill = { $empty ->
        [one] Możesz zacząć: wolne miejsce zajmie bot.
        [few] Możesz zacząć: { $empty } wolne miejsca zajmą boty.
        [many] Możesz zacząć: { $empty } wolnych miejsc zajmą boty.
       *[other] Możesz zacząć: { $empty } wolnego miejsca zajmą boty.
    }
start-say-fewer = { $empty ->
        [one] Możesz zacząć: wolne miejsce zniknie.
        [few] Możesz zacząć: { $empty } wolne miejsca znikną.
        [many] Możesz zacząć: { $empty } wolnych miejsc zniknie.
       *[other] Możesz zacząć: { $empty } wolnego miejsca zniknie.
    }
