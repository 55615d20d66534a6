# magazine.bas - the cassette's menu: press a letter to load a program from the same tape
#
# Cassette: magazine_z1 magazine_z1b magazine_z1c magazine_z2 magazine_z3 magazine_z3b magazine_z4 magazine_z4b
#         magazine_z5 magazine_z6 magazine_z6b magazine_z7 magazine_z12 magazine_z13 magazine_z13b magazine_z14
#         magazine_z14b magazine_p1 magazine_p4 magazine_w1 magazine_m3 magazine_m4 magazine_m5 magazine_m6
# Screen: programs/magazine/pictures/loading.screen
# Parts:  leaving

# the cover stays for two seconds, or until a key is pressed
5 BORDER 0: PAPER 0: INK 7: CLS: LOAD ""SCREEN$: PAUSE 100
10 LET page=1: BORDER 1
100 REM a page: its heading, and its entries from DATA; a key pressed meanwhile counts
110 IF INKEY$<>"" THEN GO TO 110
120 LET k$="": PAPER 1: INK 7: BRIGHT 0: CLS
130 PRINT PAPER 5; INK 0;"    MAZES FROM THE MAGAZINES    "
140 PRINT #1;AT 0,0;"Press a letter to load it.";AT 1,0;"SPACE other page   Q leave"
150 RESTORE 1000*page: READ h$,n,f$: PRINT AT 2,1;h$;AT 21,1; INK 6;f$
160 DIM n$(n,4): FOR i=1 TO n: READ n$(i),d$
170 LET e=d$(1)="*"
180 PRINT AT 3+i,1; INK 5;CHR$ (64+i+(i>16));AT 3+i,3; INK 7;n$(i);AT 3+i,8; INK 7-e;d$(1+e TO )
190 IF k$="" THEN LET k$=INKEY$
200 NEXT i
210 IF k$="" THEN LET k$=INKEY$: GO TO 210
220 IF k$=" " THEN LET page=3-page: GO TO 100
230 LET k=CODE k$-32*(k$>="a")-64
240 IF k=17 THEN GO TO 400
250 IF k>17 THEN LET k=k-1
260 IF k<1 OR k>n THEN LET k$="": GO TO 210
300 REM load it: the tape continues from here
310 LET l$=n$(k)
320 IF l$(LEN l$)=" " THEN LET l$=l$( TO LEN l$-1): GO TO 320
330 CLS: PRINT "Searching the tape for ";l$;"."''"On a recorder press PLAY. To"'"load this menu, rewind the tape"'"and type LOAD """"."''
340 LOAD l$
400 LET r=10: GO TO 9900
1000 DATA "ZX Review 11/12, 1997",17,"Yellow: ours, not printed"
1010 DATA "z1","erosion"
1020 DATA "z1b","tunnelling"
1030 DATA "z1c","*tunnelling made perfect"
1040 DATA "z2","partitions removed"
1050 DATA "z3","three entrances at most"
1060 DATA "z3b","*partitions, perfect"
1070 DATA "z4","corridor partition"
1080 DATA "z4b","*corridors with loops"
1090 DATA "z5","rings round the goal"
1100 DATA "z6","rectangles"
1110 DATA "z6b","*rectangles, never shut"
1120 DATA "z7","machine code"
1130 DATA "z12","closed corridors"
1140 DATA "z13","hexagons"
1150 DATA "z13b","*a maze of hexagons"
1160 DATA "z14","Kombikorm"
1170 DATA "z14b","*Kombikorm, double size"
2000 DATA "Microhobby 26, NLO-2, Mozgovoy",7,""
2010 DATA "p1","depth first"
2020 DATA "p4","depth first round blocks"
2030 DATA "w1","the wave tracer"
2040 DATA "m3","a recursive walk"
2050 DATA "m4","the wave, thin walls"
2060 DATA "m5","Prim"
2070 DATA "m6","Kruskal"
