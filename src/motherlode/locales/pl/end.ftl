### The ends of rounds and of the game. $name is a player’s name and $names are several, all as they are; $cell is a place in the maze such as 3,-1, $cells are several; $goal is 0, 1 or 2 for the upper, middle or lower goal; $role is a dwarf.

## The headline of a round

end-won = { $who ->
        [both] Niebiescy i zieloni znaleźli złoto
        [blue] Niebiescy znaleźli złoto
        [green] Zieloni znaleźli złoto
        [boss] Złoto bierze szef
        [profiteer] Złoto bierze spekulant
        [selfish] Złoto bierze samolubny krasnolud
        [miner] Górnicy znaleźli złoto
       *[nobody] Jest złoto, lecz dla nikogo
    }
end-hidden = Złoto pozostało w ukryciu
end-hidden-for = { $who ->
        [saboteur] Rundę wygrywają sabotażyści.
        [profiteer] Rundę wygrywa sam spekulant.
       *[nobody] Nikt nie wygrywa rundy.
    }
end-dug = Ostatni korytarz na { $cell }: { $name }.
end-dug-own = Ostatni korytarz na { $cell } jest twój.
end-lay = { $goal ->
        [0] Skarb leżał pod górnym celem.
        [1] Skarb leżał pod środkowym celem.
       *[2] Skarb leżał pod dolnym celem.
    }
end-you-won = Jesteś wśród zwycięzców.
end-you-lost = Nie jesteś wśród zwycięzców.

## Why

end-dwarf = { $role ->
       *[miner] górnik
        [saboteur] sabotażysta
        [selfish] samolubny krasnolud
        [blue] niebieski górnik
        [green] zielony górnik
        [boss] szef
        [profiteer] spekulant
        [geologist] geolog
    }
end-why = Dlaczego tak się skończyło
end-why-completed = { $role ->
        [blue] { $name }, niebieski górnik, kończy drogę: niebiescy mają pierwszeństwo.
        [green] { $name }, zielony górnik, kończy drogę: zieloni mają pierwszeństwo.
       *[other] { $name }, { end-dwarf }, kończy drogę.
    }
end-why-completed-own = { $role ->
        [blue] Ty, niebieski górnik, kończysz drogę: niebiescy mają pierwszeństwo.
        [green] Ty, zielony górnik, kończysz drogę: zieloni mają pierwszeństwo.
       *[other] Ty, { end-dwarf }, kończysz drogę.
    }
end-why-completed-any = { $name }, { end-dwarf }, kończy drogę: wygrywa każda drużyna, która może przejść.
end-why-completed-any-own = Ty, { end-dwarf }, kończysz drogę: wygrywa każda drużyna, która może przejść.
end-why-spoilt = { $name }, sabotażysta, kończy drogę otwartą dla obu drużyn: nie wygrywa żadna z nich.
end-why-spoilt-own = Ty, sabotażysta, kończysz drogę otwartą dla obu drużyn: nie wygrywa żadna z nich.
end-why-alone = { $name }, samolubny krasnolud, kończy drogę i wygrywa w pojedynkę.
end-why-alone-own = Ty, samolubny krasnolud, kończysz drogę i wygrywasz w pojedynkę.
end-why-selfish = { $name }, samolubny krasnolud, dostaje coś tylko wtedy, gdy kończy drogę.
end-why-selfish-own = Ty, samolubny krasnolud, dostajesz coś tylko wtedy, gdy kończysz drogę.
end-why-open = Droga do skarbu jest otwarta dla niebieskich i dla zielonych.
end-why-closed = { $team ->
       *[blue] { $count ->
            [one] Zielone drzwi na { $cells } zamykają drogę niebieskim.
            [few] Zielone drzwi na { $cells } zamykają drogę niebieskim.
            [many] Zielone drzwi na { $cells } zamykają drogę niebieskim.
           *[other] Zielone drzwi na { $cells } zamykają drogę niebieskim.
        }
        [green] { $count ->
            [one] Niebieskie drzwi na { $cells } zamykają drogę zielonym.
            [few] Niebieskie drzwi na { $cells } zamykają drogę zielonym.
            [many] Niebieskie drzwi na { $cells } zamykają drogę zielonym.
           *[other] Niebieskie drzwi na { $cells } zamykają drogę zielonym.
        }
    }
