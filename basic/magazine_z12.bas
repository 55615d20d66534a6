# magazine_z12.bas - closed corridors, listing 12 of ZX Review
#
# Text:   Z12
# What:   For a snake, which cannot turn round, no corridor may be a dead end. So the maze is made of thirty closed ones: squares
#         of 4 to 11 characters, overlapping at random. Each place has at least two exits, whatever the value of
#         RND. Chance decides whether all squares are connected; with thirty they are in 19 of 20 mazes.
# Mended: Nothing was misprinted.
# Ours:   generate_rings
# Parts:  ending ours walking cassette leaving

1 REM Z12, ZX Review 11/12 1997: listing 12, closed corridors
2 REM mended: nothing was wrong
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "z12"CODE
4 RANDOMIZE
10 BORDER 0: PAPER 0: CLS
11 LET t$="Z12 Closed rings": LET m$="rings": GO SUB 9500
15 FOR m=1 TO 30
20 LET a=INT (RND*8)+3
30 LET x=INT (RND*(32-a))
40 LET y=INT (RND*(22-a))
50 FOR n=0 TO a
51 IF USR {alive} THEN GO TO 9600
60 PRINT PAPER 5;AT y+n,x;" ";AT y+n,x+a;" ";AT y+a,x+n;" ";AT y,x+n;" "
70 NEXT n: NEXT m
80 GO TO 9610
