# walking.bas - a walk through the maze that the listing, or our routine, has drawn: from ring to ring, against the clock
#
# wk = how the picture is read: see asm/programs/magazine/roam.asm; 2 after SPACE has stopped the search. bt = the best time in this maze, 0 for none. GO TO 9871.
# Par is a quarter longer than the shortest way takes, and three or four seconds more. s = stars: three within par, two within
# half as much again, else one; the cassette's menu keeps the most.

9871 BORDER 0: PRINT #1;AT 0,0,,;AT 0,0;"Finding the way";AT 1,0,,;AT 1,0;"Touch a ring: the next one shows";: POKE {roam_mode},wk: LET p=USR {roam_find}: LET wk=1: LET e$="": IF p<2 THEN LET wk=2*p: LET t$=("Ring cut off: N draws another" AND p=0)+("Search stopped" AND p): GO TO 9630
9872 LET p=INT (p/40)+4: LET n=INT (1.5*p): PRINT #1;AT 0,0,,;AT 0,0;"3 stars ";p;" s";AT 0,14;"2 stars ";n;" s";AT 1,0,,;AT 1,0;: LET q$="5678": GO SUB 9520: PRINT #1;" ";: LET q$="QAOP": GO SUB 9520: PRINT #1;" hold ";: LET q$="SPACE": GO SUB 9520: PRINT #1;" end Rings:";PEEK {roam_count};
9873 LET k=USR {roam}: LET u=INT (k/5)/10: IF u=0 THEN LET t$=("Way to the next ring" AND k=0)+("Given up" AND k): LET e$="par "+STR$ p: LET h$="": GO TO 9635
9874 IF bt=0 OR u<bt THEN LET bt=u
9875 LET e$="par "+STR$ p+"  best "+STR$ bt: LET s=1+(u<=n)+(u<=p): POKE {roam_won},s: LET q$="All three stars": IF s<3 THEN LET q$=STR$ (s+1)+" stars: "+STR$ (n+(p-n)*(s=2))+" s"
    # the panel of roam_won.asm
9876 LET k=USR {roam_panel}: PRINT OVER 0; FLASH 0; BRIGHT 1; PAPER 0; INK 7;AT 13,16-LEN q$/2;q$;AT 8,8; PAPER 5; INK 0;"                ";AT 14,8;"                ";: LET q$="Won in "+STR$ u+" s": PRINT OVER 0; FLASH 0; BRIGHT 1; PAPER 5; INK 0;AT 8,16-LEN q$/2;q$;
9877 IF cass THEN LET k={resident_won}+PEEK {resident_at}: POKE k,PEEK k+(s-PEEK k)*(s>PEEK k): LET q$=STR$ USR {resident_total}+" of {resident_all} stars": PRINT OVER 0; FLASH 0; BRIGHT 1; PAPER 5; INK 0;AT 14,16-LEN q$/2;q$;
9878 LET t$=STR$ (INT (10*(u-p)+.5)/10)+" s over par": LET k=USR {roam_stars}: IF s<3 THEN LET e$="best "+STR$ bt: GO TO 9630
9879 LET t$="Won: "+STR$ u+" s": FOR k=1 TO 7: BORDER k: BEEP .05,12+2*k: NEXT k: BORDER 0: GO TO 9630
