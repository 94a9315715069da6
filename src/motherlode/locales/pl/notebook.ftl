### The notebook beside the maze: what one knows, saw and suspects.
### $name is the name of a player, $names several, as they are; $role is a role of cards.ftl; $goal is 0, 1 or 2 for the upper, middle or lower goal; $move is the number of a move.

notebook-title = Notatnik
notebook-private = widzisz go tylko ty
notebook-spectator = Oglądasz grę. Widzisz to, co wszyscy: miłego zgadywania, kto kopie, a kto psuje.
notebook-waiting = Po rozdaniu kart pojawi się tu twoja rola.
notebook-gold = { $gold ->
        [0] Nie masz jeszcze złota.
        [one] Masz { $gold } bryłkę złota.
        [few] Masz { $gold } bryłki złota.
        [many] Masz { $gold } bryłek złota.
       *[other] Masz { $gold } bryłki złota.
    }

## What you saw

notebook-saw = Co już wiesz
notebook-goal-name = { $goal ->
       *[0] górny cel
        [1] środkowy cel
        [2] dolny cel
    }
notebook-goal-found = { $found ->
       *[unknown] nieznany
        [gold] złoto
        [stone] kamień
    }
notebook-goal-revealed = odkryty
notebook-goal-yours = wiesz tylko ty
notebook-goal-shared = obejrzane też przez: { $names }
notebook-goal-others = obejrzane przez: { $names }
notebook-goal-show = { $goal ->
       *[0] Pokaż górny cel w labiryncie
        [1] Pokaż środkowy cel w labiryncie
        [2] Pokaż dolny cel w labiryncie
    }
notebook-inspected = { $role ->
       *[miner] { $name } to górnik
        [saboteur] { $name } to sabotażysta
        [selfish] { $name } to samolubny krasnolud
        [blue] { $name } to niebieski górnik
        [green] { $name } to zielony górnik
        [boss] { $name } to szef
        [profiteer] { $name } to spekulant
        [geologist] { $name } to geolog
    }
notebook-inspected-move = inspekcja, ruch { $move }
notebook-changed = Od tego czasu zamieniono czapki: { $name } ma teraz innego krasnoluda.
notebook-fellows = { $count ->
        [0] Nie ma innego sabotażysty.
        [1] Drugi sabotażysta: { $names }
       *[other] Pozostali sabotażyści: { $names }
    }
notebook-hand = { $name } ma twoje karty z ruchu { $move }
notebook-own-discards = Twoje karty odrzucone zakryte

## Suspicion

notebook-suspicion = Podejrzenia
notebook-suspicion-how = dotknij, aby zmienić
notebook-mark-none = bez znaku
notebook-mark-suspicious = sabotażysta?
notebook-mark-trusted = godny zaufania
notebook-mark-unsure = nie wiadomo
notebook-goal-mark-none = brak domysłu
notebook-goal-mark-gold = złoto?
notebook-goal-mark-stone = kamień?
notebook-recall = Przywróć znaki z poprzedniej rundy

## Cards gone

notebook-gone = Karty, które już wyszły
notebook-gone-none = Nie zagrano jeszcze żadnej karty.
notebook-gone-kind = { $kind ->
       *[path] Korytarze
        [dead-end] Ślepe zaułki
        [bridge] Mosty
        [double-curve] Podwójne zakręty
        [ladder] Drabiny
        [door-blue] Niebieskie drzwi
        [door-green] Zielone drzwi
        [crystal] Kryształy
        [break] Zepsute narzędzia
        [fix] Naprawy
        [rockfall] Osuwiska
        [map] Mapy
        [theft] Kradzieże
        [hands-off] Łapy precz!
        [trap] Pułapki
        [free] Wolność
        [inspect] Inspekcje
        [hats] Zamiany czapek
        [swap-hands] Wymiany kart
    }
notebook-face-down = Odrzucone zakryte
