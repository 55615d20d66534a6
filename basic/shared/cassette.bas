# cassette.bas - the cassette's menu, which stays in memory while its listings run: it says what to load from the tape
#
# While 9890 looks on the tape, BREAK goes back into USR, by programs/magazine/menu_trap.asm. So k is there before, and no variable
# before it changes its length until then.
#
# r = the line that starts the program again, if the menu is left. GO TO 9880.

9880 BORDER 0: PAPER 0: INK 5: BRIGHT 0: FLASH 0: INVERSE 0: OVER 0: LET k=0: LET k=USR {resident_menu}: IF k=0 THEN GO TO 9900
9885 LET l$="": FOR k=1 TO PEEK {resident_name}: LET l$=l$+CHR$ PEEK ({resident_name}+k): NEXT k: PRINT AT 15,0;
9890 LOAD l$
