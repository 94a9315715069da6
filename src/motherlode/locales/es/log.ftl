### What has happened, told to one reader. A plain id: somebody does something, to somebody else if to anybody. -own: the reader does it. -you: somebody does it to the reader. -self: somebody does it to themselves. -own-self: the reader to the reader.
### $name is who does it, $target to whom, $names are several, all as they are; $cell is a place in the maze such as 3,-1; $goal is 0, 1 or 2 for the upper, middle or lower goal; $cards are names from cards.ftl, $dwarfs names with roles; $text is what somebody says; $seat is the number of a bot’s seat, which has its name.

## Words within sentences

log-kind = { $kind ->
       *[path] una carta de Camino
        [dead-end] un callejón sin salida
        [bridge] un puente
        [double-curve] una doble curva
        [ladder] una escalera
        [door-blue] una puerta azul
        [door-green] una puerta verde
        [crystal] un cristal
    }
log-dwarf = { $role ->
       *[miner] un Minero
        [saboteur] un Saboteador
        [selfish] un Enano egoísta
        [blue] un Minero Azul
        [green] un Minero Verde
        [boss] el Jefe
        [profiteer] el Perezoso
        [geologist] un Geólogo
    }

## The table

log-opened = La mesa está abierta.
log-renamed = Alguien tiene un nombre nuevo: { $name }.
log-renamed-own = Tienes un nombre nuevo: { $name }.
log-sat = { $name } toma asiento.
log-sat-own = Tomas asiento.
log-stood = { $name } deja la mesa.
log-stood-own = Dejas la mesa.
log-kicked = El anfitrión retira de la mesa a { $name }.
log-kicked-own = El anfitrión te retira de la mesa.
log-banned = El anfitrión veta en la mesa a { $name }.
log-banned-own = El anfitrión te veta en la mesa.
log-pardoned = { $name } puede volver a la mesa.
log-pardoned-own = Puedes volver a la mesa.
log-asked = { $name } pide el asiento de { web-bot-name }.
log-asked-own = Pides el asiento de { web-bot-name }.
log-unasked = { $name } ya no pide un asiento.
log-unasked-own = Ya no pides un asiento.
log-invited = El anfitrión invita a jugar a { $name }.
log-invited-own = El anfitrión te invita a jugar.
log-door-open = Puede venir gente nueva a la mesa.
log-door-closed = Ya no puede venir gente nueva a la mesa.
log-watching = Se puede mirar la partida.
log-not-watching = Nadie puede mirar sin tener un asiento.
log-hosted = { $name } dirige ahora la mesa como anfitrión.
log-hosted-own = Ahora diriges la mesa como anfitrión.
log-hosted-again = { $name } vuelve a dirigir la mesa como anfitrión.
log-hosted-again-own = Vuelves a dirigir la mesa como anfitrión.
log-shuffled = Los asientos se barajan.
log-starter-named = { $name } empezará la primera ronda.
log-starter-named-own = Tú empezarás la primera ronda.
log-starter-bot = Un bot empezará la primera ronda.
log-starter-drawn = Se sorteará quién empieza.
log-bot-sat = Un bot toma asiento.
log-bot-left = Un bot deja la mesa.
log-changed = La configuración de la mesa es otra ahora.
log-ready = { $name } da el visto bueno.
log-ready-own = Das el visto bueno.
log-unready = { $name } retira el visto bueno.
log-unready-own = Retiras el visto bueno.
log-started = Empieza la partida.
log-warned = Queda poco tiempo: le toca a { $name }.
log-warned-own = Queda poco tiempo: te toca.
log-auto = Se acabó el tiempo: la jugada de { $name } es automática.
log-auto-own = Se acabó el tiempo: tu jugada es automática.
log-left = { $name } deja la partida y sigue un bot.
log-left-own = Dejas la partida y un bot sigue por ti.
log-late = { $name } tarda demasiado en volver y sigue un bot.
log-late-own = Tardas demasiado en volver y un bot sigue por ti.
log-returned = { $name } vuelve a la partida.
log-returned-own = Vuelves a la partida.
log-here = { $name } tiene conexión.
log-gone = { $name } no tiene conexión.
log-rematched = Hay una mesa abierta para la próxima partida.
log-closed = La mesa está cerrada.

## Talk

log-said = { $name } dice: { $text }
log-said-own = Dices: { $text }
log-said-aside = { $name } dice a los espectadores: { $text }
log-said-aside-own = Dices a los espectadores: { $text }

