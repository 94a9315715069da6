### What a table and the server say: refusals, quick phrases, the words of a start.
### $text quotes what somebody has asked for; $name is the name of a person, which stays as it is; $goal is the number 0, 1 or 2 for the upper, middle or lower goal.

## What a table refuses

table-bad-clock = No hay ningún reloj «{ $text }»: elige uno de la lista o escribe segundos, por ejemplo 300+20.
table-bad-game = Aquí no hay ningún juego «{ $text }». Los juegos son: { $values }.
table-bad-seats = Este juego es para entre { $least } y { $most } jugadores: cambia el número de asientos.
table-bad-edition = Este juego no tiene la edición «{ $text }». Sus ediciones: { $values }.
table-bad-option = Este juego no tiene la opción «{ $text }». Sus opciones: { $values }.
table-bad-value = La opción «{ $option }» no puede ser «{ $text }». Valores posibles: { $values }.
table-bad-level = No hay ningún bot de nivel «{ $text }»: elige un nivel de la lista.
table-not-seated = Para eso necesitas un asiento: ocupa antes uno libre.
table-not-host = Eso solo puede hacerlo el anfitrión de la mesa.
table-started = Ya es tarde para eso: la partida ha empezado.
table-no-person = En esta mesa no hay nadie así.
table-crowded = A esta mesa ya ha venido demasiada gente: elige otra.
table-worn-out = En esta mesa ya ha pasado demasiado: abre una nueva.
table-not-over = Eso solo se puede hacer cuando termine la partida.
table-closed = Esta mesa está cerrada. Puedes abrir otra.
table-banned = El anfitrión te ha vetado en esta mesa: elige otra o abre la tuya.
table-removed = El anfitrión te ha retirado de esta mesa.
table-no-newcomers = El anfitrión no deja entrar a nadie nuevo por ahora: elige otra mesa o abre la tuya.
table-ask-host = En mitad de la partida este asiento es de un bot: pregunta al anfitrión si puedes ocuparlo.
table-no-joining = Ya nadie puede unirse a esta partida: espera a la próxima.
table-rush = { $seconds ->
        [one] En esta mesa hay mucho movimiento: espera { $seconds } segundo.
       *[other] En esta mesa hay mucho movimiento: espera { $seconds } segundos.
    }
table-over = La partida de esta mesa ha terminado: abre otra mesa para volver a jugar.
table-seated = Ya tienes un asiento en esta mesa.
table-no-seat = En esta mesa no hay ese asiento.
table-full = Todos los asientos están ocupados: espera a que quede uno libre o elige otra mesa.
table-taken = Este asiento está ocupado: elige otro.
table-empty-seat = Este asiento está libre: elige a alguien que esté en la mesa.
table-kick-self = No puedes retirarte así de la mesa: simplemente deja tu asiento.
table-kick-founder = Esta mesa es de quien la abrió: no puedes retirar a esa persona.
table-seats-taken = Un asiento que quieres quitar está ocupado: déjalo libre antes.
table-not-ready = { $name } aún se está preparando. Espera un momento.
table-too-few = { $least ->
        [one] Hace falta al menos { $least } jugador: invita a alguien o añade bots.
       *[other] Hacen falta al menos { $least } jugadores: invita a alguien o añade bots.
    }
table-not-started = La partida aún no ha empezado: la empieza el anfitrión.
table-no-hints = Solo hay consejos cuando juegas únicamente contra bots.
table-not-turn = No es tu turno: espera un poco.
table-not-between = Ahora no hay ninguna ronda a punto de empezar.
table-too-fast = { $seconds ->
        [one] Escribes muy rápido: espera { $seconds } segundo.
       *[other] Escribes muy rápido: espera { $seconds } segundos.
    }
table-mute-self = No puedes silenciarte: elige a otra persona.
table-too-often = Has hecho eso demasiadas veces en esta mesa.
table-no-name = El nombre necesita al menos una letra o una cifra.
table-long-name = { $most ->
        [one] El nombre puede tener como máximo { $most } carácter: acórtalo.
       *[other] El nombre puede tener como máximo { $most } caracteres: acórtalo.
    }
table-no-text = Tu mensaje está vacío: escribe algo antes.
table-long-text = { $most ->
        [one] El mensaje puede tener como máximo { $most } carácter: acórtalo.
       *[other] El mensaje puede tener como máximo { $most } caracteres: acórtalo.
    }
table-bad-phrase = La frase rápida «{ $text }» no se puede decir aquí: elige una de la lista.

## Quick phrases

phrase-saw-stone = { $goal ->
        [0] He visto piedra en el Objetivo de arriba.
        [1] He visto piedra en el Objetivo del medio.
        [2] He visto piedra en el Objetivo de abajo.
       *[other] He visto piedra en uno de los Objetivos.
    }
