# magazine_z3.bas - partitions removed, three entrances at most, listing 3 of ZX Review
#
# Text:   Z3
# What:   The rooms of listing 2. A coin decides between a vertical and a horizontal partition; it is removed unless it is
#         gone already or one of its two rooms has three entrances. 205 are to be removed: fewer open places than in Z2. As
#         printed it tries for ever if no partition is left that may be removed; see Added.
# Mended: Line 190 counts the entrance of the right-hand room too: the magazine lost its +1, so that rooms got four.
# Added:  After sixty failed tries in a row, lines 300 to 430 look at each partition once and remove any that
#         may go: a room never loses an entrance, so a partition rejected once stays rejected. If they end with
#         fewer than 205 removed, no more can be, and the maze is done.
# Ours:   generate_rooms_limited
# Parts:  ending ours walking cassette leaving

1 REM Z3, ZX Review 11/12 1997: listing 3, rooms with limits
2 REM mended: 190 has +1 at its end; 300-430 are new: no endless search
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "z3"CODE
4 RANDOMIZE
10 BORDER 7: PAPER 7: INK 0: CLS
11 LET t$="Z3 Three doors": LET m$="rooms_limited": GO SUB 9500
20 FOR n=0 TO 30
21 IF USR {alive} THEN GO TO 9600
30 FOR m=0 TO 20 STEP 2
40 PRINT AT m,n;CHR$ 143
50 NEXT m: NEXT n
60 FOR n=0 TO 30 STEP 2
61 IF USR {alive} THEN GO TO 9600
70 FOR m=0 TO 20
80 PRINT AT m,n;CHR$ 143
90 NEXT m: NEXT n
100 DIM a(10,15): DIM g(10,14): DIM v(9,15)
101 LET t=0: LET w=310
110 FOR n=1 TO 205
111 IF t<=60 THEN LET t=0
120 LET b=INT (RND*2)
121 IF USR {alive} THEN GO TO 9600
122 LET t=t+1: IF t>60 THEN GO TO w
130 GO TO 205*(b=1)+140*(b=0)
140 LET i=INT (RND*10)+1
150 LET j=INT (RND*14)+1
160 IF g(i,j)=1 THEN GO TO 120
170 IF a(i,j)>=3 OR a(i,j+1)>=3 THEN GO TO 120
180 PRINT AT i*2-1,j*2;" "
190 LET g(i,j)=1: LET a(i,j)=a(i,j)+1: LET a(i,(j+1))=a(i,(j+1))+1
200 GO TO 260
205 LET i=INT (RND*9)+1
210 LET j=INT (RND*15)+1
220 IF v(i,j)=1 THEN GO TO 120
230 IF a(i,j)>=3 OR a(i+1,j)>=3 THEN GO TO 120
240 PRINT AT i*2,j*2-1;" "
250 LET v(i,j)=1: LET a(i,j)=a(i,j)+1: LET a(i+1,j)=a(i+1,j)+1
260 NEXT n
270 GO TO 9610
300 REM 60 failed tries: take what is left, one by one
310 FOR p=1 TO 10: FOR q=1 TO 14
320 IF USR {alive} THEN GO TO 9600
330 IF g(p,q)=1 OR a(p,q)>=3 OR a(p,q+1)>=3 THEN GO TO 360
340 LET i=p: LET j=q: LET w=360
350 GO TO 180
360 NEXT q: NEXT p
370 FOR p=1 TO 9: FOR q=1 TO 15
380 IF USR {alive} THEN GO TO 9600
390 IF v(p,q)=1 OR a(p,q)>=3 OR a(p+1,q)>=3 THEN GO TO 420
400 LET i=p: LET j=q: LET w=420
410 GO TO 240
420 NEXT q: NEXT p
430 GO TO 9610
