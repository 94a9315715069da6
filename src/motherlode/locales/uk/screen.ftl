### A table on a big screen. $code is the code of a table, $host the address of the server; screen-name is the name of a screen at a table, at most 24 characters.

## The screen and the way to the table

screen-name = Великий екран
screen-title = Великий екран столу { $code }
screen-join = Приєднуйтеся: { $host }
screen-code = Код столу: { $code }
screen-qr = QR-код, що веде до цього столу

## Before the start

screen-waiting = Займіть місце. Гру починає господар.

## During the game

screen-log = Що сталося останнім
screen-maze = Лабіринт
screen-full = На весь екран
