### The rules in words, one message for each clause, option and edition.

## Chapters

chapter-table = La mesa y las cartas
chapter-setup = Preparación de una ronda
chapter-turn = Un turno
chapter-paths = Cartas de Camino
chapter-actions = Cartas de Acción
chapter-round-end = Fin de una ronda
chapter-sharing-base = Reparto del oro en el juego base
chapter-sharing-expansion = Reparto del oro en la expansión
chapter-game-end = Fin de la partida
chapter-options = Opciones y ediciones
chapter-notation = Cómo se escriben las jugadas

## Table and cards

rule-T1 = La mesa es una cuadrícula: el primer número de una casilla crece hacia el este y el segundo hacia el norte. La carta de Inicio está en 0,0 y las tres de Objetivo, barajadas y boca abajo, en 8,2, 8,0 y 8,-2. Quedan así siete casillas vacías entre el Inicio y la columna de los Objetivos, y una entre Objetivos vecinos. El laberinto no tiene límites: puede salirse de este rectángulo en cualquier dirección.
    .title = La mesa
rule-T2 = Una carta de Camino tiene cuatro bordes, norte, este, sur y oeste, y cada uno está abierto (por ahí sale un túnel) o cerrado (roca). Los bordes abiertos que el dibujo une quedan conectados dentro de la carta; un borde abierto que no se une con nada es un callejón sin salida. Las cartas se colocan siempre en vertical: puedes jugarlas tal como están o darles media vuelta, pero nunca tumbarlas.
    .title = Bordes y túneles
rule-T3 = La carta de Inicio es un cruce abierto por los cuatro lados y tiene una escalera. El tesoro también es un cruce. Los otros dos Objetivos son piedras, y el túnel de cada una es una curva.
    .title = Inicio y Objetivos

## Setting up a round

rule-B1 = Se baraja una carta de Enano más que jugadores y se reparte una en secreto a cada uno; la sobrante queda oculta y fuera de la ronda. Saboteadores y Mineros que se barajan: con 3 jugadores, 1 y 3; con 4, 1 y 4; con 5, 2 y 4; con 6, 2 y 5; con 7, 3 y 5; con 8, 3 y 6; con 9, 3 y 7; con 10, 4 y 7.
    .title = Roles en el juego base
rule-B2 = El mazo del juego base son 40 cartas de Camino y 27 de Acción barajadas juntas. Con 3 a 5 jugadores cada uno recibe 6 cartas; con 6 o 7 jugadores, 5; con 8 a 10 jugadores, 4.
    .title = Mazo y manos en el juego base
rule-B3 = El oro del juego base son 28 cartas de pepitas: 16 de valor 1, 8 de valor 2 y 4 de valor 3. Antes de cada ronda se vuelven a barajar las que nadie ha ganado todavía.
    .title = Cartas de pepitas
rule-X1 = Se barajan juntas las 67 cartas del juego base y las cartas de Camino y de Acción de la expansión. Las 10 primeras se apartan sin mirarlas y no se usan en esta ronda. Cada jugador recibe 6 cartas, sean cuantos sean. La opción fourth_rockfall decide si la expansión añade un derrumbe más.
    .title = Mazo y manos en la expansión
rule-X2 = Se barajan los 15 Enanos: 4 Mineros Azules, 4 Mineros Verdes, 1 Jefe, 1 Perezoso, 2 Geólogos y 3 Saboteadores. Cada jugador recibe uno en secreto. Los demás forman una pila boca abajo, de la que salen los nuevos Enanos al cambiar sombreros.
    .title = Roles en la expansión
rule-X3 = El oro se paga en fichas de 1, 2 y 5, que pueden cambiarse en cualquier momento. Solo cuenta cuánto oro tienes. El banco nunca se agota.
    .title = Fichas de oro
rule-B4 = En una mesa de verdad empieza la primera ronda el jugador más joven; aquí se sortea quién empieza, salvo que el anfitrión lo elija. Después se juega en el sentido de las agujas del reloj, que es el orden de los asientos.
    .title = Quién empieza
rule-B5 = Una partida tiene 3 rondas, salvo que la opción rounds diga otra cosa. El oro se conserva de una ronda a otra. Todo lo demás se prepara de nuevo: roles, Objetivos, laberinto, manos y mazo, incluidas las 10 cartas apartadas en la expansión.
    .title = Rondas

## A turn

