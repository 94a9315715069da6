### What a table and the server say: refusals, quick phrases, the words of a start.
### $text quotes what somebody has asked for; $name is the name of a person, which stays as it is; $goal is the number 0, 1 or 2 for the upper, middle or lower goal.

## What a table refuses

table-bad-clock = Nie ma zegara „{ $text }”: wybierz zegar z listy albo podaj sekundy, na przykład 300+20.
table-bad-game = Nie ma tu gry „{ $text }”. Dostępne gry: { $values }.
table-bad-seats = Liczba graczy w tej grze: od { $least } do { $most }. Zmień liczbę miejsc.
table-bad-edition = Ta gra nie ma wydania „{ $text }”. Dostępne wydania: { $values }.
table-bad-option = Ta gra nie ma opcji „{ $text }”. Dostępne opcje: { $values }.
table-bad-value = Opcja „{ $option }” nie może mieć wartości „{ $text }”. Możliwe wartości: { $values }.
table-bad-level = Nie ma bota o poziomie „{ $text }”: wybierz poziom z listy.
table-not-seated = Do tego potrzebne jest miejsce przy stole: najpierw zajmij wolne.
table-not-host = To może zrobić tylko gospodarz stołu.
table-started = Na to jest już za późno: gra się zaczęła.
table-no-person = Przy tym stole nie ma takiej osoby.
table-crowded = Do tego stołu przyszło już za dużo osób: wybierz inny.
table-worn-out = Przy tym stole wydarzyło się już zbyt wiele: otwórz nowy.
table-not-over = To będzie możliwe dopiero po zakończeniu gry.
table-closed = Ten stół jest zamknięty. Możesz otworzyć nowy.
table-banned = Decyzją gospodarza nie masz już wstępu do tego stołu: wybierz inny albo otwórz własny.
table-removed = Decyzją gospodarza odchodzisz od tego stołu.
table-no-newcomers = Gospodarz nie wpuszcza tu teraz nikogo nowego: wybierz inny stół albo otwórz własny.
table-ask-host = W trakcie gry to miejsce ma bot: zapytaj gospodarza, czy możesz je zająć.
table-no-joining = Do tej gry nie można już dołączyć: poczekaj na następną.
table-rush = { $seconds ->
        [one] Przy tym stole dużo się dzieje: poczekaj { $seconds } sekundę.
        [few] Przy tym stole dużo się dzieje: poczekaj { $seconds } sekundy.
        [many] Przy tym stole dużo się dzieje: poczekaj { $seconds } sekund.
       *[other] Przy tym stole dużo się dzieje: poczekaj { $seconds } sekundy.
    }
table-over = Gra przy tym stole jest skończona: otwórz nowy stół, aby zagrać znowu.
table-seated = Masz już miejsce przy tym stole.
table-no-seat = Przy tym stole nie ma takiego miejsca.
table-full = Wszystkie miejsca są zajęte: zaczekaj na wolne albo wybierz inny stół.
table-taken = To miejsce jest zajęte: wybierz inne.
table-empty-seat = To miejsce jest wolne: wskaż kogoś, kto siedzi przy stole.
table-kick-self = Nie możesz usunąć siebie od stołu: po prostu zwolnij swoje miejsce.
table-kick-founder = To stół osoby, która go otworzyła: nie możesz jej stąd usunąć.
table-seats-taken = Miejsce, które chcesz usunąć, jest zajęte: najpierw je zwolnij.
table-not-ready = { $name } jeszcze się przygotowuje. Poczekaj chwilę.
table-too-few = { $least ->
        [one] Potrzeba co najmniej { $least } gracza: zaproś kogoś albo dodaj boty.
        [few] Potrzeba co najmniej { $least } graczy: zaproś kogoś albo dodaj boty.
        [many] Potrzeba co najmniej { $least } graczy: zaproś kogoś albo dodaj boty.
       *[other] Potrzeba co najmniej { $least } gracza: zaproś kogoś albo dodaj boty.
    }
