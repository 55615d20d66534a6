# magazine_z1.bas - erosion, listing 1 of ZX Review
#
# Text:   Z1
# What:   Water springs up at a random place and washes the ground away for 351 steps, each one cell up, right, down or
#         left. It may go where it has been, so it makes a cave with ragged sides and not a maze: the magazine
#         shows it for that reason, and continues with Z1b. The spring itself is opened only if the walk comes back to it.
# Mended: Line 70 tested X<>21, but it is Y that must stay below 21: as printed, a walk that steps down from the lowest
#         row ends in an error, and none ever steps down in column 21.
# Ours:   generate_erosion
# Parts:  ending ours walking cassette leaving

1 REM Z1, ZX Review 11/12 1997: listing 1, erosion
2 REM mended: 70 has Y<>21 for X<>21
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "z1"CODE
4 RANDOMIZE
10 BORDER 0: PAPER 0: INK 7: CLS
11 LET t$="Z1 Erosion": LET m$="erosion": GO SUB 9500
20 LET y=INT (RND*22): LET x=INT (RND*32)
30 FOR n=0 TO 350
31 IF USR {alive} THEN GO TO 9600
40 LET b=INT (RND*4)+1
50 IF b=1 AND y<>0 THEN LET y=y-1: GO TO 100
60 IF b=2 AND x<>31 THEN LET x=x+1: GO TO 100
70 IF b=3 AND y<>21 THEN LET y=y+1: GO TO 100
80 IF b=4 AND x<>0 THEN LET x=x-1: GO TO 100
90 GO TO 40
100 PRINT AT y,x;CHR$ 143
110 NEXT n
120 GO TO 9610