rule-B6 = En tu turno del juego base haces exactamente una cosa: jugar una carta de Camino, jugar una carta de Acción o pasar descartando 1 carta boca abajo. Después robas 1 carta.
    .title = Tu turno en el juego base
rule-X4 = En tu turno de la expansión haces exactamente una de cuatro cosas. Jugar una carta de Camino y robar 1. Jugar una carta de Acción y robar 1. Descartar 2 cartas boca abajo para retirar 1 carta que tengas delante y robar 1, con lo que tu mano se reduce en una. O pasar: descartar de 1 a 3 cartas boca abajo y robar otras tantas.
    .title = Tu turno en la expansión
rule-B7 = Si tienes que robar más cartas de las que quedan en el mazo, robas las que haya. Cuando el mazo se agota ya nadie roba y los turnos continúan; los descartes nunca se vuelven a barajar. A quien no tiene cartas se le salta mientras siga sin ellas; un cambio de manos puede darle otras (con la opción cardless en out, no tiene más turnos en esta ronda).
    .title = Cuando se acaba el mazo
rule-B8 = Lo que descartas al pasar, o para retirar una carta que tienes delante, solo lo sabes tú; cuántas cartas son lo ven todos. Las cartas jugadas o retiradas las conocen todos.
    .title = Lo que ven los demás

## Path cards

rule-B9 = Una carta de Camino se coloca en una casilla vacía. Cada borde debe encajar con cada carta vecina boca arriba, incluidos el Inicio y los Objetivos revelados: abierto con abierto, cerrado con cerrado. Un Objetivo boca abajo encaja con todo.
    .title = Encajar
rule-B10 = Al menos un borde abierto de la carta debe tocar un borde abierto que un túnel sin interrupciones conecte con la carta de Inicio o, en la expansión, con una escalera. No basta con tocar solo una parte aislada del laberinto, solo un Objetivo boca abajo o solo bordes cerrados. Una carta con callejones sin salida puede colocarse junto a un borde conectado como cualquier otra, pero sus callejones no llevan a ninguna parte, así que una carta que solo toque esos bordes no queda unida. Las escaleras tienen su propia regla (X8).
    .title = Unirse al laberinto
rule-B11 = Si al empezar tu turno tienes delante una herramienta rota, o si estás atrapado, no puedes jugar cartas de Camino. Sí puedes jugar cartas de Acción y pasar, y en la expansión también descartar 2 cartas para retirar una que tengas delante.
    .title = Sin herramientas no se cava
rule-B12 = Tras cualquier cambio del laberinto se revela todo Objetivo boca abajo al que llegue ahora un túnel sin interrupciones: primero, a la vez, todos los alcanzados en ese momento; luego, los que se alcancen a través de ellos, y así sucesivamente. Si entre los recién revelados está el tesoro, la ronda termina: no se revelan más Objetivos y nadie roba. Una piedra se queda en su casilla, girada de modo que su túnel continúe el que la alcanzó; si fueron varios, cuenta el de la carta recién jugada y, si no lo hay, el primero en este orden: oeste, norte, sur, este. No hace falta que encaje con sus otras vecinas: es una excepción solo para los Objetivos, y ahí un borde abierto contra uno cerrado es una pared. Desde entonces la piedra es una parte más del laberinto, salvo que ningún derrumbe puede retirarla.
    .title = Revelar Objetivos
rule-X5 = El puente y la doble curva llevan dos túneles que no se comunican: no se puede girar de uno a otro. Al menos uno de los dos debe unirse al laberinto (B10), y todos los bordes deben encajar (B9).
    .title = Puente y doble curva
rule-X6 = Los cristales no cambian nada en el laberinto: una carta con cristal se coloca como cualquier otra. Cuentan para los Geólogos cuando acaba la ronda (X21).
    .title = Cristales
rule-X7 = Al final de la ronda una puerta solo deja pasar a los Mineros de su color; el Jefe, el Perezoso y los Geólogos cruzan todas las puertas. Mientras se juega la ronda todas las puertas están abiertas, tanto para colocar cartas (B10) como para revelar Objetivos (B12). Una puerta cierra el túnel conectado de su carta, nunca un callejón sin salida.
    .title = Puertas
