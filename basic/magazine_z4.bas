# magazine_z4.bas - corridors with partitions, listing 4 of ZX Review
#
# Text:   Z4
# What:   Ten corridors between walls. Each gets one to four partitions, and each stretch between two of them one
#         opening down, two cells wide, so that no partition of the next corridor can close it: a perfect maze.
#         At the end, an entrance on the left and an exit on the right.
# Mended: Line 160 printed at row N + 2 instead of N * 2; lines 70 and 160 had lost a dollar sign, line 220 its space.
# Ours:   generate_corridor
# Parts:  ending ours walking cassette leaving

1 REM Z4, ZX Review 11/12 1997: listing 4, corridors
2 REM mended: 160 has N*2 for N+2 and CHR$ for CHR, 220 its space
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "z4"CODE
4 RANDOMIZE
10 BORDER 7: PAPER 7: INK 1: CLS
11 LET t$="Z4 Corridors": LET m$="corridor": GO SUB 9500
20 FOR n=1 TO 21 STEP 2
30 FOR m=1 TO 30
40 PRINT AT n,m;CHR$ 143
41 IF USR {alive} THEN GO TO 9600
50 NEXT m: NEXT n
60 FOR n=1 TO 21
70 PRINT AT n,0;CHR$ 143;AT n,31;CHR$ 143
71 IF USR {alive} THEN GO TO 9600
80 NEXT n
90 FOR n=1 TO 9
91 IF USR {alive} THEN GO TO 9600
100 LET k=INT (RND*4)+1
110 LET l=INT ((30-k)/k)
120 FOR m=1 TO k
130 LET b=(l+1)*(m-1)+INT (RND*(l-3))+1
140 IF b>28 THEN GO TO 130
150 PRINT AT n*2+1,b;"  "
160 PRINT AT n*2,b+2;CHR$ 143;AT n*2-1,b+2;CHR$ 143
170 IF m=k THEN PRINT AT n*2+1,b+3;"  "
180 NEXT m: NEXT n
190 LET y=INT (RND*10)+1
200 PRINT AT y*2,0;" "
210 LET y=INT (RND*10)+1
220 PRINT AT y*2,31;" "
230 GO TO 9610
