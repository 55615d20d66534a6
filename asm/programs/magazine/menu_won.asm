; menu_won.asm - the stars won in each listing, in the order of the tape

MENU_WATCHED:   equ 4

        db 0                           ; z1
        db 0                           ; z1b
        db 0                           ; z1c
        db 0                           ; z2
        db 0                           ; z3
        db 0                           ; z3b
        db 0                           ; z4
        db 0                           ; z4b
        db 0                           ; z12
        db 0                           ; z7
        db 0                           ; m3
        db 0                           ; m4
        db 0                           ; m5
        db 0                           ; m6
        db 0                           ; z5
        db 0                           ; z6
        db 0                           ; z6b
        db MENU_WATCHED                ; z13
        db MENU_WATCHED                ; z13b
        db MENU_WATCHED                ; z14
        db 0                           ; z14b
        db 0                           ; p1
        db 0                           ; p4
        db 0                           ; w1