rule-X8 = Una escalera está conectada con la carta de Inicio y con todas las demás escaleras, así que una escalera situada más allá de una puerta permite rodearla. Al colocarla, al menos uno de sus bordes abiertos debe tocar un borde abierto de una carta de Camino de la mesa, esté o no conectada con el Inicio, aunque sea un callejón sin salida; todos los bordes deben encajar (B9). No puede unirse a un Objetivo, ni boca abajo ni revelado: según la opción ladder_goal, o bien ninguno de sus bordes abiertos puede dar a la casilla de un Objetivo, o bien no puede estar junto a ninguno. Un derrumbe puede retirar una escalera, una puerta o un cristal como cualquier otra carta de Camino.
    .title = Escaleras

## Action cards

rule-B13 = Delante de un jugador hay como mucho una carta de cada tipo: una vagoneta rota, un farol roto, un pico roto y, en la expansión, una carta de atrapado y una de ladrón. Las de tipos distintos pueden estar juntas.
    .title = Una de cada tipo
rule-B14 = Colocas una vagoneta, un farol o un pico rotos delante de otro jugador que aún no tenga esa misma carta. Mientras siga ahí, ese jugador no juega cartas de Camino (B11). La opción break_self decide si también puedes ponerla delante de ti.
    .title = Herramienta rota
rule-B15 = Una reparación retira una herramienta rota del mismo tipo que esté delante de cualquier jugador, tú incluido; ambas cartas se descartan. Una reparación con dos herramientas arregla una de ellas, no las dos. Sin una herramienta rota adecuada no puede jugarse.
    .title = Reparación
rule-B16 = Un derrumbe retira una carta de Camino del laberinto, pero nunca la de Inicio ni un Objetivo, aunque esté revelado. Ambas cartas se descartan. El hueco puede rellenarse más tarde.
    .title = Derrumbe
rule-B17 = Con un mapa miras, solo tú, un Objetivo que esté boca abajo: averiguas si es el tesoro y, si no lo es, cuál de las piedras. Los demás ven qué Objetivo has mirado, pero no qué era.
    .title = Mapa
rule-X9 = El ladrón se coloca delante de uno mismo. Después de repartir el oro le quitas 1 pepita de oro a un jugador de tu elección que tenga alguna, siempre que la carta siga delante de ti y no estés atrapado. El orden de los ladrones está en X22.
    .title = Ladrón
rule-X10 = Manos fuera retira una carta de ladrón que esté delante de cualquier jugador, tú incluido. Ambas cartas se descartan.
    .title = Manos fuera
rule-X11 = Elige a cualquier jugador, tú incluido: ese jugador roba un nuevo Enano de la pila y solo él lo ve. Si la pila está vacía, la carta no puede jugarse. La opción old_hat decide si el Enano anterior va al fondo de la pila o queda fuera de la ronda. Quien conocía al Enano anterior sigue sabiendo cuál era; a nadie más se le enseña.
    .title = Cambiar sombreros
rule-X12 = La carta de atrapado se coloca delante de otro jugador que no la tenga. Quien está atrapado no juega cartas de Camino (B11) y, si sigue así al final de la ronda, no recibe parte del oro ni quita nada con su ladrón. Aun así puede colocar un ladrón delante de sí.
    .title = Atrapado
rule-X13 = Libertad retira una carta de atrapado que esté delante de cualquier jugador, tú incluido. Ambas cartas se descartan.
    .title = Libertad
rule-X14 = Con una inspección miras, solo tú, el Enano de otro jugador; a nadie más se le enseña. Si la opción inspect_self lo permite, también puedes nombrarte a ti, pero así solo gastas la carta.
    .title = Inspección
rule-X15 = Cambias todas las cartas de tu mano por las de otro jugador, tenga cada uno las que tenga; la carta recién jugada se descarta antes. Después el otro jugador roba 1 carta y tú ninguna. Ambos conocen ya las dos manos, pero la carta robada después solo la conoce quien la robó.
    .title = Cambiar manos
rule-X16 = Al descartar 2 cartas retiras una cualquiera de las que tengas delante: una herramienta rota, una carta de atrapado o tu propio ladrón. Después robas 1 carta (X4). Los demás ven la carta retirada, pero no las dos que descartas.
    .title = Descartar dos cartas

## End of a round

rule-B18 = Una ronda termina en el momento en que se revela el tesoro. También termina cuando el mazo está vacío, ningún jugador tiene una carta que pueda jugar ahora (una de Camino no cuenta si quien la tiene no puede cavar, B11) y nadie puede descartar dos cartas para retirar una (X16); se comprueba después de cada turno, una vez robadas las cartas. Cambiar manos, una inspección y, mientras queden Enanos en la pila, cambiar sombreros siempre pueden jugarse. Hasta entonces quien tenga cartas juega o pasa; si nadie tiene ya ninguna, la ronda también termina. Con la opción round_end en empty se sigue jugando hasta que todas las manos estén vacías.
    .title = Cuándo termina una ronda