table-not-started = Gra jeszcze się nie zaczęła: rozpoczyna ją gospodarz.
table-no-hints = Podpowiedzi są tylko wtedy, gdy grasz z samymi botami.
table-not-turn = To nie twoja tura: poczekaj chwilę.
table-not-between = Żadna runda nie czeka teraz na rozpoczęcie.
table-too-fast = { $seconds ->
        [one] Piszesz bardzo szybko: poczekaj { $seconds } sekundę.
        [few] Piszesz bardzo szybko: poczekaj { $seconds } sekundy.
        [many] Piszesz bardzo szybko: poczekaj { $seconds } sekund.
       *[other] Piszesz bardzo szybko: poczekaj { $seconds } sekundy.
    }
table-mute-self = Nie możesz wyciszyć siebie: wybierz kogoś innego.
table-too-often = Zbyt wiele razy robisz to przy tym stole.
table-no-name = Imię musi mieć co najmniej jedną literę lub cyfrę.
table-long-name = { $most ->
        [one] Imię może mieć najwyżej { $most } znak: skróć je.
        [few] Imię może mieć najwyżej { $most } znaki: skróć je.
        [many] Imię może mieć najwyżej { $most } znaków: skróć je.
       *[other] Imię może mieć najwyżej { $most } znaku: skróć je.
    }
table-no-text = Twoja wiadomość jest pusta: najpierw coś napisz.
table-long-text = { $most ->
        [one] Wiadomość może mieć najwyżej { $most } znak: skróć ją.
        [few] Wiadomość może mieć najwyżej { $most } znaki: skróć ją.
        [many] Wiadomość może mieć najwyżej { $most } znaków: skróć ją.
       *[other] Wiadomość może mieć najwyżej { $most } znaku: skróć ją.
    }
table-bad-phrase = Szybkiego zwrotu „{ $text }” nie można tu użyć: wybierz zwrot z listy.

## Quick phrases

phrase-saw-stone = { $goal ->
        [0] Według mojej mapy pod górnym celem leży kamień.
        [1] Według mojej mapy pod środkowym celem leży kamień.
        [2] Według mojej mapy pod dolnym celem leży kamień.
       *[other] Według mojej mapy pod jednym z celów leży kamień.
    }
phrase-saw-gold = { $goal ->
        [0] Według mojej mapy pod górnym celem leży złoto!
        [1] Według mojej mapy pod środkowym celem leży złoto!
        [2] Według mojej mapy pod dolnym celem leży złoto!
       *[other] Według mojej mapy pod jednym z celów leży złoto!
    }
phrase-dig-there = { $goal ->
        [0] Kopmy do górnego celu!
        [1] Kopmy do środkowego celu!
        [2] Kopmy do dolnego celu!
       *[other] Kopmy do celu!
    }
phrase-suspect = { $name } budzi moje podejrzenia.
phrase-trust = { $name } ma moje zaufanie.
phrase-mend-please = { $name } ma zepsute narzędzie. Naprawcie je, proszę!
phrase-why = { $name }, skąd taki ruch?
phrase-i-mine = Kopię po złoto: trzymam z górnikami.
phrase-need-tools = Mam zepsute narzędzia. Pomóżcie, proszę!
phrase-no-card = Nie mam pasującej karty.
phrase-sorry = Przepraszam!
phrase-thanks = Dziękuję!
phrase-well-dug = Dobrze wykopane!
phrase-hurry = Twoja tura, prosimy!
phrase-hello = Cześć!
phrase-good-game = Dobra gra!

## What the server refuses

