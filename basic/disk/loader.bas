# loader.bas - the lines of the shared loader that differ on disk
#
# TR-DOS reads the token of its command after REM: EF is LOAD, AF is CODE. RAMTOP stays high while the code loads, so that the
# machine stack is above it; `zxmazes/release/disk.py` explains why these lines are short.

10 BORDER 0: PAPER 0: INK 0: CLEAR 65367
12 RANDOMIZE USR 15619: REM:{0xEF}"scr"{0xAF}
15 RANDOMIZE USR 15619: REM:{0xEF}"{name}"{0xAF}
17 CLEAR {start-1}
9900 BORDER 7: PAPER 7: INK 0: CLS
9910 PRINT "To start again: RUN ";r
