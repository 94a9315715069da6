### The notebook beside the maze: what one knows, saw and suspects.
### $name is the name of a player, $names several, as they are; $role is a role of cards.ftl; $goal is 0, 1 or 2 for the upper, middle or lower goal; $move is the number of a move.

notebook-title = Записник
notebook-private = його бачите лише ви
notebook-spectator = Ви спостерігаєте за грою. Ви бачите те саме, що й усі: вгадуйте, хто копає, а хто шкодить.
notebook-waiting = Коли карти роздадуть, тут з’явиться ваша роль.
notebook-gold = { $gold ->
        [0] У вас ще немає золота.
        [one] У вас { $gold } самородок.
        [few] У вас { $gold } самородки.
        [many] У вас { $gold } самородків.
       *[other] У вас { $gold } самородка.
    }

## What you saw

notebook-saw = Що ви вже знаєте
notebook-goal-name = { $goal ->
       *[0] верхня карта кінця
        [1] середня карта кінця
        [2] нижня карта кінця
    }
notebook-goal-found = { $found ->
       *[unknown] невідомо
        [gold] золото
        [stone] камінь
    }
notebook-goal-revealed = відкрито
notebook-goal-yours = знаєте лише ви
notebook-goal-shared = дивилися також: { $names }
notebook-goal-others = дивилися: { $names }
notebook-goal-show = { $goal ->
       *[0] Показати верхню карту кінця в лабіринті
        [1] Показати середню карту кінця в лабіринті
        [2] Показати нижню карту кінця в лабіринті
    }
notebook-inspected = { $role ->
       *[miner] { $name } — золотошукач
        [saboteur] { $name } — саботер
        [selfish] { $name } — гном-самолюб
        [blue] { $name } — синій золотошукач
        [green] { $name } — зелений золотошукач
        [boss] { $name } — бос
        [profiteer] { $name } — посередник
        [geologist] { $name } — геолог
    }
notebook-inspected-move = інспекція, хід { $move }
notebook-changed = Відтоді ковпаки обміняли: { $name } має тепер іншого гнома.
notebook-fellows = { $count ->
        [0] Інших саботерів немає.
        [1] Другий саботер: { $names }
       *[other] Інші саботери: { $names }
    }
notebook-hand = { $name } має ваші карти з ходу { $move }
notebook-own-discards = Ваші карти, скинуті долілиць

## Suspicion

notebook-suspicion = Підозри
notebook-suspicion-how = торкніться, щоб змінити
notebook-mark-none = без позначки
notebook-mark-suspicious = саботер?
notebook-mark-trusted = є довіра
notebook-mark-unsure = неясно
notebook-goal-mark-none = без здогаду
notebook-goal-mark-gold = золото?
notebook-goal-mark-stone = камінь?
notebook-recall = Повернути позначки з попереднього раунду

## Cards gone

notebook-gone = Карти, що вже вийшли
notebook-gone-none = Ще не зіграно жодної карти.
notebook-gone-kind = { $kind ->
       *[path] Тунелі
        [dead-end] Глухі кути
        [bridge] Мости
        [double-curve] Розбіжні стежки
        [ladder] Лази
        [door-blue] Сині двері
        [door-green] Зелені двері
        [crystal] Кристали
        [break] Зламані інструменти
        [fix] Ремонти
        [rockfall] Обвали
        [map] Мапи
        [theft] Злодії
        [hands-off] Руки геть
        [trap] Спіймані
        [free] Вільні
        [inspect] Інспекції
        [hats] Обміни ковпаками
        [swap-hands] Обміни інвентарем
    }
notebook-face-down = Скинуто долілиць