server-bad-message = Nie można odczytać tej wiadomości. Strona jest pewnie nieaktualna: odśwież ją.
server-too-big = Ta wiadomość jest za długa: skróć ją.
server-too-fast = Za dużo wiadomości naraz: poczekaj chwilę.
server-wrong-version = Strona i serwer mają różne wersje: odśwież stronę.
server-no-table = Nie ma stołu o tym kodzie: sprawdź, czy kod się zgadza.
server-no-guest = Najpierw podaj swoje imię.
server-no-spectators = Ten stół nie przyjmuje widzów.
server-too-many-tables = { $most ->
        [one] Masz już { $most } otwarty stół, a więcej mieć nie można: najpierw opuść jeden.
        [few] Masz już { $most } otwarte stoły, a więcej mieć nie można: najpierw opuść jeden.
        [many] Masz już { $most } otwartych stołów, a więcej mieć nie można: najpierw opuść jeden.
       *[other] Masz już { $most } otwartego stołu, a więcej mieć nie można: najpierw opuść jeden.
    }
server-too-many-sockets = Z twojej sieci jest za dużo połączeń: zamknij grę tam, gdzie jej nie potrzebujesz.
server-too-many-guests = Z twojej sieci przyszło za dużo nowych gości: spróbuj później.
server-too-many-devices = To miejsce jest otwarte na zbyt wielu urządzeniach: zamknij grę na którymś z nich.
server-wrong-origin = To żądanie przyszło z innej strony i zostało odrzucone.
server-wrong-host = Ten serwer nie zna nazwy { $host }. Jeśli ma być pod nią dostępny, trzeba ją dodać do ustawienia { $setting }.
server-slow = Twoje połączenie było za wolne. Łączymy ponownie…
server-stopping = Serwer uruchamia się ponownie. Za chwilę wrócisz do gry.
server-storage = Serwer nie może teraz niczego zapisać. Nic nie przepadło: spróbuj jeszcze raz.
server-bad-code = Ten kod jest nieprawidłowy albo został już użyty: poproś o nowy.
server-not-found = Nic tu nie ma.
server-method = Ten adres nie przyjmuje żądań tego rodzaju.
server-bad-request = Nie można odczytać tego żądania.
server-not-over = Zapis gry będzie dostępny, gdy gra się skończy.
server-only-here = Telefony i inne komputery nie mają jeszcze dostępu do tego serwera.
server-not-to-open = Wpuścić sieć może tylko osoba przy komputerze, na którym działa serwer.
server-cannot-listen = Nie udało się wpuścić sieci: portu tego serwera używa tam inny program.
server-not-there = To mogą zobaczyć tylko osoby, które były przy tym stole.
server-broken = Coś poszło nie tak na serwerze. Błąd został zapisany.
server-no-record = To nie jest zapis gry albo jego pierwszy wiersz jest uszkodzony: wybierz inny plik.
server-bad-record = Nie można odtworzyć tego zapisu: wiersz { $line } jest uszkodzony albo nie wynika z poprzednich.
server-record-rules = Nie można odtworzyć tego zapisu: jego gra, wydanie lub opcje nie są tu znane.
server-record-deal = Nie można odtworzyć tego zapisu: kart nie dało się rozdać tak, jak podaje wiersz { $line }.
server-record-move = Nie można odtworzyć tego zapisu: ruch w wierszu { $line } jest niezgodny z zasadami.
server-record-cut = Ten zapis urywa się przed końcem gry: brakuje wiersza { $line }.

## A server in the terminal

serve-running = Kopalnia jest otwarta: { $url }
serve-lan = Na telefonach w tej samej sieci zeskanuj kod albo otwórz { $url }
serve-only-here = Zagrać tam można tylko na tym komputerze. Żeby wpuścić telefony, zaproś kogoś na stronie albo uruchom: { $command }
serve-stop-hint = Ctrl-C zatrzymuje serwer; nic nie przepadnie.
serve-stopping = Zamykamy kopalnię…
serve-no-lan = Nie znaleziono adresu w sieci lokalnej.
serve-open-page = Zagrać można tam w każdej przeglądarce.

## The start page

page-title = Motherlode: złoto, korytarze i sabotażyści
page-unbuilt = Klient przeglądarkowy nie został zbudowany. W katalogu projektu polecenie make play buduje go i uruchamia grę.
