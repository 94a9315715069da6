### The table as text. $place is column and row in words, $card and $cards are names of cards in words, $move is notation, $name is a player’s name, which stays as it is; $goal is 0, 1 or 2 for the upper, middle or lower goal.

## The page

text-title = Stół { $code }, runda { $round } z { $rounds }
text-skips = Przejdź do części strony
text-picture = Widok obrazkowy
text-now = Teraz
text-moves = Możliwe ruchy: { $count }
text-maze = Labirynt
text-maze-caption = Kolumny z zachodu na wschód, rzędy z północy na południe
text-maze-list = Labirynt jako lista
text-goals = Cele
text-players = Gracze w kolejności gry
text-changes = Co się zmieniło od twojej ostatniej tury
text-changes-watching = Co się ostatnio wydarzyło
text-log = Cały dziennik
text-talk = Rozmowa
text-round-end = Koniec rundy
text-game-end = Koniec gry

## Now

text-minutes = { $count ->
        [one] Masz { $count } minutę.
        [few] Masz { $count } minuty.
        [many] Masz { $count } minut.
       *[other] Masz { $count } minuty.
    }
text-seconds = { $count ->
        [one] Masz { $count } sekundę.
        [few] Masz { $count } sekundy.
        [many] Masz { $count } sekund.
       *[other] Masz { $count } sekundy.
    }
text-before = Przed tobą leży: { $things }.
text-before-nothing = Przed tobą nic nie leży.
text-gold = { $count ->
        [0] Nie masz złota.
        [one] Masz { $count } bryłkę złota.
        [few] Masz { $count } bryłki złota.
        [many] Masz { $count } bryłek złota.
       *[other] Masz { $count } bryłki złota.
    }
text-deck = { $count ->
        [0] Nie ma już kart do dobrania.
        [one] Do dobrania została { $count } karta.
        [few] Do dobrania zostały { $count } karty.
        [many] Do dobrania zostało { $count } kart.
       *[other] Do dobrania zostało { $count } karty.
    }
text-hand = Twoje karty na ręce
text-box = Twój ruch albo słowo, na przykład „{ $word }”
text-play = Zagraj
text-refused = Tak nie wolno.
text-chosen = W polu jest { $move }: { $words }. Aby zagrać, wybierz ten ruch jeszcze raz albo naciśnij Enter w polu.
text-card-useless = Karty { $card } nie można teraz zagrać. Możesz ją odrzucić.
text-no-moves = Nie masz teraz nic do rozstrzygnięcia.
text-empty = Pole jest puste: wpisz ruch albo słowo.
text-unknown = „{ $text }” to ani ruch, ani słowo tego pola. Więcej powie słowo „pomoc”.

## Moves

text-ways = { $count ->
        [one] { $count } sposób
        [few] { $count } sposoby
        [many] { $count } sposobów
       *[other] { $count } sposobu
    }
text-group-pass = pas i odrzucenie kart
text-group-clear = odrzucenie dwóch kart, aby się czegoś pozbyć
text-group-take = wzięcie karty bryłek złota
text-group-steal = użycie kradzieży
text-map = { $goal ->
       *[0] Obejrzyj górny cel
        [1] Obejrzyj środkowy cel
        [2] Obejrzyj dolny cel
    }
text-rockfall = Usuń z labiryntu, { $place }: { $card }
text-pass = Odrzuć: { $cards }
text-clear = { $deed }, odrzucając: { $cards }

## The maze

