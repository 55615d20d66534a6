# walking.bas - a walk through the maze that the listing, or our routine, has drawn: from ring to ring, against the clock
#
# wk = how the picture is read: see asm/programs/magazine/roam.asm; 2 after SPACE has stopped the search. k = what `roam` has answered, 2
# if a hunter has caught the disc, or more than 2: with 2 SPACE shows the way. The texts of row 23 fill it, as they are printed over others. bt = the best time in this maze, 0 for none. GO TO 9869.
# Par is a quarter longer than the shortest way takes, and three or four seconds more; in the dark it is longer, more so if hunted. s = stars: three within par,
# two within half as much again, else one; the cassette's menu keeps the most, and its rank by their sum asks for more: rk = its record there, 0 without a
# cassette, rn = the new one after a walk, ru = what it asks for: 128 the dark, and half the frames that a hunter is behind. GO SUB 9867 writes q$ on a row
# r of the panel, on a paper z.

9867 PRINT OVER 0; FLASH 0; BRIGHT 1; PAPER z; INK 7*(z=0);AT r,8;"                ";AT r,16-LEN q$/2;q$;: RETURN
9868 LET t$=("Way to the next ring" AND k=0)+("Given up" AND k=1)+("Caught! SPACE: the way" AND k=2): LET h$="": GO TO 9635-5*(k=2)
9869 BORDER 0: LET rk=0: LET ru=0: IF cass THEN LET rk=USR {resident_rank}: LET ru=PEEK (rk+1)
9870 LET q$="Touch every ring, one by one    ": IF ru THEN LET q$="A hunter follows you: don't stop": IF ru>127 THEN LET q$="The light goes out: remember it!": IF ru>128 THEN LET q$="Hunted in the dark: don't stop! "
9871 PRINT #1;AT 0,0;"Finding the way",,q$;: POKE {roam_mode},wk: LET p=USR {roam_find}: LET wk=1: LET e$="": IF p<2 THEN LET wk=2*p: LET t$=("Ring cut off: N draws another" AND p=0)+("Search stopped" AND p): GO TO 9630
9872 PAUSE 40+ru/4: LET p=INT (p/(40-7*(ru>127)-6*(ru>128)))+4: LET n=INT (1.5*p): PRINT #1;AT 0,0,,;AT 0,0;"3 stars ";p;" s";AT 0,14;"2 stars ";n;" s";AT 1,0;: LET q$="5678": GO SUB 9520: PRINT #1;" ";: LET q$="QAOP": GO SUB 9520: PRINT #1;" go  ";: LET q$="SPACE": GO SUB 9520: PRINT #1;" end  Rings:";PEEK {roam_count};: POKE {roam_rules},ru
9873 LET k=USR {roam}: LET u=INT (k/5)/10: LET e$="par "+STR$ p: IF u=0 THEN GO TO 9868
9874 LET bt=u*(bt=0 OR u<bt)+bt*(bt>0 AND bt<=u): LET e$="par "+STR$ p+"  best "+STR$ bt: LET rn=rk: LET s=1+(u<=n)+(u<=p): POKE {roam_won},s: LET q$="All three stars": IF s<3 THEN LET q$=STR$ (s+1)+" stars: "+STR$ (n+(p-n)*(s=2))+" s"
    # the panel of roam_won.asm
9875 LET k=USR {roam_panel}: LET r=13: LET z=0: GO SUB 9867: LET z=5: LET r=8: LET q$="Won in "+STR$ u+" s": GO SUB 9867: LET r=14: LET q$="": GO SUB 9867
9876 IF cass THEN LET k={resident_won}+PEEK {resident_at}: POKE k,PEEK k+(s-PEEK k)*(s>PEEK k): LET q$=STR$ USR {resident_total}+" of {resident_all} stars": LET rn=USR {resident_rank}: GO SUB 9867
9877 LET t$=STR$ (INT (10*(u-p)+.5)/10)+" s over par": LET r=USR {roam_stars}: IF s<3 AND rn=rk THEN LET e$="best "+STR$ bt: GO TO 9630
9878 LET t$="Won: "+STR$ u+" s": FOR k=1 TO 7: BORDER k: BEEP .05,12+2*k: NEXT k: BORDER 0: IF rn=rk THEN GO TO 9630
9879 LET q$="": FOR k=2 TO 7: LET q$=q$+CHR$ PEEK (rn+k): NEXT k: LET t$=q$+": the menu tells more": LET e$="": LET q$="Promoted: "+q$: LET z=0: LET r=13: GO SUB 9867: GO TO 9630
