# solvers.bas - loader: colours, a title, the loading screen, the code; line 20 starts the program again
#
# Parts:  leaving

10 BORDER 0: PAPER 0: INK 7: BRIGHT 0: CLEAR {start-1}: CLS
    : PRINT AT 10,11; INK 6; BRIGHT 1;"Solvers"; AT 12,11;"are loading"
    : LOAD ""SCREEN$
    # while the code loads, the ROM prints "Bytes:" to a RET (096F) instead of on the picture, then to 09F4 again
    : POKE 23739,111: LOAD ""CODE: POKE 23739,244
20 RANDOMIZE USR {start}
30 LET r=20
