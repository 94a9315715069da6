### Why a move: what a computer player says of its own move, in the first person.
### $role is the name of a role, $deed what somebody has done (see bots/players/explanations.py); $cell is notation.

reason-none = Nie podaję powodu tego ruchu.
reason-forced = To jedyny dozwolony ruch.

## The maze

reason-finish = Korytarz dociera w ten sposób do celu, pod którym może leżeć skarb.
reason-crystal = W labiryncie pojawia się dzięki temu kryształ.
reason-hinder = To trzyma korytarz z dala od skarbu.
reason-hide = To mnie nie zdradza, a innym niewiele pomaga.
reason-dig = To przybliża korytarz do miejsca, w którym zapewne leży skarb.
reason-way = To prawie nie przybliża korytarza do skarbu, ale może otworzyć inną drogę.
reason-map = Chcę wiedzieć, co leży na polu { $cell }.
reason-rockfall-clears = Osuwisko oczyszcza drogę do skarbu.
reason-rockfall-cuts = Osuwisko wydłuża drogę do skarbu.
reason-rockfall-idle = Osuwisko niewiele zmienia, a ta karta nie jest mi potrzebna.

## Gold and cards

reason-steal = Najwięcej można chyba zyskać na graczu { $seat }.
reason-steal-none = Nikogo nie chcę okradać.
reason-take = Te bryłki złota są warte najwięcej.
reason-theft = Kradzież może mi przynieść złoto na koniec rundy.
reason-clear = Warto oddać dwie karty, żeby pozbyć się tego, co przede mną leży.
reason-pass = Żadne zagranie nie jest warte tyle co nowa karta.
reason-swap-hands = Karty gracza { $seat } są prawdopodobnie lepsze od moich.

## The others

reason-inspect = Chcę wiedzieć, kim jest gracz { $seat }.
reason-hats = Wolę, żeby gracz { $seat } miał innego krasnoluda.
reason-hats-self = Liczę na krasnoluda, który bardziej mi odpowiada.
reason-hands-off = Nie chcę, żeby gracz { $seat } kradł.
reason-free-self = Chcę wydostać się z pułapki.
reason-mend-self = Chcę znowu kopać.
reason-mend = To pomaga graczowi { $seat }. { opinion-guess }
reason-mend-known = To pomaga graczowi { $seat }. { opinion-known }
reason-break = To zatrzymuje gracza { $seat }. { opinion-guess }
reason-break-known = To zatrzymuje gracza { $seat }. { opinion-known }

## What is thought of somebody

opinion-known = Wiem, że gracz { $seat } to { $role ->
        [miner] górnik
       *[saboteur] sabotażysta
        [selfish] samolubny krasnolud
        [blue] niebieski górnik
        [green] zielony górnik
        [boss] szef
        [profiteer] spekulant
        [geologist] geolog
    }.
opinion-guess = Szansa, że gracz { $seat } to { $role ->
        [miner] górnik
       *[saboteur] sabotażysta
        [selfish] samolubny krasnolud
        [blue] niebieski górnik
        [green] zielony górnik
        [boss] szef
        [profiteer] spekulant
        [geologist] geolog
    }, wynosi moim zdaniem { $percent }%. { $deed ->
       *[none] Wskazuje na to wszystko, co do tej pory widać.
        [forward] Gracz { $seat } kopał w stronę miejsca, w którym zapewne leży skarb.
        [forward-near] Gracz { $seat } kopał dalej, gdy skarb był blisko.
        [forward-knowing] Gracz { $seat } musi wiedzieć, gdzie leży skarb, i kopał w jego stronę.
        [sideways] Gracz { $seat } kopał tam, gdzie nikogo nie przybliża to do skarbu.
        [backward] Gracz { $seat } kopał tak, że droga do skarbu się wydłużyła.
        [dead-end] Gracz { $seat } dołożył ślepy zaułek.
        [blocking] Gracz { $seat } zablokował drogę ślepym zaułkiem.
        [astray-knowing] Gracz { $seat } musi wiedzieć, gdzie leży skarb, a mimo to kopał gdzie indziej.
        [break] Gracz { $seat } zepsuł narzędzie innemu graczowi.
        [fix-other] Gracz { $seat } naprawił narzędzie innemu graczowi.
        [rockfall-clears] Gracz { $seat } oczyścił drogę osuwiskiem.
        [rockfall-cuts] Gracz { $seat } wydłużył drogę osuwiskiem.
        [rockfall-idle] Gracz { $seat } zagrał osuwisko tam, gdzie nic nie dało.
        [pass] Gracz { $seat } odrzucił karty, choć nic mu nie przeszkadzało kopać.
        [pass-near] Gracz { $seat } odrzucił karty zamiast kopać, gdy skarb był blisko.
        [trap] Gracz { $seat } zamknął innego gracza w pułapce.
        [free-other] Gracz { $seat } uwolnił innego gracza z pułapki.
    }
