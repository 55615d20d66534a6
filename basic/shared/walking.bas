# walking.bas - a walk through the maze that the listing, or our routine, has drawn: from ring to ring, against the clock
#
# wk = how the picture is read: see asm/programs/magazine/roam.asm. bt = the best time in this maze, 0 for none. GO TO 9871.
# Par is a quarter longer than the shortest way takes, and three or four seconds more.

9871 BORDER 0: PRINT #1;AT 0,0,,;AT 0,0;"Finding the way";AT 1,0,,: POKE {roam_mode},wk: LET p=USR {roam_find}: LET wk=1: LET e$="": IF p=0 THEN LET wk=0: LET t$="The ring cannot be reached": GO TO 9630
9872 LET p=INT (p/40)+4: PRINT #1;AT 0,0,,;AT 0,0;"Rings to go: ";PEEK {roam_count};AT 0,17;"par ";p;" s";AT 1,0;: LET q$="5678": GO SUB 9520: PRINT #1;" ";: LET q$="QAOP": GO SUB 9520: PRINT #1;" stick  ";: LET q$="SPACE": GO SUB 9520: PRINT #1;" give up";
9873 LET u=INT (USR {roam}/5)/10: IF u=0 THEN LET t$="Given up: see the way": GO TO 9878
9874 IF bt=0 OR u<bt THEN LET bt=u
9875 LET e$="best "+STR$ bt: IF u>p THEN LET t$=STR$ (INT (10*(u-p)+.5)/10)+" s over par": BEEP .1,12: BEEP .2,7: GO TO 9630
9876 LET t$="Won: "+STR$ u+" s": LET e$="  "+e$: FOR k=1 TO 7: BORDER k: BEEP .05,12+2*k: NEXT k: BORDER 0
9878 LET e$="par "+STR$ p+e$: GO TO 9630
