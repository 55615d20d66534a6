# magazine_z1b.bas - tunnelling, listing 1 of ZX Review with its second set of lines
#
# Text:   Z1b
# What:   The walk of listing 1, two cells at a time, and both are opened. Now there are walls between the tunnels: a
#         maze with many closed routes, which fills the ground as far as 351 steps reach.
# Mended: Nothing was misprinted: line 70, wrong in listing 1, is among the lines replaced.
# Ours:   generate_tunnel
# Parts:  ending ours walking cassette leaving

1 REM Z1b, ZX Review 11/12 1997: listing 1, tunnelling
2 REM nothing to mend: 50-80 and 100 are the article's new ones
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "z1b"CODE
4 RANDOMIZE
10 BORDER 0: PAPER 0: INK 7: CLS
11 LET t$="Z1b Tunnels": LET m$="tunnel": GO SUB 9500
20 LET y=INT (RND*22): LET x=INT (RND*32)
30 FOR n=0 TO 350
31 IF USR {alive} THEN GO TO 9600
40 LET b=INT (RND*4)+1
50 IF b=1 AND y>1 THEN LET y1=y-1: LET y=y-2: LET x1=x: GO TO 100
60 IF b=2 AND x<30 THEN LET x1=x+1: LET x=x+2: LET y1=y: GO TO 100
70 IF b=3 AND y<20 THEN LET y1=y+1: LET y=y+2: LET x1=x: GO TO 100
80 IF b=4 AND x>1 THEN LET x1=x-1: LET x=x-2: LET y1=y: GO TO 100
90 GO TO 40
100 PRINT AT y1,x1;CHR$ 143;AT y,x;CHR$ 143
110 NEXT n
120 GO TO 9610
