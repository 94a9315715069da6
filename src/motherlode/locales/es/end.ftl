### The ends of rounds and of the game. $name is a player’s name and $names are several, all as they are; $cell is a place in the maze such as 3,-1, $cells are several; $goal is 0, 1 or 2 for the upper, middle or lower goal; $role is a dwarf.

## The headline of a round

end-won = { $who ->
        [both] Azules y verdes encuentran el oro
        [blue] Los azules encuentran el oro
        [green] Los verdes encuentran el oro
        [boss] El Jefe se lleva el oro
        [profiteer] El Perezoso se lleva el oro
        [selfish] El Enano egoísta se lleva el oro
        [miner] Los Mineros encuentran el oro
       *[nobody] Hay oro, pero para nadie
    }
end-hidden = El oro sigue oculto
end-hidden-for = { $who ->
        [saboteur] Los Saboteadores ganan la ronda.
        [profiteer] El Perezoso gana la ronda en solitario.
       *[nobody] Nadie gana la ronda.
    }
end-dug = { $name } ha excavado el último túnel en { $cell }.
end-dug-own = Has excavado el último túnel en { $cell }.
end-lay = { $goal ->
        [0] El tesoro estaba bajo el Objetivo de arriba.
        [1] El tesoro estaba bajo el Objetivo del medio.
       *[2] El tesoro estaba bajo el Objetivo de abajo.
    }
end-you-won = Estás entre quienes ganan.
end-you-lost = No estás entre quienes ganan.

## Why

end-dwarf = { $role ->
       *[miner] un Minero
        [saboteur] un Saboteador
        [selfish] un Enano egoísta
        [blue] un Minero Azul
        [green] un Minero Verde
        [boss] el Jefe
        [profiteer] el Perezoso
        [geologist] un Geólogo
    }
end-why = Por qué ha acabado así
end-why-completed = { $role ->
        [blue] { $name }, un Minero Azul, ha completado el camino: primero van los azules.
        [green] { $name }, un Minero Verde, ha completado el camino: primero van los verdes.
       *[other] { $name }, { end-dwarf }, ha completado el camino.
    }
end-why-completed-own = { $role ->
        [blue] Tú, un Minero Azul, has completado el camino: primero van los azules.
        [green] Tú, un Minero Verde, has completado el camino: primero van los verdes.
       *[other] Tú, { end-dwarf }, has completado el camino.
    }
end-why-completed-any = { $name }, { end-dwarf }, ha completado el camino: gana cada equipo que puede pasar.
end-why-completed-any-own = Tú, { end-dwarf }, has completado el camino: gana cada equipo que puede pasar.
end-why-spoilt = { $name }, un Saboteador, ha completado un camino abierto para ambos equipos: no gana ninguno.
end-why-spoilt-own = Tú, un Saboteador, has completado un camino abierto para ambos equipos: no gana ninguno.
end-why-alone = { $name }, el Enano egoísta, ha completado el camino y gana en solitario.
end-why-alone-own = Tú, el Enano egoísta, has completado el camino y ganas en solitario.
end-why-selfish = { $name }, el Enano egoísta, solo recibe algo si completa el camino.
end-why-selfish-own = Tú, el Enano egoísta, solo recibes algo si completas el camino.
end-why-open = Hay un camino al tesoro abierto para azules y verdes.
end-why-closed = { $team ->
       *[blue] { $count ->
            [one] La puerta verde de { $cells } cierra el paso a los azules.
           *[other] Las puertas verdes de { $cells } cierran el paso a los azules.
        }
        [green] { $count ->
            [one] La puerta azul de { $cells } cierra el paso a los verdes.
           *[other] Las puertas azules de { $cells } cierran el paso a los verdes.
        }
    }
end-why-absent = { $team ->
       *[blue] El camino está abierto para los azules, pero nadie es Minero Azul.
        [green] El camino está abierto para los verdes, pero nadie es Minero Verde.
    }
end-why-neither = Ningún equipo puede pasar: el oro es para { $names }.
end-why-neither-nobody = Ningún equipo puede pasar, y ni el Jefe ni el Perezoso pueden llevarse el oro.
end-why-left-out = Ningún equipo puede pasar, y { $name }, el Perezoso, no ha completado el camino.
end-why-left-out-own = Ningún equipo puede pasar, y tú, el Perezoso, no has completado el camino.
end-why-hidden = Nadie ha llegado al tesoro: justo lo que quieren los Saboteadores.
end-why-nobody = Nadie ha llegado al tesoro, pero nadie era Saboteador.
end-why-pay = { $count ->
        [one] Un solo Saboteador cobra { $gold } de oro.
       *[other] { $count } Saboteadores cobran { $gold } de oro cada uno.
    }
