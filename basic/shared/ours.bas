# ours.bas - our routine beside the magazine's: the code at start runs it, times it and shows what it makes
#
# k$ = "w": a walk through it begins at once. o = the listing's seconds, or 0. Its time is shown, and how many times as fast it is, if the listing was not stopped.
# The size of a maze and its look are in asm/programs/magazine/beside.asm.

9800 BORDER 0: PAPER 0: INK 7: BRIGHT 0: CLS
9805 LET t$="Code": PRINT #1;AT 0,0;t$
9810 LET u=USR {start}: LET wk=PEEK {roam_modes+1}: LET bt=0
9820 LET e=PEEK {timed}+256*PEEK {timed+1}+65536*PEEK {timed+2}
9825 LET u=9869: IF wk AND (k$="w" OR k$="W") THEN GO TO u
9830 LET e$=STR$ (INT (e/350+.5)/10)+" ms"
9840 IF o=0 THEN LET t$="Code: "+e$: LET e$="": GO TO 9630
9850 LET r$=STR$ INT (o*3500000/e+.5)
9860 IF LEN r$>3 THEN LET r$=r$( TO LEN r$-3)+","+r$(LEN r$-2 TO )
9866 LET t$="Code: "+e$+", "+r$+"x as fast": LET e$="": GO TO 9630
