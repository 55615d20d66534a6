# magazine_z5.bas - rings and spokes, listing 5 of ZX Review
#
# Text:   Z5
# What:   Round the goal in the centre are five rings, sixteen pixels apart and cut into 20 sectors each. For each
#         sector a four-sided die decides: draw the arc, or draw a spoke to the next ring instead, or draw
#         neither; M keeps the last throw, so that no two spokes are side by side and no two arcs in a row are left out of
#         the first and the last ring. A maze with free-standing walls and many closed routes. The goal can nearly
#         always be reached: in 7 of 1,000 mazes it was walled off.
# Mended: Nothing was misprinted.
# Added:  Lines 45, 65, 95 and 125 look at the keys: an arc takes half a second, and SPACE need not be held for longer.
# Ours:   draw_circle_vector
# Parts:  ending ours walking cassette leaving

1 REM Z5, ZX Review 11/12 1997: listing 5, circular vector maze
2 REM nothing was misprinted
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "z5"CODE
4 RANDOMIZE
10 BORDER 7: PAPER 7: INK 2: CLS
11 POKE {rng_seed},PEEK 23670: POKE {rng_seed+1},PEEK 23671: LET t$="Z5 Spokes": LET m$="circle_vector": GO SUB 9500
20 LET m=1
30 FOR r=16 TO 80 STEP 16
40 FOR n=0 TO 19
45 IF USR {alive} THEN GO TO 9600
50 LET b=INT (RND*4)
60 LET x1=r*COS (PI/10*n): LET y1=r*SIN (PI/10*n)
65 IF USR {alive} THEN GO TO 9600
70 IF b=0 AND m=0 THEN GO TO 90
80 IF b=0 THEN GO TO 120
82 IF b=1 AND (m=1 OR m=0) THEN GO TO 90
85 IF b=1 AND r<>16 AND r<>80 THEN GO TO 150
90 LET x2=r*COS (PI/10*(n+1)): LET y2=r*SIN (PI/10*(n+1))
95 IF USR {alive} THEN GO TO 9600
100 PLOT 128+x1,88+y1: DRAW x2-x1,y2-y1,PI/10
110 GO TO 150
120 LET x3=(r+16)*COS (PI/10*n): LET y3=(r+16)*SIN (PI/10*n)
125 IF USR {alive} THEN GO TO 9600
130 IF r=80 THEN GO TO 150
140 PLOT 128+x1,88+y1: DRAW x3-x1,y3-y1
150 LET m=b
160 NEXT n: NEXT r
170 GO TO 9610
