### Стіл у браузері. $name — ім’я гравця, яке не відмінюється; $thing — cart, lamp, pick, trap або theft.

## Усюди

web-home = На початок
web-loading = Запалюємо ліхтар…
web-offline = Сервер недоступний. Перевірте з’єднання і спробуйте ще раз.
web-offline-short = Немає з’єднання
web-close = Закрити
web-cancel = Скасувати
web-rules = Правила
web-mute = Без звуку
web-keys = Клавіші
web-you = ви
web-bot = бот
web-empty-seat = вільне місце
web-bot-name = { $seat ->
        [0] Кремінь
        [1] Граніт
        [2] Кварц
        [3] Базальт
        [4] Мармур
        [5] Сланець
        [6] Топаз
        [7] Бурштин
        [8] Онікс
        [9] Агат
        [10] Гранат
       *[11] Кобальт
    }
web-ended = Цей стіл для вас закрито
web-ended-why = Сервер завершив з’єднання.

## Смуга вгорі

web-table = Стіл
web-game = Саботер
    .base = Саботер
    .expansion = Саботер 2
web-round = Раунд { $round } з { $rounds }
web-to-draw = у колоді
web-fit = Показати весь лабіринт
web-nearer = Ближче
web-farther = Далі
web-text-view = Стіл як текст
web-picture-view = Стіл як малюнок
web-title-turn = Ваш хід
web-leave = Піти від столу
web-leave-playing = Ваше місце збережено: відкрийте цю сторінку знову і грайте далі. Якщо віддасте його, за вас гратиме бот.
web-leave-last = Тут більше ніхто не грає. Гра чекатиме на вас на початковій сторінці; якщо завершити її, вона закінчиться назовсім.
web-leave-end = Завершити гру
web-leave-watching = Ви можете повернутися будь-коли, маючи код столу.
web-leave-page = На стартову сторінку
web-leave-seat = Нехай за мене грає бот
web-stay = Залишитися

## Гравці

web-players = Гравці за порядком ходів
web-seat-you = { $name }, це ви
web-seat-turn = зараз хід цього гравця
web-held = Поки що тут грає бот
web-here = на зв’язку
web-away = немає зв’язку
web-bot-level = { $level ->
       *[random] Бот, який грає навмання
        [greedy] Бот, який копає навпростець
        [steady] Бот, який міркує, хто бреше
        [sharp] Бот, який думає наполегливо
    }
web-cards-held = { $count ->
        [one] { $count } карта на руці
        [few] { $count } карти на руці
        [many] { $count } карт на руці
       *[other] { $count } карти на руці
    }
web-time-left = залишилося { $time }
web-gold = золото
web-has-gold = має золото
web-nugget-cards = { $count ->
        [one] { $count } карта самородків
        [few] { $count } карти самородків
        [many] { $count } карт самородків
       *[other] { $count } карти самородків
    }
web-face-down = { $count ->
        [one] { $count } карту скинуто долілиць
        [few] { $count } карти скинуто долілиць
        [many] { $count } карт скинуто долілиць
       *[other] { $count } карти скинуто долілиць
    }
web-nothing-before = нічого не зламано
web-before = { $thing ->
        [cart] зламана вагонетка
        [lamp] зламаний ліхтар
        [pick] зламане кайло
        [trap] спійманий
       *[theft] викладено злодія
    }
web-before-short = { $thing ->
        [cart] вагонетка
        [lamp] ліхтар
        [pick] кайло
        [trap] пастка
       *[theft] злодій
    }
web-is-role = { $role ->
        [miner] це золотошукач
       *[saboteur] це саботер
        [selfish] це гном-самолюб
        [blue] це синій золотошукач
        [green] це зелений золотошукач
        [boss] це бос
        [profiteer] це посередник
        [geologist] це геолог
    }
web-mark = Моя позначка: { $mark }
web-mute-player = Не чути цього гравця
web-unmute-player = Знову чути цього гравця
web-aim = { $thing ->
        [cart] Вагонетка
        [lamp] Ліхтар
        [pick] Кайло
       *[none] Обрати
    }

## Лабіринт

web-maze = Лабіринт. Стіл як текст описує його словами.
web-cell = { $letter }: клітинка { $cell }
web-cell-fits = { $letter }: клітинка { $cell }, { $card }
web-places-beyond = { $count ->
        [one] ще { $count } місце
        [few] ще { $count } місця
        [many] ще { $count } місць
       *[other] ще { $count } місця
    }
