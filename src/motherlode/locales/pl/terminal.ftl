### The words of a game in the terminal: one person against computer players.
### $role, $goal, $card, $things are words from cards.ftl; $move, $cards, $cell are notation; $seats is a list such as 0, 2; the $reason of a hint is from bots.ftl.

## Opening

play-welcome = Witaj w Motherlode! Gra: { $game }.
play-table = { $count ->
        [one] Przy stole jest { $count } gracz; twoje miejsce ma numer { $seat }.
        [few] Przy stole jest { $count } graczy; twoje miejsce ma numer { $seat }.
        [many] Przy stole jest { $count } graczy; twoje miejsce ma numer { $seat }.
       *[other] Przy stole jest { $count } gracza; twoje miejsce ma numer { $seat }.
    }
play-round = Runda { $round } z { $rounds }.
play-begins = Zaczyna gracz { $seat }.
play-begins-own = Zaczynasz.
play-role = Twoja rola: { $role }. { $goal }
play-new-role = Masz nową czapkę. Twoja rola to teraz: { $role }. { $goal }
play-fellows = { $count ->
        [0] Nie ma innego sabotażysty.
        [1] Drugim sabotażystą jest gracz { $seats }.
       *[other] Pozostali sabotażyści to gracze { $seats }.
    }

## Your decision

play-how = Jak zapisać ruch: NES@3,-1 kładzie kartę korytarza w kolumnie 3 i rzędzie -1, otwartą z podanych stron (N – północ, E – wschód, S – południe, W – zachód); map@8,0 podgląda cel; break-cart>2 kieruje kartę na gracza 2; pass:NS odrzuca kartę.
play-turn = Twoja tura.
play-prompt = Wpisz ruch, ? – wszystkie dozwolone ruchy, hint – podpowiedź, r – zasady, q – wyjście:
play-prompt-take = Wybierz kartę bryłek złota, na przykład take:{ $example }. Do wyboru: { $cards }
play-prompt-steal = Komu zabierasz złoto? Na przykład steal>{ $example }
play-prompt-rule = Która zasada? Wpisz jej nazwę, na przykład B9, albo naciśnij Enter, aby wrócić:
play-legal = { $count ->
        [one] { $count } dozwolony ruch:
        [few] { $count } dozwolone ruchy:
        [many] { $count } dozwolonych ruchów:
       *[other] { $count } dozwolonego ruchu:
    }
play-hint = Bot Steady radzi zagrać { $move }. { $reason }
play-refused = Niedozwolone ({ $clause }): { $reason }
play-option-form = Opcję zapisuje się jako nazwa=wartość, a nie „{ $text }”.
play-unknown-rule = Nie ma zasady o nazwie „{ $text }”.

## What happens

play-move = Gracz { $seat } zagrywa { $move }.
play-move-own = Zagrywasz { $move }.
play-discard = { $count ->
        [one] Gracz { $seat } odrzuca { $count } zakrytą kartę.
        [few] Gracz { $seat } odrzuca { $count } zakryte karty.
        [many] Gracz { $seat } odrzuca { $count } zakrytych kart.
       *[other] Gracz { $seat } odrzuca { $count } zakrytej karty.
    }
play-discard-own = { $count ->
        [one] Odrzucasz { $count } zakrytą kartę.
        [few] Odrzucasz { $count } zakryte karty.
        [many] Odrzucasz { $count } zakrytych kart.
       *[other] Odrzucasz { $count } zakrytej karty.
    }
play-clear = Gracz { $seat } odrzuca 2 zakryte karty i usuwa kartę leżącą przed sobą: { $card }.
play-clear-own = Odrzucasz 2 zakryte karty i usuwasz kartę leżącą przed tobą: { $card }.
play-draw = Dobierasz: { $cards }
play-see = Na polu { $cell } widzisz: { $card }.
play-seat-role = Rola gracza { $seat }: { $role }.
play-goal = Cel na polu { $cell } zostaje odkryty: { $card }.

## End of a round

play-reached = Koniec rundy: gracz { $seat } dociera do skarbu!
play-reached-own = Koniec rundy: docierasz do skarbu!
play-not-reached = Koniec rundy: nikt nie dotarł do skarbu.
play-winners = { $count ->
        [0] Nikt nie wygrywa rundy.
        [1] Rundę wygrywa gracz { $seats }.
       *[other] Rundę wygrywają gracze { $seats }.
    }
play-share = { $gold ->
        [0] Gracz { $seat } nie dostaje złota.
        [one] Gracz { $seat } dostaje { $gold } bryłkę złota.
        [few] Gracz { $seat } dostaje { $gold } bryłki złota.
        [many] Gracz { $seat } dostaje { $gold } bryłek złota.
       *[other] Gracz { $seat } dostaje { $gold } bryłki złota.
    }
play-share-own = { $gold ->
        [0] Nie dostajesz złota.
        [one] Dostajesz { $gold } bryłkę złota.
        [few] Dostajesz { $gold } bryłki złota.
        [many] Dostajesz { $gold } bryłek złota.
       *[other] Dostajesz { $gold } bryłki złota.
    }
play-take = Gracz { $seat } bierze kartę bryłek złota.
play-take-own = Bierzesz kartę bryłek złota o wartości { $gold }.
play-steal = Gracz { $seat } kradnie 1 bryłkę złota graczowi { $victim }.
play-steal-declined = Gracz { $seat } nie korzysta z kradzieży.
play-gold = { $gold ->
        [0] Gracz { $seat } nie ma złota.
        [one] Gracz { $seat } ma { $gold } bryłkę złota.
        [few] Gracz { $seat } ma { $gold } bryłki złota.
        [many] Gracz { $seat } ma { $gold } bryłek złota.
       *[other] Gracz { $seat } ma { $gold } bryłki złota.
    }
play-gold-own = { $gold ->
        [0] Nie masz złota.
        [one] Masz { $gold } bryłkę złota.
        [few] Masz { $gold } bryłki złota.
        [many] Masz { $gold } bryłek złota.
       *[other] Masz { $gold } bryłki złota.
    }

## End of the game

play-over = Koniec gry.
play-result = { $count ->
        [1] Wygrywa gracz { $seats }. Zdobyte złoto: { $gold }.
       *[other] Wygrywają gracze { $seats }. Złoto zdobyte przez każdego: { $gold }.
    }
play-you-win = Wygrywasz. Gratulacje!
play-you-lose = Tym razem nie wygrywasz.
play-goodbye = Do widzenia i powodzenia w kopalni!

## The table at a glance

play-deck = { $count ->
        [0] Talia jest pusta.
        [one] W talii została { $count } karta.
        [few] W talii zostały { $count } karty.
        [many] W talii zostało { $count } kart.
       *[other] W talii zostało { $count } karty.
    }
play-hand = Twoja ręka: { $cards }
play-hand-of = { $count ->
        [0] Gracz { $seat } nie ma kart na ręce.
        [one] Gracz { $seat } ma na ręce { $count } kartę.
        [few] Gracz { $seat } ma na ręce { $count } karty.
        [many] Gracz { $seat } ma na ręce { $count } kart.
       *[other] Gracz { $seat } ma na ręce { $count } karty.
    }
play-before = Przed graczem { $seat }: { $things }
play-before-own = Przed tobą: { $things }
play-seat = Gracz { $seat }
