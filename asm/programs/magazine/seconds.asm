; seconds.asm - how long each listing takes, in the order of the tape; `build.py bench magazine` makes it

        db " 22 s", 0                   ; z1
        db " 28 s", 0                   ; z1b
        db " 42 s", 0                   ; z1c
        db " 28 s", 0                   ; z2
        db "109 s", 0                   ; z3
        db " 57 s", 0                   ; z3b
        db "  8 s", 0                   ; z4
        db " 12 s", 0                   ; z4b
        db " 12 s", 0                   ; z12
        db "0.6 s", 0                   ; z7
        db " 43 s", 0                   ; m3
        db " 57 s", 0                   ; m4
        db " 71 s", 0                   ; m5
        db " 78 s", 0                   ; m6
        db " 64 s", 0                   ; z5
        db "  3 s", 0                   ; z6
        db "  4 s", 0                   ; z6b
        db "  3 s", 0                   ; z13
        db "106 s", 0                   ; z13b
        db " 21 s", 0                   ; z14
        db "  9 s", 0                   ; z14b
        db " 53 s", 0                   ; p1
        db " 54 s", 0                   ; p4
        db " 73 s", 0                   ; w1
