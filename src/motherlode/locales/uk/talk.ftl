### Log and talk beside the maze. The lines themselves are in log.ftl, the quick phrases as everybody reads them in table.ftl.
### $name is the name of a person, as it is; $count and $left are numbers.

talk-title = Журнал
talk-list = Що сталося
talk-tabs = Що показувати
talk-tab-all = Усе
talk-tab-moves = Ходи
talk-tab-chat = Чат
talk-empty = Ще нічого не сталося.
talk-empty-chat = Ще ніхто нічого не сказав.
talk-earlier = { $count ->
        [one] Показати ще { $count } давніший запис
        [few] Показати ще { $count } давніші записи
        [many] Показати ще { $count } давніших записів
       *[other] Показати ще { $count } давнішого запису
    }
talk-new-lines = { $count ->
        [one] { $count } новий запис
        [few] { $count } нові записи
        [many] { $count } нових записів
       *[other] { $count } нового запису
    }
talk-show = Показати в лабіринті
talk-you = Ви
talk-to-spectators = глядачам
talk-since = Що сталося відтоді
talk-close = Закрити
talk-your-turn = Ваш хід.
talk-missed = { $count ->
        [one] Поки вас не було, сталася { $count } подія.
        [few] Поки вас не було, сталися { $count } події.
        [many] Поки вас не було, сталося { $count } подій.
       *[other] Поки вас не було, сталося { $count } події.
    }
talk-more-happened = { $count ->
        [one] Сталася ще { $count } подія.
        [few] Сталися ще { $count } події.
        [many] Сталося ще { $count } подій.
       *[other] Сталося ще { $count } події.
    }

## Saying something

talk-say = Скажіть щось столу
talk-say-aside = Скажіть щось глядачам
talk-send = Надіслати
talk-sending = Надсилання…
talk-left = { $left ->
        [0] Більше символів не вміститься.
        [one] Вміститься ще { $left } символ.
        [few] Вмістяться ще { $left } символи.
        [many] Вміститься ще { $left } символів.
       *[other] Вміститься ще { $left } символу.
    }
talk-spectator = Ви спостерігаєте: поки триває гра, ваші слова читають лише глядачі.
talk-phrases = Швидкі фрази
talk-phrases-all = Показати всі швидкі фрази
talk-choose = Оберіть, що сказати
talk-back = Назад

## Quick phrases, in short; with … what is meant is chosen next

talk-phrase-saw-stone = Камінь лежить…
talk-phrase-saw-gold = Золото лежить…
talk-phrase-dig-there = Копаймо до…
talk-phrase-suspect = Підозрюю…
talk-phrase-trust = Довіряю…
talk-phrase-mend-please = Полагодьте комусь…
talk-phrase-why = Навіщо такий хід…?
talk-phrase-i-mine = Я за золотошукачів
talk-phrase-need-tools = Полагодьте мої інструменти!
talk-phrase-no-card = Жодна карта не підходить
talk-phrase-sorry = Перепрошую!
talk-phrase-thanks = Дякую!
talk-phrase-well-dug = Добре викопано!
talk-phrase-hurry = Ваш хід!
talk-phrase-hello = Привіт!
talk-phrase-good-game = Гарна гра!

## Whom one hears

talk-mute = Заглушити: { $name }
talk-unmute = Знову чути: { $name }
talk-muted = заглушено
talk-mute-why = Ніхто інший не дізнається, кого ви заглушили.
