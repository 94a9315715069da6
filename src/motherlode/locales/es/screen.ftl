### A table on a big screen. $code is the code of a table, $host the address of the server; screen-name is the name of a screen at a table, at most 24 characters.

## The screen and the way to the table

screen-name = Pantalla grande
screen-title = Pantalla grande de la mesa { $code }
screen-join = Únete en { $host }
screen-code = Código de la mesa: { $code }
screen-qr = Código QR que lleva a esta mesa

## Before the start

screen-waiting = Toma asiento. El anfitrión empieza la partida.

## During the game

screen-log = Lo último que ha pasado
screen-maze = El laberinto
screen-full = Pantalla completa
