### The words of a game in the terminal: one person against computer players.
### $role, $goal, $card, $things are words from cards.ftl; $move, $cards, $cell are notation; $seats is a list such as 0, 2; the $reason of a hint is from bots.ftl.

## Opening

play-welcome = ¡Te damos la bienvenida a Motherlode! El juego: { $game }.
play-table = { $count ->
        [one] Hay { $count } jugador en la mesa; tu asiento es el { $seat }.
       *[other] Hay { $count } jugadores en la mesa; tu asiento es el { $seat }.
    }
play-round = Ronda { $round } de { $rounds }.
play-begins = Empieza el jugador { $seat }.
play-begins-own = Empiezas tú.
play-role = Tu rol: { $role }. { $goal }
play-new-role = Tienes un sombrero nuevo. Ahora tu rol es: { $role }. { $goal }
play-fellows = { $count ->
        [0] No hay ningún otro Saboteador.
        [1] El otro Saboteador es el jugador { $seats }.
       *[other] Los otros Saboteadores son los jugadores { $seats }.
    }

## Your decision

play-how = Cómo se escribe una jugada: NES@3,-1 coloca una carta de Camino en la columna 3 y la fila -1, abierta por los lados nombrados (N norte, E este, S sur, W oeste); map@8,0 mira un Objetivo; break-cart>2 dirige una carta al jugador 2; pass:NS descarta una carta.
play-turn = Es tu turno.
play-prompt = Escribe una jugada, ? para ver todas las jugadas legales, hint para pedir consejo, r para las reglas, q para salir:
play-prompt-take = Elige una carta de pepitas, por ejemplo take:{ $example }. Puedes tomar: { $cards }
play-prompt-steal = ¿A quién le quitas oro? Por ejemplo, steal>{ $example }
play-prompt-rule = ¿Qué regla? Escribe su nombre, por ejemplo B9, o pulsa Intro para volver:
play-legal = { $count ->
        [one] { $count } jugada legal:
       *[other] { $count } jugadas legales:
    }
play-hint = El bot Steady jugaría { $move }. { $reason }
play-refused = No está permitido ({ $clause }): { $reason }
play-option-form = Una opción se escribe nombre=valor, no «{ $text }».
play-unknown-rule = No hay ninguna regla llamada «{ $text }».

## What happens

play-move = El jugador { $seat } juega { $move }.
play-move-own = Juegas { $move }.
play-discard = { $count ->
        [one] El jugador { $seat } descarta { $count } carta boca abajo.
       *[other] El jugador { $seat } descarta { $count } cartas boca abajo.
    }
play-discard-own = { $count ->
        [one] Descartas { $count } carta boca abajo.
       *[other] Descartas { $count } cartas boca abajo.
    }
play-clear = El jugador { $seat } descarta 2 cartas boca abajo y retira una carta que tenía delante: { $card }.
play-clear-own = Descartas 2 cartas boca abajo y retiras una carta que tenías delante: { $card }.
play-draw = Robas: { $cards }
play-see = En { $cell } ves: { $card }.
play-seat-role = Rol del jugador { $seat }: { $role }.
play-goal = Se revela el Objetivo de { $cell }: { $card }.

## End of a round

play-reached = Fin de la ronda: ¡el jugador { $seat } ha llegado al tesoro!
play-reached-own = Fin de la ronda: ¡has llegado al tesoro!
play-not-reached = Fin de la ronda: nadie ha llegado al tesoro.
play-winners = { $count ->
        [0] Nadie gana la ronda.
        [1] Gana la ronda el jugador { $seats }.
       *[other] Ganan la ronda los jugadores { $seats }.
    }
play-share = { $gold ->
        [0] El jugador { $seat } no recibe oro.
        [one] El jugador { $seat } recibe { $gold } pepita de oro.
       *[other] El jugador { $seat } recibe { $gold } pepitas de oro.
    }
play-share-own = { $gold ->
        [0] No recibes oro.
        [one] Recibes { $gold } pepita de oro.
       *[other] Recibes { $gold } pepitas de oro.
    }
play-take = El jugador { $seat } toma una carta de pepitas.
play-take-own = Tomas una carta de pepitas de valor { $gold }.
play-steal = El jugador { $seat } le quita 1 pepita de oro al jugador { $victim }.
play-steal-declined = El jugador { $seat } no usa su ladrón.
play-gold = { $gold ->
        [0] El jugador { $seat } no tiene oro.
        [one] El jugador { $seat } tiene { $gold } pepita de oro.
       *[other] El jugador { $seat } tiene { $gold } pepitas de oro.
    }
play-gold-own = { $gold ->
        [0] No tienes oro.
        [one] Tienes { $gold } pepita de oro.
       *[other] Tienes { $gold } pepitas de oro.
    }

## End of the game

play-over = Fin de la partida.
play-result = { $count ->
        [1] Gana el jugador { $seats }. Oro conseguido: { $gold }.
       *[other] Ganan los jugadores { $seats }. Oro conseguido por cada uno: { $gold }.
    }
play-you-win = Has ganado. ¡Enhorabuena!
play-you-lose = Esta vez no has ganado.
play-goodbye = ¡Hasta pronto, y suerte en la mina!

## The table at a glance

play-deck = { $count ->
        [0] El mazo está vacío.
        [one] Queda { $count } carta en el mazo.
       *[other] Quedan { $count } cartas en el mazo.
    }
play-hand = Tu mano: { $cards }
play-hand-of = { $count ->
        [0] El jugador { $seat } no tiene cartas en la mano.
        [one] El jugador { $seat } tiene { $count } carta en la mano.
       *[other] El jugador { $seat } tiene { $count } cartas en la mano.
    }
play-before = Delante del jugador { $seat }: { $things }
play-before-own = Delante de ti: { $things }
play-seat = Jugador { $seat }