## A round begins

log-round = Ronda { $round }: empieza { $name }.
log-round-own = Ronda { $round }: empiezas tú.
log-role-own = Eres { log-dwarf }.
log-hand-own = Recibes estas cartas: { $cards }
log-saboteurs = Los Saboteadores se reconocen entre sí.
log-saboteurs-own = { $count ->
        [0] No hay ningún otro Saboteador.
        [1] El otro Saboteador: { $names }.
       *[other] Los otros Saboteadores: { $names }.
    }

## The maze

log-lay = { $name } coloca { log-kind } en { $cell }.
log-lay-own = Colocas { log-kind } en { $cell }.
log-fall = { $name } juega un derrumbe y retira { log-kind } de { $cell }.
log-fall-own = Juegas un derrumbe y retiras { log-kind } de { $cell }.
log-look = { $goal ->
       *[0] { $name } mira el Objetivo de arriba.
        [1] { $name } mira el Objetivo del medio.
        [2] { $name } mira el Objetivo de abajo.
    }
log-look-own = { $goal ->
       *[0] Miras el Objetivo de arriba: { $found ->
           *[stone] solo piedra.
            [treasure] ¡el tesoro!
        }
        [1] Miras el Objetivo del medio: { $found ->
           *[stone] solo piedra.
            [treasure] ¡el tesoro!
        }
        [2] Miras el Objetivo de abajo: { $found ->
           *[stone] solo piedra.
            [treasure] ¡el tesoro!
        }
    }
log-goal = { $goal ->
       *[0] Se revela el Objetivo de arriba: { $found ->
           *[stone] solo piedra.
            [treasure] ¡el tesoro!
        }
        [1] Se revela el Objetivo del medio: { $found ->
           *[stone] solo piedra.
            [treasure] ¡el tesoro!
        }
        [2] Se revela el Objetivo de abajo: { $found ->
           *[stone] solo piedra.
            [treasure] ¡el tesoro!
        }
    }

## Tools

log-break = { $tool ->
       *[cart] { $name } rompe la vagoneta de { $target }.
        [lamp] { $name } rompe el farol de { $target }.
        [pick] { $name } rompe el pico de { $target }.
    }
log-break-own = { $tool ->
       *[cart] Rompes la vagoneta de { $target }.
        [lamp] Rompes el farol de { $target }.
        [pick] Rompes el pico de { $target }.
    }
log-break-you = { $tool ->
       *[cart] { $name } rompe tu vagoneta.
        [lamp] { $name } rompe tu farol.
        [pick] { $name } rompe tu pico.
    }
log-break-self = { $tool ->
       *[cart] { $name } rompe su propia vagoneta.
        [lamp] { $name } rompe su propio farol.
        [pick] { $name } rompe su propio pico.
    }
log-break-own-self = { $tool ->
       *[cart] Rompes tu propia vagoneta.
        [lamp] Rompes tu propio farol.
        [pick] Rompes tu propio pico.
    }
log-fix = { $tool ->
       *[cart] { $name } repara la vagoneta de { $target }.
        [lamp] { $name } repara el farol de { $target }.
        [pick] { $name } repara el pico de { $target }.
    }
log-fix-own = { $tool ->
       *[cart] Reparas la vagoneta de { $target }.
        [lamp] Reparas el farol de { $target }.
        [pick] Reparas el pico de { $target }.
    }
log-fix-you = { $tool ->
       *[cart] { $name } repara tu vagoneta.
        [lamp] { $name } repara tu farol.
        [pick] { $name } repara tu pico.
    }
log-fix-self = { $tool ->
       *[cart] { $name } repara su propia vagoneta.
        [lamp] { $name } repara su propio farol.
        [pick] { $name } repara su propio pico.
    }
log-fix-own-self = { $tool ->
       *[cart] Reparas tu propia vagoneta.
        [lamp] Reparas tu propio farol.
        [pick] Reparas tu propio pico.
    }

## Traps and thefts

log-trap = { $name } atrapa a { $target }.
log-trap-own = Atrapas a { $target }.
log-trap-you = { $name } te atrapa.
log-free = { $name } libera a { $target }.
log-free-own = Liberas a { $target }.
log-free-you = { $name } te libera.
log-free-self = { $name } recobra la libertad.
log-free-own-self = Recobras la libertad.
log-theft = { $name } pone delante un ladrón.
log-theft-own = Pones delante de ti un ladrón.
log-hands-off = { $name } retira el ladrón de { $target }.
log-hands-off-own = Retiras el ladrón de { $target }.
log-hands-off-you = { $name } retira tu ladrón.
log-hands-off-self = { $name } retira su propio ladrón.
log-hands-off-own-self = Retiras tu propio ladrón.

