# magazine_z13.bas - a net of hexagons, listing 13 of ZX Review
#
# Text:   Z13
# What:   Four user-defined graphics fill the screen with hexagons, somewhat flat. It is not a maze yet, but the material for
#         one: each partition is one character, so a space printed over it joins two hexagons and harms no other.
# Mended: Nothing was misprinted; the letters in line 70 are typed in graphics mode. The second row is C, a space and A: with
#         D in the middle and B after it, each level partition would be drawn twice, in two characters.
# Added:  Line 5 clears the screen and sets its colours.
# Ours:   draw_hexagons
# Parts:  ending ours cassette leaving

1 REM Z13, ZX Review 11/12 1997: listing 13, hexagons
2 REM nothing was misprinted; 5 is ours
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "z13"CODE
4 RANDOMIZE: RESTORE
5 BORDER 1: PAPER 1: INK 6: CLS
6 LET t$="Z13 Hexagons": LET m$="hexagons": GO SUB 9500
10 FOR n=65368 TO 65399
20 READ a: POKE n,a
25 IF USR {alive} THEN GO TO 9600
30 NEXT n
40 DATA 1,2,4,8,16,32,64,128,255,0,0,0,0,0,0,0,128,64,32,16,8,4,2,1,0,0,0,0,0,0,0,255
50 FOR n=0 TO 31 STEP 4
60 FOR m=0 TO 21 STEP 2
70 PRINT AT m,n;"{A}{B}{C}{D}";AT m+1,n;"{C} {A}": REM in graphics mode
75 IF USR {alive} THEN GO TO 9600
80 NEXT m: NEXT n
90 GO TO 9610
