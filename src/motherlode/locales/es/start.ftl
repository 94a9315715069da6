### The pages before a game: start, a new table, the lobby, rules, settings, oneself.
### $name and $host are names of people, which stay as they are; $names are several; $game, $clock and $level are words from this file; $page is the title of a page; $seat counts from 1.

## All pages

start-title = Motherlode
start-page = { $page } · Motherlode
start-home = Motherlode, a la página de inicio
start-skip = Ir al contenido
start-close = Cerrar
start-loading = Un momento…
start-again = Intentar de nuevo
start-copy-link = Copiar el enlace
start-copied = Copiado
start-not-copied = Selecciónalo y cópialo a mano
start-quoted = «{ $text }»
start-fewer = Uno menos
start-more = Uno más

## Start page

start-tag = Buscad oro juntos. Alguien preferiría que no lo encontrarais.
start-name = Tu nombre
start-names = Pepita, Guijarro, Farolillo, Chispa, Cobre, Pedrusco, Candil, Brasa, Bronce, Sílex, Carbón, Estaño
start-play = Jugar ya
start-play-note = Tú y cuatro bots, al momento. Unos quince minutos.
start-new-here = ¿Es tu primera vez? Las reglas en un minuto.
start-mine = Tus mesas
start-continue = Continuar
start-unfinished = Tu partida sin terminar
start-round = Ronda { $round }
start-with = con { $who }
start-with-people = { $count ->
        [one] otra persona
       *[other] otras { $count } personas
    }
start-with-bots = { $count ->
        [one] un bot
       *[other] { $count } bots
    }
start-remove-table = Quitar esta mesa
start-remove = Quitar
start-keep = Conservar
start-remove-sure = { $how ->
        [ends] Nadie más juega allí: la partida se acaba del todo.
        [closes] No hay nadie más: la mesa se cierra para siempre.
        [bot] Los demás siguen jugando y un bot ocupa tu sitio para siempre.
        [free] Tu sitio queda libre para otra persona.
       *[list] La mesa desaparece de tu lista.
    }
start-join = Unirse a una mesa
start-join-now = Unirse
start-code = Código de la mesa
start-code-hint = Código o enlace
start-no-code = Eso no es un código: tiene seis letras y cifras. También puedes pegar el enlace entero.
start-empty-code = Escribe el código de la mesa o pega su enlace.
start-make = Abrir una mesa
start-terms = Reglas y reloj…
start-invite = Abrir e invitar
start-open = Mesas abiertas
start-open-count = { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    }
start-open-none = Ahora mismo no espera nadie.
start-open-one = Abrir una mesa para todo el mundo
start-sit = Sentarse
start-watch = Mirar
start-no-watching = Sin público.
start-row = { $game } · { $clock }
start-row-seats = { $people } de { $seats } asientos ocupados
start-row-round = { $people ->
        [one] Ronda { $round }, { $people } persona
       *[other] Ronda { $round }, { $people } personas
    }
start-more-pages = Más páginas
start-rules = Reglas
start-replay = Ver una partida guardada
start-me = Mi nombre y mis datos

## Settings

start-settings = Ajustes
start-language = Idioma
start-language-browser = Como el navegador
start-language-en = English
start-language-pl = Polski
start-language-es = Español
start-language-uk = Українська
start-theme = Luz
start-theme-system = Como el dispositivo
start-theme-dark = Oscura
start-theme-light = Clara
start-to-dark = Cambiar a oscuro
start-to-light = Cambiar a claro
start-volume = Volumen
start-volume-percent = { $percent } %
start-vibration = Vibración
start-vibration-note = El teléfono vibra cuando te toca.
start-speed = Movimiento
start-speed-none = Ninguno
start-speed-slow = Lento
start-speed-usual = Normal
start-speed-fast = Rápido
start-hand = Tu mano
start-hand-right = Derecha
start-hand-left = Izquierda
start-view = La mesa
start-view-picture = Imagen
start-view-picture-note = El laberinto y tus cartas, dibujados.
start-view-text = Texto
start-view-text-note = Todo con palabras, bueno con un lector de pantalla.

## A new table

