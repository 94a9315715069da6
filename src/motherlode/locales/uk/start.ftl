### The pages before a game: start, a new table, the lobby, rules, settings, oneself.
### $name and $host are names of people, which stay as they are; $names are several; $game, $clock and $level are words from this file; $page is the title of a page; $seat counts from 1.

## All pages

start-title = Motherlode
start-page = { $page } · Motherlode
start-home = Motherlode, на головну сторінку
start-skip = Перейти до вмісту
start-close = Закрити
start-loading = Хвилинку…
start-again = Спробувати ще раз
start-copy-link = Скопіювати посилання
start-copied = Скопійовано
start-not-copied = Виділіть і скопіюйте вручну
start-quoted = «{ $text }»
start-fewer = На один менше
start-more = На один більше

## Start page

start-tag = Шукайте золото разом. Дехто з вас волів би, щоб ви його не знайшли.
start-name = Ваше ім’я
start-names = Самородок, Камінчик, Ліхтарик, Іскра, Мідяк, Валун, Жаринка, Вуглик, Щебінь, Пірит, Каганець, Скеля
start-play = Грати зараз
start-play-note = Ви й чотири боти, одразу. Приблизно п’ятнадцять хвилин.
start-new-here = Ви тут уперше? Правила за хвилину.
start-mine = Ваші столи
start-continue = Продовжити
start-unfinished = Ваша незавершена гра
start-round = Раунд { $round }
start-with = з { $who }
start-with-people = { $count ->
        [one] { $count } іншою людиною
        [few] { $count } іншими людьми
        [many] { $count } іншими людьми
       *[other] { $count } іншими людьми
    }
start-with-bots = { $count ->
        [one] { $count } ботом
        [few] { $count } ботами
        [many] { $count } ботами
       *[other] { $count } ботами
    }
start-remove-table = Прибрати цей стіл
start-remove = Прибрати
start-keep = Залишити
start-remove-sure = { $how ->
        [ends] Там більше ніхто не грає: гра закінчиться назовсім.
        [closes] Нікого більше там немає: стіл буде закрито назавжди.
        [bot] Інші гратимуть далі, а ваше місце назовсім займе бот.
        [free] Ваше місце звільниться для когось іншого.
       *[list] Стіл зникне з вашого списку.
    }
start-join = Приєднатися до столу
start-join-now = Приєднатися
start-code = Код столу
start-code-hint = Код або посилання
start-no-code = Це не код: у коді шість літер і цифр. Можна також вставити ціле посилання.
start-empty-code = Введіть код столу або вставте посилання.
start-make = Відкрити стіл
start-terms = Правила й годинник…
start-invite = Відкрити й запросити
start-open = Відкриті столи
start-open-count = { $count ->
        [one] { $count } стіл
        [few] { $count } столи
        [many] { $count } столів
       *[other] { $count } столу
    }
start-open-none = Зараз ніхто не чекає.
start-open-one = Відкрити стіл для всіх
start-sit = Сісти
start-watch = Дивитися
start-no-watching = Без глядачів.
start-row = { $game } · { $clock }
start-row-seats = Зайняті місця: { $people } з { $seats }
start-row-round = { $people ->
        [one] Раунд { $round }, { $people } людина
        [few] Раунд { $round }, { $people } людини
        [many] Раунд { $round }, { $people } людей
       *[other] Раунд { $round }, { $people } людини
    }
start-more-pages = Інші сторінки
start-rules = Правила
start-replay = Переглянути запис гри
start-me = Моє ім’я та дані

## Settings