rule-B19 = Se revelan todos los Enanos y se reparte el oro. La ronda siguiente la empieza el jugador situado a la izquierda de quien jugó la última carta de Camino; la opción next_starter puede contar en su lugar la última carta de cualquier clase o el último turno. Si no hubo ninguna, empieza el jugador a la izquierda de quien empezó la ronda que acaba de terminar. Pasar y descartar dos cartas para retirar una no cuentan como jugar una carta, y un jugador al que se salta no tiene turno.
    .title = Después de la ronda

## Sharing the gold in the base game

rule-B20 = Si se llega al tesoro, ganan los Mineros y se roban tantas cartas de pepitas como Mineros haya entre los jugadores (la opción gold_drawn puede cambiarlo). Quien jugó la carta que completó el túnel elige una y pasa el resto al siguiente Minero en sentido contrario a las agujas del reloj, y así sucesivamente; a los Saboteadores se les salta. Si lo completó un Saboteador, empieza el primer Minero que le siga en ese sentido. Si en la pila hay menos cartas, se roban todas y las toman los primeros en ese orden. Tomar una carta es una jugada aunque ya no haya elección.
    .title = Ganan los Mineros
rule-B21 = Si no se llega al tesoro, ganan los Saboteadores: uno solo recibe 4 pepitas de oro; dos o tres, 3 cada uno; cuatro, 2 cada uno. Se les paga por orden de asiento desde el 0, en cartas de pepitas de ese valor exacto; si hay varias maneras, se usa la que tenga más cartas de 3 y, después, más de 2. Si la pila no alcanza para el pago exacto, se paga el valor inferior más cercano que sea posible. Si no hay ningún Saboteador entre los jugadores, nadie recibe nada.
    .title = Ganan los Saboteadores
rule-B22 = Cuánto oro tienes es secreto hasta el final de la partida; solo lo sabes tú. Cuántas cartas de pepitas tienes lo ven todos.
    .title = Oro secreto
rule-B24 = Lo que se deduce de hechos públicos se anuncia cuando ocurre: los roles al final de la ronda, quién está en el grupo ganador, la paga de los Saboteadores y, en la expansión, cada parte del reparto y lo que quita cada ladrón. Los totales no se muestran. El valor de una carta de pepitas lo conoce quien la tomó, y las cartas que se pasan las conocen quienes las tuvieron en la mano.
    .title = Qué se anuncia

## Sharing the gold in the expansion

rule-X17 = El paso está abierto para los azules si algún túnel sin interrupciones desde el Inicio hasta el tesoro, contando las escaleras, no cruza ninguna puerta verde; para los verdes, si alguno no cruza ninguna puerta azul. Si un Minero Azul jugó la carta que completó el túnel, ganan los azules si el paso está abierto para ellos; si no, ganan los verdes si está abierto para estos. Con un Minero Verde es igual, con los colores cambiados. Si la jugó cualquier otro, gana cada color para el que el paso esté abierto, los dos si lo está para ambos (con un Saboteador, la opción saboteur_completes puede cambiarlo). Los roles cuentan tal como son en ese momento, aunque antes se hayan cambiado sombreros.
    .title = Qué equipo gana
rule-X18 = Si ganó un equipo, el Jefe está en el grupo ganador, aunque ese equipo no tenga a nadie en juego; el Perezoso lo está siempre. Si el paso no está abierto para ningún color, forman el grupo ganador los que estén en juego de estos dos: el Jefe solo recibe 4 pepitas de oro; el Perezoso solo, 3; los dos juntos, 3 y 2. Si no está ninguno, no gana nadie. Estar en juego significa ser el Enano de algún jugador al final de la ronda, atrapado o no. La opción profiteer_alone puede exigir que un Perezoso sin Jefe haya completado él mismo el túnel.
    .title = Jefe y Perezoso
rule-X19 = Si no se llega al tesoro, el grupo ganador son los Saboteadores y el Perezoso. Si no hay ningún Saboteador en juego, el Perezoso gana solo y recibe 3 pepitas de oro. Si no hay ni Saboteadores ni Perezoso, no gana nadie.
    .title = Sin llegar al tesoro
