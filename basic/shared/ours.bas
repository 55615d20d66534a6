# ours.bas - our routine beside the magazine's: the code at start makes, times and draws the maze
#
# m$ = its name; the size of its maze and its look are in asm/programs/magazine/beside.asm.

9800 BORDER 0: PAPER 0: INK 7: BRIGHT 0: CLS
9810 LET u=USR {start}
9820 LET e=PEEK {timed}+256*PEEK {timed+1}+65536*PEEK {timed+2}
9830 LET e$=STR$ (INT (e/350+.5)/10)+" ms"
9840 LET t$="Ours: "+m$: GO TO 9630
