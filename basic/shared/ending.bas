# ending.bas - the end of every magazine program: title, clock and keys
#
# t$ = the title, 21 characters at most; m$ = the name of our routine, "" for none (then there is no shared/ours.bas).
# GO SUB 9500 shows the title and starts the clock; GO TO 9600: stopped by SPACE; GO TO 9610: done. GO SUB 9510 starts the clock alone.
# o = the listing's seconds, 0 if SPACE stopped it. wk = how shared/walking reads the picture, 0 if there is nothing to walk through, -1 if
# SPACE stopped the listing: then W makes a maze as M does, and walks through that.
# The key Q goes to shared/leaving, W to shared/walking, M to shared/ours, C to shared/cassette if the cassette's menu is in memory;
# where C is, Q is a key of the menu's only.
# h$ = the key that led here, as long as it is held; any other one counts from the first moment, by the ROM's interrupt.
# Below the seconds that have passed the cassette's menu, if it is in memory, tells how many there will be, until more have passed; and BREAK
# leads back to it. GO TO 9635 with h$="" takes a key that was pressed before.
# The listings call {alive}, in asm/programs/magazine/listing.asm: it shows the seconds, and is 1 when SPACE has been held.

9500 PRINT #1;AT 0,0;t$;AT 1,0;"Hold ";: LET q$="SPACE": GO SUB 9520: PRINT #1;" to stop";
9505 IF PEEK {resident}+256*PEEK {resident+1}={resident_sign} THEN LET u=USR {resident_trap}: LET q$=CHR$ PEEK {resident_seconds}+CHR$ PEEK {resident_seconds+1}+CHR$ PEEK {resident_seconds+2}: POKE {alive_due},VAL q$: PRINT #1;AT 1,20;"about ";q$;" s";
9510 POKE 23674,0: POKE 23673,0: POKE 23672,0: RETURN
9520 PRINT #1; PAPER 6; INK 0; BRIGHT 1;q$;: RETURN
9600 LET o=0: LET wk=-(m$<>"" AND PEEK {roam_modes+1}<>0): LET e$="stopped": GO TO 9630
9610 LET o=PEEK 23672+256*PEEK 23673+65536*PEEK 23674: LET wk=PEEK {roam_modes}: LET bt=0
9620 LET o=INT (o/5+.5)/10: LET e$=STR$ o+" s"
9630 LET h$=INKEY$: POKE 23560,0
9635 PRINT #1;AT 0,0;t$,,;AT 0,31-LEN e$;e$
9640 LET cass=PEEK {resident}+256*PEEK {resident+1}={resident_sign}
9641 PRINT #1;AT 1,0,,;AT 1,0;: LET q$="N": GO SUB 9520: PRINT #1;" new";
9642 IF NOT cass AND NOT wk THEN PRINT #1;" maze";
9643 IF wk THEN PRINT #1;"  ";: LET q$="W": GO SUB 9520: PRINT #1;" walk";
9644 IF m$<>"" THEN PRINT #1;"  ";: LET q$="M": GO SUB 9520: PRINT #1;" fast";
9645 IF cass THEN PRINT #1;"  ";: LET q$="C": GO SUB 9520: PRINT #1;" menu";
9650 IF NOT cass THEN PRINT #1;"  ";: LET q$="Q": GO SUB 9520: PRINT #1;" leave"
9655 GO TO 9670
9660 POKE 23560,0
9670 LET k$=CHR$ PEEK 23560: IF k$=CHR$ 0 THEN LET h$=h$ AND INKEY$<>"": GO TO 9670
9672 IF k$=h$ THEN GO TO 9660
9675 IF INKEY$<>"" THEN GO TO 9675
9680 IF k$="n" OR k$="N" THEN RUN 4
9690 LET r=4: IF NOT cass AND (k$="q" OR k$="Q") THEN GO TO 9900
9695 IF cass AND (k$="c" OR k$="C") THEN GO TO 9880
9697 LET u=9869-69*(wk<0): IF wk AND (k$="w" OR k$="W") THEN GO TO u
9698 IF k$=" " THEN IF wk=1 THEN IF k=2 THEN LET k=USR {roam_give_up}: LET u=9868: GO TO u
9700 IF m$="" OR k$<>"m" AND k$<>"M" THEN GO TO 9660
