# magazine_w1.bas - the wave tracer of NLO-2 in its fifteen steps
#
# Text:   W1 W3
# What:   The author of the game describes his tracer in fifteen steps. The magazine printed an example in BASIC with them,
#         which the web copy that we have leaves out, so this program is written from the steps. A wave runs from the finish
#         and numbers its steps until it meets the start; from there the hero goes to the least number beside him, and so takes a
#         shortest route. The stones are random; if there is no route, the program reports it.
# Mended: In step 6 a neighbour lost its minus sign.
# Added:  A wave that numbers no cell also ends the search. The text states this exact test, but prefers a limit of Nk waves only,
#         which is 64 here as in its game. With the limit alone, the search repeats empty waves until it is reached.
# Ours:   solve_wave
# Parts:  ending ours walking cassette leaving

1 REM W1, the wave tracer of NLO-2: written after its fifteen steps
2 REM mended: R(i-1,j) for R(i1,j); added: an empty wave (k=0) ends it
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "w1"CODE
4 RANDOMIZE: RESTORE
10 BORDER 0: PAPER 0: INK 7: BRIGHT 0: CLS
20 LET t$="W1 The wave": LET m$="": GO SUB 9500
30 LET ni=0: LET i=0: LET j=0: LET d=0: LET m=9: LET n=14: DIM x(4): DIM y(4)
40 FOR d=1 TO 4: READ x(d),y(d): NEXT d
50 DATA 1,0,-1,0,0,1,0,-1
60 LET sx=2+INT (RND*m): LET sy=2+INT (RND*2)
70 LET fx=2+INT (RND*m): LET fy=n-INT (RND*2)
100 REM steps 1, 2: R from the field
110 DIM r(m+2,n+2)
120 FOR i=1 TO m+2: FOR j=1 TO n+2
130 LET p=RND<.27: IF i=1 OR j=1 OR i=m+2 OR j=n+2 THEN LET p=1
140 IF i=sx AND j=sy OR i=fx AND j=fy THEN LET p=0
150 LET r(i,j)=254+p: POKE {field}+32*i+j-33,128*p
160 IF p THEN PRINT AT 2*i-2,2*j-2; INK 1;"██";AT 2*i-1,2*j-2;"██"
170 IF USR {alive} THEN GO TO 9600
180 NEXT j: NEXT i
190 LET r(fx,fy)=0: LET r(sx,sy)=253
200 LET a=sx: LET b=sy: LET c=2: LET v$="S": GO SUB 800
210 LET a=fx: LET b=fy: LET v$="F": GO SUB 800
220 POKE {solve_start},sy-1: POKE {solve_start+1},sx-1
230 POKE {solve_finish},fy-1: POKE {solve_finish+1},fx-1: LET m$="wave"
300 REM steps 3, 4
310 LET ni=0: LET nk=64
400 REM steps 5, 6: the wave
410 LET k=0: LET c=3+ni-4*INT (ni/4): LET v$=STR$ (ni+1)
420 FOR i=2 TO m+1: FOR j=2 TO n+1
430 IF r(i,j)=ni THEN GO SUB 450
440 NEXT j: IF USR {alive} THEN GO TO 9600
445 NEXT i: GO TO 500
448 IF USR {alive} THEN GO TO 9600
450 FOR d=1 TO 4: LET a=i+x(d): LET b=j+y(d): LET v=r(a,b)
460 IF v=253 THEN GO TO 600
470 IF v=254 THEN LET r(a,b)=ni+1: LET k=1: GO SUB 800
480 NEXT d: RETURN
500 REM steps 7, 8, 9
510 LET ni=ni+1
520 IF k=0 THEN LET t$="W1 no way through": GO TO 9610
530 IF ni>nk THEN LET t$="W1 no way in "+STR$ nk+" steps": GO TO 9610
540 GO TO 400
600 REM step 10: the route
610 LET x=sx: LET y=sy: LET t=0: LET c=7
620 REM steps 11, 12: the least
630 LET l=255
640 FOR d=1 TO 4: LET v=r(x+x(d),y+y(d))
650 IF v<l THEN LET l=v: LET a=x+x(d): LET b=y+y(d)
660 NEXT d
670 LET t=t+1: LET v$=STR$ l: IF l>0 THEN GO SUB 800
675 IF USR {alive} THEN GO TO 9600
680 REM steps 13, 14
690 IF l=0 THEN GO TO 720
700 LET x=a: LET y=b: GO TO 620
710 REM step 15
720 LET t$="W1 route of "+STR$ t+" steps": GO TO 9610
800 IF LEN v$<2 THEN LET v$=" "+v$
810 PRINT AT 2*a-2,2*b-2; PAPER c; INK 9;"  ";AT 2*a-1,2*b-2;v$
820 IF USR {alive} THEN GO TO 9600
830 RETURN
