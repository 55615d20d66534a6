# walking.bas - a walk through the maze that the listing, or our routine, has drawn: from a disc to a ring, against the clock
#
# wk = how the picture is read: see asm/programs/magazine/roam.asm. bt = the best time in this maze, 0 for none. GO TO 9871.
# The time to beat is half as long again as the shortest way takes, where that is known.

9871 BORDER 0: POKE {roam_mode},wk: PRINT #1;AT 0,0,,;AT 0,0;"Run to the red ring!";AT 1,0,,;AT 1,0;: LET q$="5678": GO SUB 9520: PRINT #1;" ";: LET q$="QAOP": GO SUB 9520: PRINT #1;" stick  ";: LET q$="SPACE": GO SUB 9520: PRINT #1;" give up";
9872 LET u=INT (USR {roam}/5)/10: LET wk=1: LET e$=""
9873 LET p=INT ((PEEK {roam_steps}+256*PEEK {roam_steps+1})*.12)
9874 IF u=0 THEN LET t$="Given up": GO TO 9877
9875 BEEP .1,12: BEEP .2,19: LET t$="In "+STR$ u+" s": IF u<=p THEN LET t$="Won: "+STR$ u+" s"
9876 IF bt=0 OR u<bt THEN LET bt=u
9877 IF bt THEN LET e$="  best "+STR$ bt
9878 IF p THEN LET e$="par "+STR$ p+e$
9879 GO TO 9630