end-why-absent = { $team ->
       *[blue] Droga jest otwarta dla niebieskich, ale nikt nie jest niebieskim górnikiem.
        [green] Droga jest otwarta dla zielonych, ale nikt nie jest zielonym górnikiem.
    }
end-why-neither = Żadna drużyna nie może przejść. Złoto trafia do: { $names }.
end-why-neither-nobody = Żadna drużyna nie może przejść, a ani szef, ani spekulant nie może wziąć złota.
end-why-left-out = Żadna drużyna nie może przejść, a { $name }, spekulant, drogi nie kończy.
end-why-left-out-own = Żadna drużyna nie może przejść, a ty, spekulant, drogi nie kończysz.
end-why-hidden = Nikt nie dotarł do skarbu: tego właśnie chcą sabotażyści.
end-why-nobody = Nikt nie dotarł do skarbu, ale też nikt nie był sabotażystą.
end-why-pay = { $count ->
        [one] Jedyny sabotażysta dostaje { $gold } złota.
        [few] Sabotażystów jest { $count }: każdy dostaje { $gold } złota.
        [many] Sabotażystów jest { $count }: każdy dostaje { $gold } złota.
       *[other] Sabotażystów jest { $count }: każdy dostaje { $gold } złota.
    }
end-why-trapped = { $count ->
        [one] { $names } siedzi w pułapce i nie dostaje udziału.
        [few] W pułapce, więc bez udziału: { $names }.
        [many] W pułapce, więc bez udziału: { $names }.
       *[other] W pułapce, więc bez udziału: { $names }.
    }
end-why-profiteer = { $gold ->
        [0] { $name }, spekulant, zawsze ma udział, o 2 złota mniejszy: tym razem nie zostaje nic.
       *[other] { $name }, spekulant, zawsze ma udział, o 2 złota mniejszy.
    }
end-why-profiteer-own = { $gold ->
        [0] Ty, spekulant, zawsze masz udział, o 2 złota mniejszy: tym razem nie zostaje nic.
       *[other] Ty, spekulant, zawsze masz udział, o 2 złota mniejszy.
    }
end-why-boss = { $gold ->
        [0] { $name }, szef, wygrywa z każdą drużyną, ale bierze o 1 złota mniej: tym razem nie zostaje nic.
       *[other] { $name }, szef, wygrywa z każdą drużyną, ale bierze o 1 złota mniej.
    }
end-why-boss-own = { $gold ->
        [0] Ty, szef, wygrywasz z każdą drużyną, ale bierzesz o 1 złota mniej: tym razem nie zostaje nic.
       *[other] Ty, szef, wygrywasz z każdą drużyną, ale bierzesz o 1 złota mniej.
    }
end-why-crystals = { $count ->
        [0] Geolodzy dostają złoto za kryształy, ale w labiryncie nie ma żadnego.
        [one] Bez względu na to, kto wygrywa, geolog dostaje 1 złota za każdy kryształ: w labiryncie leży { $count }.
        [few] Bez względu na to, kto wygrywa, geolog dostaje 1 złota za każdy kryształ: w labiryncie leżą { $count }.
        [many] Bez względu na to, kto wygrywa, geolog dostaje 1 złota za każdy kryształ: w labiryncie leży { $count }.
       *[other] Bez względu na to, kto wygrywa, geolog dostaje 1 złota za każdy kryształ: w labiryncie leży { $count }.
    }
end-why-crystals-half = { $count ->
        [one] Bez względu na to, kto wygrywa, każdy z dwóch geologów dostaje 1 złota za każde dwa kryształy: w labiryncie leży { $count }.
        [few] Bez względu na to, kto wygrywa, każdy z dwóch geologów dostaje 1 złota za każde dwa kryształy: w labiryncie leżą { $count }.
        [many] Bez względu na to, kto wygrywa, każdy z dwóch geologów dostaje 1 złota za każde dwa kryształy: w labiryncie leży { $count }.
       *[other] Bez względu na to, kto wygrywa, każdy z dwóch geologów dostaje 1 złota za każde dwa kryształy: w labiryncie leży { $count }.
    }