end-why-trapped = { $count ->
        [one] { $names } no recibe su parte por estar en una trampa.
       *[other] En una trampa y por eso sin su parte: { $names }.
    }
end-why-profiteer = { $gold ->
        [0] { $name }, el Perezoso, siempre recibe su parte, con 2 de oro menos: esta vez no queda nada.
       *[other] { $name }, el Perezoso, siempre recibe su parte, con 2 de oro menos.
    }
end-why-profiteer-own = { $gold ->
        [0] Tú, el Perezoso, siempre recibes tu parte, con 2 de oro menos: esta vez no queda nada.
       *[other] Tú, el Perezoso, siempre recibes tu parte, con 2 de oro menos.
    }
end-why-boss = { $gold ->
        [0] { $name }, el Jefe, gana con cualquier equipo, con 1 de oro menos: esta vez no queda nada.
       *[other] { $name }, el Jefe, gana con cualquier equipo, con 1 de oro menos.
    }
end-why-boss-own = { $gold ->
        [0] Tú, el Jefe, ganas con cualquier equipo, con 1 de oro menos: esta vez no queda nada.
       *[other] Tú, el Jefe, ganas con cualquier equipo, con 1 de oro menos.
    }
end-why-crystals = { $count ->
        [0] Los Geólogos cobran por los cristales, pero no hay ninguno en el laberinto.
        [one] Gane quien gane, un Geólogo recibe 1 de oro por cada cristal: hay { $count } en el laberinto.
       *[other] Gane quien gane, un Geólogo recibe 1 de oro por cada cristal: hay { $count } en el laberinto.
    }
end-why-crystals-half = { $count ->
        [one] Gane quien gane, cada uno de los dos Geólogos recibe 1 de oro por cada dos cristales: hay { $count } en el laberinto.
       *[other] Gane quien gane, cada uno de los dos Geólogos recibe 1 de oro por cada dos cristales: hay { $count } en el laberinto.
    }
end-why-broken = { $count ->
        [one] { $names } tiene una herramienta rota y no recibe su parte.
       *[other] Con una herramienta rota y por eso sin su parte: { $names }.
    }
end-why-secret = Las cartas de pepitas pasan entre quienes ganan. Lo que toman los demás es secreto hasta el final de la partida.
end-closed-to = { $team ->
       *[blue] cerrada para los azules
        [green] cerrada para los verdes
    }

## Players

end-players = Quién era cada cual y cuánto oro recibe
end-winner = gana
end-gained = { $gold } de oro
end-secret = en secreto
end-note-dug = el último túnel
end-note-crystals = por los cristales
end-note-theft = robo: 1 de oro a { $name }
end-note-robbed = { $name } roba 1 de oro

## What comes next

end-skip = Saltar
end-next = A la ronda { $round }
end-next-waiting = Esperando a los demás
end-ready = { $ready } de { $count } listos
end-until = { $seconds ->
        [one] Sigue dentro de { $seconds } segundo.
       *[other] Sigue dentro de { $seconds } segundos.
    }
end-again = Ver otra vez
end-look = Mirar el laberinto
end-look-back = Volver al resultado
end-to-standing = Ver quién gana la partida
end-to-round = La última ronda

## The end of the game

end-game-won = { $gold ->
        [one] { $name } gana con { $gold } pepita de oro
       *[other] { $name } gana con { $gold } pepitas de oro
    }
end-game-won-own = { $gold ->
        [one] Ganas con { $gold } pepita de oro
       *[other] Ganas con { $gold } pepitas de oro
    }
end-game-tie = { $gold ->
        [one] Empate con { $gold } pepita de oro: { $names }
       *[other] Empate con { $gold } pepitas de oro: { $names }
    }
end-game-tie-own = { $gold ->
        [one] Ganas con { $gold } pepita de oro, y contigo: { $names }
       *[other] Ganas con { $gold } pepitas de oro, y contigo: { $names }
    }
end-game-rounds = { $rounds ->
        [one] La partida termina tras { $rounds } ronda. Todo el oro está sobre la mesa.
       *[other] La partida termina tras { $rounds } rondas. Todo el oro está sobre la mesa.
    }
end-standing = Clasificación
end-place = Puesto { $place }
end-highlights = Lo que se recordará
end-rematch = Jugar otra vez
end-rematch-come = Ir a la próxima partida
end-rematch-open = Ya hay una mesa para la próxima partida.
end-replay = Repetición
end-record = Descargar el registro