phrase-saw-gold = { $goal ->
        [0] ¡He visto el oro en el Objetivo de arriba!
        [1] ¡He visto el oro en el Objetivo del medio!
        [2] ¡He visto el oro en el Objetivo de abajo!
       *[other] ¡He visto el oro en uno de los Objetivos!
    }
phrase-dig-there = { $goal ->
        [0] ¡Excavemos hacia el Objetivo de arriba!
        [1] ¡Excavemos hacia el Objetivo del medio!
        [2] ¡Excavemos hacia el Objetivo de abajo!
       *[other] ¡Excavemos hacia un Objetivo!
    }
phrase-suspect = Sospecho de { $name }.
phrase-trust = Confío en { $name }.
phrase-mend-please = { $name } tiene una herramienta rota. ¿Quién la repara, por favor?
phrase-why = { $name }, ¿por qué has hecho eso?
phrase-i-mine = Yo busco el oro: estoy con los Mineros.
phrase-need-tools = Tengo las herramientas rotas. ¡Ayuda, por favor!
phrase-no-card = No tengo ninguna carta que encaje.
phrase-sorry = ¡Perdón!
phrase-thanks = ¡Gracias!
phrase-well-dug = ¡Bien excavado!
phrase-hurry = ¡Te toca, por favor!
phrase-hello = ¡Hola!
phrase-good-game = ¡Buena partida!

## What the server refuses

server-bad-message = Este mensaje no se puede leer. Es probable que la página esté anticuada: vuelve a cargarla.
server-too-big = Este mensaje es demasiado largo: acórtalo.
server-too-fast = Demasiados mensajes a la vez: espera un momento.
server-wrong-version = La página y el servidor tienen versiones distintas: vuelve a cargar la página.
server-no-table = No hay ninguna mesa con este código: comprueba que esté bien.
server-no-guest = Di antes cómo te llamas.
server-no-spectators = Esta mesa no admite espectadores.
server-too-many-tables = { $most ->
        [one] Ya tienes { $most } mesa abierta y no puedes tener más: deja una antes.
       *[other] Ya tienes { $most } mesas abiertas y no puedes tener más: deja una antes.
    }
server-too-many-sockets = Hay demasiadas conexiones desde tu red: cierra el juego donde no lo necesites.
server-too-many-guests = Han llegado demasiados invitados nuevos desde tu red: vuelve a probar más tarde.
server-too-many-devices = Este asiento está abierto en demasiados dispositivos: cierra el juego en alguno.
server-wrong-origin = Esta petición venía de otro sitio y se ha rechazado.
server-wrong-host = Este servidor no responde al nombre { $host }. Si debe hacerlo, hay que añadir ese nombre al ajuste { $setting }.
server-slow = Tu conexión era demasiado lenta. Reconectando…
server-stopping = El servidor se está reiniciando. Volverás enseguida.
server-storage = El servidor no puede guardar ahora. No se ha perdido nada: vuelve a probar.
server-bad-code = Este código no es válido o ya se ha usado: consigue otro.
server-not-found = Aquí no hay nada.
server-method = Esta dirección no admite peticiones de esa clase.
server-bad-request = Esta petición no se puede leer.
server-not-over = El registro de la partida se abrirá cuando termine.
server-only-here = Los teléfonos y otros ordenadores todavía no pueden llegar a este servidor.
server-not-to-open = Solo desde el ordenador del servidor se puede dejar entrar a la red.
server-cannot-listen = No se ha podido dejar entrar a la red: otro programa usa allí el puerto de este servidor.
server-not-there = Eso solo puede verlo quien estuvo en esta mesa.
server-broken = Algo ha fallado en el servidor. El error ha quedado anotado.
server-no-record = Esto no es una partida guardada, o su primera línea está dañada: elige otro archivo.
server-bad-record = Esta partida guardada no se puede reproducir: la línea { $line } está dañada o no se sigue de las anteriores.
server-record-rules = Esta partida guardada no se puede reproducir: aquí no se conocen su juego, su edición o sus opciones.
server-record-deal = Esta partida guardada no se puede reproducir: las cartas no pueden haberse repartido como dice la línea { $line }.
server-record-move = Esta partida guardada no se puede reproducir: la jugada de la línea { $line } va contra las reglas.
server-record-cut = Esta partida guardada se interrumpe antes del final: falta la línea { $line }.

## A server in the terminal

serve-running = La mina está abierta en { $url }
serve-lan = Con un teléfono de la misma red, escanea el código o abre { $url }
serve-only-here = Allí solo se puede jugar desde este ordenador. Para que entren teléfonos, invita a alguien en la página o arranca con: { $command }
serve-stop-hint = Ctrl-C detiene el servidor; no se pierde nada.
serve-stopping = Cerrando la mina…
serve-no-lan = No se ha encontrado ninguna dirección en una red local.
serve-open-page = Allí se juega con cualquier navegador.

## The start page

page-title = Motherlode: oro, túneles y Saboteadores
page-unbuilt = El cliente para el navegador no está construido. En la carpeta del proyecto, make play lo construye y empieza el juego.
