# leaving.bas - the page that every tape shows when it leaves to BASIC: white, with the way to start again
#
# r = the line that starts the program again. GO TO 9900, or end here.
# A 128K started by its Tape Loader goes to its menu at the next key. Its 128 BASIC keeps the program, its 48 BASIC does not.

9900 BORDER 7: PAPER 7: INK 0: FLASH 0: BRIGHT 0: INVERSE 0: OVER 0: CLS
9910 PRINT "To start again: RUN ";r
    ''"If a key opens the 128K menu,"
    '"choose 128 BASIC, then RUN ";r;"."
