### La mesa en el navegador. $name es el nombre de un jugador, que queda tal cual; $thing es cart, lamp, pick, trap o theft.

## En todas partes

web-home = Volver al inicio
web-loading = Encendiendo el farol…
web-offline = No se puede llegar al servidor. Comprueba tu conexión e inténtalo de nuevo.
web-offline-short = Sin conexión
web-close = Cerrar
web-cancel = Cancelar
web-rules = Reglas
web-mute = Sin sonido
web-keys = Teclas
web-you = tú
web-bot = bot
web-empty-seat = sitio libre
web-bot-name = { $seat ->
        [0] Pedernal
        [1] Granito
        [2] Cuarzo
        [3] Basalto
        [4] Mármol
        [5] Pizarra
        [6] Topacio
        [7] Ámbar
        [8] Ónice
        [9] Ágata
        [10] Granate
       *[11] Cobalto
    }
web-ended = Esta mesa está cerrada para ti
web-ended-why = El servidor ha cortado la conexión.

## La barra de arriba

web-table = Mesa
web-game = Saboteur
    .base = Saboteur
    .expansion = Saboteur 2
web-round = Ronda { $round } de { $rounds }
web-to-draw = por robar
web-fit = Ver todo el laberinto
web-nearer = Acercar
web-farther = Alejar
web-text-view = Mesa como texto
web-picture-view = Mesa como imagen
web-title-turn = Tu turno
web-leave = Dejar la mesa
web-leave-playing = Tu sitio se guarda: abre esta página otra vez y sigue. Si lo dejas, un bot juega por ti.
web-leave-last = Aquí no juega nadie más. La partida te espera en la página de inicio; si la terminas, se acaba del todo.
web-leave-end = Terminar la partida
web-leave-watching = Puedes volver cuando quieras con el código de la mesa.
web-leave-page = Ir a la página de inicio
web-leave-seat = Que juegue un bot por mí
web-stay = Quedarme

## Jugadores

web-players = Jugadores por orden de turno
web-seat-you = { $name }, que eres tú
web-seat-turn = le toca a este jugador
web-held = Por ahora un bot ocupa este sitio
web-here = con conexión
web-away = sin conexión
web-bot-level = { $level ->
       *[random] Un bot que juega al azar
        [greedy] Un bot que cava en línea recta
        [steady] Un bot que piensa quién miente
        [sharp] Un bot que piensa a fondo
    }
