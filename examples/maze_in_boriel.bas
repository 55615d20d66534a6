' maze_in_boriel.bas - a maze in colour and the way through it, in Boriel's ZX BASIC
'
' maze.bas has the routines: zxmazes library generate_dfs solve_wave --format boriel --output maze.bas

#include "maze.bas"

DIM r, c, d AS UByte
DIM i, n AS Integer
DIM k$ AS String

rng_seed = 1997 ' same seed and size, same maze
field_width = 31
field_height = 21
wave_limit = 0 ' a route of any length
BORDER 1: PAPER 1: INK 7

DO
    CLS
    generate_dfs() ' rng_seed moves on: the next maze is another one
    FOR r = 0 TO 20
        FOR c = 0 TO 30
            IF field(r, c) < 128 THEN PRINT AT r, c; PAPER 7; BRIGHT 1; " ";
        NEXT c
    NEXT r

    ' from the top left to the bottom right: n steps, a byte each: 0 up, 2 right, 4 down, 6 left
    r = 1: c = 1
    n = solve_wave(r, c, 19, 29)
    PRINT AT r, c; PAPER 4; BRIGHT 1; " ";
    FOR i = 0 TO n - 1
        d = route(i)
        IF d = 0 THEN r = r - 1
        IF d = 2 THEN c = c + 1
        IF d = 4 THEN r = r + 1
        IF d = 6 THEN c = c - 1
        PRINT AT r, c; PAPER 6; BRIGHT 1; " ";
    NEXT i
    PRINT AT r, c; PAPER 2; BRIGHT 1; " ";
    PRINT AT 21, 0; n; " steps  Q: end  others: next";

    DO
        k$ = INKEY$
    LOOP UNTIL k$ = ""
    DO
        k$ = INKEY$
    LOOP UNTIL k$ <> ""
LOOP UNTIL k$ = "q" OR k$ = "Q"
