### Watching a game again. $name is a player’s name, which stays as it is, and $names are several; $code is the code of a table; $cards are names from cards.ftl; $goal is 0, 1 or 2 for the upper, middle or lower goal; $role is for log-dwarf in log.ftl.

## A game on the table

replay-of = Повтор гри за столом { $code }
replay-of-file = Повтор із запису гри
replay-now = Що зараз відбувається
replay-result = Кінець раунду
replay-shown = Показано гравця: { $name }
replay-maze = Лабіринт після цього ходу. Список ходів описує його словами.
replay-gold = { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }

## Controls

replay-controls = Керування
replay-play = Відтворити
replay-pause = Пауза
replay-step = На хід уперед
replay-back = На хід назад
replay-first = На початок
replay-last = У кінець
replay-scrub = Місце в грі
replay-at-move = Хід { $move } з { $moves }, раунд { $round }
replay-at-deal = Роздача раунду { $round }
replay-to-round = Перейти до раунду
replay-round = Раунд { $round }
replay-speed = Швидкість
replay-times = { $times }×
replay-as = Чиїми очима
replay-as-truth = Як було насправді
replay-as-table = Як бачив це стіл
replay-as-seat = Очима гравця { $name }

## The list of moves

replay-moves = Ходи
replay-copy = Копіювати посилання на цю мить
replay-download = Завантажити запис гри
replay-other = Переглянути інший запис
replay-keys = Пробіл відтворює й зупиняє. ← і → переходять на хід, [ і ] міняють раунд, Home і End ведуть на початок і в кінець.

## What nobody at the table was told

replay-told-look = { $goal ->
       *[0] { $name } дивиться на верхню карту кінця: { $found ->
           *[stone] лише камінь.
            [treasure] скарб!
        }
        [1] { $name } дивиться на середню карту кінця: { $found ->
           *[stone] лише камінь.
            [treasure] скарб!
        }
        [2] { $name } дивиться на нижню карту кінця: { $found ->
           *[stone] лише камінь.
            [treasure] скарб!
        }
    }
replay-told-inspect = { $name } дивиться на гнома гравця { $target }. Це { log-dwarf }.
replay-told-pass = { $name } скидає: { $cards }
replay-told-take = { $gold ->
        [one] { $name } бере карту самородків вартістю { $gold }.
       *[other] { $name } бере карту самородків вартістю { $gold }.
    }
replay-told-hat = Новий гном гравця { $name }: { log-dwarf }.
replay-told-saboteurs = { $count ->
        [one] Саботери роззираються. Саботер лише один: { $names }.
       *[other] Саботери бачать один одного: { $names }.
    }

## Opening a record

replay-open = Переглянути запис гри
replay-open-note = Запис — це невеликий файл з усіма ходами гри. Ви отримуєте його наприкінці гри за столом; програма в терміналі теж може його створити.
replay-choose = Вибрати файл
replay-opening = Відкриваємо…
replay-drop = або киньте його будь-де на цю сторінку
replay-kept = Сервер лише читає файл, щоб його показати, і нічого не зберігає.
replay-paste = Або вставте текст запису
replay-watch = Переглянути
replay-code = Або введіть код столу, за яким гру закінчено
replay-empty = Тут нічого немає: виберіть інший файл.
replay-unreadable = Цей файл не вдається відкрити: виберіть інший.
replay-too-big = Цей файл завеликий для запису гри. Можна щонайбільше { $most } КіБ.
replay-again = Спробувати ще раз
replay-to-table = До столу
