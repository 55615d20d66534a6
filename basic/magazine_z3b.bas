# magazine_z3b.bas - partitions removed, no closed route, an exercise of ZX Review
#
# Text:   Z3b
# What:   The magazine says that its book makes a perfect maze of rooms by removing partitions, and invites its readers to
#         try. Partitions are drawn from a list, none twice. r() leads from each room to the one that stands for all
#         rooms connected with it: if the rooms on both sides lead to the same one, the partition stays, or there would be a
#         closed route. After 149 removals the 150 rooms are one maze: this is Kruskal's algorithm.
# Mended: Nothing was printed: the listing is ours; its lines 20 to 90 are those of listing 3.
# Ours:   generate_kruskal
# Parts:  ending ours walking cassette leaving

1 REM Z3b, ZX Review 11/12 1997: its exercise, no closed routes
2 REM not printed there: ours, 20-90 as in listing 3
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "z3b"CODE
4 RANDOMIZE
10 BORDER 7: PAPER 7: INK 2: CLS
11 LET t$="Z3b No loops": LET m$="kruskal": GO SUB 9500
20 FOR n=0 TO 30
21 IF USR {alive} THEN GO TO 9600
30 FOR m=0 TO 20 STEP 2
40 PRINT AT m,n;CHR$ 143
50 NEXT m: NEXT n
60 FOR n=0 TO 30 STEP 2
61 IF USR {alive} THEN GO TO 9600
70 FOR m=0 TO 20
80 PRINT AT m,n;CHR$ 143
90 NEXT m: NEXT n
100 DIM r(150): DIM p(275)
110 FOR n=1 TO 275: LET p(n)=n
111 IF USR {alive} THEN GO TO 9600
120 IF n<=150 THEN LET r(n)=n
130 NEXT n
140 LET l=275: LET n=149
150 REM Draw one of l partitions
151 IF USR {alive} THEN GO TO 9600
160 LET b=INT (RND*l)+1: LET w=p(b)
170 LET p(b)=p(l): LET l=l-1
180 IF w>140 THEN GO TO 230
190 REM Vertical: rooms a and a+1
200 LET i=INT ((w-1)/14): LET j=w-1-14*i
210 LET a=15*i+j+1: LET c=a+1
220 LET y=2*i+1: LET x=2*j+2: GO TO 270
230 REM Horizontal: a and a+15
240 LET a=w-140: LET c=a+15
250 LET i=INT ((a-1)/15): LET j=a-1-15*i
260 LET y=2*i+2: LET x=2*j+1
270 IF r(a)<>a THEN LET r(a)=r(r(a)): LET a=r(a): GO TO 270
280 IF r(c)<>c THEN LET r(c)=r(r(c)): LET c=r(c): GO TO 280
290 IF a=c THEN GO TO 150
300 LET r(a)=c: PRINT AT y,x;" "
310 LET n=n-1: IF n>0 THEN GO TO 150
320 GO TO 9610
