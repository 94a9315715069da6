### The words of a game in the terminal: one person against computer players.
### $role, $goal, $card, $things are words from cards.ftl; $move, $cards, $cell are notation; $seats is a list such as 0, 2; the $reason of a hint is from bots.ftl.

## Opening

play-welcome = Вітаємо в Motherlode! Гра: { $game }.
play-table = { $count ->
        [one] За столом { $count } гравець; ваше місце — { $seat }.
        [few] За столом { $count } гравці; ваше місце — { $seat }.
        [many] За столом { $count } гравців; ваше місце — { $seat }.
       *[other] За столом { $count } гравця; ваше місце — { $seat }.
    }
play-round = Раунд { $round } з { $rounds }.
play-begins = Починає гравець { $seat }.
play-begins-own = Починаєте ви.
play-role = Ваша роль: { $role }. { $goal }
play-new-role = У вас новий ковпак. Тепер ваша роль: { $role }. { $goal }
play-fellows = { $count ->
        [0] Інших саботерів немає.
        [1] Другий саботер — гравець { $seats }.
       *[other] Інші саботери — гравці { $seats }.
    }

## Your decision

play-how = Як записати хід: NES@3,-1 кладе карту тунелю в стовпець 3, рядок -1, відкриту з названих боків (N — північ, E — схід, S — південь, W — захід); map@8,0 підглядає карту кінця; break-cart>2 спрямовує карту на гравця 2; pass:NS скидає карту.
play-turn = Ваш хід.
play-prompt = Введіть хід, ? — усі дозволені ходи, hint — підказка, r — правила, q — вийти:
play-prompt-take = Оберіть карту самородків, наприклад take:{ $example }. Можна взяти: { $cards }
play-prompt-steal = У кого ви крадете? Наприклад, steal>{ $example }
play-prompt-rule = Яке правило? Введіть його назву, наприклад B9, або натисніть Enter, щоб повернутися:
play-legal = { $count ->
        [one] { $count } дозволений хід:
        [few] { $count } дозволені ходи:
        [many] { $count } дозволених ходів:
       *[other] { $count } дозволеного ходу:
    }
play-hint = Бот Steady радить зіграти { $move }. { $reason }
play-refused = Не дозволено ({ $clause }): { $reason }
play-option-form = Параметр записують як назва=значення, а не «{ $text }».
play-unknown-rule = Правила з назвою «{ $text }» немає.

## What happens

play-move = Гравець { $seat } грає { $move }.
play-move-own = Ви граєте { $move }.
play-discard = { $count ->
        [one] Гравець { $seat } скидає { $count } карту долілиць.
        [few] Гравець { $seat } скидає { $count } карти долілиць.
        [many] Гравець { $seat } скидає { $count } карт долілиць.
       *[other] Гравець { $seat } скидає { $count } карти долілиць.
    }
play-discard-own = { $count ->
        [one] Ви скидаєте { $count } карту долілиць.
        [few] Ви скидаєте { $count } карти долілиць.
        [many] Ви скидаєте { $count } карт долілиць.
       *[other] Ви скидаєте { $count } карти долілиць.
    }
play-clear = Гравець { $seat } скидає 2 карти долілиць і прибирає карту перед собою: { $card }.
play-clear-own = Ви скидаєте 2 карти долілиць і прибираєте карту перед собою: { $card }.
play-draw = Ви берете: { $cards }
play-see = На клітинці { $cell } ви бачите: { $card }.
play-seat-role = Роль гравця { $seat }: { $role }.
play-goal = Карту кінця на клітинці { $cell } розкрито: { $card }.

## End of a round

play-reached = Раунд завершено: гравець { $seat } дістався скарбу!
play-reached-own = Раунд завершено: ви дісталися скарбу!
play-not-reached = Раунд завершено: до скарбу ніхто не дійшов.
play-winners = { $count ->
        [0] У раунді не перемагає ніхто.
        [1] У раунді перемагає гравець { $seats }.
       *[other] У раунді перемагають гравці { $seats }.
    }
play-share = { $gold ->
        [0] Гравець { $seat } не отримує золота.
        [one] Гравець { $seat } отримує { $gold } самородок.
        [few] Гравець { $seat } отримує { $gold } самородки.
        [many] Гравець { $seat } отримує { $gold } самородків.
       *[other] Гравець { $seat } отримує { $gold } самородка.
    }
play-share-own = { $gold ->
        [0] Ви не отримуєте золота.
        [one] Ви отримуєте { $gold } самородок.
        [few] Ви отримуєте { $gold } самородки.
        [many] Ви отримуєте { $gold } самородків.
       *[other] Ви отримуєте { $gold } самородка.
    }
play-take = Гравець { $seat } бере карту самородків.
play-take-own = Ви берете карту самородків вартістю { $gold }.
play-steal = Гравець { $seat } краде 1 самородок у гравця { $victim }.
play-steal-declined = Гравець { $seat } не використовує злодія.
play-gold = { $gold ->
        [0] Гравець { $seat } не має золота.
        [one] Гравець { $seat } має { $gold } самородок.
        [few] Гравець { $seat } має { $gold } самородки.
        [many] Гравець { $seat } має { $gold } самородків.
       *[other] Гравець { $seat } має { $gold } самородка.
    }
play-gold-own = { $gold ->
        [0] Ви не маєте золота.
        [one] Ви маєте { $gold } самородок.
        [few] Ви маєте { $gold } самородки.
        [many] Ви маєте { $gold } самородків.
       *[other] Ви маєте { $gold } самородка.
    }

## End of the game

play-over = Гру завершено.
play-result = { $count ->
        [1] Перемагає гравець { $seats }. Здобуте золото: { $gold }.
       *[other] Перемагають гравці { $seats }. Здобуте золото в кожного: { $gold }.
    }
play-you-win = Ви перемогли. Вітаємо!
play-you-lose = Цього разу ви не перемогли.
play-goodbye = До побачення, і хай щастить у копальні!

## The table at a glance

play-deck = { $count ->
        [0] Колода порожня.
        [one] У колоді лишилася { $count } карта.
        [few] У колоді лишилися { $count } карти.
        [many] У колоді лишилося { $count } карт.
       *[other] У колоді лишилося { $count } карти.
    }
play-hand = Ваша рука: { $cards }
play-hand-of = { $count ->
        [0] У гравця { $seat } немає карт у руці.
        [one] У гравця { $seat } в руці { $count } карта.
        [few] У гравця { $seat } в руці { $count } карти.
        [many] У гравця { $seat } в руці { $count } карт.
       *[other] У гравця { $seat } в руці { $count } карти.
    }
play-before = Перед гравцем { $seat }: { $things }
play-before-own = Перед вами: { $things }
play-seat = Гравець { $seat }
