### Why a move: what a computer player says of its own move, in the first person.
### $role is the name of a role, $deed what somebody has done (see bots/players/explanations.py); $cell is notation.

reason-none = No doy ningún motivo para esta jugada.
reason-forced = Es la única jugada legal.

## The maze

reason-finish = Así el túnel llega a un Objetivo en el que puede estar el tesoro.
reason-crystal = Así hay un cristal más en el laberinto.
reason-hinder = Así el túnel sigue lejos del tesoro.
reason-hide = Así no me delato y ayudo poco a los demás.
reason-dig = Así el túnel se acerca a donde parece estar el tesoro.
reason-way = Así el túnel apenas se acerca al tesoro, pero puede abrirse otro paso.
reason-map = Quiero saber qué hay en { $cell }.
reason-rockfall-clears = El derrumbe despeja el paso hacia el tesoro.
reason-rockfall-cuts = El derrumbe alarga el paso hacia el tesoro.
reason-rockfall-idle = El derrumbe cambia poco y no necesito esta carta.

## Gold and cards

reason-steal = Parece que al jugador { $seat } es a quien más conviene quitarle oro.
reason-steal-none = No quiero quitarle oro a nadie.
reason-take = Estas pepitas son las que más valen.
reason-theft = El ladrón puede darme oro al final de la ronda.
reason-clear = Librarme de lo que tengo delante vale dos cartas.
reason-pass = Nada de lo que puedo jugar vale tanto como una carta nueva.
reason-swap-hands = Las cartas del jugador { $seat } son probablemente mejores que las mías.

## The others

reason-inspect = Quiero saber quién es el jugador { $seat }.
reason-hats = Me conviene más que el jugador { $seat } tenga otro Enano.
reason-hats-self = Espero conseguir un Enano que me convenga más.
reason-hands-off = No quiero que el jugador { $seat } robe oro.
reason-free-self = Quiero recuperar la libertad.
reason-mend-self = Quiero volver a excavar.
reason-mend = Esto ayuda al jugador { $seat }. { opinion-guess }
reason-mend-known = Esto ayuda al jugador { $seat }. { opinion-known }
reason-break = Esto detiene al jugador { $seat }. { opinion-guess }
reason-break-known = Esto detiene al jugador { $seat }. { opinion-known }

## What is thought of somebody

opinion-known = Sé que el jugador { $seat } es { $role ->
        [miner] un Minero
       *[saboteur] un Saboteador
        [selfish] un Enano egoísta
        [blue] un Minero Azul
        [green] un Minero Verde
        [boss] el Jefe
        [profiteer] el Perezoso
        [geologist] un Geólogo
    }.
opinion-guess = Calculo que la probabilidad de que el jugador { $seat } sea { $role ->
        [miner] un Minero
       *[saboteur] un Saboteador
        [selfish] un Enano egoísta
        [blue] un Minero Azul
        [green] un Minero Verde
        [boss] el Jefe
        [profiteer] el Perezoso
        [geologist] un Geólogo
    } es del { $percent } %. { $deed ->
       *[none] Es lo que se deduce de todo lo visto hasta ahora.
        [forward] El jugador { $seat } excavó hacia donde parece estar el tesoro.
        [forward-near] El jugador { $seat } siguió excavando cuando el tesoro estaba cerca.
        [forward-knowing] El jugador { $seat } debe de saber dónde está el tesoro y excavó hacia él.
        [sideways] El jugador { $seat } excavó donde nadie se acerca al tesoro.
        [backward] El jugador { $seat } excavó de modo que el paso hacia el tesoro se alargó.
        [dead-end] El jugador { $seat } colocó un callejón sin salida.
        [blocking] El jugador { $seat } cerró el paso con un callejón sin salida.
        [astray-knowing] El jugador { $seat } debe de saber dónde está el tesoro y aun así excavó hacia otro lado.
        [break] El jugador { $seat } rompió una herramienta de otro jugador.
        [fix-other] El jugador { $seat } reparó una herramienta de otro jugador.
        [rockfall-clears] El jugador { $seat } despejó el paso con un derrumbe.
        [rockfall-cuts] El jugador { $seat } alargó el paso con un derrumbe.
        [rockfall-idle] El jugador { $seat } jugó un derrumbe donde no servía de nada.
        [pass] El jugador { $seat } descartó cartas aunque nada le impedía excavar.
        [pass-near] El jugador { $seat } descartó cartas en vez de excavar cuando el tesoro estaba cerca.
        [trap] El jugador { $seat } dejó atrapado a otro jugador.
        [free-other] El jugador { $seat } dio la libertad a otro jugador atrapado.
    }