web-overview = Огляд лабіринту: натисніть, щоб перейти туди
web-you-saw = { $what ->
        [gold] тут золото, ви бачили
       *[stone] тут камінь, ви бачили
    }

## Що робити зараз

web-tray = Ваше місце
web-hand = Ваші карти
web-hand-empty = У вас більше немає карт.
web-watching = Ви спостерігаєте. Карти й гноми приховані до кінця раунду.
web-deck = { $count ->
        [one] { $count } карта в колоді
        [few] { $count } карти в колоді
        [many] { $count } карт у колоді
       *[other] { $count } карти в колоді
    }
web-gone = { $count ->
        [one] { $count } скинута
        [few] { $count } скинуті
        [many] { $count } скинутих
       *[other] { $count } скинутої
    }
web-your-turn = Ваш хід.
web-named = { $card }.
web-choose = Оберіть карту або пасуйте.
web-choose-stopped = { $thing ->
        [cart] Вагонетку зламано, тож жодних тунелів:
        [lamp] Ліхтар зламано, тож жодних тунелів:
        [pick] Кайло зламано, тож жодних тунелів:
        [trap] Ви в пастці, тож жодних тунелів:
       *[several] Вас зупиняють кілька карт, тож жодних тунелів:
    } { $left ->
        [help] { $thing ->
            [cart] полагодьте її
            [lamp] полагодьте його
            [pick] полагодьте його
            [trap] звільніться
           *[several] приберіть одну з них
        }, зіграйте дію або пасуйте.
        [clear] скиньте проти цього дві карти, зіграйте дію або пасуйте.
        [action] зіграйте дію або пасуйте.
       *[pass] можна лише пасувати.
    }
web-waiting = Хвилинку…
web-thinking-play = { $name } думає.
web-thinking-take = { $name } бере самородок.
web-thinking-steal = { $name } краде.
web-thinking-over = Раунд завершено.
web-then = Далі: { $names }.
web-lost = З’єднання втрачено.
web-lost-kept = Ваше місце, карти й час збережено.
web-retry = { $seconds ->
        [one] Нова спроба за { $seconds } секунду.
        [few] Нова спроба за { $seconds } секунди.
        [many] Нова спроба за { $seconds } секунд.
       *[other] Нова спроба за { $seconds } секунди.
    }
web-retrying = Пробуємо знову…
web-no-network = Цей пристрій не під’єднано до мережі.
web-no-answer = Сервер не відповідає. Можливо, він саме запускається знову або зв’язок слабкий.
web-unreached = Не вдається дістатися до столу
web-unreached-kept = Нічого не втрачено: гра зберігається на сервері, а ця сторінка пробуватиме далі сама.
web-retry-now = Спробувати зараз
web-not-so = Так не можна.
web-stood-in = За вас грає бот.
web-stood-in-back = Поверніть собі місце, коли забажаєте.
web-take = { $count ->
        [one] Візьміть останню карту самородків.
        [few] Візьміть одну з { $count } карт самородків. Решта піде далі.
        [many] Візьміть одну з { $count } карт самородків. Решта піде далі.
       *[other] Візьміть одну з { $count } карт самородків. Решта піде далі.
    }
web-steal = Ваш злодій спрацював: оберіть, у кого забрати 1 самородок.
web-steal-may = Ваш злодій спрацював: оберіть, у кого забрати 1 самородок, або відмовтеся.
web-discard = Скидання.
web-discard-most = { $most ->
        [one] Оберіть { $most } карту; вона піде долілиць.
        [few] Оберіть до { $most } карт; вони підуть долілиць.
        [many] Оберіть до { $most } карт; вони підуть долілиць.
       *[other] Оберіть до { $most } карт; вони підуть долілиць.
    }
web-clear = { $thing ->
        [cart] Полагодьте свою вагонетку.
        [lamp] Полагодьте свій ліхтар.
        [pick] Полагодьте своє кайло.
        [trap] Звільніться.
       *[theft] Приберіть свого злодія.
    }
web-clear-two = Оберіть дві карти, які за це скинете.
web-clear-what = Що прибрати
web-which-tool = Який інструмент
web-fits = { $count ->
        [one] Ця карта підходить до { $count } місця.
        [few] Ця карта підходить до { $count } місць.
        [many] Ця карта підходить до { $count } місць.
       *[other] Ця карта підходить до { $count } місця.
    }
