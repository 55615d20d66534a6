# solvers.bas - loader: colours, a title, the loading screen, the code; line 20 starts the program again

10 BORDER 0: PAPER 0: INK 7: BRIGHT 0: CLEAR {start-1}: CLS
    : PRINT AT 10,11; INK 6; BRIGHT 1;"Solvers"; AT 12,11;"are loading"
    : LOAD ""SCREEN$
    # the poke keeps the ROM's "Bytes:" off the picture; the CLS of line 30 undoes it
    : POKE 23739,111: LOAD ""CODE
20 RANDOMIZE USR {start}
30 BORDER 7: PAPER 7: INK 0: BRIGHT 0: CLS
    : PRINT "To start again: RUN 20"
