### The table as text. $place is column and row in words, $card and $cards are names of cards in words, $move is notation, $name is a player’s name, which stays as it is; $goal is 0, 1 or 2 for the upper, middle or lower goal.

## The page

text-title = Стіл { $code }, раунд { $round } з { $rounds }
text-skips = Перейти до частини сторінки
text-picture = Вигляд із малюнком
text-now = Зараз
text-moves = Можливі ходи: { $count }
text-maze = Лабіринт
text-maze-caption = Стовпці із заходу на схід, рядки з півночі на південь
text-maze-list = Лабіринт списком
text-goals = Карти кінця
text-players = Гравці в порядку ходів
text-changes = Що змінилося після вашого останнього ходу
text-changes-watching = Що сталося останнім часом
text-log = Увесь журнал
text-talk = Розмова
text-round-end = Кінець раунду
text-game-end = Кінець гри

## Now

text-minutes = { $count ->
        [one] У вас { $count } хвилина.
        [few] У вас { $count } хвилини.
        [many] У вас { $count } хвилин.
       *[other] У вас { $count } хвилини.
    }
text-seconds = { $count ->
        [one] У вас { $count } секунда.
        [few] У вас { $count } секунди.
        [many] У вас { $count } секунд.
       *[other] У вас { $count } секунди.
    }
text-before = Перед вами лежить: { $things }.
text-before-nothing = Перед вами нічого не лежить.
text-gold = { $count ->
        [0] У вас немає золота.
        [one] У вас { $count } самородок.
        [few] У вас { $count } самородки.
        [many] У вас { $count } самородків.
       *[other] У вас { $count } самородка.
    }
text-deck = { $count ->
        [0] Брати більше нічого: колода порожня.
        [one] У колоді залишилася { $count } карта.
        [few] У колоді залишилося { $count } карти.
        [many] У колоді залишилося { $count } карт.
       *[other] У колоді залишилося { $count } карти.
    }
text-hand = Ваші карти
text-box = Ваш хід або слово, наприклад «{ $word }»
text-play = Зіграти
text-refused = Так не можна.
text-chosen = У полі { $move }: { $words }. Щоб зіграти, оберіть цей хід ще раз або натисніть Enter у полі.
text-card-useless = Карту { $card } зараз не можна зіграти. Її можна скинути.
text-no-moves = Зараз вам нічого вирішувати.
text-empty = Поле порожнє: введіть хід або слово.
text-unknown = «{ $text }» — це не хід і не слово цього поля. Більше скаже слово «довідка».

## Moves

text-ways = { $count ->
        [one] { $count } спосіб
        [few] { $count } способи
        [many] { $count } способів
       *[other] { $count } способу
    }
text-group-pass = пас зі скиданням карт
text-group-clear = скинути дві карти, щоб чогось позбутися
text-group-take = взяти карту самородків
text-group-steal = використати свого злодія
text-map = { $goal ->
       *[0] Подивитися на верхню карту кінця
        [1] Подивитися на середню карту кінця
        [2] Подивитися на нижню карту кінця
    }
text-rockfall = Прибрати з лабіринту, { $place }: { $card }
text-pass = Скинути: { $cards }
text-clear = { $deed }, скинувши: { $cards }

## The maze

text-place = стовпець { $x }, рядок { $y }
text-at = { $place }: { $text }
text-fits = пасує
text-fits-aim = можливо
text-side-joined = сполучено: { $sides }
text-side-goal = біля прихованої карти кінця: { $sides }
text-side-open = відкрито: { $sides }
text-goal = { $goal ->
       *[0] верхня карта кінця, { $known ->
           *[unknown] прихована
            [gold-seen] прихована, ви бачили скарб
            [stone-seen] прихована, ви бачили камінь
            [gold] скарб
            [stone] камінь
            [gold-after] скарб, до якого ніхто не дістався
            [stone-after] камінь, до якого ніхто не дістався
        }
        [1] середня карта кінця, { $known ->
           *[unknown] прихована
            [gold-seen] прихована, ви бачили скарб
            [stone-seen] прихована, ви бачили камінь
            [gold] скарб
            [stone] камінь
            [gold-after] скарб, до якого ніхто не дістався
            [stone-after] камінь, до якого ніхто не дістався
        }
        [2] нижня карта кінця, { $known ->
           *[unknown] прихована
            [gold-seen] прихована, ви бачили скарб
            [stone-seen] прихована, ви бачили камінь
            [gold] скарб
            [stone] камінь
            [gold-after] скарб, до якого ніхто не дістався
            [stone-after] камінь, до якого ніхто не дістався
        }
    }
text-goal-mark = { $mark ->
       *[none] Без позначки
        [gold] Ваша позначка: золото
        [stone] Ваша позначка: камінь
    }
text-goal-change = Змінити свою позначку на карті кінця: { $place }

## Players

text-seat = Місце { $seat }: { $name }
text-player = { $seat }, { $known }.
text-to-move = ходить зараз
text-stood-in = поки що тут грає бот
text-mark = { $mark ->
       *[none] без позначки
        [suspicious] ваша позначка: підозра
        [trusted] ваша позначка: довіра
        [unsure] ваша позначка: сумнів
    }
text-mark-change = Змінити свою позначку: { $name }

## Ends

text-next = Наступний раунд
text-next-ready = Ви чекаєте на наступний раунд.
text-next-wait = { $count ->
        [one] Він почнеться щонайпізніше за { $count } секунду.
        [few] Він почнеться щонайпізніше за { $count } секунди.
        [many] Він почнеться щонайпізніше за { $count } секунд.
       *[other] Він почнеться щонайпізніше за { $count } секунди.
    }
text-standing = { $gold ->
        [0] { $name }: без золота
        [one] { $name }: { $gold } самородок
        [few] { $name }: { $gold } самородки
        [many] { $name }: { $gold } самородків
       *[other] { $name }: { $gold } самородка
    }
text-won = Ви перемогли в грі.
text-winners = { $count ->
        [1] У грі перемагає { $names }.
       *[other] У грі перемагають кілька гравців: { $names }.
    }
text-rematch = Зіграти ще раз
text-rematch-go = Перейти до наступного столу
text-replay = Переглянути всю гру ще раз

## Words for the box, small letters, each of one word

text-word-help = довідка
text-word-moves = ходи
text-word-state = стан
text-word-hand = рука
text-word-players = гравці
text-word-log = журнал
text-word-say = сказати
text-word-hint = порада
text-word-next = далі
text-word-rematch = реванш
text-word-back = повертаюся

## Help

text-help-notation = Хід записують так: NES@3,-1 кладе карту тунелю, відкриту на північ (N), схід (E) і південь (S), у стовпець 3, рядок −1; захід — це W. map@8,0 дивиться на карту кінця, break-cart>2 спрямовано на місце 2, pass:NES скидає карту.
text-help-short = Досить пробілів і малих літер: nes 3 -1, map 8 0, break-cart 2, pass nes. Сама назва карти каже, що з нею можна зробити.
text-help-seats = Місця рахують від 0; номер стоїть біля кожного гравця.
text-help-help = цей список
text-help-moves = усі карти, які можна зіграти
text-help-state = як ваші справи
text-help-hand = ваші карти
text-help-players = усі гравці
text-help-log = що сталося останнім часом
text-help-say = решту рядка почують за столом
text-help-hint = що зробив би бот, коли ви граєте лише проти ботів
text-help-next = готовність до наступного раунду
text-help-rematch = ще одна гра з тими самими людьми
text-help-back = забрати своє місце в бота
