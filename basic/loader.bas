# loader.bas - the shared loader: colours, a title, the loading screen, the code; line 20 starts the program again
#
# Used by every program in machine code that has no BASIC of its own. The values in braces come from the head of its main.asm.
# Parts:  leaving

10 BORDER 0: PAPER 0: INK 7: BRIGHT 0: CLEAR {start-1}: CLS
    : PRINT AT 10,{title_column}; INK {ink}; BRIGHT 1;"{title}"; AT 12,11;"{verb} loading"
    : IF {screens} THEN LOAD ""SCREEN$
    # while the code loads, send the ROM's "Bytes:" to a RET (096F), so that the picture stays clean; then to 09F4 again
15 POKE 23739,111: LOAD ""CODE: POKE 23739,244
20 RANDOMIZE USR {start}
30 LET r=20
