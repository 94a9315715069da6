### What has happened, told to one reader. A plain id: somebody does something, to somebody else if to anybody. -own: the reader does it. -you: somebody does it to the reader. -self: somebody does it to themselves. -own-self: the reader to the reader.
### $name is who does it, $target to whom, $names are several, all as they are; $cell is a place in the maze such as 3,-1; $goal is 0, 1 or 2 for the upper, middle or lower goal; $cards are names from cards.ftl, $dwarfs names with roles; $text is what somebody says; $seat is the number of a bot’s seat, which has its name.

## Words within sentences

log-kind = { $kind ->
       *[path] карту тунелю
        [dead-end] глухий кут
        [bridge] міст
        [double-curve] розбіжні стежки
        [ladder] лаз
        [door-blue] сині двері
        [door-green] зелені двері
        [crystal] кристал
    }
log-dwarf = { $role ->
       *[miner] золотошукач
        [saboteur] саботер
        [selfish] гном-самолюб
        [blue] синій золотошукач
        [green] зелений золотошукач
        [boss] бос
        [profiteer] посередник
        [geologist] геолог
    }

## The table

log-opened = Стіл відкрито.
log-renamed = Хтось має нове ім’я: { $name }.
log-renamed-own = Ви маєте нове ім’я: { $name }.
log-sat = { $name } займає місце.
log-sat-own = Ви займаєте місце.
log-stood = { $name } йде з-за столу.
log-stood-own = Ви йдете з-за столу.
log-kicked = За рішенням господаря { $name } йде з-за столу.
log-kicked-own = За рішенням господаря ви йдете з-за столу.
log-banned = За рішенням господаря { $name } більше не може бути за столом.
log-banned-own = За рішенням господаря ви більше не можете бути за столом.
log-pardoned = { $name } може повернутися за стіл.
log-pardoned-own = Ви можете повернутися за стіл.
log-asked = { $name } просить місце, на якому грає { web-bot-name }.
log-asked-own = Ви просите місце, на якому грає { web-bot-name }.
log-unasked = { $name } більше не просить місця.
log-unasked-own = Ви більше не просите місця.
log-invited = Господар запрошує до гри: { $name }.
log-invited-own = Господар запрошує вас до гри.
log-door-open = До столу можуть приходити нові люди.
log-door-closed = До столу більше не можуть приходити нові люди.
log-watching = За грою можна спостерігати.
log-not-watching = Без місця за столом спостерігати не можна.
log-hosted = Господар столу тепер — { $name }.
log-hosted-own = Господар столу тепер — ви.
log-hosted-again = Господар столу знову — { $name }.
log-hosted-again-own = Господар столу знову — ви.
log-shuffled = Місця перетасовано.
log-starter-named = Перший раунд почне { $name }.
log-starter-named-own = Перший раунд починаєте ви.
log-starter-bot = Перший раунд почне бот.
log-starter-drawn = Хто почне, вирішить жереб.
log-bot-sat = Бот займає місце.
log-bot-left = Бот йде з-за столу.
log-changed = Налаштування столу тепер інші.
log-ready = { $name } підтверджує готовність.
log-ready-own = Ви підтверджуєте готовність.
log-unready = { $name } скасовує готовність.
log-unready-own = Ви скасовуєте готовність.
log-started = Гра починається.
log-warned = Час спливає: ходить { $name }.
log-warned-own = Час спливає: ваш хід.
log-auto = Час вийшов: хід гравця { $name } зроблено автоматично.
log-auto-own = Час вийшов: ваш хід зроблено автоматично.
log-left = { $name } залишає гру, далі грає бот.
log-left-own = Ви залишаєте гру, далі за вас грає бот.
log-late = { $name } надто довго не повертається, далі грає бот.
log-late-own = Ви надто довго не повертаєтеся, далі за вас грає бот.
log-returned = { $name } повертається до гри.
log-returned-own = Ви повертаєтеся до гри.
log-here = { $name } на зв’язку.
log-gone = { $name } не на зв’язку.
log-rematched = Стіл для наступної гри відкрито.
log-closed = Стіл закрито.

## Talk

log-said = { $name } каже: { $text }
log-said-own = Ви кажете: { $text }
log-said-aside = { $name } каже глядачам: { $text }
log-said-aside-own = Ви кажете глядачам: { $text }

## A round begins

log-round = Раунд { $round }: починає { $name }.
log-round-own = Раунд { $round }: починаєте ви.
log-role-own = Ваша роль: { log-dwarf }.
log-hand-own = Ви отримуєте карти: { $cards }
log-saboteurs = Саботери впізнають одне одного.
log-saboteurs-own = { $count ->
        [0] Інших саботерів немає.
        [1] Другий саботер: { $names }.
       *[other] Інші саботери: { $names }.
    }

