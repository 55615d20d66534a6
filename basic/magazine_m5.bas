# magazine_m5.bas - Prim's maze
#
# Text:   M5 M1 M7
# What:   Every location is inside, on the border or outside. A random one of the border goes inside, its neighbours outside
#         join the border, and the wall to a random neighbour inside is removed; when the border is empty the
#         maze is done: perfect, with short dead ends everywhere. White is inside, yellow the border.
# Mended: Nothing was misprinted.
# Added:  The locations of the border are kept in a list, as the text's fourth exercise asks; its listing searches the
#         whole maze three times for each step. One array holds all rows, with a rim, so that one addition gives a neighbour.
# Ours:   generate_prim
# Parts:  ending ours walking cassette leaving

1 REM M5, Mozgovoy, chapter 4: listing 4.3, Prim
2 REM added: the border is a list, b(1) to b(n), his exercise 4
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "m5"CODE
4 RANDOMIZE
10 BORDER 5: PAPER 5: INK 0: BRIGHT 0: CLS
20 LET t$="M5 Prim": LET m$="prim": GO SUB 9500
30 LET w=15: LET h=10: LET g=w+2: DIM v(4): DIM f(4)
40 LET v(1)=1: LET v(2)=-g: LET v(3)=-1: LET v(4)=g
100 REM all walls stand
110 FOR x=8 TO 16*w+8 STEP 16: PLOT x,8: DRAW 0,16*h: IF USR {alive} THEN GO TO 9600
115 NEXT x
120 FOR y=8 TO 16*h+8 STEP 16: PLOT 8,y: DRAW 16*w,0: IF USR {alive} THEN GO TO 9600
125 NEXT y
130 PAPER 8: INK 8
200 REM all outside: 0; the rim: 3
210 DIM a(g*(h+2)): DIM b(w*h)
220 FOR x=1 TO w: LET a(x)=3: LET a(g*(h+1)+x)=3: IF USR {alive} THEN GO TO 9600
225 NEXT x
230 FOR y=1 TO h: LET a(g*y)=3: LET a(g*y+w+1)=3: IF USR {alive} THEN GO TO 9600
235 NEXT y
300 REM the first
310 LET n=1: LET b(1)=g*INT (RND*h+1)+INT (RND*w+1)
400 REM one of the border goes inside: 2
410 LET i=INT (RND*n)+1: LET c=b(i): LET b(i)=b(n): LET n=n-1
420 LET a(c)=2: LET q=c: LET p=7: GO SUB 600
430 LET k=0: LET p=6
440 FOR d=1 TO 4: LET q=c+v(d)
450 IF a(q)=2 THEN LET k=k+1: LET f(k)=d
460 IF a(q)=0 THEN LET a(q)=1: LET n=n+1: LET b(n)=q: GO SUB 600
465 IF USR {alive} THEN GO TO 9600
470 NEXT d
480 IF k THEN GO SUB 500
485 IF USR {alive} THEN GO TO 9600
490 IF n THEN GO TO 400
495 GO TO 9610
500 REM break a wall
510 LET d=f(INT (RND*k)+1): LET y=INT (c/g): LET x=c-g*y
520 IF d=1 OR d=3 THEN PLOT INVERSE 1;16*x-8+16*(d=1),169-16*y: DRAW INVERSE 1;0,14
530 IF d=2 OR d=4 THEN PLOT INVERSE 1;16*x-7,184-16*y-16*(d=4): DRAW INVERSE 1;14,0
540 RETURN
600 REM colour a location
610 LET y=INT (q/g): LET x=2*(q-g*y)-1
620 PRINT AT 2*y-1,x; PAPER p; OVER 1;"  ";AT 2*y,x;"  ": RETURN
