### A table on a big screen. $code is the code of a table, $host the address of the server; screen-name is the name of a screen at a table, at most 24 characters.

## The screen and the way to the table

screen-name = Duży ekran
screen-title = Duży ekran stołu { $code }
screen-join = Dołącz: { $host }
screen-code = Kod stołu: { $code }
screen-qr = Kod QR prowadzący do tego stołu

## Before the start

screen-waiting = Zajmij miejsce. Grę rozpoczyna gospodarz.

## During the game

screen-log = Co się ostatnio stało
screen-maze = Labirynt
screen-full = Pełny ekran
