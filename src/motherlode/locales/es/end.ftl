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
        [saboteur] Nadie ha llegado al tesoro. Los Saboteadores ganan la ronda.
        [profiteer] Nadie ha llegado al tesoro. El Perezoso gana la ronda en solitario.
       *[nobody] Nadie ha llegado al tesoro y nadie gana la ronda.
    }
end-dug = { $goal ->
        [0] { $name } ha excavado el último túnel en { $cell }. El tesoro estaba bajo el Objetivo de arriba.
        [1] { $name } ha excavado el último túnel en { $cell }. El tesoro estaba bajo el Objetivo del medio.
       *[2] { $name } ha excavado el último túnel en { $cell }. El tesoro estaba bajo el Objetivo de abajo.
    }
end-dug-own = { $goal ->
        [0] Has excavado el último túnel en { $cell }. El tesoro estaba bajo el Objetivo de arriba.
        [1] Has excavado el último túnel en { $cell }. El tesoro estaba bajo el Objetivo del medio.
       *[2] Has excavado el último túnel en { $cell }. El tesoro estaba bajo el Objetivo de abajo.
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
end-why-alone = { $name }, el Enano egoísta, ha completado el camino y gana en solitario.
end-why-alone-own = Tú, el Enano egoísta, has completado el camino y ganas en solitario.
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
end-why-hidden = Nadie ha llegado al tesoro: justo lo que quieren los Saboteadores.
end-why-nobody = Nadie ha llegado al tesoro, pero nadie era Saboteador.
end-why-trapped = { $count ->
        [one] { $names } no recibe su parte por estar en una trampa.
       *[other] En una trampa y por eso sin su parte: { $names }.
    }
end-why-profiteer = { $name }, el Perezoso, siempre recibe su parte, con 2 de oro menos.
end-why-profiteer-own = Tú, el Perezoso, siempre recibes tu parte, con 2 de oro menos.
end-why-boss = { $name }, el Jefe, gana con cualquier equipo, con 1 de oro menos.
end-why-boss-own = Tú, el Jefe, ganas con cualquier equipo, con 1 de oro menos.
end-why-crystals = { $count ->
        [one] Gane quien gane, los Geólogos cobran por los cristales: hay { $count } en el laberinto.
       *[other] Gane quien gane, los Geólogos cobran por los cristales: hay { $count } en el laberinto.
    }
end-why-broken = { $count ->
        [one] { $names } tiene una herramienta rota y no recibe su parte.
       *[other] Con una herramienta rota y por eso sin su parte: { $names }.
    }
end-why-secret = Quien gana toma una carta de pepitas. Lo que tienen los demás es secreto hasta el final de la partida.
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
