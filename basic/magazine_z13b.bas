# magazine_z13b.bas - a perfect maze of hexagons, the exercise to listing 13
#
# Text:   Z13
# What:   WHAT
# Mended: nothing was misprinted
# Parts:  ending

1 REM Z13b, after listing 13 of ZX Review: a perfect 6-way maze
2 REM partitions go in random order, none that would close a ring
4 RANDOMIZE
10 BORDER 0: PAPER 0: INK 6: CLS
11 LET t$="Z13b six ways": LET m$="": GO SUB 9000
20 FOR n=65368 TO 65407: READ a: POKE n,a: NEXT n
30 DATA 1,2,4,8,16,32,64,128,255,0,0,0,0,0,0,0,128,64,32,16,8,4,2,1,0,0,0,0,0,0,0,255,0,60,126,126,126,126,60,0
40 LET a$="{A}{B}{C}{D}{A}{B}{C}{D}{A}{B}{C}{D}{A}{B}{C}{D}{A}{B}{C}{D}{A}{B}{C}{D}{A}{B}{C}{D}{A}{B}{C}"
50 LET b$="{C} {A} {C} {A} {C} {A} {C} {A} {C} {A} {C} {A} {C} {A} {C} {A}"
60 LET c$="{C}{D}{A} {C}{D}{A} {C}{D}{A} {C}{D}{A} {C}{D}{A} {C}{D}{A} {C}{D}{A} {C}{D}{A}"
70 FOR r=0 TO 20 STEP 2: PRINT AT r,0;a$;AT r+1,0;b$: NEXT r
80 PRINT AT 21,0;c$
90 DIM p(423): LET m=0
100 FOR r=1 TO 20: LET o=r/2=INT (r/2)
110 FOR c=2-o TO 28+o STEP 2-o
120 LET p(m+1)=32*r+c: LET m=m+1-(r=20 AND c=4*INT (c/4)+3)
130 IF INKEY$<>"" THEN GO TO 9100
140 NEXT c: NEXT r
150 DIM f(165): LET w=157
160 IF INKEY$<>"" THEN GO TO 9100
170 LET j=INT (RND*m)+1: LET i=p(j): LET p(j)=p(m): LET m=m-1
180 LET r=INT (i/32): LET c=i-32*r
190 IF c/2<>INT (c/2) THEN LET a=(c-1)*5.5+r/2: LET b=a+1: GO TO 220
200 LET u=INT (r/2): LET v=INT ((r-1)/2): IF c/4=INT (c/4) THEN LET a=u: LET u=v: LET v=a
210 LET b=c*5.5+v+1: LET a=c*5.5-10+u
220 IF f(a) THEN LET a=f(a): GO TO 220
230 IF f(b) THEN LET b=f(b): GO TO 230
240 IF a=b THEN GO TO 160
250 LET f(a)=b: PRINT AT r,c;" "
260 LET w=w-1: IF w THEN GO TO 160
270 LET y=2*INT (RND*10)+1: PRINT AT y,0;" {INK 4}{BRIGHT 1}{E}"
280 LET y=2*INT (RND*10)+1: PRINT AT y,29;"{INK 2}{BRIGHT 1}{E}{INK 8}{BRIGHT 8} "
290 GO TO 9110
