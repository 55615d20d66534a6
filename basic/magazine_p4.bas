# magazine_p4.bas - depth first around blocks
#
# Text:   P4
# What:   The program of P1 with blocks: before it digs, everything outside a shape is filled with a graphic
#         of its own, which is neither brick nor path for the digger, so the maze has the form of a heart, a letter
#         or a disc. It is perfect there, and nothing is dug elsewhere.
# Mended: Nothing was misprinted.
# Added:  The article's lines for the blocks were printed elsewhere in the magazine and are not in the text: lines 12, 17,
#         43 to 49 and the shapes in the DATA are ours. The start is moved to a place where each shape has a path.
# Ours:   generate_dfs_blocks
# Parts:  ending ours walking cassette leaving

1 REM P4, Microhobby 26, 1985: its depth first with blocks in the way
2 REM its lines for blocks are lost: 12, 17, 43-49 and DATA are ours
3 CLEAR {start-1}: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "p4"CODE
4 RANDOMIZE: RESTORE
10 BORDER 0: PAPER 0: INK 2: BRIGHT 0: CLS
11 LET t$="P4 Round blocks": LET m$="dfs_blocks": GO SUB 9500
12 LET s=INT (RND*3)+1: POKE {blocks_shape},s
15 FOR n=0 TO 15: READ u: POKE USR "a"+n,u: NEXT n
16 DATA 0,247,247,247,0,127,127,127
17 DATA 0,0,0,24,24,0,0,0
20 LET dv=23: LET dh=33: DIM a$(dv,dh)
30 LET b$="": FOR n=2 TO dh-1: LET b$=b$+"{B}"
31 IF USR {alive} THEN GO TO 9600
32 NEXT n
38 LET w$=CHR$ 32: FOR n=1 TO dv STEP dv-1: LET a$(n)=w$: NEXT n
40 FOR n=2 TO dv-1: LET a$(n)=w$+b$+w$
41 IF USR {alive} THEN GO TO 9600
42 NEXT n
43 REM the blocks: all outside the shape
44 GO SUB 9000: RESTORE 500+100*s
45 FOR n=3 TO dv-2 STEP 2: READ s$
46 FOR m=1 TO 15: IF s$(m)="." THEN GO TO 49
47 FOR i=n-1 TO n+1: LET a$(i,2*m TO 2*m+2)="{A}{A}{A}": PRINT AT i-2,2*m-2;"{A}{A}{A}": NEXT i
48 IF USR {alive} THEN GO TO 9600
49 NEXT m: NEXT n
50 DIM c(150,2): LET co=2: DIM d(4)
60 LET v=11: LET h=5
80 LET a$(v,h)=CHR$ 143: PRINT AT v-2,h-2; INK 6;CHR$ 143
90 REM step 1: how many directions are free
100 GO SUB 400
101 IF USR {alive} THEN GO TO 9600
110 IF l1=0 THEN GO SUB 300: IF v=0 AND h=0 THEN GO TO 500
115 IF l1=0 THEN GO TO 100
120 IF l1>1 THEN GO SUB 200
125 REM step 3: one of them, by two
130 LET d=d(INT (RND*l1)+1)
140 FOR n=1 TO 2
150 LET v=v+(d=3)-(d=1): LET h=h+(d=2)-(d=4)
160 LET a$(v,h)=CHR$ 143: PRINT AT v-2,h-2; INK 6;CHR$ 143
161 IF USR {alive} THEN GO TO 9600
170 NEXT n
180 GO TO 100
200 LET c(co,1)=v: LET c(co,2)=h
210 LET co=co+1: RETURN
300 REM step 4: back to the last
310 LET co=co-1: LET v=c(co,1): LET h=c(co,2): RETURN
400 LET l1=0
410 IF a$(v-2,h)="{A}" THEN LET l1=l1+1: LET d(l1)=1
420 IF a$(v,h+2)="{A}" THEN LET l1=l1+1: LET d(l1)=2
430 IF a$(v+2,h)="{A}" THEN LET l1=l1+1: LET d(l1)=3
440 IF a$(v,h-2)="{A}" THEN LET l1=l1+1: LET d(l1)=4
450 RETURN
500 GO TO 9610
600 DATA "..****...****.."
610 DATA "*******.*******"
620 DATA "***************"
630 DATA "***************"
640 DATA "***************"
650 DATA ".*************."
660 DATA "..***********.."
670 DATA "....*******...."
680 DATA ".....*****....."
690 DATA ".......*......."
700 DATA "****.......****"
710 DATA "*****.....*****"
720 DATA "*****.....*****"
730 DATA "******...******"
740 DATA "*******.*******"
750 DATA "***.*******.***"
760 DATA "***..*****..***"
770 DATA "***...***...***"
780 DATA "***...***...***"
790 DATA "***.........***"
800 DATA ".....*****....."
810 DATA "..***********.."
820 DATA ".*************."
830 DATA "***************"
840 DATA "***************"
850 DATA "***************"
860 DATA "***************"
870 DATA ".*************."
880 DATA "..***********.."
890 DATA ".....*****....."
9000 FOR n=2 TO dv-1
9010 PRINT AT n-2,0;a$(n,2 TO dh-1)
9011 IF USR {alive} THEN GO TO 9600
9020 NEXT n: RETURN
