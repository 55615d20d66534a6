# cassette.bas - the cassette's menu, which stays in memory while its listings run: it says what to load from the tape
#
# The menu keeps these lines and those of leaving.bas: BREAK in a listing, or while one is looked for or loaded, leaves no other ones,
# and goes on here. See programs/magazine/menu_trap.asm.
#
# Left from there, RUN 9880 shows it again. GO TO 9880.

9880 LET r=9880: LET k=USR {resident_menu}: IF k=0 THEN GO TO 9900
9885 LET l$="": FOR k=1 TO PEEK {resident_name}: LET l$=l$+CHR$ PEEK ({resident_name}+k): NEXT k
9890 LOAD l$