start-settings = Налаштування
start-language = Мова
start-language-browser = Як у браузері
start-language-en = English
start-language-pl = Polski
start-language-es = Español
start-language-uk = Українська
start-theme = Освітлення
start-theme-system = Як на пристрої
start-theme-dark = Темне
start-theme-light = Світле
start-to-dark = Увімкнути темний вигляд
start-to-light = Увімкнути світлий вигляд
start-volume = Гучність
start-volume-percent = { $percent } %
start-vibration = Вібрація
start-vibration-note = Телефон вібрує, коли настає ваш хід.
start-speed = Рух на екрані
start-speed-none = Без руху
start-speed-slow = Повільний
start-speed-usual = Звичайний
start-speed-fast = Швидкий
start-hand = Ваша рука
start-hand-right = Права
start-hand-left = Ліва
start-view = Стіл
start-view-picture = Малюнок
start-view-picture-note = Лабіринт і ваші карти на малюнку.
start-view-text = Текст
start-view-text-note = Усе словами, зручно з читачем екрана.

## A new table

start-game = Гра
start-game-base = Саботер
start-game-base-note = 3–10 гравців, золотошукачі проти саботерів.
start-game-expansion = Саботер 2
start-game-expansion-note = 2–12 гравців, дві команди, двері й лази.
start-seats = Гравці
start-seats-note = Від { $least } до { $most }, разом із ботами.
start-preset = Як ви хочете грати?
start-preset-printed = Як у коробці
start-preset-printed-note = Звичайні правила і звичайний годинник.
start-preset-first = Перша гра
start-preset-first-note = Один раунд без поспіху, з легкими ботами.
start-preset-family = По-родинному
start-preset-family-note = Два спокійні раунди, з легкими ботами.
start-preset-experts = Для знавців
start-preset-experts-note = Швидкий годинник, домашні правила і найсильніші боти.
start-bots = Вільні місця
start-level-none = Ніхто
start-level-none-note = Місця, що лишаться вільними, на початку гри зникають.
start-level-random = Навмання
start-level-random-note = Боти, що грають тим, що трапиться під руку.
start-level-greedy = Зопалу
start-level-greedy-note = Боти, що копають просто вперед і довіряють усім.
start-level-steady = Розважно
start-level-steady-note = Боти, що спостерігають за іншими й складають власну думку.
start-level-sharp = Проникливо
start-level-sharp-note = Боти, що думають наперед, і їх важко ошукати.
start-fill = Місця, що лишаться вільними, займають боти: { $level }.
start-clock = Годинник
start-clock-untimed = Без годинника
start-clock-untimed-note = Не поспішайте: лише пів години тиші коштує ходу.
start-clock-quick = Швидкий годинник
start-clock-quick-note = Хвилина і ще 15 секунд за кожен хід.
start-clock-normal = Звичайний годинник
start-clock-normal-note = Три хвилини і ще 30 секунд за кожен хід.
start-clock-relaxed = Спокійний годинник
start-clock-relaxed-note = Десять хвилин і ще одна за кожен хід.
start-clock-days = Дні
start-clock-days-note = Два дні і ще один за кожен хід: зазирайте час від часу.
start-clock-own = { $bank } + { $increment } за кожен хід
start-clock-only = { $bank } на всю гру
start-clock-each = { $bank } на кожен хід
start-clock-custom = Власний годинник
start-clock-bank = На початку
start-clock-increment = Ще за кожен хід
start-clock-nothing = нічого
start-time = { $unit ->
        [hours] { $count } год
        [minutes] { $count } хв
       *[seconds] { $count } с
    }
start-door = Хто може прийти
start-listed = Показувати серед відкритих столів
start-listed-note = Сісти може будь-хто. Інакше прийдуть лише ті, хто має код.
start-listed-now = { $who ->
        [listed] На початковій сторінці цей стіл знайде кожен і зможе сісти, поки є вільні місця.
        [closed] Поки стіл закрито для нових людей, його немає у списку.
       *[code] Цей стіл знайдуть лише ті, хто має код.
    }
