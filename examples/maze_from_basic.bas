# maze_from_basic.bas - a maze in colour and the way through it, in BASIC
# Names in braces are routines of the library and its variables: `zxmazes basic` puts addresses there.

10 POKE {rng_seed},205: POKE {rng_seed+1},7: REM seed 1997 = 7*256+205
20 POKE {field_width},31: POKE {field_height},21
30 POKE {wave_limit},0: POKE {wave_limit+1},0: REM a route of any length
40 BORDER 1: PAPER 1: INK 7: CLS

50 RANDOMIZE USR {generate_dfs}
60 FOR r=0 TO 20: PRINT AT r,0;
70 FOR a={field}+32*r TO {field}+32*r+30: LET w=PEEK a>127: REM a wall?
80 PRINT PAPER 7-6*w; BRIGHT 1-w;" ";: NEXT a: NEXT r

# from the top left to the bottom right: n steps, a byte each: 0 up, 2 right, 4 down, 6 left
90 LET r=1: LET c=1
100 POKE {solve_wave_row},r: POKE {solve_wave_column},c
110 POKE {solve_wave_to_row},19: POKE {solve_wave_to_column},29
120 LET n=USR {solve_wave_call}
130 BRIGHT 1: PRINT AT r,c; PAPER 4;" "
140 FOR i={route} TO {route}+n-1: LET d=PEEK i
150 LET r=r+(d=4)-(d=0): LET c=c+(d=2)-(d=6)
160 PRINT AT r,c; PAPER 6;" ": NEXT i
170 PRINT AT r,c; PAPER 2;" ": BRIGHT 0
180 PRINT AT 21,0;n;" steps  Q: end  others: next"

190 IF INKEY$<>"" THEN GO TO 190
200 PAUSE 0: LET k$=INKEY$: IF k$="" THEN GO TO 200
210 IF k$<>"q" AND k$<>"Q" THEN CLS: GO TO 50