## The maze

log-lay = { $name } кладе { log-kind } на клітинку { $cell }.
log-lay-own = Ви кладете { log-kind } на клітинку { $cell }.
log-fall = { $name } грає обвал і прибирає { log-kind } з клітинки { $cell }.
log-fall-own = Ви граєте обвал і прибираєте { log-kind } з клітинки { $cell }.
log-look = { $goal ->
       *[0] { $name } дивиться на верхню карту кінця.
        [1] { $name } дивиться на середню карту кінця.
        [2] { $name } дивиться на нижню карту кінця.
    }
log-look-own = { $goal ->
       *[0] Ви дивитеся на верхню карту кінця: { $found ->
           *[stone] лише камінь.
            [treasure] скарб!
        }
        [1] Ви дивитеся на середню карту кінця: { $found ->
           *[stone] лише камінь.
            [treasure] скарб!
        }
        [2] Ви дивитеся на нижню карту кінця: { $found ->
           *[stone] лише камінь.
            [treasure] скарб!
        }
    }
log-goal = { $goal ->
       *[0] Верхню карту кінця розкрито: { $found ->
           *[stone] лише камінь.
            [treasure] скарб!
        }
        [1] Середню карту кінця розкрито: { $found ->
           *[stone] лише камінь.
            [treasure] скарб!
        }
        [2] Нижню карту кінця розкрито: { $found ->
           *[stone] лише камінь.
            [treasure] скарб!
        }
    }

## Tools

log-break = { $tool ->
       *[cart] { $name } ламає вагонетку гравця { $target }.
        [lamp] { $name } ламає ліхтар гравця { $target }.
        [pick] { $name } ламає кайло гравця { $target }.
    }
log-break-own = { $tool ->
       *[cart] Ви ламаєте вагонетку гравця { $target }.
        [lamp] Ви ламаєте ліхтар гравця { $target }.
        [pick] Ви ламаєте кайло гравця { $target }.
    }
log-break-you = { $tool ->
       *[cart] { $name } ламає вашу вагонетку.
        [lamp] { $name } ламає ваш ліхтар.
        [pick] { $name } ламає ваше кайло.
    }
log-break-self = { $tool ->
       *[cart] { $name } ламає власну вагонетку.
        [lamp] { $name } ламає власний ліхтар.
        [pick] { $name } ламає власне кайло.
    }
log-break-own-self = { $tool ->
       *[cart] Ви ламаєте власну вагонетку.
        [lamp] Ви ламаєте власний ліхтар.
        [pick] Ви ламаєте власне кайло.
    }
log-fix = { $tool ->
       *[cart] { $name } ремонтує вагонетку гравця { $target }.
        [lamp] { $name } ремонтує ліхтар гравця { $target }.
        [pick] { $name } ремонтує кайло гравця { $target }.
    }
log-fix-own = { $tool ->
       *[cart] Ви ремонтуєте вагонетку гравця { $target }.
        [lamp] Ви ремонтуєте ліхтар гравця { $target }.
        [pick] Ви ремонтуєте кайло гравця { $target }.
    }
log-fix-you = { $tool ->
       *[cart] { $name } ремонтує вашу вагонетку.
        [lamp] { $name } ремонтує ваш ліхтар.
        [pick] { $name } ремонтує ваше кайло.
    }
log-fix-self = { $tool ->
       *[cart] { $name } ремонтує власну вагонетку.
        [lamp] { $name } ремонтує власний ліхтар.
        [pick] { $name } ремонтує власне кайло.
    }
log-fix-own-self = { $tool ->
       *[cart] Ви ремонтуєте власну вагонетку.
        [lamp] Ви ремонтуєте власний ліхтар.
        [pick] Ви ремонтуєте власне кайло.
    }

## Traps and thefts

log-trap = { $name } ловить гравця { $target }.
log-trap-own = Ви ловите гравця { $target }.
log-trap-you = { $name } ловить вас.
log-free = { $name } звільняє гравця { $target }.
log-free-own = Ви звільняєте гравця { $target }.
log-free-you = { $name } звільняє вас.
log-free-self = { $name } виходить на волю.
log-free-own-self = Ви виходите на волю.
log-theft = { $name } кладе перед собою злодія.
log-theft-own = Ви кладете перед собою злодія.
log-hands-off = { $name } прибирає злодія гравця { $target }.
log-hands-off-own = Ви прибираєте злодія гравця { $target }.
log-hands-off-you = { $name } прибирає вашого злодія.
log-hands-off-self = { $name } прибирає власного злодія.
log-hands-off-own-self = Ви прибираєте власного злодія.

## Dwarfs and hands

