### The table as text. $place is column and row in words, $card and $cards are names of cards in words, $move is notation, $name is a player’s name, which stays as it is; $goal is 0, 1 or 2 for the upper, middle or lower goal.

## The page

text-title = Mesa { $code }, ronda { $round } de { $rounds }
text-skips = Saltar a una parte de la página
text-picture = Vista con imagen
text-now = Ahora
text-moves = Jugadas posibles: { $count }
text-maze = El laberinto
text-maze-caption = Columnas de oeste a este, filas de norte a sur
text-maze-list = El laberinto como lista
text-goals = Los Objetivos
text-players = Jugadores en orden de juego
text-changes = Qué ha cambiado desde tu último turno
text-changes-watching = Qué ha pasado últimamente
text-log = Toda la crónica
text-talk = Charla
text-round-end = El final de la ronda
text-game-end = El final de la partida

## Now

text-minutes = { $count ->
        [one] Tienes { $count } minuto.
       *[other] Tienes { $count } minutos.
    }
text-seconds = { $count ->
        [one] Tienes { $count } segundo.
       *[other] Tienes { $count } segundos.
    }
text-before = Delante de ti hay: { $things }.
text-before-nothing = No hay nada delante de ti.
text-gold = { $count ->
        [0] No tienes oro.
        [one] Tienes { $count } pepita de oro.
       *[other] Tienes { $count } pepitas de oro.
    }
text-deck = { $count ->
        [0] No quedan cartas por robar.
        [one] Queda { $count } carta por robar.
       *[other] Quedan { $count } cartas por robar.
    }
text-hand = Tu mano
text-box = Tu jugada, o una palabra como «{ $word }»
text-play = Jugar
text-refused = No se puede.
text-chosen = { $move } está en el cuadro: { $words }. Elígela otra vez o pulsa Intro en el cuadro para jugarla.
text-card-useless = { $card } no se puede jugar ahora. Puedes descartarla.
text-no-moves = Ahora no tienes nada que decidir.
text-empty = El cuadro está vacío: escribe una jugada o una palabra.
text-unknown = «{ $text }» no es ni una jugada ni una palabra del cuadro. La palabra «ayuda» dice más.

## Moves

text-ways = { $count ->
        [one] { $count } manera
       *[other] { $count } maneras
    }
text-group-pass = pasar y descartar
text-group-clear = descartar dos cartas para librarte de algo
text-group-take = tomar una carta de pepitas
text-group-steal = usar tu ladrón
text-map = { $goal ->
       *[0] Mirar el Objetivo de arriba
        [1] Mirar el Objetivo del medio
        [2] Mirar el Objetivo de abajo
    }
text-rockfall = Retirar de { $place }: { $card }
text-pass = Descartar: { $cards }
text-clear = { $deed }, descartando: { $cards }

## The maze

text-place = columna { $x }, fila { $y }
text-at = { $place }: { $text }
text-fits = encaja
text-fits-aim = posible
text-side-joined = unida: { $sides }
text-side-goal = junto a un Objetivo oculto: { $sides }
text-side-open = abierta: { $sides }
text-goal = { $goal ->
       *[0] Objetivo de arriba, { $known ->
           *[unknown] oculto
            [gold-seen] oculto, has visto el tesoro
            [stone-seen] oculto, has visto piedra
            [gold] el tesoro
            [stone] piedra
            [gold-after] el tesoro, al que nadie ha llegado
            [stone-after] piedra, a la que nadie ha llegado
        }
        [1] Objetivo del medio, { $known ->
           *[unknown] oculto
            [gold-seen] oculto, has visto el tesoro
            [stone-seen] oculto, has visto piedra
            [gold] el tesoro
            [stone] piedra
            [gold-after] el tesoro, al que nadie ha llegado
            [stone-after] piedra, a la que nadie ha llegado
        }
        [2] Objetivo de abajo, { $known ->
           *[unknown] oculto
            [gold-seen] oculto, has visto el tesoro
            [stone-seen] oculto, has visto piedra
            [gold] el tesoro
            [stone] piedra
            [gold-after] el tesoro, al que nadie ha llegado
            [stone-after] piedra, a la que nadie ha llegado
        }
    }
text-goal-mark = { $mark ->
       *[none] Sin marca
        [gold] Tu marca: oro
        [stone] Tu marca: piedra
    }
text-goal-change = Cambiar tu marca en este Objetivo: { $place }

## Players

text-seat = Asiento { $seat }: { $name }
text-player = { $seat }, { $known }.
text-to-move = tiene el turno
text-stood-in = por ahora juega un bot
text-mark = { $mark ->
       *[none] sin marca
        [suspicious] tu marca: sospecha
        [trusted] tu marca: confianza
        [unsure] tu marca: duda
    }
text-mark-change = Cambiar tu marca: { $name }

## Ends

text-next = Ronda siguiente
text-next-ready = Esperas la ronda siguiente.
text-next-wait = { $count ->
        [one] Empieza como muy tarde en { $count } segundo.
       *[other] Empieza como muy tarde en { $count } segundos.
    }
text-standing = { $gold ->
        [0] { $name }: sin oro
        [one] { $name }: { $gold } pepita de oro
       *[other] { $name }: { $gold } pepitas de oro
    }
text-won = Has ganado la partida.
text-winners = { $count ->
        [1] { $names } gana la partida.
       *[other] Ganan la partida varios jugadores: { $names }.
    }
text-rematch = Jugar otra vez
text-rematch-go = Ir a la mesa siguiente
text-replay = Volver a ver toda la partida

## Words for the box, small letters, each of one word

text-word-help = ayuda
text-word-moves = jugadas
text-word-state = estado
text-word-hand = mano
text-word-players = jugadores
text-word-log = crónica
text-word-say = decir
text-word-hint = consejo
text-word-next = siguiente
text-word-rematch = revancha
text-word-back = vuelvo

## Help

text-help-notation = Una jugada se escribe así: NES@3,-1 coloca una carta de Camino abierta al norte (N), al este (E) y al sur (S) en la columna 3, fila −1; el oeste es W. map@8,0 mira un Objetivo, break-cart>2 apunta al asiento 2, pass:NES descarta.
text-help-short = Bastan espacios y minúsculas: nes 3 -1, map 8 0, break-cart 2, pass nes. Una carta sola dice qué se puede hacer con ella.
text-help-seats = Los asientos se cuentan desde 0; el número está junto a cada jugador.
text-help-help = esta lista
text-help-moves = todas las cartas que se pueden jugar
text-help-state = cómo estás tú
text-help-hand = tus cartas
text-help-players = todos los jugadores
text-help-log = qué ha pasado últimamente
text-help-say = el resto de la línea se dice a la mesa
text-help-hint = qué haría un bot, cuando juegas solo contra bots
text-help-next = a punto para la ronda siguiente
text-help-rematch = otra partida con las mismas personas
text-help-back = recuperar tu asiento del bot