start-spectators = Глядачі
start-spectators-note = Хто не має місця, може дивитися й бачить лише те, що відкрито.
start-is-listed = Стіл видно всім у списку.
start-is-not-listed = Прийдуть лише ті, хто має код.
start-has-spectators = Інші можуть дивитися.
start-has-no-spectators = Ніхто не дивиться.
start-edition = Видання
start-edition-usual = Звичайні правила
start-edition-usual-note = Правила, якими їх знають найчастіше.
start-edition-pl-base = Польське
start-edition-pl-2-3 = Польське 2.3
start-edition-pl-2025 = Польське 2025
start-edition-es-2014 = Іспанське 2014
start-edition-uk-2017 = Українське 2017
start-options = Правила видання
start-house = Домашні правила
start-differs = змінено
start-option-next-starter = Хто починає наступний раунд
start-option-break-self = Ламання інструментів
start-option-rounds = Раунди
start-option-round-end = Кінець раунду
start-option-cardless = Коли скінчилися карти
start-option-gold-drawn = Самородки для золотошукачів
start-option-old-hat = Старий ковпак
start-option-profiteer-alone = Посередник сам
start-option-saboteur-completes = Саботер доходить до скарбу
start-option-inspect-self = Інспекція самого себе
start-option-theft-optional = Відмова від крадіжки
start-option-split-trapped-geologist = Спійманий геолог
start-option-ladder-goal = Лази біля карт кінця
start-option-fourth-rockfall = Четвертий обвал
start-option-max-saboteurs = Усі саботери у грі
start-option-broken-no-share = Без золота зі зламаним інструментом
start-option-selfish-dwarf = Гном-самолюб
start-option-saboteurs-know = Саботери знають одне одного
start-option-far-middle-goal = Середня карта кінця лежить далі
start-play-bots = Грати зараз проти ботів

## Oneself

start-name-note = Це ім’я бачать інші за столом. Немає ні облікового запису, ні пароля.
start-save = Зберегти
start-saved = Збережено.
start-transfer = Продовжити на іншому пристрої
start-transfer-note = Скануйте код іншим пристроєм або відкрийте на ньому посилання: тоді на обох ви той самий гравець.
start-transfer-show = Показати код
start-transfer-new = Показати новий код
start-transfer-qr = QR-код для іншого пристрою
start-transfer-until = Діє один раз, до { $time }. Не показуйте його нікому іншому: хто його має, може грати за вас.
start-claim = Перейти сюди з іншого пристрою
start-claim-note = Покажіть код на іншому пристрої, а потім введіть його тут.
start-claim-asked = Це посилання з іншого пристрою. Підтвердьте, щоб бути тут тим самим гравцем.
start-claim-instead = На цьому пристрої ви зараз граєте як { $name }; це зміниться.
start-claim-code = Код або посилання
start-claim-now = Грати тут як цей гравець
start-claim-done = Знову вітаємо, { $name }.
start-data = Мої дані
start-data-note = Сервер знає ваше ім’я, мову, столи, ходи і те, що ви казали. Більше нічого.
start-export = Зберегти мої дані у файл
start-delete = Видалити мене…
start-delete-sure = Видалити вас назавжди?
start-delete-what = Ваше ім’я і все, що ви казали, буде видалено. Ваші місця в поточних іграх займуть боти. Ходи залишаться, без імені.
start-delete-no-undo = Цього не можна скасувати.
start-delete-keep = Залишитися
start-delete-now = Видалити мене назавжди

## Rules

start-brief = За хвилину
start-brief-goal = Між початком і трьома кінцями лежить скеля. Під однією з карт кінця — скарб, і ніхто не знає, під якою.
start-brief-roles = Кожен гравець таємно отримує гнома. Золотошукачі перемагають разом, якщо тунель дійде до скарбу, а саботери — якщо не дійде ніколи.
start-brief-turn = У свій хід ви робите щось одне: кладете карту тунелю, що веде далі від початку, граєте карту дії або пасуєте й скидаєте карти. Потім добираєте.
start-brief-actions = Хто має зламаний інструмент, не кладе карт тунелю, доки його не полагодять. Мапа дає зазирнути під карту кінця, обвал забирає карту з лабіринту.
start-brief-gold = Переможці раунду отримують золото. Стежте за іншими, розмовляйте, вводьте в оману: після трьох раундів перемагає найбагатший гном.
start-brief-expansion = Saboteur 2 додає дві команди золотошукачів, чиї двері закривають шлях суперникам, гномів, які копають для себе, драбини, кристали, пастки й крадіжки.
start-search = Шукати в правилах
start-search-none = Нічого не знайдено. Спробуйте інше слово.
start-contents = Зміст
start-cards = Карти
start-roles = Гноми
start-clause = Правило { $clause }: показати
start-clause-all = Усі правила, від { $clause }

