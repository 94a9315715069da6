### Log and talk beside the maze. The lines themselves are in log.ftl, the quick phrases as everybody reads them in table.ftl.
### $name is the name of a person, as it is; $count and $left are numbers.

talk-title = Registro
talk-list = Lo que ha pasado
talk-tabs = Qué mostrar
talk-tab-all = Todo
talk-tab-moves = Jugadas
talk-tab-chat = Charla
talk-empty = Aún no ha pasado nada.
talk-empty-chat = Nadie ha dicho nada todavía.
talk-earlier = { $count ->
        [one] Mostrar { $count } línea anterior
       *[other] Mostrar { $count } líneas anteriores
    }
talk-new-lines = { $count ->
        [one] { $count } línea nueva
       *[other] { $count } líneas nuevas
    }
talk-show = Mostrar en el laberinto
talk-you = Tú
talk-to-spectators = a los espectadores
talk-since = Qué ha pasado desde entonces
talk-close = Cerrar
talk-your-turn = Te toca.
talk-missed = { $count ->
        [one] En tu ausencia ha pasado { $count } cosa.
       *[other] En tu ausencia han pasado { $count } cosas.
    }
talk-more-happened = { $count ->
        [one] Ha pasado { $count } cosa más.
       *[other] Han pasado { $count } cosas más.
    }

## Saying something

talk-say = Di algo a la mesa
talk-say-aside = Di algo a los espectadores
talk-send = Enviar
talk-sending = Enviando…
talk-left = { $left ->
        [0] No caben más caracteres.
        [one] Cabe { $left } carácter más.
       *[other] Caben { $left } caracteres más.
    }
talk-spectator = Estás mirando la partida: mientras dure, solo los espectadores leen lo que escribes.
talk-phrases = Frases rápidas
talk-phrases-all = Mostrar todas las frases rápidas
talk-choose = Elige qué decir
talk-back = Volver

## Quick phrases, in short; with … what is meant is chosen next

talk-phrase-saw-stone = He visto piedra…
talk-phrase-saw-gold = He visto oro…
talk-phrase-dig-there = Excavemos hacia…
talk-phrase-suspect = Sospecho de…
talk-phrase-trust = Confío en…
talk-phrase-mend-please = Reparad para…
talk-phrase-why = ¿Por qué has…?
talk-phrase-i-mine = Estoy con los Mineros
talk-phrase-need-tools = ¡Ayuda con mis herramientas!
talk-phrase-no-card = Ninguna carta encaja
talk-phrase-sorry = ¡Perdón!
talk-phrase-thanks = ¡Gracias!
talk-phrase-well-dug = ¡Bien excavado!
talk-phrase-hurry = ¡Te toca!
talk-phrase-hello = ¡Hola!
talk-phrase-good-game = ¡Buena partida!

## Whom one hears

talk-mute = Silenciar a { $name }
talk-unmute = Volver a oír a { $name }
talk-muted = en silencio
talk-mute-why = Nadie más sabe a quién silencias.
