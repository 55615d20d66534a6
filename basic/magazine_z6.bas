# magazine_z6.bas - nested rectangles, listing 6 of ZX Review
#
# Text:   Z6
# What:   Six rectangles, one inside the other, with the goal in the smallest. Each gets cross walls to the next one
#         outside, at most four above and below and at most three at the sides; beside each wall a gap is drawn with OVER
#         1, and one more gap in every top and left side. The line to which a computed GO TO jumps decides how many walls are
#         drawn. OVER 1 closes again where two gaps overlap, and two cross walls can shut in a corner, so the
#         goal may be cut off: it was in 53 of 1,000 mazes, and in 44 more the only entrance was a chink of one
#         or two pixels.
# Mended: Lines 50 and 205 compared N with G instead of 6.
# Ours:   draw_rectangle_vector
# Parts:  ending ours walking cassette leaving

1 REM Z6, ZX Review 11/12 1997: listing 6, rectangular vector maze
2 REM mended: 50 and 205 have N=6 for N=G
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "z6"CODE
4 RANDOMIZE
5 BORDER 0: PAPER 0: INK 6: CLS
6 POKE {rng_seed},PEEK 23670: POKE {rng_seed+1},PEEK 23671: LET t$="Z6 Rectangles": LET m$="rectangle_vector": GO SUB 9500
10 FOR n=1 TO 6
20 LET x=112-16*n: LET y=78+16*n
30 LET a=63+32*(n-1): LET b=14+32*(n-1)
40 PLOT x,y: DRAW a,0: DRAW 0,-b: DRAW -a,0: DRAW 0,b
45 IF USR {alive} THEN GO TO 9600
50 IF n=6 THEN GO TO 200
60 LET c=INT (RND*5)
70 GO TO 200-20*c
120 LET d=INT (RND*(a-10))
130 PLOT x+d,y: DRAW 0,15: PLOT x+d,y: DRAW OVER 1;10,0
140 LET d=INT (RND*(a-10))
150 PLOT x+d,y: DRAW 0,15: PLOT x+d,y: DRAW OVER 1;10,0
155 IF USR {alive} THEN GO TO 9600
160 LET d=INT (RND*(a-10))
170 PLOT x+d,y: DRAW 0,15: PLOT x+d,y: DRAW OVER 1;10,0
180 LET d=INT (RND*(a-10))
190 PLOT x+d,y: DRAW 0,15: PLOT x+d,y: DRAW OVER 1;10,0
195 IF USR {alive} THEN GO TO 9600
200 PLOT x+INT (RND*(a-10)),y: DRAW OVER 1;10,0
205 IF n=6 THEN GO TO 400
210 LET c=INT (RND*5)
220 GO TO 400-20*c
320 LET d=INT (RND*(a-10))
330 PLOT x+d,y-b: DRAW 0,-15: PLOT x+d,y-b: DRAW OVER 1;10,0
340 LET d=INT (RND*(a-10))
350 PLOT x+d,y-b: DRAW 0,-15: PLOT x+d,y-b: DRAW OVER 1;10,0
355 IF USR {alive} THEN GO TO 9600
360 LET d=INT (RND*(a-10))
370 PLOT x+d,y-b: DRAW 0,-15: PLOT x+d,y-b: DRAW OVER 1;10,0
380 LET d=INT (RND*(a-10))
390 PLOT x+d,y-b: DRAW 0,-15: PLOT x+d,y-b: DRAW OVER 1;10,0
395 IF USR {alive} THEN GO TO 9600
400 IF n=6 OR n=1 THEN GO TO 500
410 LET c=INT (RND*4)
420 GO TO 500-20*c
440 LET d=INT (RND*(b-10))
450 PLOT x,y-d: DRAW -15,0: PLOT x,y-d: DRAW OVER 1;0,-10
460 LET d=INT (RND*(b-10))
470 PLOT x,y-d: DRAW -15,0: PLOT x,y-d: DRAW OVER 1;0,-10
475 IF USR {alive} THEN GO TO 9600
480 LET d=INT (RND*(b-10))
490 PLOT x,y-d: DRAW -15,0: PLOT x,y-d: DRAW OVER 1;0,-10
500 PLOT x,y-INT (RND*(b-10)): DRAW OVER 1;0,-10
503 IF USR {alive} THEN GO TO 9600
505 IF n=6 OR n=1 THEN GO TO 600
510 LET c=INT (RND*4)
520 GO TO 600-20*c
540 LET d=INT (RND*(b-10))
550 PLOT x+a,y-d: DRAW 15,0: PLOT x+a,y-d: DRAW OVER 1;0,-10
560 LET d=INT (RND*(b-10))
570 PLOT x+a,y-d: DRAW 15,0: PLOT x+a,y-d: DRAW OVER 1;0,-10
575 IF USR {alive} THEN GO TO 9600
580 LET d=INT (RND*(b-10))
590 PLOT x+a,y-d: DRAW 15,0: PLOT x+a,y-d: DRAW OVER 1;0,-10
600 NEXT n
610 GO TO 9610