text-place = kolumna { $x }, rząd { $y }
text-at = { $place }: { $text }
text-fits = pasuje
text-fits-aim = możliwe
text-side-joined = połączenie: { $sides }
text-side-goal = przy zakrytym celu: { $sides }
text-side-open = otwarte: { $sides }
text-goal = { $goal ->
       *[0] górny cel, { $known ->
           *[unknown] zakryty
            [gold-seen] zakryty, znasz go: skarb
            [stone-seen] zakryty, znasz go: kamień
            [gold] skarb
            [stone] kamień
            [gold-after] skarb, do którego nikt nie dotarł
            [stone-after] kamień, do którego nikt nie dotarł
        }
        [1] środkowy cel, { $known ->
           *[unknown] zakryty
            [gold-seen] zakryty, znasz go: skarb
            [stone-seen] zakryty, znasz go: kamień
            [gold] skarb
            [stone] kamień
            [gold-after] skarb, do którego nikt nie dotarł
            [stone-after] kamień, do którego nikt nie dotarł
        }
        [2] dolny cel, { $known ->
           *[unknown] zakryty
            [gold-seen] zakryty, znasz go: skarb
            [stone-seen] zakryty, znasz go: kamień
            [gold] skarb
            [stone] kamień
            [gold-after] skarb, do którego nikt nie dotarł
            [stone-after] kamień, do którego nikt nie dotarł
        }
    }
text-goal-mark = { $mark ->
       *[none] Bez znaku
        [gold] Twój znak: złoto
        [stone] Twój znak: kamień
    }
text-goal-change = Zmień swój znak przy tym celu: { $place }

## Players

text-seat = Miejsce { $seat }: { $name }
text-player = { $seat }, { $known }.
text-to-move = ma ruch
text-stood-in = na razie gra tu bot
text-mark = { $mark ->
       *[none] bez znaku
        [suspicious] twój znak: podejrzenie
        [trusted] twój znak: zaufanie
        [unsure] twój znak: niepewność
    }
text-mark-change = Zmień swój znak: { $name }

## Ends

text-next = Następna runda
text-next-ready = Czekasz na następną rundę.
text-next-wait = { $count ->
        [one] Zacznie się najpóźniej za { $count } sekundę.
        [few] Zacznie się najpóźniej za { $count } sekundy.
        [many] Zacznie się najpóźniej za { $count } sekund.
       *[other] Zacznie się najpóźniej za { $count } sekundy.
    }
text-standing = { $gold ->
        [0] { $name }: bez złota
        [one] { $name }: { $gold } bryłka złota
        [few] { $name }: { $gold } bryłki złota
        [many] { $name }: { $gold } bryłek złota
       *[other] { $name }: { $gold } bryłki złota
    }
text-won = Wygrywasz grę.
text-winners = { $count ->
        [1] Grę wygrywa { $names }.
       *[other] Grę wygrywa kilka osób: { $names }.
    }
text-rematch = Zagraj jeszcze raz
text-rematch-go = Przejdź do następnego stołu
text-replay = Obejrzyj całą grę jeszcze raz

## Words for the box, small letters, each of one word

text-word-help = pomoc
text-word-moves = ruchy
text-word-state = stan
text-word-hand = ręka
text-word-players = gracze
text-word-log = dziennik
text-word-say = powiedz
text-word-hint = podpowiedź
text-word-next = dalej
text-word-rematch = rewanż
text-word-back = wracam

## Help

text-help-notation = Ruch zapisuje się tak: NES@3,-1 kładzie kartę korytarza otwartą na północ (N), wschód (E) i południe (S) w kolumnie 3, rzędzie −1; zachód to W. map@8,0 ogląda cel, break-cart>2 celuje w miejsce 2, pass:NES odrzuca kartę.
text-help-short = Wystarczą odstępy i małe litery: nes 3 -1, map 8 0, break-cart 2, pass nes. Sama karta mówi, co można z nią zrobić.
text-help-seats = Miejsca liczy się od 0; numer stoi przy każdym graczu.
text-help-help = ta lista
text-help-moves = wszystkie karty, które można zagrać
text-help-state = twoja sytuacja
text-help-hand = twoje karty
text-help-players = wszyscy gracze
text-help-log = co się ostatnio wydarzyło
text-help-say = reszta wiersza trafia do rozmowy przy stole
text-help-hint = co zrobiłby bot, gdy grasz tylko przeciw botom
text-help-next = gotowość do następnej rundy
text-help-rematch = kolejna gra z tymi samymi osobami
text-help-back = odbierz botowi swoje miejsce