start-game = Juego
start-game-base = Saboteur
start-game-base-note = De 3 a 10 jugadores, Mineros contra Saboteadores.
start-game-expansion = Saboteur 2
start-game-expansion-note = De 2 a 12 jugadores, dos equipos, puertas y escaleras.
start-seats = Jugadores
start-seats-note = De { $least } a { $most }, bots incluidos.
start-preset = ¿Cómo quieres jugar?
start-preset-printed = Como en la caja
start-preset-printed-note = Las reglas y el reloj de siempre.
start-preset-first = Primera partida
start-preset-first-note = Una ronda sin prisa, con bots fáciles.
start-preset-family = En familia
start-preset-family-note = Dos rondas tranquilas, con bots fáciles.
start-preset-experts = Expertos
start-preset-experts-note = Reloj rápido, reglas de la casa y los bots más fuertes.
start-bots = Asientos vacíos
start-level-none = Nadie
start-level-none-note = Los asientos que quedan vacíos se quitan al empezar.
start-level-random = A ciegas
start-level-random-note = Bots que juegan lo primero que encuentran.
start-level-greedy = Con prisa
start-level-greedy-note = Bots que excavan de frente y se fían de todos.
start-level-steady = Con calma
start-level-steady-note = Bots que observan a los demás y se forman una opinión.
start-level-sharp = Con astucia
start-level-sharp-note = Bots que piensan por adelantado y son difíciles de engañar.
start-fill = Los bots ocupan los asientos que quedan vacíos: { $level }.
start-clock = Reloj
start-clock-untimed = Sin reloj
start-clock-untimed-note = Tómate tu tiempo: solo media hora de silencio cuesta una jugada.
start-clock-quick = Reloj rápido
start-clock-quick-note = Un minuto y 15 segundos más por jugada.
start-clock-normal = Reloj normal
start-clock-normal-note = Tres minutos y 30 segundos más por jugada.
start-clock-relaxed = Reloj tranquilo
start-clock-relaxed-note = Diez minutos y uno más por jugada.
start-clock-days = Días
start-clock-days-note = Dos días y uno más por jugada: pásate de vez en cuando.
start-clock-own = { $bank } + { $increment } por jugada
start-clock-only = { $bank } para toda la partida
start-clock-each = { $bank } por jugada
start-clock-custom = Reloj propio
start-clock-bank = Al principio
start-clock-increment = Más por jugada
start-clock-nothing = nada
start-time = { $unit ->
        [hours] { $count } h
        [minutes] { $count } min
       *[seconds] { $count } s
    }
start-door = Quién puede venir
start-listed = Mostrarla entre las mesas abiertas
start-listed-note = Cualquiera puede sentarse. Si no, solo viene quien tiene el código.
start-listed-now = { $who ->
        [listed] Quien abra la página de inicio encuentra esta mesa y puede sentarse mientras haya asientos libres.
        [closed] Mientras esté cerrada a nuevas personas, la mesa no aparece en la lista.
       *[code] Solo encuentra esta mesa quien tiene el código.
    }
start-spectators = Espectadores
start-spectators-note = Quien no tiene asiento puede mirar y solo ve lo que está a la vista.
start-is-listed = Todos encuentran la mesa en la lista.
start-is-not-listed = Solo viene quien tiene el código.
start-has-spectators = Otros pueden mirar.
start-has-no-spectators = Nadie mira.
start-edition = Edición
start-edition-usual = Reglas de siempre
start-edition-usual-note = Las reglas tal como más se conocen.
start-edition-pl-base = Polaca
start-edition-pl-2-3 = Polaca 2.3
start-edition-pl-2025 = Polaca 2025
start-edition-es-2014 = Española 2014
start-edition-uk-2017 = Ucraniana 2017
start-options = Reglas de la edición
start-house = Reglas de la casa
start-differs = cambiado
start-option-next-starter = Quién empieza la ronda siguiente
start-option-break-self = Romper herramientas
start-option-rounds = Rondas
start-option-round-end = Final de la ronda
start-option-cardless = Quedarse sin cartas
start-option-gold-drawn = Pepitas para los Mineros
start-option-old-hat = El sombrero viejo
start-option-profiteer-alone = El Perezoso solo
start-option-saboteur-completes = Un Saboteador llega al tesoro
start-option-inspect-self = Inspeccionarse
start-option-theft-optional = Renunciar a robar
start-option-split-trapped-geologist = Un Geólogo atrapado
start-option-ladder-goal = Escaleras junto a los Objetivos
start-option-fourth-rockfall = El cuarto derrumbe
start-option-max-saboteurs = Se reparten todos los Saboteadores
start-option-broken-no-share = Sin oro con una herramienta rota
start-option-selfish-dwarf = El Enano egoísta
start-option-saboteurs-know = Los Saboteadores se conocen
start-option-far-middle-goal = El Objetivo del medio está más lejos
start-play-bots = Jugar ya contra bots

## Oneself

start-name-note = Los demás ven este nombre en la mesa. No hay cuenta ni contraseña.
start-save = Guardar
start-saved = Guardado.
start-transfer = Seguir en otro dispositivo
start-transfer-note = Escanea el código con el otro dispositivo o abre allí el enlace: así juegas con el mismo nombre en los dos.
start-transfer-show = Mostrar el código
start-transfer-new = Mostrar otro código
start-transfer-qr = Código QR para el otro dispositivo
start-transfer-until = Vale una vez, hasta las { $time }. No lo enseñes a nadie más: quien lo tiene puede jugar por ti.
start-claim = Venir de otro dispositivo
start-claim-note = Muestra el código en el otro dispositivo y escríbelo aquí.
start-claim-asked = Este enlace viene de otro dispositivo. Confirma para jugar aquí con el mismo nombre.
start-claim-instead = En este dispositivo ahora juegas como { $name }; dejará de ser así.
start-claim-code = Código o enlace
start-claim-now = Jugar aquí con ese nombre
start-claim-done = Hola de nuevo, { $name }.
start-data = Mis datos
start-data-note = El servidor conoce tu nombre, tu idioma, tus mesas, tus jugadas y lo que has dicho. Nada más.
start-export = Guardar mis datos en un archivo
start-delete = Borrarme…
start-delete-sure = ¿Borrarte para siempre?
start-delete-what = Se borran tu nombre y todo lo que has dicho. Los bots ocupan tus asientos en las partidas en curso. Las jugadas quedan, sin nombre.
start-delete-no-undo = Esto no se puede deshacer.
start-delete-keep = Me quedo
start-delete-now = Borrarme para siempre