end-why-broken = { $count ->
        [one] { $names } ma zepsute narzędzie i nie dostaje udziału.
        [few] Zepsute narzędzie, więc bez udziału: { $names }.
        [many] Zepsute narzędzie, więc bez udziału: { $names }.
       *[other] Zepsute narzędzie, więc bez udziału: { $names }.
    }
end-why-secret = Karty bryłek złota krążą wśród zwycięzców. To, co biorą inni, jest tajne aż do końca gry.
end-closed-to = { $team ->
       *[blue] zamknięte dla niebieskich
        [green] zamknięte dla zielonych
    }

## Players

end-players = Kto kim był i ile złota dostaje
end-winner = wygrywa
end-gained = złoto: { $gold }
end-secret = tajne
end-note-dug = ostatni korytarz
end-note-crystals = za kryształy
end-note-theft = kradzież, 1 złota od: { $name }
end-note-robbed = 1 złota kradnie { $name }

## What comes next

end-skip = Pomiń
end-next = Do rundy { $round }
end-next-waiting = Czekamy na pozostałych
end-ready = Gotowi: { $ready } z { $count }
end-until = { $seconds ->
        [one] Dalej za { $seconds } sekundę.
        [few] Dalej za { $seconds } sekundy.
        [many] Dalej za { $seconds } sekund.
       *[other] Dalej za { $seconds } sekundy.
    }
end-again = Obejrzyj jeszcze raz
end-look = Obejrzyj labirynt
end-look-back = Wróć do wyniku
end-to-standing = Zobacz, kto wygrywa grę
end-to-round = Ostatnia runda

## The end of the game

end-game-won = { $gold ->
        [one] { $name } wygrywa, mając { $gold } bryłkę złota
        [few] { $name } wygrywa, mając { $gold } bryłki złota
        [many] { $name } wygrywa, mając { $gold } bryłek złota
       *[other] { $name } wygrywa, mając { $gold } bryłki złota
    }
end-game-won-own = { $gold ->
        [one] Wygrywasz, mając { $gold } bryłkę złota
        [few] Wygrywasz, mając { $gold } bryłki złota
        [many] Wygrywasz, mając { $gold } bryłek złota
       *[other] Wygrywasz, mając { $gold } bryłki złota
    }
end-game-tie = { $gold ->
        [one] Remis, { $gold } bryłka złota: { $names }
        [few] Remis, { $gold } bryłki złota: { $names }
        [many] Remis, { $gold } bryłek złota: { $names }
       *[other] Remis, { $gold } bryłki złota: { $names }
    }
end-game-tie-own = { $gold ->
        [one] Wygrywasz, mając { $gold } bryłkę złota, a z tobą: { $names }
        [few] Wygrywasz, mając { $gold } bryłki złota, a z tobą: { $names }
        [many] Wygrywasz, mając { $gold } bryłek złota, a z tobą: { $names }
       *[other] Wygrywasz, mając { $gold } bryłki złota, a z tobą: { $names }
    }
end-game-rounds = { $rounds ->
        [one] Koniec gry po { $rounds } rundzie. Całe złoto leży na stole.
        [few] Koniec gry po { $rounds } rundach. Całe złoto leży na stole.
        [many] Koniec gry po { $rounds } rundach. Całe złoto leży na stole.
       *[other] Koniec gry po { $rounds } rundy. Całe złoto leży na stole.
    }
end-standing = Wyniki
end-place = Miejsce { $place }
end-highlights = Co zostanie w pamięci
end-rematch = Zagraj ponownie
end-rematch-come = Przejdź do następnej gry
end-rematch-open = Jest już stół do następnej gry.
end-replay = Powtórka
end-record = Pobierz zapis gry