## Dwarfs and hands

log-inspect = { $name } mira el Enano de { $target }.
log-inspect-own = Miras el Enano de { $target }. Es { log-dwarf }.
log-inspect-you = { $name } mira tu Enano.
log-inspect-self = { $name } mira su propio Enano.
log-inspect-own-self = Miras tu propio Enano.
log-hats = { $name } cambia los sombreros: { $target } recibe un nuevo Enano.
log-hats-own = Cambias los sombreros: { $target } recibe un nuevo Enano.
log-hats-you = { $name } cambia los sombreros: recibes un nuevo Enano.
log-hats-self = { $name } cambia los sombreros y recibe un nuevo Enano.
log-hats-own-self = Cambias los sombreros y recibes un nuevo Enano.
log-hat-own = Ahora eres { log-dwarf }.
log-swap-hands = { $name } cambia su mano por la de { $target }.
log-swap-hands-own = Cambias tu mano por la de { $target }.
log-swap-hands-you = { $name } cambia su mano por la tuya.
log-swapped-own = Ahora tienes en la mano: { $cards }

## Cards laid away and drawn

log-pass = { $count ->
        [one] { $name } descarta { $count } carta.
       *[other] { $name } descarta { $count } cartas.
    }
log-pass-own = Descartas: { $cards }
log-clear = { $thing ->
       *[cart] { $name } descarta dos cartas para librarse de la vagoneta rota.
        [lamp] { $name } descarta dos cartas para librarse del farol roto.
        [pick] { $name } descarta dos cartas para librarse del pico roto.
        [trap] { $name } descarta dos cartas para recobrar la libertad.
        [theft] { $name } descarta dos cartas para retirar su propio ladrón.
    }
log-clear-own = { $thing ->
       *[cart] Para librarte de la vagoneta rota, descartas: { $cards }
        [lamp] Para librarte del farol roto, descartas: { $cards }
        [pick] Para librarte del pico roto, descartas: { $cards }
        [trap] Para recobrar la libertad, descartas: { $cards }
        [theft] Para retirar tu propio ladrón, descartas: { $cards }
    }
log-draw-own = Robas: { $cards }

## The end of a round

log-reached = { $name } llega al tesoro: fin de la ronda.
log-reached-own = Llegas al tesoro: fin de la ronda.
log-unreached = Nadie llega al tesoro: fin de la ronda.
log-dwarfs = Se revelan todos los Enanos: { $dwarfs }.
log-winners = { $count ->
        [0] Nadie gana la ronda.
        [1] { $names } gana la ronda.
       *[other] Ganan la ronda: { $names }.
    }
log-winners-own = { $count ->
        [0] Ganas la ronda.
       *[other] Ganas la ronda, y contigo: { $names }.
    }
log-share = { $gold ->
        [0] { $name } no recibe oro.
        [one] { $name } recibe { $gold } pepita de oro.
       *[other] { $name } recibe { $gold } pepitas de oro.
    }
log-share-own = { $gold ->
        [0] No recibes oro.
        [one] Recibes { $gold } pepita de oro.
       *[other] Recibes { $gold } pepitas de oro.
    }
log-offer-own = Eliges una carta de pepitas de valor: { $nuggets }.
log-take = { $name } toma una carta de pepitas.
log-take-own = Tomas una carta de pepitas de valor { $gold }.
log-steal = { $name } le quita 1 pepita de oro a { $target }.
log-steal-own = Le quitas 1 pepita de oro a { $target }.
log-steal-you = { $name } te quita 1 pepita de oro.
log-steal-none = { $name } no le quita oro a nadie.
log-steal-none-own = No le quitas oro a nadie.

## Highlights of a game

log-highlight-treasure = { $count ->
        [1] Llegada al tesoro
       *[other] Más veces en el tesoro: { $count }
    }
log-highlight-thief = Más oro robado: { $count }
log-highlight-mender = Más reparaciones para otros: { $count }
log-highlight-breaker = Más herramientas rotas: { $count }
log-highlight-trapper = Más jugadores atrapados: { $count }
log-highlight-tunnels = Más cartas de Camino colocadas: { $count }
log-highlight-rockfalls = Más derrumbes: { $count }
