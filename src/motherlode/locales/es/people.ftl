### People at a table: who is there, who may come, and what the host can do. $name is a person’s name and $seat the name at a seat; both stay as they are. $count is a number.
### $when is now in a game and later before it; $where is playing for somebody with a seat in a game, seated before it, watching for somebody without a seat, left for somebody who is not there.

people-title = Personas
people-closed = Cerrada a nuevas personas
people-seated = En la mesa
people-watching = Mirando
people-watching-nobody = Nadie está mirando.
people-watching-quiet = Nadie de quienes miran ha dicho nada todavía.
people-watching-silent = Quien solo mira en silencio no aparece aquí.
people-banned = Con la entrada vetada
people-left = { $count ->
        [one] Antes estuvo aquí { $count } persona
       *[other] Antes estuvieron aquí { $count } personas
    }
people-founder = abrió la mesa
people-invited = con invitación

## Who may come

people-newcomers = Dejar entrar a nuevas personas
people-open-code = Puede entrar quien tenga el código o el enlace.
people-open-listed = Cualquiera puede encontrar esta mesa en la lista y entrar.
people-closed-now = Solo pueden entrar las personas que tienen o han tenido asiento aquí, o a las que invite el anfitrión.
people-spectators = Dejar mirar
people-spectators-on = { $when ->
       *[now] Quien no tiene asiento puede mirar y solo ve lo que está a la vista.
        [later] Cuando empiece la partida, podrá mirar quien no tenga asiento.
    }
people-spectators-off = { $when ->
       *[now] Aquí solo puede estar quien juega.
        [later] Cuando empiece la partida, aquí solo podrá estar quien juegue.
    }
people-spectators-leave = Si lo desactivas, quienes estén mirando tendrán que irse.

## What the host can do about somebody

people-do-pass-host = Nombrar anfitrión
people-do-pass-host-note = { $name } pasa a dirigir la mesa y tú dejas de hacerlo.
people-do-pass-host-sure = ¿Quieres que { $name } dirija la mesa?
people-do-invite = Invitar
people-do-invite-note = { $when ->
       *[now] { $name } puede ocupar el asiento de un bot y seguir jugando desde ahí.
        [later] { $name } puede sentarse, aunque la mesa esté cerrada a nuevas personas.
    }
people-do-remove = Retirar de la mesa
people-do-remove-note = { $where ->
       *[playing] Un bot se queda con el asiento hasta el final. { $name } puede volver para mirar.
        [seated] El asiento queda libre. { $name } puede volver.
        [watching] { $name } tiene que irse. { $name } puede volver.
    }
people-do-remove-sure = ¿Retirar de la mesa a { $name }?
people-do-ban = Vetar
people-do-ban-note = { $where ->
       *[playing] Un bot se queda con el asiento hasta el final. { $name } no puede volver si no lo permites.
        [seated] El asiento queda libre. { $name } no puede volver si no lo permites.
        [watching] { $name } tiene que irse. { $name } no puede volver si no lo permites.
        [left] { $name } no puede volver si no lo permites.
    }
people-do-ban-sure = ¿Vetar a { $name }?
people-do-pardon = Dejar volver
people-do-pardon-note = { $name } puede volver.
people-removed = Ya no estás en esta mesa
people-look-again = Volver a mirar

## A bot’s seat in the middle of a game

people-asking = Alguien pide un asiento
people-wish = { $name } pide el asiento de { $seat }.
people-wish-more = { $count ->
        [one] También lo pide { $count } persona más.
       *[other] También lo piden { $count } personas más.
    }
people-let = Dejar entrar
people-later = Ahora no
people-invitation = El anfitrión te invita a ocupar el asiento de un bot.
people-seat-ask = Pedir el asiento de un bot
people-seat-ask-note = El anfitrión decide si puedes jugar.
people-asked = Has pedido al anfitrión el asiento de { $seat }.
people-ask-back = Retirar la petición
people-seat-take = Ocupar el asiento de un bot
people-join-note = Te quedas con las cartas, el enano y el oro del bot y sigues jugando.
people-late = El asiento de un bot durante la partida
people-late-invited = Con invitación
people-late-invited-note = Quien mira puede pedirlo, y decide el anfitrión.
people-late-anyone = Cualquiera
people-late-anyone-note = Quien mira puede ocuparlo.
people-late-nobody = Nadie
people-late-nobody-note = Los bots conservan sus asientos hasta el final.
