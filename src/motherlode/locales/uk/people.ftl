### People at a table: who is there, who may come, and what the host can do. $name is a person’s name and $seat the name at a seat; both stay as they are. $count is a number.
### $when is now in a game and later before it; $where is playing for somebody with a seat in a game, seated before it, watching for somebody without a seat, left for somebody who is not there.

people-title = Люди
people-closed = Закрито для нових людей
people-seated = За столом
people-watching = Спостерігають
people-watching-nobody = Ніхто не спостерігає.
people-watching-quiet = Ніхто з тих, хто спостерігає, ще нічого не сказав.
people-watching-silent = Тих, хто спостерігає мовчки, тут не видно.
people-banned = Заблоковані
people-left = { $count ->
        [one] Раніше тут була { $count } людина
        [few] Раніше тут були { $count } людини
        [many] Раніше тут було { $count } людей
       *[other] Раніше тут було { $count } людини
    }
people-founder = стіл цієї людини
people-invited = запрошено

## Who may come

people-newcomers = Впускати нових людей
people-open-code = Увійти може кожен, хто має код або посилання.
people-open-listed = Будь-хто може знайти цей стіл у списку й увійти.
people-closed-now = Увійти можуть лише ті, хто має або мав тут місце, і ті, кого запросить господар.
people-spectators = Дозволити спостерігати
people-spectators-on = { $when ->
       *[now] Хто не має місця, може спостерігати й бачить лише те, що відкрито.
        [later] Коли гра почнеться, за нею можна буде спостерігати без місця за столом.
    }
people-spectators-off = { $when ->
       *[now] Тут можуть бути лише ті, хто грає.
        [later] Коли гра почнеться, тут лишаться тільки ті, хто грає.
    }
people-spectators-leave = Якщо вимкнути, усі, хто спостерігає, муситимуть піти.

## What the host can do about somebody

people-do-pass-host = Передати роль господаря
people-do-pass-host-note = Господарем столу стане { $name }, а ви ним уже не будете.
people-do-pass-host-sure = Господарем столу має стати { $name }?
people-do-invite = Запросити
people-do-invite-note = { $when ->
       *[now] { $name } може зайняти місце бота й грати далі.
        [later] { $name } може сісти, хоча стіл закрито для нових людей.
    }
people-do-remove = Прибрати з-за столу
people-do-remove-note = { $where ->
       *[playing] Місце назавжди займає бот. { $name } може повернутися й спостерігати.
        [seated] Місце стане вільним. { $name } може повернутися.
        [watching] { $name } муситиме піти. { $name } може повернутися.
    }
people-do-remove-sure = Прибрати з-за столу: { $name }?
people-do-ban = Заблокувати
people-do-ban-note = { $where ->
       *[playing] Місце назавжди займає бот. { $name } не зможе повернутися, доки ви не дозволите.
        [seated] Місце стане вільним. { $name } не зможе повернутися, доки ви не дозволите.
        [watching] { $name } муситиме піти. { $name } не зможе повернутися, доки ви не дозволите.
        [left] { $name } не зможе повернутися, доки ви не дозволите.
    }
people-do-ban-sure = Заблокувати: { $name }?
people-do-pardon = Впустити знову
people-do-pardon-note = { $name } може повернутися.
people-removed = Ви вже не за цим столом
people-look-again = Спостерігати знову

## A bot’s seat in the middle of a game

people-asking = Хтось просить місце
people-wish = { $name } просить місце, на якому грає { $seat }.
people-wish-more = { $count ->
        [one] Просить ще { $count } людина.
        [few] Просять ще { $count } людини.
        [many] Просять ще { $count } людей.
       *[other] Просять ще { $count } людини.
    }
people-let = Впустити
people-later = Не зараз
people-invitation = Господар запрошує вас на місце бота.
people-seat-ask = Попросити місце бота
people-seat-ask-note = Чи гратимете ви, вирішує господар.
people-asked = Ви попросили в господаря місце, на якому грає { $seat }.
people-ask-back = Скасувати прохання
people-seat-take = Зайняти місце бота
people-join-note = Карти, гном і золото бота переходять до вас, і ви граєте далі.
people-late = Місце бота під час гри
people-late-invited = На запрошення
people-late-invited-note = Хто спостерігає, може його попросити, а вирішує господар.
people-late-anyone = Будь-хто
people-late-anyone-note = Хто спостерігає, може його зайняти.
people-late-nobody = Ніхто
people-late-nobody-note = Боти грають на своїх місцях до кінця.
