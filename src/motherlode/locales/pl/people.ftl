### People at a table: who is there, who may come, and what the host can do. $name is a person’s name and $seat the name at a seat; both stay as they are. $count is a number.
### $when is now in a game and later before it; $where is playing for somebody with a seat in a game, seated before it, watching for somebody without a seat, left for somebody who is not there.

people-title = Osoby
people-closed = Zamknięte dla nowych osób
people-seated = Przy stole
people-watching = Oglądają
people-watching-nobody = Nikt nie ogląda.
people-watching-quiet = Nikt z oglądających nic jeszcze nie mówi.
people-watching-silent = Kto ogląda w milczeniu, tego tu nie widać.
people-banned = Zablokowane osoby
people-left = { $count ->
        [one] Wcześniej była tu { $count } osoba
        [few] Wcześniej były tu { $count } osoby
        [many] Wcześniej było tu { $count } osób
       *[other] Wcześniej było tu { $count } osoby
    }
people-founder = stół tej osoby
people-invited = zaproszenie

## Who may come

people-newcomers = Wpuszczaj nowe osoby
people-open-code = Wejść może każdy, kto ma kod lub link.
people-open-listed = Każdy może znaleźć ten stół na liście i wejść.
people-closed-now = Wejść mogą tylko osoby, które mają lub miały tu miejsce albo które zaprosi gospodarz.
people-spectators = Pozwól oglądać grę
people-spectators-on = { $when ->
       *[now] Kto nie ma miejsca, może oglądać grę i widzi tylko to, co odkryte.
        [later] Gdy gra się zacznie, będzie można ją oglądać bez zajmowania miejsca.
    }
people-spectators-off = { $when ->
       *[now] Mogą tu być tylko osoby, które grają.
        [later] Gdy gra się zacznie, zostaną tu tylko osoby, które grają.
    }
people-spectators-leave = Jeśli to wyłączysz, wszyscy oglądający będą musieli wyjść.

## What the host can do about somebody

people-do-pass-host = Przekaż rolę gospodarza
people-do-pass-host-note = Gospodarzem będzie { $name }, a ty już nie.
people-do-pass-host-sure = Czy gospodarzem ma być { $name }?
people-do-invite = Zaproś
people-do-invite-note = { $when ->
       *[now] { $name } może zająć miejsce bota i grać dalej.
        [later] { $name } może zająć miejsce, choć stół jest zamknięty dla nowych osób.
    }
people-do-remove = Wyproś od stołu
people-do-remove-note = { $where ->
       *[playing] Miejsce na stałe zajmuje bot. { $name } może wrócić i oglądać grę.
        [seated] Miejsce będzie wolne. { $name } może wrócić.
        [watching] { $name } musi wyjść. { $name } może wrócić.
    }
people-do-remove-sure = Wyprosić od stołu: { $name }?
people-do-ban = Zablokuj
people-do-ban-note = { $where ->
       *[playing] Miejsce na stałe zajmuje bot. { $name } nie wróci, chyba że na to pozwolisz.
        [seated] Miejsce będzie wolne. { $name } nie wróci, chyba że na to pozwolisz.
        [watching] { $name } musi wyjść. { $name } nie wróci, chyba że na to pozwolisz.
        [left] { $name } nie wróci, chyba że na to pozwolisz.
    }
people-do-ban-sure = Zablokować: { $name }?
people-do-pardon = Wpuść z powrotem
people-do-pardon-note = { $name } może wrócić.
people-removed = Nie jesteś już przy tym stole
people-look-again = Oglądaj znowu

## A bot’s seat in the middle of a game

people-asking = Ktoś prosi o miejsce
people-wish = { $name } prosi o miejsce, na którym gra { $seat }.
people-wish-more = { $count ->
        [one] Prosi jeszcze { $count } osoba.
        [few] Proszą jeszcze { $count } osoby.
        [many] Prosi jeszcze { $count } osób.
       *[other] Prosi jeszcze { $count } osoby.
    }
people-let = Wpuść
people-later = Nie teraz
people-invitation = Gospodarz zaprasza cię na miejsce bota.
people-seat-ask = Poproś o miejsce bota
people-seat-ask-note = O tym, czy zagrasz, decyduje gospodarz.
people-asked = Prosisz gospodarza o miejsce, na którym gra { $seat }.
people-ask-back = Cofnij prośbę
people-seat-take = Zajmij miejsce bota
people-join-note = Przejmujesz karty, krasnoluda i złoto bota i grasz dalej.
people-late = Miejsce bota w trakcie gry
people-late-invited = Za zgodą gospodarza
people-late-invited-note = Kto ogląda grę, może o nie poprosić, a decyduje gospodarz.
people-late-anyone = Każdy
people-late-anyone-note = Kto ogląda grę, może je zająć.
people-late-nobody = Nikt
people-late-nobody-note = Boty grają na swoich miejscach do końca.
