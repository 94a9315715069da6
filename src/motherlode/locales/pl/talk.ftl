### Log and talk beside the maze. The lines themselves are in log.ftl, the quick phrases as everybody reads them in table.ftl.
### $name is the name of a person, as it is; $count and $left are numbers.

talk-title = Dziennik
talk-list = Co się wydarzyło
talk-tabs = Co pokazać
talk-tab-all = Wszystko
talk-tab-moves = Ruchy
talk-tab-chat = Czat
talk-empty = Nic się jeszcze nie wydarzyło.
talk-empty-chat = Nikt się jeszcze nie odezwał.
talk-earlier = { $count ->
        [one] Pokaż { $count } wcześniejszy wpis
        [few] Pokaż { $count } wcześniejsze wpisy
        [many] Pokaż { $count } wcześniejszych wpisów
       *[other] Pokaż { $count } wcześniejszego wpisu
    }
talk-new-lines = { $count ->
        [one] { $count } nowy wpis
        [few] { $count } nowe wpisy
        [many] { $count } nowych wpisów
       *[other] { $count } nowego wpisu
    }
talk-show = Pokaż w labiryncie
talk-you = Ty
talk-to-spectators = do widzów
talk-since = Co się wydarzyło od tego czasu
talk-close = Zamknij
talk-your-turn = Twoja tura.
talk-missed = { $count ->
        [one] Podczas twojej nieobecności wydarzyła się { $count } rzecz.
        [few] Podczas twojej nieobecności wydarzyły się { $count } rzeczy.
        [many] Podczas twojej nieobecności wydarzyło się { $count } rzeczy.
       *[other] Podczas twojej nieobecności wydarzyło się { $count } rzeczy.
    }
talk-more-happened = { $count ->
        [one] Wydarzyła się jeszcze { $count } rzecz.
        [few] Wydarzyły się jeszcze { $count } rzeczy.
        [many] Wydarzyło się jeszcze { $count } rzeczy.
       *[other] Wydarzyło się jeszcze { $count } rzeczy.
    }

## Saying something

talk-say = Powiedz coś do stołu
talk-say-aside = Powiedz coś do widzów
talk-send = Wyślij
talk-sending = Wysyłanie…
talk-left = { $left ->
        [0] Więcej znaków się nie zmieści.
        [one] Zmieści się jeszcze { $left } znak.
        [few] Zmieszczą się jeszcze { $left } znaki.
        [many] Zmieści się jeszcze { $left } znaków.
       *[other] Zmieści się jeszcze { $left } znaku.
    }
talk-spectator = Oglądasz grę: dopóki trwa, twoje wypowiedzi czytają tylko widzowie.
talk-phrases = Szybkie zwroty
talk-phrases-all = Pokaż wszystkie szybkie zwroty
talk-choose = Wybierz, co powiedzieć
talk-back = Wróć

## Quick phrases, in short; with … what is meant is chosen next

talk-phrase-saw-stone = Kamień leży…
talk-phrase-saw-gold = Złoto leży…
talk-phrase-dig-there = Kopmy do…
talk-phrase-suspect = Podejrzewam…
talk-phrase-trust = Ufam…
talk-phrase-mend-please = Naprawcie komuś…
talk-phrase-why = Skąd taki ruch…?
talk-phrase-i-mine = Trzymam z górnikami
talk-phrase-need-tools = Naprawcie mi narzędzia!
talk-phrase-no-card = Żadna karta nie pasuje
talk-phrase-sorry = Przepraszam!
talk-phrase-thanks = Dzięki!
talk-phrase-well-dug = Dobrze wykopane!
talk-phrase-hurry = Twoja tura!
talk-phrase-hello = Cześć!
talk-phrase-good-game = Dobra gra!

## Whom one hears

talk-mute = Wycisz: { $name }
talk-unmute = Wyłącz wyciszenie: { $name }
talk-muted = wyciszenie
talk-mute-why = Nikt inny nie dowie się, kogo wyciszasz.
