# magazine_z7.bas - corridors in machine code, listings 7 to 11 of ZX Review
#
# Text:   Z7
# What:   Listing 4 in 412 bytes of machine code at 50000, started at 50210. It works upside down: from the lowest
#         corridor to the second, with a partition's opening in the wall above. The maze has ten corridors on
#         26 x 21 characters, is perfect, and has a door on the left and one on the right. Every character is printed by the
#         ROM, which takes half a second for a maze. Nothing can stop it, so a key has to wait. Only the lowest
#         four bits of its random numbers count: if always started at the same moment of a frame, it makes 256 mazes.
# Mended: Listing 7: the bytes of line 40 are FD 36 53 39, not FD 02; line 70 calls 0D6B, not 0D68; line 100 is PUSH BC, not
#         PUSH B,C; lines 350 and 550 are LD A,B, not LD B,A and LD A,AB; the bytes of line 580 are 3E 8F, not 3E F8.
#         Listing 8: line 40 is ADD HL,DE, not ADD HL,DE),39; line 60 is LD A,L, not LD FL. Listing 9: line 40 is at C3C6,
#         not C3C3; line 190 is LD A,D, not LD D,A; line 480, INC A at C3F9, was left out. Listing 11: line 130 is at C439,
#         not C428. In the article's text RES is at 50000, not 5000, and has 100 bytes, not 99; RND is at 50100, not 5100,
#         and has 13 bytes, not 12; PRINT is at 50113, not 50175.
# Added:  The code takes its random numbers from the frame counter, which our clock sets to 0, where they are poor:
#         line 12 sets it to a random number, line 21 restores it.
# Ours:   generate_corridor
# Parts:  ending walking cassette leaving

1 REM Z7, ZX Review 11/12 1997: listings 7-11, corridors in code
2 REM mended: CALL 0D6B and 3E8F in 7, LD A,L in 8, INC A in 9
3 CLEAR 49999: PRINT "If no code comes, rewind."'"BREAK stops.": LOAD "z7"CODE
4 RANDOMIZE
10 BORDER 7: PAPER 7: INK 1: CLS
11 LET t$="Z7 Pure code": LET m$="": PRINT #1;AT 0,0;t$: GO SUB 9510
12 LET f=INT (RND*65000): POKE 23673,INT (f/256): POKE 23672,f-256*INT (f/256)
20 RANDOMIZE USR {start}
21 LET f=PEEK 23672+256*PEEK 23673-f: POKE 23673,0: POKE 23672,f
30 GO TO 9610
