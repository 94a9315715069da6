### The notebook beside the maze: what one knows, saw and suspects.
### $name is the name of a player, $names several, as they are; $role is a role of cards.ftl; $goal is 0, 1 or 2 for the upper, middle or lower goal; $move is the number of a move.

notebook-title = Cuaderno
notebook-private = solo lo ves tú
notebook-spectator = Estás mirando la partida. Ves lo que ven todos: disfruta adivinando quién excava y quién estorba.
notebook-waiting = Cuando se repartan las cartas, aquí verás tu papel.
notebook-gold = { $gold ->
        [0] Aún no tienes oro.
        [one] Tienes { $gold } pepita de oro.
       *[other] Tienes { $gold } pepitas de oro.
    }

## What you saw

notebook-saw = Lo que has visto
notebook-goal-name = { $goal ->
       *[0] Objetivo de arriba
        [1] Objetivo del medio
        [2] Objetivo de abajo
    }
notebook-goal-found = { $found ->
       *[unknown] sin ver
        [gold] oro
        [stone] piedra
    }
notebook-goal-revealed = descubierto
notebook-goal-yours = solo lo sabes tú
notebook-goal-shared = visto también por { $names }
notebook-goal-others = visto por { $names }
notebook-goal-show = { $goal ->
       *[0] Mostrar el Objetivo de arriba en el laberinto
        [1] Mostrar el Objetivo del medio en el laberinto
        [2] Mostrar el Objetivo de abajo en el laberinto
    }
notebook-inspected = { $role ->
       *[miner] { $name } es Minero
        [saboteur] { $name } es Saboteador
        [selfish] { $name } es el Enano egoísta
        [blue] { $name } es Minero Azul
        [green] { $name } es Minero Verde
        [boss] { $name } es el Jefe
        [profiteer] { $name } es el Perezoso
        [geologist] { $name } es Geólogo
    }
notebook-inspected-move = inspección, jugada { $move }
notebook-changed = Después se cambiaron los sombreros: { $name } tiene ahora otro Enano.
notebook-fellows = { $count ->
        [0] No hay ningún otro Saboteador.
        [1] El otro Saboteador: { $names }
       *[other] Los otros Saboteadores: { $names }
    }
notebook-hand = { $name } tiene tu mano de la jugada { $move }
notebook-own-discards = Tus descartes boca abajo

## Suspicion

notebook-suspicion = Sospechas
notebook-suspicion-how = toca para cambiar
notebook-mark-none = sin marca
notebook-mark-suspicious = ¿Saboteador?
notebook-mark-trusted = de confianza
notebook-mark-unsure = en duda
notebook-goal-mark-none = sin idea
notebook-goal-mark-gold = ¿oro?
notebook-goal-mark-stone = ¿piedra?
notebook-recall = Recuperar las marcas de la ronda anterior

## Cards gone

notebook-gone = Cartas que ya han salido
notebook-gone-none = Aún no se ha jugado ninguna carta.
notebook-gone-kind = { $kind ->
       *[path] Túneles
        [dead-end] Callejones sin salida
        [bridge] Puentes
        [double-curve] Dobles curvas
        [ladder] Escaleras
        [door-blue] Puertas azules
        [door-green] Puertas verdes
        [crystal] Cristales
        [break] Herramientas rotas
        [fix] Reparaciones
        [rockfall] Derrumbes
        [map] Mapas
        [theft] Ladrones
        [hands-off] Manos fuera
        [trap] Atrapados
        [free] Libertad
        [inspect] Inspecciones
        [hats] Cambios de sombreros
        [swap-hands] Cambios de manos
    }
notebook-face-down = Descartadas boca abajo
