# magazine_z2.bas - partitions between rooms removed, listing 2 of ZX Review
#
# Text:   Z2
# What:   Ten rows of 15 closed rooms. Then 105 of the 140 vertical partitions are removed, and 100 of the 135 horizontal
#         ones, at random, none twice. A maze with many closed routes; a room or two may stay cut off.
# Mended: Line 30 had a colon after PAPER 7; line 110 had lost its space; the last line, a second 110, is 190.
# Added:  Line 6 makes the ink white, so that the listing can be read after BREAK.
# Ours:   generate_rooms
# Parts:  ending ours walking cassette leaving

1 REM Z2, ZX Review 11/12 1997: listing 2, rooms
2 REM mended: 30 has ; for :, 110 its space, second 110 is 190
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "z2"CODE
4 RANDOMIZE
5 BORDER 0: PAPER 0: CLS
6 INK 7
7 LET t$="Z2 Rooms": LET m$="rooms": GO SUB 9500
10 FOR n=1 TO 29 STEP 2
11 IF USR {alive} THEN GO TO 9600
20 FOR m=1 TO 19 STEP 2
30 PRINT PAPER 7;AT m,n;" "
40 NEXT m: NEXT n
50 DIM a(10,14): DIM b(9,15)
60 FOR n=1 TO 105
70 LET i=INT (RND*10)+1
80 LET j=INT (RND*14)+1
81 IF USR {alive} THEN GO TO 9600
90 IF a(i,j)=1 THEN GO TO 70
100 LET a(i,j)=1
110 PRINT PAPER 7;AT i*2-1,j*2;" "
120 NEXT n
130 FOR n=1 TO 100
140 LET i=INT (RND*9)+1
150 LET j=INT (RND*15)+1
151 IF USR {alive} THEN GO TO 9600
160 IF b(i,j)=1 THEN GO TO 140
170 LET b(i,j)=1
180 PRINT PAPER 7;AT i*2,j*2-1;" "
190 NEXT n
200 GO TO 9610