rule-X20 = Los jugadores atrapados salen del grupo ganador antes de contarlo. En un grupo de 1, 2, 3 o 4, cada uno recibe 5, 4, 3 o 2 pepitas de oro; en un grupo de 5 o más, cada uno recibe 1. El Jefe recibe 1 menos y el Perezoso 2 menos, pero nunca menos de 0.
    .title = Cuánto recibe cada uno
rule-X21 = Gane quien gane, un Geólogo recibe tantas pepitas de oro como cristales haya en todo el laberinto, conectados o no con el Inicio. Dos Geólogos que no estén atrapados reciben la mitad cada uno, redondeada hacia abajo. Si uno de los dos está atrapado, el otro se lo lleva todo, salvo que la opción split_trapped_geologist le deje solo la mitad. Los Geólogos no forman parte del grupo ganador.
    .title = Geólogos
rule-X22 = Los ladrones actúan después de todo el reparto: primero, de los que no están atrapados, aquel cuya carta de ladrón se jugó en último lugar; luego los demás, desde él en el sentido de las agujas del reloj. Cada uno le quita 1 pepita de oro a otro jugador de su elección que tenga al menos 1; si nadie tiene oro, se salta a ese ladrón. Un ladrón atrapado no quita nada. La opción theft_optional decide si un ladrón puede renunciar.
    .title = Los ladrones en el reparto
rule-X23 = Cuánto oro tiene cada jugador es secreto hasta el final de la partida. Que un jugador tiene algo de oro lo saben todos.
    .title = Oro secreto en la expansión

## End of the game

rule-B23 = Tras la última ronda, normalmente la tercera, gana quien tenga más oro. Si hay empate, ganan todos los empatados con más oro.
    .title = Quién gana la partida

## Writing moves

rule-N1 = Una jugada se rechaza si su texto ya es incorrecto por sí mismo: no sigue la notación, nombra una carta que no existe, nombra una herramienta donde no corresponde o la omite donde hace falta. Una reparación con dos herramientas necesita que nombres una, como en fix-cart-lamp>2:lamp. Si una jugada incumple varias reglas, se nombra la primera: de N1 a N4 por orden, luego el número de cartas descartadas y luego las reglas de la propia carta.
    .title = El texto de una jugada
rule-N2 = Una jugada se rechaza si la ronda ha terminado, si la decisión es de otro jugador o si corresponde a otra fase. Las cartas se juegan mientras dura la ronda; las cartas de pepitas se toman y los ladrones se usan solo al repartir el oro.
    .title = El momento adecuado
rule-N3 = Solo puedes jugar o descartar cartas que tengas en la mano, y cuenta cada copia: para descartar dos iguales necesitas tener dos. Una carta de Camino y la misma carta con media vuelta son una sola.
    .title = Cartas en la mano
rule-N4 = Una jugada debe nombrar algo que exista: un jugador de esta mesa; para un derrumbe, una casilla con una carta; para un mapa, una casilla con un Objetivo. Del derrumbe dirigido al Inicio o a un Objetivo se ocupa B16, y del mapa sobre un Objetivo revelado, B17.
    .title = Jugadores y casillas

## Options

option-next-starter = Decide quién empieza la ronda siguiente (B19).
    .path = Empieza el jugador a la izquierda de quien jugó la última carta de Camino.
    .card = Empieza el jugador a la izquierda de quien jugó la última carta, de Camino o de Acción.
    .turn = Empieza el jugador a la izquierda de quien tuvo el último turno.
option-break-self = Decide delante de quién puedes poner una herramienta rota (B14).
    .others = Solo delante de otros jugadores.
    .any = Delante de cualquier jugador, tú incluido.
option-rounds = Decide cuántas rondas tiene una partida, de 1 a 10 (B5).
option-round-end = Decide cuándo termina una ronda sin tesoro (B18).
    .unplayable = Termina cuando el mazo está vacío, nadie tiene una carta que pueda jugar y nadie puede descartar dos cartas para retirar una.
    .empty = Continúa hasta que todas las manos estén vacías.
option-cardless = Decide qué pasa cuando te quedas sin cartas (B7).
    .skip = Se te salta hasta que un cambio de manos te dé cartas otra vez.
    .out = No tienes más turnos en esta ronda, aunque un cambio de manos te dé cartas.
option-gold-drawn = Decide cuántas cartas de pepitas se roban cuando ganan los Mineros (B20).
    .miners = Tantas como Mineros haya entre los jugadores.
    .players = Tantas como jugadores haya, 9 como máximo; van pasando entre los mismos Mineros hasta que no quede ninguna.
