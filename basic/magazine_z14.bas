# magazine_z14.bas - Kombikorm, listing 14 of ZX Review
#
# Text:   Z14
# What:   A maze of pure chance: each character is one of seven graphics, a line along one of its four sides, one
#         of its two diagonals, or nothing. It has eight directions and closed routes; only a close look shows whether
#         a place can be reached. The first and the last 32 are each followed by a blank, and the frame is
#         open at three corners.
# Mended: Nothing was misprinted.
# Added:  The listing sets no colours; line 5 does.
# Ours:   draw_kombikorm
# Parts:  ending ours cassette leaving

1 REM Z14, ZX Review 11/12 1997: listing 14, Kombikorm
2 REM mended: nothing was wrong; the colours are ours
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "z14"CODE
4 RANDOMIZE: RESTORE
5 BORDER 1: PAPER 1: INK 6: CLS
6 POKE {rng_seed},PEEK 23670: POKE {rng_seed+1},PEEK 23671: LET t$="Z14 Kombikorm": LET m$="kombikorm": GO SUB 9500
10 FOR n=65368 TO 65423
20 READ a: POKE n,a
21 IF USR {alive} THEN GO TO 9600
30 NEXT n
40 DATA 128,128,128,128,128,128,128,128,255,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,255,128,64,32,16,8,4,2,1,1,2,4,8,16,32,64,128,0,0,0,0,0,0,0,0
50 FOR n=1 TO 32
60 LET b=INT (RND*7)+144
70 PRINT CHR$ b;" ";
71 IF USR {alive} THEN GO TO 9600
80 NEXT n
90 FOR n=1 TO 512
100 LET b=INT (RND*7)+144
110 PRINT CHR$ b;
111 IF USR {alive} THEN GO TO 9600
120 NEXT n
130 FOR n=1 TO 32
140 LET b=INT (RND*7)+144
150 PRINT CHR$ b;" ";
151 IF USR {alive} THEN GO TO 9600
160 NEXT n
170 PLOT 8,175: DRAW 247,0: PLOT 255,167: DRAW 0,-152: DRAW -247,0: PLOT 0,15: DRAW 0,160
180 GO TO 9610
