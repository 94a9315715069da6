### Watching a game again. $name is a player’s name, which stays as it is, and $names are several; $code is the code of a table; $cards are names from cards.ftl; $goal is 0, 1 or 2 for the upper, middle or lower goal; $role is for log-dwarf in log.ftl.

## A game on the table

replay-of = Repetición de la mesa { $code }
replay-of-file = Repetición de una partida guardada
replay-now = Lo que pasa ahora
replay-result = El final de la ronda
replay-shown = A la vista: { $name }
replay-maze = El laberinto tras esta jugada. La lista de jugadas lo cuenta con palabras.
replay-gold = { $gold ->
        [one] { $gold } pepita de oro
       *[other] { $gold } pepitas de oro
    }

## Controls

replay-controls = Controles
replay-play = Reproducir
replay-pause = Pausa
replay-step = Una jugada adelante
replay-back = Una jugada atrás
replay-first = Al principio
replay-last = Al final
replay-scrub = Momento de la partida
replay-at-move = Jugada { $move } de { $moves }, ronda { $round }
replay-at-deal = Reparto de la ronda { $round }
replay-to-round = Ir a una ronda
replay-round = Ronda { $round }
replay-speed = Velocidad
replay-times = { $times }×
replay-as = Con los ojos de quién
replay-as-truth = Tal como fue
replay-as-table = Como lo vio la mesa
replay-as-seat = Como lo vio { $name }

## The list of moves

replay-moves = Jugadas
replay-copy = Copiar un enlace a este momento
replay-download = Descargar la partida
replay-other = Ver otra partida guardada
replay-keys = La barra espaciadora reproduce y detiene. ← y → avanzan y retroceden, [ y ] cambian de ronda, Inicio y Fin van a los extremos.

## What nobody at the table was told

replay-told-look = { $goal ->
       *[0] { $name } mira el Objetivo de arriba: { $found ->
           *[stone] solo piedra.
            [treasure] ¡el tesoro!
        }
        [1] { $name } mira el Objetivo del medio: { $found ->
           *[stone] solo piedra.
            [treasure] ¡el tesoro!
        }
        [2] { $name } mira el Objetivo de abajo: { $found ->
           *[stone] solo piedra.
            [treasure] ¡el tesoro!
        }
    }
replay-told-inspect = { $name } mira el Enano de { $target }. Es { log-dwarf }.
replay-told-pass = { $name } descarta: { $cards }
replay-told-take = { $gold ->
        [one] { $name } toma una carta de pepitas de valor { $gold }.
       *[other] { $name } toma una carta de pepitas de valor { $gold }.
    }
replay-told-hat = El nuevo Enano de { $name }: { log-dwarf }.
replay-told-saboteurs = { $count ->
        [one] Los Saboteadores se buscan. Solo hay uno: { $names }.
       *[other] Los Saboteadores se ven entre sí: { $names }.
    }

## Opening a record

replay-open = Ver una partida guardada
replay-open-note = Una partida guardada es un archivo pequeño con todas las jugadas. Lo obtienes al terminar una partida en una mesa, y el programa en el terminal también puede crearlo.
replay-choose = Elegir un archivo
replay-opening = Abriendo…
replay-drop = o suéltalo en cualquier parte de esta página
replay-kept = El servidor solo lee el archivo para mostrarlo y no guarda nada.
replay-paste = O pega el texto de una partida guardada
replay-watch = Ver
replay-code = O escribe el código de una mesa cuya partida ha terminado
replay-empty = Aquí no hay nada: elige otro archivo.
replay-unreadable = Este archivo no se puede abrir: elige otro.
replay-too-big = Este archivo es demasiado grande para una partida guardada. Puede tener { $most } KiB como máximo.
replay-again = Intentar de nuevo
replay-to-table = A la mesa
