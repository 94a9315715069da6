### A table on a big screen. $code is the code of a table, $host the address of the server; screen-name is the name of a screen at a table, at most 24 characters.

## The screen and the way to the table

screen-name = Big screen
screen-title = Big screen of table { $code }
screen-join = Join at { $host }
screen-code = Code of the table: { $code }
screen-qr = QR code that leads to this table

## Before the start

screen-waiting = Take a seat. The host starts the game.

## During the game

screen-log = What happened last
screen-maze = The maze
screen-full = Full screen
