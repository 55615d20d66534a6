# play.bas - the games' cassette: the cover, the part that stays, the menu; line 20 shows the menu again
#
# What is in memory below 5F40 stays there while a game runs, so this is short: the code itself draws the page that other tapes
# show when they leave.

10 BORDER 0: PAPER 0: INK 7: CLEAR {start-1}: CLS: LOAD ""SCREEN$
    # while the code loads, send the ROM's "Bytes:" to a RET (096F), so that the cover stays clean; then to 09F4 again
    : POKE 23739,111: LOAD ""CODE: LOAD ""CODE: POKE 23739,244
20 RANDOMIZE USR {start}
