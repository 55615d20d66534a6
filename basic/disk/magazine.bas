# magazine.bas - the lines of the cassette that differ on disk
#
# TR-DOS reads the token of its command after REM: EF is LOAD, AF is CODE.

5 BORDER 0: PAPER 0: INK 7: CLEAR {start-1}: CLS: RANDOMIZE USR 15619: REM:{0xEF}"scr"{0xAF}
7 LOAD ""CODE
8 REM
