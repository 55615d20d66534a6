# magazine_z14b.bas - Kombikorm at double size, after a hint of ZX Review
#
# Text:   Z14
# What:   The magazine finds its Kombikorm too small to play in, and hints at string arrays of 7 x 2 that act as
#         characters twice as wide and high. a$ holds the upper halves of the seven, b$ the lower ones, two graphics
#         each; the graphics are those of listing 14 with each dot doubled. In the first and the last row every other place
#         stays blank, as in listing 14, and the frame is open at the same three corners.
# Mended: Nothing was printed: the listing is ours, from the article's hint.
# Ours:   draw_kombikorm_double
# Parts:  ending ours walking cassette leaving

1 REM Z14b, after listing 14 of ZX Review 11/12 1997, double size
2 REM not printed there: ours, by the article's hint
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "z14b"CODE
4 RANDOMIZE: RESTORE
10 BORDER 1: PAPER 1: INK 6: CLS
11 POKE {rng_seed},PEEK 23670: POKE {rng_seed+1},PEEK 23671: LET t$="Z14b Kombikorm x2": LET m$="kombikorm_double": GO SUB 9500
20 FOR n=65368 TO 65423
30 READ a: POKE n,a
31 IF USR {alive} THEN GO TO 9600
40 NEXT n
50 DATA 192,192,192,192,192,192,192,192,255,255,0,0,0,0,0,0,3,3,3,3,3,3,3,3,0,0,0,0,0,0,255,255
60 DATA 192,192,48,48,12,12,3,3,3,3,12,12,48,48,192,192,0,0,0,0,0,0,0,0
70 DIM a$(7,2): DIM b$(7,2)
80 FOR n=1 TO 7: READ a$(n),b$(n): NEXT n
90 DATA "{A}{G}","{A}{G}","{B}{B}","{G}{G}","{G}{C}","{G}{C}","{G}{G}","{D}{D}"
100 DATA "{E}{G}","{G}{E}","{G}{F}","{F}{G}","{G}{G}","{G}{G}"
110 FOR y=0 TO 18 STEP 2
120 FOR x=0 TO 30 STEP 2+2*(y=0 OR y=18)
121 IF USR {alive} THEN GO TO 9600
130 LET b=INT (RND*7)+1
140 PRINT AT y,x;a$(b);AT y+1,x;b$(b)
150 NEXT x: NEXT y
160 FOR n=0 TO 1
170 PLOT 16,175-n: DRAW 239,0: PLOT 255-n,159: DRAW 0,-145
180 PLOT 16,15-n: DRAW 239,0: PLOT n,14: DRAW 0,161
190 NEXT n
200 GO TO 9610
