### Watching a game again. $name is a player’s name, which stays as it is, and $names are several; $code is the code of a table; $cards are names from cards.ftl; $goal is 0, 1 or 2 for the upper, middle or lower goal; $role is for log-dwarf in log.ftl.

## A game on the table

replay-of = Powtórka gry przy stole { $code }
replay-of-file = Powtórka z zapisu gry
replay-now = Co się teraz dzieje
replay-result = Koniec rundy
replay-shown = Pokazany gracz: { $name }
replay-maze = Labirynt po tym ruchu. Lista ruchów opisuje go słowami.
replay-gold = { $gold ->
        [one] { $gold } bryłka złota
        [few] { $gold } bryłki złota
        [many] { $gold } bryłek złota
       *[other] { $gold } bryłki złota
    }

## Controls

replay-controls = Sterowanie
replay-play = Odtwórz
replay-pause = Pauza
replay-step = Ruch do przodu
replay-back = Ruch wstecz
replay-first = Na początek
replay-last = Na koniec
replay-scrub = Miejsce w grze
replay-at-move = Ruch { $move } z { $moves }, runda { $round }
replay-at-deal = Rozdanie rundy { $round }
replay-to-round = Przejdź do rundy
replay-round = Runda { $round }
replay-speed = Szybkość
replay-times = { $times }×
replay-as = Czyimi oczami
replay-as-truth = Jak było naprawdę
replay-as-table = Jak widział to stół
replay-as-seat = Oczami gracza { $name }

## The list of moves

replay-moves = Ruchy
replay-copy = Kopiuj link do tej chwili
replay-download = Pobierz zapis gry
replay-other = Obejrzyj inny zapis
replay-keys = Spacja odtwarza i zatrzymuje. ← i → przesuwają o ruch, [ i ] zmieniają rundę, Home i End prowadzą na początek i koniec.

## What nobody at the table was told

replay-told-look = { $goal ->
       *[0] { $name } ogląda górny cel: { $found ->
           *[stone] tylko kamień.
            [treasure] skarb!
        }
        [1] { $name } ogląda środkowy cel: { $found ->
           *[stone] tylko kamień.
            [treasure] skarb!
        }
        [2] { $name } ogląda dolny cel: { $found ->
           *[stone] tylko kamień.
            [treasure] skarb!
        }
    }
replay-told-inspect = { $name } ogląda krasnoluda gracza { $target }. To { log-dwarf }.
replay-told-pass = { $name } odrzuca: { $cards }
replay-told-take = { $gold ->
        [one] { $name } bierze kartę bryłek złota o wartości { $gold }.
       *[other] { $name } bierze kartę bryłek złota o wartości { $gold }.
    }
replay-told-hat = Nowy krasnolud gracza { $name }: { log-dwarf }.
replay-told-saboteurs = { $count ->
        [one] Sabotażyści się rozglądają. Jest tylko jeden: { $names }.
       *[other] Sabotażyści widzą się nawzajem: { $names }.
    }

## Opening a record

replay-open = Obejrzyj zapis gry
replay-open-note = Zapis to mały plik ze wszystkimi ruchami gry. Dostajesz go po zakończeniu gry przy stole; program w terminalu też może go utworzyć.
replay-choose = Wybierz plik
replay-opening = Otwieranie…
replay-drop = albo upuść go gdziekolwiek na tej stronie
replay-kept = Serwer tylko odczytuje plik, aby go pokazać, i niczego nie zachowuje.
replay-paste = Albo wklej tekst zapisu
replay-watch = Obejrzyj
replay-code = Albo wpisz kod stołu, przy którym gra się zakończyła
replay-empty = Tu nic nie ma: wybierz inny plik.
replay-unreadable = Tego pliku nie da się otworzyć: wybierz inny.
replay-too-big = Ten plik jest za duży na zapis gry. Może mieć najwyżej { $most } KiB.
replay-again = Spróbuj ponownie
replay-to-table = Do stołu
