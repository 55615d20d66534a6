# magazine_m6.bas - Kruskal's maze
#
# Text:   M6 M1
# What:   All walls are taken in random order: each is removed unless the locations on its two sides are joined already; when
#         all locations are one region the maze is done. It is perfect, with the same texture everywhere.
# Mended: In the comparison that sorts the walls a greater-than sign was printed as a code.
# Added:  The text sorts the walls by random numbers, by exchange, and tests by a wave whether two locations are joined, which
#         would take hours in BASIC. Here each new wall changes places with a random one before it, and each location
#         points to another of its region: two are joined if their pointers lead to the same one.
# Ours:   generate_kruskal
# Parts:  ending ours walking cassette leaving

1 REM M6, Mozgovoy, chapter 4: listing 4.4, Kruskal
2 REM added: shuffled for sorted; regions in p() for his wave
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "m6"CODE
4 RANDOMIZE
10 BORDER 5: PAPER 5: INK 0: BRIGHT 0: CLS
20 LET t$="M6 Kruskal": LET m$="kruskal": GO SUB 9500
30 LET w=15: LET h=10
100 REM all walls stand
110 FOR x=8 TO 16*w+8 STEP 16: PLOT x,8: DRAW 0,16*h: IF USR {alive} THEN GO TO 9600
115 NEXT x
120 FOR y=8 TO 16*h+8 STEP 16: PLOT 8,y: DRAW 16*w,0: IF USR {alive} THEN GO TO 9600
125 NEXT y
130 PAPER 8: INK 8
200 REM the list of walls, shuffled: 2*location, +1 if it is the upper wall
201 PRINT #1;AT 0,0;"M6 Shuffling walls"
210 DIM e((w-1)*h+(h-1)*w): DIM p(w*h): LET n=0: LET c=0
220 FOR y=1 TO h: FOR x=1 TO w: LET c=c+1: LET p(c)=c
230 IF x>1 THEN LET q=2*c: GO SUB 600
240 IF y>1 THEN LET q=2*c+1: GO SUB 600
245 IF USR {alive} THEN GO TO 9600
250 NEXT x: NEXT y
300 REM remove those between regions
301 PRINT #1;AT 0,0;t$,"  "
310 LET z=w*h: LET i=0
320 IF z=1 THEN GO TO 9610
330 LET i=i+1: LET c=INT (e(i)/2): LET u=e(i)-2*c: LET b=c-1: IF u THEN LET b=c-w
340 LET q=b: GO SUB 500: LET r=q
350 LET q=c: GO SUB 500
355 IF USR {alive} THEN GO TO 9600
360 IF q=r THEN GO TO 320
370 LET p(q)=r: LET z=z-1: LET q=b: GO SUB 700: LET q=c: GO SUB 700
380 IF u THEN PLOT INVERSE 1;16*x-7,184-16*y: DRAW INVERSE 1;14,0: GO TO 320
390 PLOT INVERSE 1;16*x-8,169-16*y: DRAW INVERSE 1;0,14: GO TO 320
500 REM where the pointers lead
510 IF p(q)=q THEN RETURN
520 LET p(q)=p(p(q)): LET q=p(q): GO TO 510
600 REM into the list
610 LET n=n+1: LET k=INT (RND*n)+1: LET e(n)=e(k): LET e(k)=q: RETURN
700 REM colour a location
710 LET y=1+INT ((q-1)/w): LET x=q-w*(y-1)
720 PRINT AT 2*y-1,2*x-1; PAPER 7; OVER 1;"  ";AT 2*y,2*x-1;"  ": RETURN
