# magazine_z1c.bas - tunnelling made perfect, an exercise of ZX Review
#
# Text:   Z1c
# What:   The magazine leaves it to its readers to tunnel without a closed route: test with ATTR before digging, join no
#         tunnel to another, and when a spiral traps itself, walk back over the stored places until there is
#         ground to dig again. The present tunnel is yellow; places walked back over are white. When the walk is back
#         where it began, the maze fills all the ground and is perfect: this is the recursive backtracker.
# Mended: Nothing was printed: the listing is ours, from the article's hints.
# Ours:   generate_dfs
# Parts:  ending ours walking cassette leaving

1 REM Z1c, ZX Review 11/12 1997: its exercise, no closed routes
2 REM not printed there: ours, by the article's hints
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "z1c"CODE
4 RANDOMIZE
10 BORDER 0: PAPER 0: INK 7: CLS
11 LET t$="Z1c Perfect cave": LET m$="dfs": GO SUB 9500
20 DIM p(150): DIM q(150): LET n=0
30 LET y=INT (RND*10)*2+1: LET x=INT (RND*15)*2+1
40 PRINT PAPER 6;AT y,x;" "
50 REM Where is solid ground?
51 IF USR {alive} THEN GO TO 9600
60 LET d$=""
70 IF y>1 THEN IF ATTR (y-2,x)=7 THEN LET d$="1"
80 IF x<29 THEN IF ATTR (y,x+2)=7 THEN LET d$=d$+"2"
90 IF y<19 THEN IF ATTR (y+2,x)=7 THEN LET d$=d$+"3"
100 IF x>1 THEN IF ATTR (y,x-2)=7 THEN LET d$=d$+"4"
110 IF d$="" THEN GO TO 190
120 REM Remember this place, dig
130 LET n=n+1: LET p(n)=y: LET q(n)=x
140 LET b=CODE d$(INT (RND*LEN d$)+1)-48
150 LET y1=y+(b=3)-(b=1): LET x1=x+(b=2)-(b=4)
160 LET y=2*y1-y: LET x=2*x1-x
170 PRINT PAPER 6;AT y1,x1;" ";AT y,x;" "
180 GO TO 50
190 REM Trapped: walk back
200 PRINT PAPER 7;AT y,x;" "
210 IF n=0 THEN GO TO 9610
220 PRINT PAPER 7;AT (y+p(n))/2,(x+q(n))/2;" "
230 LET y=p(n): LET x=q(n): LET n=n-1
240 GO TO 50
