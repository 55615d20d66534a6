# magazine_m4.bas - the wave through thin walls
#
# Text:   M4 M1 M7
# What:   Walls are set at random between the locations, so there are halls and closed rooms. The start has the number 1;
#         in each round every location with the number of the round gives the next one to its neighbours that have no number
#         and no wall between. When the finish has a number, the route is found backwards, number by number: a shortest one.
#         If a round numbers nothing, there is no route. Each round has its colour (an exercise of the text).
# Mended: Nothing was misprinted.
# Added:  The walls are set at random here, but for one at each end; the text loads a maze from a file. The locations of
#         a round are kept in a list, as the text's second exercise asks; its listing searches the whole maze in each round.
# Ours:   solve_wave
# Parts:  ending ours walking cassette leaving

1 REM M4, Mozgovoy, chapter 4: listing 4.2, the wave
2 REM added: walls at random, 100-160; the list q(), his exercise 2
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "m4"CODE
4 RANDOMIZE
10 BORDER 7: PAPER 7: INK 0: BRIGHT 0: CLS
20 LET t$="M4 Thin walls": LET m$="": GO SUB 9500
30 LET n=0: LET x=0: LET y=0: LET w=15: LET h=10: DIM m(w,h): DIM q(w*h,2): DIM l(w+1,h+1): DIM u(w+1,h+1)
40 LET xs=1: LET ys=1: LET xf=w: LET yf=h
100 REM the walls
110 FOR x=1 TO w+1: FOR y=1 TO h+1
120 LET l(x,y)=x=1 OR x>w OR RND<.33: LET u(x,y)=y=1 OR y>h OR RND<.33
125 IF x=2 AND y=1 OR x=w AND y=h THEN LET l(x,y)=0
130 IF y<=h AND l(x,y) THEN PLOT 16*x-8,168-16*y: DRAW 0,16
140 IF x<=w AND u(x,y) THEN PLOT 16*x-8,184-16*y: DRAW 16,0
150 POKE {thin}+16*y+x-17,u(x,y)+2*l(x,y)
155 IF USR {alive} THEN GO TO 9600
160 NEXT y: NEXT x
170 POKE {solve_start},2*xs-1: POKE {solve_start+1},2*ys-1
180 POKE {solve_finish},2*xf-1: POKE {solve_finish+1},2*yf-1: LET m$="wave"
200 REM the wave: q() from p to z is its round n
210 LET m(xs,ys)=1: LET q(1,1)=xs: LET q(1,2)=ys
220 LET a=xs: LET b=ys: LET c=2: GO SUB 550
230 LET n=1: LET p=1: LET e=1
300 LET z=e: LET c=3+n-4*INT (n/4)
310 FOR i=p TO z: LET x=q(i,1): LET y=q(i,2)
320 IF l(x+1,y)=0 THEN LET a=x+1: LET b=y: GO SUB 500
330 IF u(x,y)=0 THEN LET a=x: LET b=y-1: GO SUB 500
340 IF l(x,y)=0 THEN LET a=x-1: LET b=y: GO SUB 500
350 IF u(x,y+1)=0 THEN LET a=x: LET b=y+1: GO SUB 500
360 IF USR {alive} THEN GO TO 9600
370 NEXT i
380 LET n=n+1: LET p=z+1: IF e>z THEN GO TO 300
390 LET t$="M4 no way through": GO TO 9610
500 REM a neighbour
510 IF m(a,b) THEN RETURN
520 LET m(a,b)=n+1: LET e=e+1: LET q(e,1)=a: LET q(e,2)=b
530 IF a=xf AND b=yf THEN GO TO 600
550 PRINT AT 2*b-1,2*a-1; PAPER c; OVER 1;"  ";AT 2*b,2*a-1;"  "
560 IF USR {alive} THEN GO TO 9600
570 RETURN
600 REM the route, backwards
605 LET a=xf: LET b=yf: LET c=2: GO SUB 550
610 LET x=xf: LET y=yf: PAPER 8: INK 8
620 FOR n=m(xf,yf) TO 1 STEP -1
630 GO SUB 900
640 IF USR {alive} THEN GO TO 9600
650 IF n=1 THEN GO TO 720
660 IF l(x+1,y)=0 THEN IF m(x+1,y)=n-1 THEN LET x=x+1: GO TO 720
670 IF u(x,y)=0 THEN IF m(x,y-1)=n-1 THEN LET y=y-1: GO TO 720
680 IF l(x,y)=0 THEN IF m(x-1,y)=n-1 THEN LET x=x-1: GO TO 720
690 IF u(x,y+1)=0 THEN IF m(x,y+1)=n-1 THEN LET y=y+1: GO TO 720
720 NEXT n
730 LET t$="M4 way of "+STR$ (m(xf,yf)-1)+" steps": GO TO 9610
900 REM a ring, faster than CIRCLE
910 PLOT 16*x-2,181-16*y: DRAW 4,0: DRAW 3,-3: DRAW 0,-4: DRAW -3,-3
920 DRAW -4,0: DRAW -3,3: DRAW 0,4: DRAW 3,3: RETURN
