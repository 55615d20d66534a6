# magazine.bas - the lines of the cassette's menu that differ on disk
#
# TR-DOS reads the token of its command after REM: EF is LOAD.

5 BORDER 0: PAPER 0: INK 7: CLS: RANDOMIZE USR 15619: REM:{0xEF}"scr"{0xAF}
7 PAUSE 100
330 CLS: PRINT "Loading ";l$;" from disk."''"For this menu again:"'"RANDOMIZE USR 15616, then RUN."
340 RANDOMIZE USR 15619: REM:{0xEF}l$