web-cards-held = { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
web-time-left = quedan { $time }
web-gold = oro
web-has-gold = tiene oro
web-nugget-cards = { $count ->
        [one] { $count } carta de pepitas
       *[other] { $count } cartas de pepitas
    }
web-face-down = { $count ->
        [one] { $count } carta descartada boca abajo
       *[other] { $count } cartas descartadas boca abajo
    }
web-nothing-before = no tiene nada roto
web-before = { $thing ->
        [cart] vagoneta rota
        [lamp] farol roto
        [pick] pico roto
        [trap] atrapado
       *[theft] ladrón en juego
    }
web-before-short = { $thing ->
        [cart] vagoneta
        [lamp] farol
        [pick] pico
        [trap] atrapado
       *[theft] ladrón
    }
web-is-role = { $role ->
        [miner] es un Minero
       *[saboteur] es un Saboteador
        [selfish] es el Enano egoísta
        [blue] es un Minero Azul
        [green] es un Minero Verde
        [boss] es el Jefe
        [profiteer] es el Perezoso
        [geologist] es un Geólogo
    }
web-mark = Mi marca: { $mark }
web-mute-player = No oír a este jugador
web-unmute-player = Volver a oír a este jugador
web-aim = { $thing ->
        [cart] Vagoneta
        [lamp] Farol
        [pick] Pico
       *[none] Elegir
    }

## El laberinto

web-maze = El laberinto. La mesa como texto lo describe con palabras.
web-cell = { $letter }: casilla { $cell }
web-cell-fits = { $letter }: casilla { $cell }, { $card }
web-places-beyond = { $count ->
        [one] { $count } lugar más
       *[other] { $count } lugares más
    }
web-overview = Plano del laberinto: pulsa para ir allí
web-you-saw = { $what ->
        [gold] aquí viste oro
       *[stone] aquí viste piedra
    }

## Qué hacer ahora

web-tray = Tu sitio
web-hand = Tu mano
web-hand-empty = No te quedan cartas.
web-watching = Estás mirando. Las manos y los enanos quedan ocultos hasta el final de la ronda.
web-deck = { $count ->
        [one] { $count } carta por robar
       *[other] { $count } cartas por robar
    }
web-gone = { $count ->
        [one] { $count } descartada
       *[other] { $count } descartadas
    }
web-your-turn = Tu turno.
web-named = { $card }.
web-choose = Elige una carta o pasa.
web-choose-stopped = { $thing ->
        [cart] Vagoneta rota, así que nada de Caminos:
        [lamp] Farol roto, así que nada de Caminos:
        [pick] Pico roto, así que nada de Caminos:
        [trap] Estás en una trampa, así que nada de Caminos:
       *[several] Te frenan varias cartas, así que nada de Caminos:
    } { $left ->
        [help] { $thing ->
            [cart] repárala
            [lamp] repáralo
            [pick] repáralo
            [trap] libérate
           *[several] quita una
        }, juega una Acción o pasa.
        [clear] descarta dos cartas contra eso, juega una Acción o pasa.
        [action] juega una Acción o pasa.
       *[pass] solo puedes pasar.
    }
web-waiting = Un momento…
web-thinking-play = { $name } está pensando.
web-thinking-take = { $name } está cogiendo una pepita.
web-thinking-steal = { $name } está robando.
web-thinking-over = La ronda ha terminado.
web-then = Después: { $names }.
web-lost = Conexión perdida.
web-lost-kept = Se guardan tu sitio, tus cartas y tu reloj.
web-retry = { $seconds ->
        [one] Nuevo intento en { $seconds } segundo.
       *[other] Nuevo intento en { $seconds } segundos.
    }
web-retrying = Probando de nuevo…
web-no-network = Este dispositivo no tiene conexión.
web-no-answer = El servidor no responde. Puede que se esté reiniciando o que la conexión sea mala.
web-unreached = No se puede llegar a la mesa
web-unreached-kept = No se ha perdido nada: la partida está guardada en el servidor y esta página lo sigue intentando sola.
web-retry-now = Intentar ahora
web-not-so = Así no.
web-stood-in = Un bot juega por ti.
web-stood-in-back = Recupera tu sitio cuando quieras.
web-take = { $count ->
        [one] Coge la última carta de pepitas.
       *[other] Coge una de { $count } cartas de pepitas. Las demás pasan al siguiente.
    }
web-steal = Tu ladrón actúa: elige a quién le quitas 1 pepita de oro.
web-steal-may = Tu ladrón actúa: elige a quién le quitas 1 pepita de oro, o déjalo.
web-discard = Descarta.
web-discard-most = { $most ->
        [one] Elige { $most } carta; va boca abajo.
       *[other] Elige hasta { $most } cartas; van boca abajo.
    }
web-clear = { $thing ->
        [cart] Repara tu vagoneta.
        [lamp] Repara tu farol.
        [pick] Repara tu pico.
        [trap] Libérate.
       *[theft] Quita tu ladrón.
    }
web-clear-two = Elige dos cartas para descartar a cambio.
web-clear-what = Qué se va
web-which-tool = Qué herramienta
web-fits = { $count ->
        [one] Esta carta encaja en { $count } lugar.
       *[other] Esta carta encaja en { $count } lugares.
    }
web-fits-nowhere = Esta carta no encaja ahora en ningún lugar. Elige otra o pasa.
web-turn-or-place = Gírala o colócala aquí.
web-place-here = ¿La colocas aquí?
web-map-here = ¿Miras este Objetivo?
web-rockfall-here = ¿Quitas esta carta?
web-useless = { $kind ->
        [fix] Nadie tiene rota una herramienta que esta carta repare. Elige otra o pasa.
        [free] Nadie está atrapado. Elige otra carta o pasa.
        [hands-off] Nadie tiene delante un ladrón. Elige otra carta o pasa.
       *[other] Esta carta no sirve ahora. Elige otra o pasa.
    }
web-theft = Coloca el ladrón ante ti para robar 1 pepita de oro tras la ronda.
web-aimed = ¿Lo haces?
web-offer = Pepitas para elegir
web-nugget = { $gold ->
        [one] Carta de { $gold } pepita de oro
       *[other] Carta de { $gold } pepitas de oro
    }

## Acciones

web-next = { $what ->
        [place] Elige un lugar
        [goal] Elige un Objetivo
        [player] Elige un jugador
        [two] Elige dos cartas
       *[card] Elige una carta
    }
web-turn = Girar
web-pass = Pasar…
web-clear-verb = Librarme…
web-hint = Pista
web-talk = Decir algo
web-do-place = Colocarla
web-do-map = Mirarla
web-do-rockfall = Derribarla
web-do-theft = Colocar el ladrón
web-do-back = Recuperar mi sitio
web-do-take = Coger { $gold }
web-do-steal = Robar a { $name }
web-do-decline = Dejarlo
web-do-discard = { $count ->
        [one] Descartar { $count }
       *[other] Descartar { $count }
    }
web-do-clear = { $thing ->
        [cart] Reparar la vagoneta
        [lamp] Reparar el farol
        [pick] Reparar el pico
        [trap] Salir de la trampa
       *[theft] Quitar el ladrón
    }
web-do-break = { $thing ->
        [cart] Romper vagoneta: { $name }
        [lamp] Romper farol: { $name }
       *[pick] Romper pico: { $name }
    }
web-do-break-self = { $thing ->
        [cart] Romper mi vagoneta
        [lamp] Romper mi farol
       *[pick] Romper mi pico
    }
web-do-fix = { $thing ->
        [cart] Reparar vagoneta: { $name }
        [lamp] Reparar farol: { $name }
       *[pick] Reparar pico: { $name }
    }
web-do-fix-self = { $thing ->
        [cart] Reparar mi vagoneta
        [lamp] Reparar mi farol
       *[pick] Reparar mi pico
    }
web-do-trap = Atrapar: { $name }
web-do-free = Liberar: { $name }
web-do-free-self = Liberarme
web-do-inspect = Mirar el enano: { $name }
web-do-inspect-self = Mirar mi propio enano
web-do-hats = Enano nuevo: { $name }
web-do-hats-self = Enano nuevo para mí
web-do-swap-hands = Cambiar manos: { $name }
web-do-hands-off = Detener al ladrón: { $name }
web-do-hands-off-self = Quitar mi ladrón

## Papeles

web-dwarf = Tu papel en esta ronda
web-dwarf-new = Tu nuevo papel
web-dwarf-noted = Entendido
web-your-role = Tu papel: { $role }. Abrir el cuaderno
web-notebook = Cuaderno
web-log = Crónica y charla
web-log-new = { $count ->
        [one] Crónica y charla, { $count } línea nueva
       *[other] Crónica y charla, { $count } líneas nuevas
    }

## Teclas

web-key-card = elegir una carta o devolverla
web-key-cell = elegir el lugar iluminado con esta letra
web-key-turn = girar la carta
web-key-play = jugar lo elegido
web-key-back = devolverlo todo
web-key-pass = pasar y descartar
web-key-clear = descartar dos cartas para librarte de algo
web-key-hint = pedir una pista, si juegas solo contra bots
web-key-pan = mover el laberinto
web-key-zoom = acercar y alejar
web-key-fit = ver todo el laberinto
web-key-notebook = cuaderno
web-key-talk = charla
web-key-help = esta lista
web-key-use = Usar teclas de una sola letra o cifra
