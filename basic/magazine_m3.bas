# magazine_m3.bas - the recursive walk, with a stack of its own
#
# Text:   M3 M1 M7
# What:   A quick maze with thin walls, then the text's procedure that calls itself for each neighbour: right, up, left,
#         down, with a map of the places visited; it removes its mark when it turns back. The walk is shown as it goes (an
#         exercise of the text), and at the end the route is drawn in rings, as in the text.
# Mended: Nothing was misprinted.
# Added:  BASIC keeps no variables for each call, so two arrays are the stack: the place, and the direction being tried.
#         The maze is ours (runs of locations in a row, and one passage up from each) and has no halls, in which this
#         walk would take longer than anyone will wait.
# Ours:   solve_recursive
# Parts:  ending ours walking cassette leaving

1 REM M3, Mozgovoy, chapter 4: listing 4.1, the recursive walk
2 REM added: the stack is s() and t(); the maze, lines 100-270
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "m3"CODE
4 RANDOMIZE: RESTORE
10 BORDER 7: PAPER 7: INK 0: BRIGHT 0: CLS
20 LET t$="M3 Recursion": LET m$="": GO SUB 9500
30 LET w=15: LET h=10: DIM l(w+1,h+1): DIM u(w+1,h+1)
40 DIM x(4): DIM y(4): FOR d=1 TO 4: READ x(d),y(d): NEXT d
50 DATA 1,0,0,-1,-1,0,0,1
60 LET xs=1: LET ys=h: LET xf=w: LET yf=h
100 REM the maze, row by row
110 FOR y=1 TO h+1
120 FOR x=1 TO w+1: LET u(x,y)=1: IF USR {alive} THEN GO TO 9600
125 NEXT x
130 PLOT 8,184-16*y: DRAW 16*w,0
140 IF y>h THEN GO TO 240
150 LET l(1,y)=1: LET l(w+1,y)=1: LET r=1
160 PLOT 8,168-16*y: DRAW 0,16: PLOT 16*w+8,168-16*y: DRAW 0,16
170 IF y=1 THEN GO TO 240
180 FOR x=1 TO w
190 IF USR {alive} THEN GO TO 9600
200 IF x<w AND RND<.5 THEN GO TO 230
210 LET k=r+INT (RND*(x-r+1)): LET u(k,y)=0: PLOT INVERSE 1;16*k-7,184-16*y: DRAW INVERSE 1;14,0
220 LET r=x+1: IF x<w THEN LET l(r,y)=1: PLOT 16*r-8,168-16*y: DRAW 0,16
230 NEXT x
240 FOR x=1 TO w+1: POKE {thin}+16*y+x-17,u(x,y)+2*l(x,y)
250 IF USR {alive} THEN GO TO 9600
260 NEXT x
270 NEXT y
280 POKE {solve_start},2*xs-1: POKE {solve_start+1},2*ys-1
290 POKE {solve_finish},2*xf-1: POKE {solve_finish+1},2*yf-1: LET m$="recursive"
300 REM the walk: d is the depth
310 DIM v(w,h): DIM s(w*h,2): DIM t(w*h)
320 LET x=xs: LET y=ys: LET d=0
400 REM a call: mark and store it
410 LET v(x,y)=1: LET d=d+1: LET s(d,1)=x: LET s(d,2)=y: LET t(d)=0
420 LET c=6: GO SUB 800
430 IF x=xf AND y=yf THEN GO TO 700
440 REM the next of four directions
450 LET t(d)=t(d)+1: LET t=t(d)
455 IF USR {alive} THEN GO TO 9600
460 GO TO 460+10*t
470 LET g=l(x+1,y): GO TO 520
480 LET g=u(x,y): GO TO 520
490 LET g=l(x,y): GO TO 520
500 LET g=u(x,y+1): GO TO 520
510 GO TO 600
520 IF g THEN GO TO 440
530 IF v(x+x(t),y+y(t)) THEN GO TO 440
540 LET x=x+x(t): LET y=y+y(t): GO TO 400
600 REM all tried: unmark, go back
610 LET v(x,y)=0: LET c=5: GO SUB 800
620 LET d=d-1: IF d=0 THEN LET t$="M3 no way through": GO TO 9610
630 LET x=s(d,1): LET y=s(d,2): GO TO 440
700 REM the route, from the stack
710 PAPER 8: INK 8: FOR i=1 TO d: LET x=s(i,1): LET y=s(i,2): GO SUB 900
720 IF USR {alive} THEN GO TO 9600
730 NEXT i: GO TO 9610
800 PRINT AT 2*y-1,2*x-1; PAPER c; OVER 1;"  ";AT 2*y,2*x-1;"  ": RETURN
900 REM a ring, faster than CIRCLE
910 PLOT 16*x-2,181-16*y: DRAW 4,0: DRAW 3,-3: DRAW 0,-4: DRAW -3,-3
920 DRAW -4,0: DRAW -3,3: DRAW 0,4: DRAW 3,3: RETURN
