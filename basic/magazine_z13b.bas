# magazine_z13b.bas - a perfect maze of hexagons, after listing 13
#
# Text:   Z13
# What:   Partition removal on listing 13: a perfect maze with six directions. The 423 partitions between 158 hexagons are
#         taken in random order, none twice; one is removed if its two sides are not connected yet, which Kruskal's sets
#         show: for each hexagon F holds the number of the next one in its set, or nought or less for the last, which
#         stands for the whole set. After 157 removals there is just one route between any two hexagons. It is to watch:
#         a way in and a way out have no marks, as nobody walks there.
# Mended: Nothing was printed: the listing is ours, from the article's hints.
# Ours:   links_generate_kruskal
# Parts:  ending ours cassette leaving

1 REM Z13b, after listing 13 of ZX Review 11/12 1997
2 REM a partition goes if its sides are not connected yet
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "z13b"CODE
4 RANDOMIZE: RESTORE
10 BORDER 0: PAPER 0: INK 6: CLS
11 LET t$="Z13b Six ways": LET m$="kruskal": GO SUB 9500
20 LET a=0: LET b=0: LET r=0: LET c=0: DIM f(165): DIM p(423): LET m=0: LET w=157: LET i=0: LET j=0: LET u=0: LET v=0
30 FOR n=65368 TO 65399: READ a: POKE n,a: IF USR {alive} THEN GO TO 9600
40 NEXT n
50 DATA 1,2,4,8,16,32,64,128,255,0,0,0,0,0,0,0,128,64,32,16,8,4,2,1,0,0,0,0,0,0,0,255
60 LET a$="{A}{B}{C}{D}{A}{B}{C}{D}{A}{B}{C}{D}{A}{B}{C}{D}{A}{B}{C}{D}{A}{B}{C}{D}{A}{B}{C}{D}{A}{B}{C}"
70 LET b$="{C} {A} {C} {A} {C} {A} {C} {A} {C} {A} {C} {A} {C} {A} {C} {A}"
80 LET c$="{C}{D}{A} {C}{D}{A} {C}{D}{A} {C}{D}{A} {C}{D}{A} {C}{D}{A} {C}{D}{A} {C}{D}{A}"
90 FOR n=0 TO 20 STEP 2: PRINT AT n,0;a$;AT n+1,0;b$
100 IF USR {alive} THEN GO TO 9600
110 NEXT n
120 PRINT AT 21,0;c$
130 FOR y=1 TO 20: LET o=y/2=INT (y/2)
140 FOR x=2-o TO 28+o STEP 2-o
150 LET p(m+1)=32*y+x: LET m=m+1-(y=20 AND x=4*INT (x/4)+3)
160 IF USR {alive} THEN GO TO 9600
170 NEXT x: NEXT y
180 IF USR {alive} THEN GO TO 9600
190 LET j=INT (RND*m)+1: LET i=p(j): LET p(j)=p(m): LET m=m-1
200 LET r=INT (i/32): LET c=i-32*r
210 IF c/2<>INT (c/2) THEN LET a=(c-1)*5.5+r/2: LET b=a+1: GO TO 240
220 LET u=INT (r/2): LET v=INT ((r-1)/2): IF c/4=INT (c/4) THEN LET a=u: LET u=v: LET v=a
230 LET b=c*5.5+v+1: LET a=c*5.5-10+u
240 IF f(a)>0 THEN LET a=f(a): GO TO 240
250 IF f(b)>0 THEN LET b=f(b): GO TO 250
260 IF a=b THEN GO TO 180
270 PRINT AT r,c;" ": LET s=f(a)+f(b)-1: IF f(a)<f(b) THEN LET u=a: LET a=b: LET b=u
280 LET f(a)=b: LET f(b)=s: LET w=w-1: IF w THEN GO TO 180
290 LET y=2*INT (RND*10)+1: PRINT AT y,0;" "
300 LET y=2*INT (RND*10)+1: PRINT AT y,30;" "
310 GO TO 9610
