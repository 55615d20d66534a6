# magazine_p1.bas - depth first, after Microhobby's description
#
# Text:   P1 P2
# What:   The article describes its program line by line; its listing is not in the text, so this is rebuilt from the
#         description, each step on the line that it names. The maze is a character array: spaces round it, bricks inside. The
#         digger advances by two, at random where it can, and stacks its position only where more than one direction is
#         free; where none is, it continues at the last position stacked. The zeros below the stack end it: a perfect maze.
# Mended: The text calls the path a graphic I in one place and a graphic 1 in another: both are the shifted 8, CHR$ 143.
#         In step 2 the comparison of L1 lost its 1.
# Ours:   generate_dfs
# Parts:  ending ours walking cassette leaving

1 REM P1, Microhobby 26, 1985: rebuilt from its description
2 REM mended: path is CHR$ 143, not I or 1; step 2 has L1>1
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "p1"CODE
4 RANDOMIZE: RESTORE
10 BORDER 0: PAPER 0: INK 2: BRIGHT 0: CLS
11 LET t$="P1 Depth first": LET m$="dfs": GO SUB 9500
15 FOR n=0 TO 7: READ u: POKE USR "a"+n,u: NEXT n
16 DATA 0,247,247,247,0,127,127,127
20 LET dv=23: LET dh=33: DIM a$(dv,dh)
30 LET b$="": FOR n=2 TO dh-1: LET b$=b$+"{A}"
31 IF USR {alive} THEN GO TO 9600
32 NEXT n
38 LET w$=CHR$ 32: FOR n=1 TO dv STEP dv-1: LET a$(n)=w$: NEXT n
40 FOR n=2 TO dv-1: LET a$(n)=w$+b$+w$
41 IF USR {alive} THEN GO TO 9600
42 NEXT n
50 DIM c(150,2): LET co=2: DIM d(4)
60 LET v=3: LET h=3
70 GO SUB 9000
80 LET a$(v,h)=CHR$ 143: PRINT AT v-2,h-2; INK 6;CHR$ 143
90 REM step 1: how many directions are free
100 GO SUB 400
101 IF USR {alive} THEN GO TO 9600
110 IF l1=0 THEN GO SUB 300: IF v=0 AND h=0 THEN GO TO 500
115 IF l1=0 THEN GO TO 100
120 IF l1>1 THEN GO SUB 200
125 REM step 3: one of them, by two
130 LET d=d(INT (RND*l1)+1)
140 FOR n=1 TO 2
150 LET v=v+(d=3)-(d=1): LET h=h+(d=2)-(d=4)
160 LET a$(v,h)=CHR$ 143: PRINT AT v-2,h-2; INK 6;CHR$ 143
161 IF USR {alive} THEN GO TO 9600
170 NEXT n
180 GO TO 100
200 LET c(co,1)=v: LET c(co,2)=h
210 LET co=co+1: RETURN
300 REM step 4: back to the last
310 LET co=co-1: LET v=c(co,1): LET h=c(co,2): RETURN
400 LET l1=0
410 IF a$(v-2,h)="{A}" THEN LET l1=l1+1: LET d(l1)=1
420 IF a$(v,h+2)="{A}" THEN LET l1=l1+1: LET d(l1)=2
430 IF a$(v+2,h)="{A}" THEN LET l1=l1+1: LET d(l1)=3
440 IF a$(v,h-2)="{A}" THEN LET l1=l1+1: LET d(l1)=4
450 RETURN
500 GO TO 9610
9000 FOR n=2 TO dv-1
9010 PRINT AT n-2,0;a$(n,2 TO dh-1)
9011 IF USR {alive} THEN GO TO 9600
9020 NEXT n: RETURN
