; seconds.asm - how long each listing takes, in the order of the tape; `build.py bench magazine` makes it

        db " 22", 0                     ; z1
        db " 28", 0                     ; z1b
        db " 42", 0                     ; z1c
        db " 27", 0                     ; z2
        db " 94", 0                     ; z3
        db " 59", 0                     ; z3b
        db "  9", 0                     ; z4
        db " 12", 0                     ; z4b
        db " 12", 0                     ; z12
        db "0.6", 0                     ; z7
        db " 52", 0                     ; m3
        db " 50", 0                     ; m4
        db " 71", 0                     ; m5
        db " 75", 0                     ; m6
        db " 64", 0                     ; z5
        db "  4", 0                     ; z6
        db "  4", 0                     ; z6b
        db "  3", 0                     ; z13
        db " 95", 0                     ; z13b
        db " 21", 0                     ; z14
        db "  9", 0                     ; z14b
        db " 53", 0                     ; p1
        db " 54", 0                     ; p4
        db " 77", 0                     ; w1
