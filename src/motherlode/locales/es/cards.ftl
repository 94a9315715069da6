### Names of cards, roles and tools. A card’s .does says in one sentence what it is for, a role’s .goal what its player wants.

## Path cards

card-path = carta de Camino
    .does = Alarga el laberinto con un túnel.
card-dead-end = callejón sin salida
    .does = Se coloca como cualquier carta de Camino, pero sus túneles no llevan a ninguna parte.
card-bridge = puente
    .does = Lleva dos túneles rectos que se cruzan sin comunicarse.
card-double-curve = doble curva
    .does = Lleva dos túneles en curva que no se comunican.
card-ladder = escalera
    .does = Está conectada con el Inicio y con todas las demás escaleras, y puede unirse a cualquier borde abierto del laberinto, pero no a un Objetivo.
card-door-blue = puerta azul
    .does = Al final de la ronda deja pasar a los Mineros Azules, pero no a los Verdes.
card-door-green = puerta verde
    .does = Al final de la ronda deja pasar a los Mineros Verdes, pero no a los Azules.
card-crystal = cristal
    .does = Es una carta de Camino con un cristal, que da oro a los Geólogos.
card-start = Inicio
    .does = Es el cruce con escalera del que parten todos los túneles.
card-treasure = tesoro
    .does = Es el Objetivo que todos buscan: en cuanto se revela, la ronda termina.
card-stone = piedra
    .does = Es un Objetivo sin oro: al revelarse pasa a ser una curva del laberinto.

## Action cards

card-break-cart = vagoneta rota
    .does = Ponla delante de otro jugador, que no jugará cartas de Camino hasta que se repare la vagoneta.
card-break-lamp = farol roto
    .does = Ponlo delante de otro jugador, que no jugará cartas de Camino hasta que se repare el farol.
card-break-pick = pico roto
    .does = Ponlo delante de otro jugador, que no jugará cartas de Camino hasta que se repare el pico.
card-fix-cart = reparación de vagoneta
    .does = Retira una vagoneta rota que esté delante de cualquier jugador, tú incluido.
card-fix-lamp = reparación de farol
    .does = Retira un farol roto que esté delante de cualquier jugador, tú incluido.
card-fix-pick = reparación de pico
    .does = Retira un pico roto que esté delante de cualquier jugador, tú incluido.
card-fix-cart-lamp = reparación de vagoneta o farol
    .does = Retira una vagoneta rota o un farol roto, una de las dos cosas, que esté delante de cualquier jugador, tú incluido.
card-fix-cart-pick = reparación de vagoneta o pico
    .does = Retira una vagoneta rota o un pico roto, una de las dos cosas, que esté delante de cualquier jugador, tú incluido.
card-fix-lamp-pick = reparación de farol o pico
    .does = Retira un farol roto o un pico roto, una de las dos cosas, que esté delante de cualquier jugador, tú incluido.
card-rockfall = derrumbe
    .does = Retira una carta de Camino del laberinto, pero no el Inicio ni un Objetivo.
card-map = mapa
    .does = Mira en secreto un Objetivo que esté boca abajo.
card-theft = ladrón
    .does = Ponlo delante de ti: después del reparto le quitas 1 pepita de oro a otro jugador, salvo que estés atrapado.
card-hands-off = manos fuera
    .does = Retira un ladrón que esté delante de cualquier jugador, tú incluido.
card-swap-hands = cambiar manos
    .does = Cambia toda tu mano por la de otro jugador, que luego roba 1 carta en tu lugar.
card-inspect = inspección
    .does = Mira en secreto el Enano de otro jugador.
card-hats = cambiar sombreros
    .does = Un jugador cualquiera, tú incluido, cambia su Enano por uno nuevo de la pila.
card-trap = atrapado
    .does = Ponla delante de otro jugador: mientras esté atrapado no juega cartas de Camino y al final de la ronda no recibe oro.
card-free = libertad
    .does = Retira una carta de atrapado que esté delante de cualquier jugador, tú incluido.

## Roles

role-miner = Minero
    .goal = Quieres que un túnel llegue hasta el tesoro.
role-saboteur = Saboteador
    .goal = Quieres que la ronda termine antes de que se llegue al tesoro.
role-selfish = Enano egoísta
    .goal = Quieres llegar al tesoro con una carta tuya y así ganar en solitario.
role-blue = Minero Azul
    .goal = Quieres que se llegue al tesoro por un paso que no cierre ninguna puerta verde y, mejor aún, que lo complete una carta del equipo azul.
role-green = Minero Verde
    .goal = Quieres que se llegue al tesoro por un paso que no cierre ninguna puerta azul y, mejor aún, que lo complete una carta del equipo verde.
role-boss = Jefe
    .goal = Quieres que se llegue al tesoro: ganas con cualquiera de los equipos, pero recibes 1 pepita de oro menos.
role-profiteer = Perezoso
    .goal = Estás en el grupo ganador gane quien gane, pero recibes 2 pepitas de oro menos, así que te conviene que ese grupo sea pequeño.
role-geologist = Geólogo
    .goal = Quieres que haya tantos cristales como sea posible en el laberinto: cada uno vale 1 pepita de oro, gane quien gane.

## What lies before a player

tool-cart = vagoneta rota
tool-lamp = farol roto
tool-pick = pico roto
tool-trap = atrapado
tool-theft = ladrón
