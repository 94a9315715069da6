### Why a move: what a computer player says of its own move, in the first person.
### $role is the name of a role, $deed what somebody has done (see bots/players/explanations.py); $cell is notation.

reason-none = Я не пояснюю цього ходу.
reason-forced = Це єдиний дозволений хід.

## The maze

reason-finish = Так тунель доходить до карти кінця, під якою може бути скарб.
reason-crystal = Так у лабіринті з’являється кристал.
reason-hinder = Так тунель лишається далеко від скарбу.
reason-hide = Це мене не виказує й мало допомагає іншим.
reason-dig = Так тунель наближається до місця, де, ймовірно, лежить скарб.
reason-way = Так тунель майже не наближається до скарбу, зате може відкритися інший шлях.
reason-map = Хочу знати, що лежить на клітинці { $cell }.
reason-rockfall-clears = Обвал розчищає шлях до скарбу.
reason-rockfall-cuts = Обвал подовжує шлях до скарбу.
reason-rockfall-idle = Обвал мало що змінює, а ця карта мені не потрібна.

## Gold and cards

reason-steal = Схоже, найвигідніше красти в гравця { $seat }.
reason-steal-none = Не хочу ні в кого красти.
reason-take = Ці самородки варті найбільше.
reason-theft = Злодій може принести мені золото наприкінці раунду.
reason-clear = Варто віддати дві карти, щоб позбутися того, що лежить переді мною.
reason-pass = Жоден інший хід не вартий більше, ніж нова карта.
reason-swap-hands = Карти гравця { $seat }, мабуть, кращі за мої.

## The others

reason-inspect = Хочу знати, хто такий гравець { $seat }.
reason-hats = Мені вигідніше, щоб у гравця { $seat } був інший гном.
reason-hats-self = Сподіваюся на гнома, який підходить мені більше.
reason-hands-off = Не хочу, щоб гравець { $seat } крав.
reason-free-self = Хочу звільнитися.
reason-mend-self = Хочу знову копати.
reason-mend = Це допомагає гравцеві { $seat }. { opinion-guess }
reason-mend-known = Це допомагає гравцеві { $seat }. { opinion-known }
reason-break = Це зупиняє гравця { $seat }. { opinion-guess }
reason-break-known = Це зупиняє гравця { $seat }. { opinion-known }

## What is thought of somebody

opinion-known = Я знаю, що гравець { $seat } — { $role ->
        [miner] золотошукач
       *[saboteur] саботер
        [selfish] гном-самолюб
        [blue] синій золотошукач
        [green] зелений золотошукач
        [boss] бос
        [profiteer] посередник
        [geologist] геолог
    }.
opinion-guess = Імовірність того, що гравець { $seat } — { $role ->
        [miner] золотошукач
       *[saboteur] саботер
        [selfish] гном-самолюб
        [blue] синій золотошукач
        [green] зелений золотошукач
        [boss] бос
        [profiteer] посередник
        [geologist] геолог
    }, на мою думку, становить { $percent } %. { $deed ->
       *[none] На це вказує все, що досі було видно.
        [forward] Гравець { $seat } копав туди, де, ймовірно, лежить скарб.
        [forward-near] Гравець { $seat } копав далі, коли скарб був близько.
        [forward-knowing] Гравець { $seat }, певно, знає, де лежить скарб, і копав до нього.
        [sideways] Гравець { $seat } копав там, де це нікого не наближає до скарбу.
        [backward] Гравець { $seat } копав так, що шлях до скарбу став довшим.
        [dead-end] Гравець { $seat } поклав глухий кут.
        [blocking] Гравець { $seat } перекрив шлях глухим кутом.
        [astray-knowing] Гравець { $seat }, певно, знає, де лежить скарб, а проте копав деінде.
        [break] Гравець { $seat } зламав інструмент іншому гравцеві.
        [fix-other] Гравець { $seat } відремонтував інструмент іншому гравцеві.
        [rockfall-clears] Гравець { $seat } розчистив шлях обвалом.
        [rockfall-cuts] Гравець { $seat } подовжив шлях обвалом.
        [rockfall-idle] Гравець { $seat } зіграв обвал там, де він нічого не дав.
        [pass] Гравець { $seat } скинув карти, хоча ніщо не заважало йому копати.
        [pass-near] Гравець { $seat } скинув карти замість копати, коли скарб був близько.
        [trap] Гравець { $seat } зробив іншого гравця спійманим.
        [free-other] Гравець { $seat } звільнив іншого спійманого гравця.
    }
