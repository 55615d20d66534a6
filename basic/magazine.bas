# magazine.bas - the cassette: a menu of old listings, then the listings
#
# Cassette: magazine_z1 magazine_z1b magazine_z1c magazine_z2 magazine_z3 magazine_z3b magazine_z4 magazine_z4b
#         magazine_z12 magazine_z7 magazine_m3 magazine_m4 magazine_m5 magazine_m6 magazine_z5 magazine_z6
#         magazine_z6b magazine_z13 magazine_z13b magazine_z14 magazine_z14b magazine_p1 magazine_p4 magazine_w1
# Parts:  cassette leaving

5 BORDER 0: PAPER 0: INK 7: CLEAR {resident-1}: CLS: LOAD ""SCREEN$
# while the code loads, send the ROM's "Bytes:" to a RET (096F), so that the picture stays clean; then to 09F4 again
7 POKE 23739,111: LOAD ""CODE
8 POKE 23739,244
10 GO TO 9880