web-fits-nowhere = Ця карта зараз нікуди не підходить. Оберіть іншу або пасуйте.
web-turn-or-place = Поверніть її або покладіть сюди.
web-place-here = Покласти її сюди?
web-map-here = Оглянути цю карту кінця?
web-rockfall-here = Прибрати цю карту?
web-useless = { $kind ->
        [fix] Ні в кого немає зламаного інструмента, який лагодить ця карта. Оберіть іншу або пасуйте.
        [free] Нікого не спіймано. Оберіть іншу карту або пасуйте.
        [hands-off] Ні перед ким немає злодія. Оберіть іншу карту або пасуйте.
       *[other] Ця карта зараз ні до чого. Оберіть іншу або пасуйте.
    }
web-theft = Викладіть злодія перед собою, щоб після раунду вкрасти 1 самородок.
web-aimed = Зробити це?
web-offer = Самородки на вибір
web-nugget = { $gold ->
        [one] Карта на { $gold } самородок
        [few] Карта на { $gold } самородки
        [many] Карта на { $gold } самородків
       *[other] Карта на { $gold } самородка
    }

## Дії

web-next = { $what ->
        [place] Оберіть місце
        [goal] Оберіть карту кінця
        [player] Оберіть гравця
        [two] Оберіть дві карти
       *[card] Оберіть карту
    }
web-turn = Повернути
web-pass = Пасувати…
web-clear-verb = Прибрати…
web-hint = Підказка
web-talk = Сказати щось
web-do-place = Покласти її
web-do-map = Оглянути
web-do-rockfall = Обвалити її
web-do-theft = Викласти злодія
web-do-back = Повернути собі місце
web-do-take = Взяти { $gold }
web-do-steal = Украсти: { $name }
web-do-decline = Відмовитися
web-do-discard = { $count ->
        [one] Скинути { $count }
        [few] Скинути { $count }
        [many] Скинути { $count }
       *[other] Скинути { $count }
    }
web-do-clear = { $thing ->
        [cart] Полагодити вагонетку
        [lamp] Полагодити ліхтар
        [pick] Полагодити кайло
        [trap] Вийти з пастки
       *[theft] Прибрати злодія
    }
web-do-break = { $thing ->
        [cart] Зламати вагонетку: { $name }
        [lamp] Зламати ліхтар: { $name }
       *[pick] Зламати кайло: { $name }
    }
web-do-break-self = { $thing ->
        [cart] Зламати власну вагонетку
        [lamp] Зламати власний ліхтар
       *[pick] Зламати власне кайло
    }
web-do-fix = { $thing ->
        [cart] Полагодити вагонетку: { $name }
        [lamp] Полагодити ліхтар: { $name }
       *[pick] Полагодити кайло: { $name }
    }
web-do-fix-self = { $thing ->
        [cart] Полагодити мою вагонетку
        [lamp] Полагодити мій ліхтар
       *[pick] Полагодити моє кайло
    }
web-do-trap = Спіймати: { $name }
web-do-free = Звільнити: { $name }
web-do-free-self = Звільнити мене
web-do-inspect = Оглянути гнома: { $name }
web-do-inspect-self = Оглянути власного гнома
web-do-hats = Новий гном: { $name }
web-do-hats-self = Новий гном для мене
web-do-swap-hands = Обмін картами: { $name }
web-do-hands-off = Зупинити злодія: { $name }
web-do-hands-off-self = Прибрати власного злодія

## Папери

web-dwarf = Ваша роль у цьому раунді
web-dwarf-new = Ваша нова роль
web-dwarf-noted = Зрозуміло
web-your-role = Ваша роль: { $role }. Відкрити нотатник
web-notebook = Нотатник
web-log = Журнал і розмова
web-log-new = { $count ->
        [one] Журнал і розмова, { $count } новий рядок
        [few] Журнал і розмова, { $count } нові рядки
        [many] Журнал і розмова, { $count } нових рядків
       *[other] Журнал і розмова, { $count } нового рядка
    }

## Клавіші

web-key-card = обрати карту або відкласти її
web-key-cell = обрати освітлене місце з цією літерою
web-key-turn = повернути карту
web-key-play = зіграти обране
web-key-back = відкласти все
web-key-pass = пасувати і скинути
web-key-clear = скинути дві карти, щоб чогось позбутися
web-key-hint = попросити підказку, якщо граєте лише з ботами
web-key-pan = рухати лабіринт
web-key-zoom = ближче й далі
web-key-fit = показати весь лабіринт
web-key-notebook = нотатник
web-key-talk = розмова
web-key-help = цей список
web-key-use = Користуватися клавішами з однієї літери чи цифри
