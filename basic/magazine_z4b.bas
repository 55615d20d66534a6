# magazine_z4b.bas - corridors with loops, an exercise of ZX Review
#
# Text:   Z4b
# What:   The magazine says that listing 4 makes a maze with closed routes if it gets a few more partitions and a few
#         extra openings, and leaves that to its readers. Each corridor has three to six partitions, instead of one to
#         four. Then each wall between two corridors gets one more opening, where it is solid on both sides and free
#         above and below: the search starts at a random column. Nine openings make exactly nine closed routes.
# Mended: Nothing was printed: the listing is ours; its lines 10 to 180 are those of listing 4, except line 100.
# Ours:   generate_corridor_loops
# Parts:  ending ours walking cassette leaving

1 REM Z4b, ZX Review 11/12 1997: its exercise, corridors with loops
2 REM not printed there: ours, 10-180 as in listing 4 except 100
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "z4b"CODE
4 RANDOMIZE
10 BORDER 7: PAPER 7: INK 1: CLS
11 LET t$="Z4b Nine loops": LET m$="corridor_loops": GO SUB 9500
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
100 LET k=INT (RND*4)+3
110 LET l=INT ((30-k)/k)
120 FOR m=1 TO k
130 LET b=(l+1)*(m-1)+INT (RND*(l-3))+1
140 IF b>28 THEN GO TO 130
150 PRINT AT n*2+1,b;"  "
160 PRINT AT n*2,b+2;CHR$ 143;AT n*2-1,b+2;CHR$ 143
170 IF m=k THEN PRINT AT n*2+1,b+3;"  "
171 IF USR {alive} THEN GO TO 9600
180 NEXT m: NEXT n
190 REM One more opening a wall
200 FOR n=1 TO 9
210 LET y=167-16*n: LET b=INT (RND*28)+2
220 FOR m=1 TO 28
221 IF USR {alive} THEN GO TO 9600
230 LET x=8*b: IF POINT (x,y+8) OR POINT (x,y-8) THEN GO TO 260
240 IF POINT (x-8,y)+POINT (x,y)+POINT (x+8,y)<3 THEN GO TO 260
250 PRINT AT n*2+1,b;" ": GO TO 280
260 LET b=b+1: IF b>29 THEN LET b=2
270 NEXT m
280 NEXT n
290 LET y=INT (RND*10)+1
300 PRINT AT y*2,0;" "
310 LET y=INT (RND*10)+1
320 PRINT AT y*2,31;" "
330 GO TO 9610
