# magazine_z6b.bas - nested rectangles whose goal is never cut off, after listing 6
#
# Text:   Z6
# What:   The same rectangles, computed GO TO and all, with a goal that is never cut off. Gaps are drawn with INVERSE
#         1, which cannot close an opening, and all walls are on a grid of 16 pixels, so that no gap meets a wall
#         and each is ten pixels wide. Cross walls cut the corridor round a rectangle into stretches. Each wall has
#         its gap on a fixed side, and that gives every stretch an opening towards the goal except one: the one round the
#         upper left corner. Line 150 gives it one, left of the leftmost wall above. So the goal can be reached from
#         every place.
# Mended: Nothing was printed: the listing is ours, and avoids the danger that the article sees in OVER 1.
# Ours:   links_generate_dfs
# Parts:  ending ours walking cassette leaving

1 REM Z6b, after listing 6 of ZX Review 11/12 1997
2 REM INVERSE opens all gaps; 150 opens the upper left corner
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "z6b"CODE
4 RANDOMIZE
10 BORDER 0: PAPER 0: INK 5: CLS
11 LET t$="Z6b Not cut off": LET m$="dfs": GO SUB 9500
20 FOR n=1 TO 6
30 LET x=112-16*n: LET y=78+16*n: LET a=32*n+31: LET b=32*n-18
40 PLOT x,y: DRAW a,0: DRAW 0,-b: DRAW -a,0: DRAW 0,b: IF USR {alive} THEN GO TO 9600
50 LET e=2*n+2: IF n=6 THEN GO TO 150
60 LET c=INT (RND*5): GO TO 150-20*c
70 LET d=INT (RND*(2*n+1))+1: IF d<e THEN LET e=d
80 PLOT x+16*d,y: DRAW 0,15: PLOT x+16*d,y: DRAW INVERSE 1;10,0
90 LET d=INT (RND*(2*n+1))+1: IF d<e THEN LET e=d
100 PLOT x+16*d,y: DRAW 0,15: PLOT x+16*d,y: DRAW INVERSE 1;10,0: IF USR {alive} THEN GO TO 9600
110 LET d=INT (RND*(2*n+1))+1: IF d<e THEN LET e=d
120 PLOT x+16*d,y: DRAW 0,15: PLOT x+16*d,y: DRAW INVERSE 1;10,0
130 LET d=INT (RND*(2*n+1))+1: IF d<e THEN LET e=d
140 PLOT x+16*d,y: DRAW 0,15: PLOT x+16*d,y: DRAW INVERSE 1;10,0
150 PLOT x+16*INT (RND*e),y: DRAW INVERSE 1;10,0: IF USR {alive} THEN GO TO 9600
160 IF n=6 THEN GO TO 340
170 LET c=INT (RND*5): GO TO 260-20*c
180 LET d=16*INT (RND*(2*n+1))+16
190 PLOT x+d,y-b: DRAW 0,-15: PLOT x+d,y-b: DRAW INVERSE 1;10,0
200 LET d=16*INT (RND*(2*n+1))+16
210 PLOT x+d,y-b: DRAW 0,-15: PLOT x+d,y-b: DRAW INVERSE 1;10,0: IF USR {alive} THEN GO TO 9600
220 LET d=16*INT (RND*(2*n+1))+16
230 PLOT x+d,y-b: DRAW 0,-15: PLOT x+d,y-b: DRAW INVERSE 1;10,0
240 LET d=16*INT (RND*(2*n+1))+16
250 PLOT x+d,y-b: DRAW 0,-15: PLOT x+d,y-b: DRAW INVERSE 1;10,0
260 IF n=1 THEN GO TO 340
270 LET c=INT (RND*4): GO TO 340-20*c
280 LET d=16*INT (RND*(2*n-2))+16
290 PLOT x,y-d: DRAW -15,0: PLOT x,y-d: DRAW INVERSE 1;0,-10
300 LET d=16*INT (RND*(2*n-2))+16
310 PLOT x,y-d: DRAW -15,0: PLOT x,y-d: DRAW INVERSE 1;0,-10
320 LET d=16*INT (RND*(2*n-2))+16
330 PLOT x,y-d: DRAW -15,0: PLOT x,y-d: DRAW INVERSE 1;0,-10
340 PLOT x,y-16*INT (RND*(2*n-1)): DRAW INVERSE 1;0,-10: IF USR {alive} THEN GO TO 9600
350 IF n=6 OR n=1 THEN GO TO 430
360 LET c=INT (RND*4): GO TO 430-20*c
370 LET d=16*INT (RND*(2*n-2))+16
380 PLOT x+a,y-d: DRAW 15,0: PLOT x+a,y-d: DRAW INVERSE 1;0,-10
390 LET d=16*INT (RND*(2*n-2))+16
400 PLOT x+a,y-d: DRAW 15,0: PLOT x+a,y-d: DRAW INVERSE 1;0,-10
410 LET d=16*INT (RND*(2*n-2))+16
420 PLOT x+a,y-d: DRAW 15,0: PLOT x+a,y-d: DRAW INVERSE 1;0,-10
430 IF USR {alive} THEN GO TO 9600
440 NEXT n
450 GO TO 9610