option-old-hat = Decide adónde va el Enano anterior al cambiar sombreros (X11).
    .bottom = Va al fondo de la pila.
    .removed = Queda fuera lo que resta de la ronda.
option-profiteer-alone = Decide cuándo gana el Perezoso si se llega al tesoro, el paso no está abierto para ningún color y no hay Jefe en juego (X18).
    .always = Gana sin importar quién completó el túnel.
    .completed = Gana solo si completó el túnel él mismo.
option-saboteur-completes = Decide quién gana cuando un Saboteador completa el túnel hasta el tesoro (X17).
    .anyone = Cuenta como cualquiera que no sea un Minero de color.
    .nobody = Si el paso está abierto para ambos colores, no gana ningún equipo y el grupo ganador es solo el Perezoso, sin el Jefe; si está abierto para uno o para ninguno, todo es como siempre.
option-inspect-self = Decide a quién puedes nombrar para una inspección (X14).
    .others = Solo a otro jugador.
    .any = A cualquiera, tú incluido, aunque así solo gastas la carta.
option-theft-optional = Decide si un ladrón puede renunciar a quitar oro (X22).
    .must = El ladrón tiene que quitarle oro a alguien, si otro jugador lo tiene.
    .may = El ladrón puede quitar oro o renunciar.
option-split-trapped-geologist = Decide cuánto recibe un Geólogo cuando el otro está atrapado (X21).
    .all = El que está libre recibe el oro de todos los cristales.
    .half = El que está libre recibe la mitad, redondeada hacia abajo, y el resto se pierde.
option-ladder-goal = Decide lo cerca que puede estar una escalera de un Objetivo (X8).
    .joined = Puede estar junto a un Objetivo, pero ninguno de sus bordes abiertos puede dar a su casilla.
    .adjacent = No puede estar junto a un Objetivo de ningún modo.
option-fourth-rockfall = Decide si la expansión tiene un derrumbe más como su carta de Acción número 21 (X1).
    .on = El derrumbe está en el mazo: la expansión tiene 21 cartas de Acción.
    .off = El derrumbe queda fuera: la expansión tiene 20 cartas de Acción.

## House rules

option-max-saboteurs = Regla de la casa: decide si sobra un Enano (B1).
    .on = Se quita una carta de Minero, así que no sobra ningún Enano y se reparten todos los Saboteadores.
    .off = Hay una carta de Enano más que jugadores, y la sobrante queda oculta.
option-broken-no-share = Regla de la casa: decide si un Minero con una herramienta rota al final de la ronda recibe su parte (B20).
    .on = No recibe nada ni cuenta entre los ganadores; se roban tantas cartas de pepitas como Mineros participen en el reparto, y ninguna si no participa nadie. Si se roba una por jugador, ese número no cambia.
    .off = Las herramientas rotas no importan al repartir el oro.
option-selfish-dwarf = Regla de la casa: decide si una de las cartas de Minero es el Enano egoísta (B1, B20).
    .on = Una carta de Minero es el Enano egoísta, que también puede ser la sobrante: si él juega la carta que completa el túnel, gana solo y recibe 4 pepitas de oro, pagadas como a un Saboteador (B21); si lo completa otro, se le salta y, si se roba una carta de pepitas por jugador, se roba una menos.
    .off = No hay Enano egoísta.
option-saboteurs-know = Regla de la casa: decide si los Saboteadores se conocen entre sí.
    .on = Al repartir, y solo entonces, cada Saboteador ve quiénes son los demás; si luego se cambian sombreros, solo se entera quien recibe el nuevo.
    .off = Al repartir, a nadie se le muestra el rol de otro.
option-far-middle-goal = Regla de la casa: decide dónde está el Objetivo central (T1).
    .on = Está en 9,0, y 8,0 es una casilla corriente.
    .off = Está en 8,0, alineado con los demás.

## Games and editions

game-base = Saboteur, el juego base para 3 a 10 jugadores
game-expansion = Saboteur 2, la expansión para 2 a 12 jugadores
edition-pl-base = El juego base según la edición polaca
edition-pl-2-3 = La expansión según las reglas polacas, versión 2.3
edition-pl-2025 = La expansión según las reglas polacas de 2025, que se juegan igual que la versión 2.3
edition-es-2014 = La expansión según las reglas en español de 2014
edition-uk-2017 = La expansión según las reglas ucranianas de 2017