## Nothing here

start-lost = Тут лише скеля
start-lost-way = Тунель, яким ви йшли, нікуди не веде. Можливо, посилання неповне.
start-lost-home = Повернутися на початок

## Before a table

start-door-title = { $name } запрошує до столу
start-door-playing = Гра вже почалася.
start-door-over = Гру за цим столом завершено.
start-door-none = Увійти не можна: { $code }
start-come-in = Увійти

## Lobby

start-lobby = Перед грою
start-order = Грають у такому порядку.
start-begins = Хто починає
start-begins-drawn = за жеребом
start-begins-mark = починає
start-shuffle = Перемішати місця
start-free = Вільне місце
start-you = ви
start-host = господар
start-ready = можна починати
start-not-ready = ще ні
start-away = немає зв’язку
start-bot = Бот
start-sit-here = Сісти тут
start-sit-seat = Сісти тут: місце { $seat }
start-add-bot = Бот: обрати на це місце
start-manage = { $name }: що зробити
start-bot-for = Бот на місце { $seat }
start-bot-away = Прибрати бота
start-onlookers = Без місця: { $names }
start-invitation = Запрошення
start-invitation-note = Прийти може кожен, хто має код або посилання.
start-invitation-qr = QR-код запрошення
start-only-here = Телефони та інші комп’ютери ще не можуть зайти: сервер слухає лише на цьому комп’ютері.
start-let-in = Впустити телефони
start-let-in-note = Тоді кожен у вашій мережі зможе відкрити сторінку, доки сервер не зупинять. Гра триватиме.
start-only-here-command = Зупиніть сервер і запустіть його знову командою:
start-copy-command = Скопіювати команду
start-only-here-address = Інші не відкриють { $host }. Відкрийте цю сторінку за адресою комп’ютера у вашій мережі: тоді з’явиться посилання для них.
start-reach-note = Телефон має бути в тій самій мережі. Якщо сторінка там не відкривається, його не пускає брандмауер цього комп’ютера.
start-share = Ходімо разом копати золото!
start-share-now = Поділитися
start-screen = Великий екран
start-what = У що граємо
start-talk = Розмова
start-change = Змінити умови
start-change-save = Зберегти умови
start-stand = Звільнити місце
start-be-ready = Можна починати
start-unready = Усе ж ще ні
start-begin = Почати
start-say-sit = Займіть вільне місце або просто дивіться.
start-say-sit-only = Займіть вільне місце: коли гра почнеться, глядачів не буде.
start-say-full = Усі місця зайняті. Зачекайте тут на вільне.
start-say-ready = Скажіть, коли можна починати.
start-say-wait = Чекаємо на початок. Гру починає господар столу: { $host }.
start-say-not-ready = Ще готуються: { $names }.
start-say-all = Усі місця зайняті. Можете починати.
start-say-fill = { $empty ->
        [one] Можете починати: { $empty } вільне місце займе бот.
        [few] Можете починати: { $empty } вільні місця займуть боти.
        [many] Можете починати: { $empty } вільних місць займуть боти.
       *[other] Можете починати: { $empty } вільного місця займуть боти.
    }
start-say-fewer = { $empty ->
        [one] Можете починати: { $empty } вільне місце зникне.
        [few] Можете починати: { $empty } вільні місця зникнуть.
        [many] Можете починати: { $empty } вільних місць зникне.
       *[other] Можете починати: { $empty } вільного місця зникне.
    }