## Rules

start-brief = En un minuto
start-brief-goal = Entre el Inicio y los tres Objetivos hay roca. Bajo uno de los Objetivos está el tesoro, y nadie sabe bajo cuál.
start-brief-roles = Cada jugador recibe un enano en secreto. Los mineros ganan juntos si un túnel llega al tesoro; los saboteadores, si no llega nunca.
start-brief-turn = En tu turno haces una sola cosa: pones una carta de Camino que siga desde el Inicio, juegas una carta de Acción, o pasas y descartas. Después robas.
start-brief-actions = Quien tiene una herramienta rota no pone cartas de Camino hasta que se repare. El mapa deja mirar bajo un Objetivo; el derrumbe quita una carta del laberinto.
start-brief-gold = Quienes ganan la ronda reciben oro. Observa a los demás, habla, engaña: tras tres rondas gana el enano más rico.
start-brief-expansion = Saboteur 2 añade dos equipos de mineros cuyas puertas cierran el paso al otro, enanos que cavan para sí mismos, escaleras, cristales, trampas y ladrones.
start-search = Buscar en las reglas
start-search-none = No se ha encontrado nada. Prueba con otra palabra.
start-contents = Índice
start-cards = Cartas
start-roles = Enanos
start-clause = Regla { $clause }: mostrarla
start-clause-all = Todas las reglas, desde { $clause }

## Nothing here

start-lost = Aquí no hay más que roca
start-lost-way = El túnel que has seguido no lleva a ninguna parte. Quizá falta un trozo del enlace.
start-lost-home = Volver al inicio

## Before a table

start-door-title = { $name } te invita a la mesa
start-door-playing = La partida ya ha empezado.
start-door-over = La partida de esta mesa ha terminado.
start-door-none = No se puede entrar en { $code }
start-come-in = Entrar

## Lobby

start-lobby = Antes de la partida
start-order = Se juega en este orden.
start-begins = Quién empieza
start-begins-drawn = por sorteo
start-begins-mark = empieza
start-shuffle = Mezclar los asientos
start-free = Asiento libre
start-you = tú
start-host = anfitrión
start-ready = todo listo
start-not-ready = aún no
start-away = sin conexión
start-bot = Bot
start-sit-here = Sentarse aquí
start-sit-seat = Sentarse aquí: asiento { $seat }
start-add-bot = Bot: elegir uno para este asiento
start-manage = { $name }: qué hacer
start-bot-for = Bot para el asiento { $seat }
start-bot-away = Retirar el bot
start-onlookers = Sin asiento: { $names }
start-invitation = Invitación
start-invitation-note = Puede venir quien tenga el código o el enlace.
start-invitation-qr = Código QR de la invitación
start-only-here = Los teléfonos y otros ordenadores todavía no pueden entrar: el servidor solo escucha en este ordenador.
start-let-in = Dejar entrar a los teléfonos
start-let-in-note = Así cualquiera de tu red puede abrir la página hasta que se detenga el servidor. La partida sigue.
start-only-here-command = Detén el servidor y arráncalo de nuevo con:
start-copy-command = Copiar la orden
start-only-here-address = Los demás no pueden abrir { $host }. Abre esta página en la dirección que tiene el ordenador en tu red y habrá un enlace para ellos.
start-reach-note = El teléfono debe estar en la misma red. Si allí no se abre la página, la bloquea un cortafuegos de este ordenador.
start-share = ¡Ven a buscar oro conmigo!
start-share-now = Compartir
start-screen = Pantalla grande
start-what = A qué se juega
start-talk = Charla
start-change = Cambiar las condiciones
start-change-save = Guardar las condiciones
start-stand = Dejar el asiento
start-be-ready = Por mí, empecemos
start-unready = Mejor aún no
start-begin = Empezar
start-say-sit = Ocupa un asiento libre o limítate a mirar.
start-say-sit-only = Ocupa un asiento libre: cuando empiece la partida no habrá público.
start-say-full = Todos los asientos están ocupados. Espera aquí a que quede uno libre.
start-say-ready = Avisa cuando puedas empezar.
start-say-wait = Ya has avisado. La partida empieza cuando quiera el anfitrión: { $host }.
start-say-not-ready = Aún se preparan: { $names }.
start-say-all = Todos los asientos están ocupados. Puedes empezar.
start-say-fill = { $empty ->
        [one] Puedes empezar: un bot ocupa el asiento vacío.
       *[other] Puedes empezar: los bots ocupan los { $empty } asientos vacíos.
    }
start-say-fewer = { $empty ->
        [one] Puedes empezar: el asiento vacío se quita.
       *[other] Puedes empezar: los { $empty } asientos vacíos se quitan.
    }