log-inspect = { $name } дивиться на гнома гравця { $target }.
log-inspect-own = Ви дивитеся на гнома гравця { $target }. Це { log-dwarf }.
log-inspect-you = { $name } дивиться на вашого гнома.
log-inspect-self = { $name } дивиться на власного гнома.
log-inspect-own-self = Ви дивитеся на власного гнома.
log-hats = { $name } міняє ковпаки: { $target } отримує нового гнома.
log-hats-own = Ви міняєте ковпаки: { $target } отримує нового гнома.
log-hats-you = { $name } міняє ковпаки: ви отримуєте нового гнома.
log-hats-self = { $name } міняє ковпаки й отримує нового гнома.
log-hats-own-self = Ви міняєте ковпаки й отримуєте нового гнома.
log-hat-own = Ваша нова роль: { log-dwarf }.
log-swap-hands = { $name } і { $target } обмінюються картами в руці.
log-swap-hands-own = Ви обмінюєтеся картами в руці з гравцем { $target }.
log-swap-hands-you = { $name } обмінюється з вами картами в руці.
log-swapped-own = Тепер у вас у руці: { $cards }

## Cards laid away and drawn

log-pass = { $count ->
        [one] { $name } скидає { $count } карту.
        [few] { $name } скидає { $count } карти.
        [many] { $name } скидає { $count } карт.
       *[other] { $name } скидає { $count } карти.
    }
log-pass-own = Ви скидаєте: { $cards }
log-clear = { $thing ->
       *[cart] { $name } скидає дві карти, щоб позбутися зламаної вагонетки.
        [lamp] { $name } скидає дві карти, щоб позбутися зламаного ліхтаря.
        [pick] { $name } скидає дві карти, щоб позбутися зламаного кайла.
        [trap] { $name } скидає дві карти, щоб вийти на волю.
        [theft] { $name } скидає дві карти, щоб прибрати власного злодія.
    }
log-clear-own = { $thing ->
       *[cart] Щоб позбутися зламаної вагонетки, ви скидаєте: { $cards }
        [lamp] Щоб позбутися зламаного ліхтаря, ви скидаєте: { $cards }
        [pick] Щоб позбутися зламаного кайла, ви скидаєте: { $cards }
        [trap] Щоб вийти на волю, ви скидаєте: { $cards }
        [theft] Щоб прибрати власного злодія, ви скидаєте: { $cards }
    }
log-draw-own = Ви берете: { $cards }

## The end of a round

log-reached = { $name } дістається до скарбу: раунд завершено.
log-reached-own = Ви дістаєтеся до скарбу: раунд завершено.
log-unreached = Ніхто не дістається до скарбу: раунд завершено.
log-dwarfs = Усіх гномів розкрито: { $dwarfs }.
log-winners = { $count ->
        [0] У раунді не перемагає ніхто.
        [1] У раунді перемагає { $names }.
       *[other] У раунді перемагають: { $names }.
    }
log-winners-own = { $count ->
        [0] Ви перемагаєте в раунді.
       *[other] Ви перемагаєте в раунді, а з вами: { $names }.
    }
log-share = { $gold ->
        [0] { $name } не отримує золота.
        [one] { $name } отримує { $gold } самородок.
        [few] { $name } отримує { $gold } самородки.
        [many] { $name } отримує { $gold } самородків.
       *[other] { $name } отримує { $gold } самородка.
    }
log-share-own = { $gold ->
        [0] Ви не отримуєте золота.
        [one] Ви отримуєте { $gold } самородок.
        [few] Ви отримуєте { $gold } самородки.
        [many] Ви отримуєте { $gold } самородків.
       *[other] Ви отримуєте { $gold } самородка.
    }
log-offer-own = Ви обираєте карту самородків вартістю: { $nuggets }.
log-take = { $name } бере карту самородків.
log-take-own = Ви берете карту самородків вартістю { $gold }.
log-steal = { $name } краде 1 самородок у гравця { $target }.
log-steal-own = Ви крадете 1 самородок у гравця { $target }.
log-steal-you = { $name } краде у вас 1 самородок.
log-steal-none = { $name } ні в кого не краде.
log-steal-none-own = Ви ні в кого не крадете.

## Highlights of a game

log-highlight-treasure = { $count ->
        [1] Шлях до скарбу
       *[other] Найчастіше біля скарбу: { $count }
    }
log-highlight-thief = Найбільше вкраденого золота: { $count }
log-highlight-mender = Найбільше ремонтів для інших: { $count }
log-highlight-breaker = Найбільше зламаних інструментів: { $count }
log-highlight-trapper = Найбільше спійманих гравців: { $count }
log-highlight-tunnels = Найбільше викладених карт тунелів: { $count }
log-highlight-rockfalls = Найбільше обвалів: { $count }
