; kept.asm - what is in the image, so that it stays when the program is begun again: the keys in use, the marks of the window, the best scores

        if ! defined LARGE_KEPT
LARGE_KEPT equ 1

usual_keys:                             ; those of keys.asm, and SPACE as fire
        db $FB, 1, KEY_UP
        db $FD, 1, KEY_DOWN
        db $DF, 1, KEY_RIGHT
        db $DF, 2, KEY_LEFT
        db $EF, 8, KEY_UP
        db $EF, 16, KEY_DOWN
        db $EF, 4, KEY_RIGHT
        db $F7, 16, KEY_LEFT
        db $7F, 1, KEY_FIRE
        db 0
keys_in_use:
        dw usual_keys
my_keys:                                ; the player's own: REDEFINE_SIZE bytes
        ds 13
        public view_marks
view_marks:                             ; view_draw.asm's
        db HERO_INK
        db $3E, $3A, $3F, $1C, $7E, $BD, $18, $18
finish_mark:                            ; ring_put copies it: the ring, or the lock
        ds 9
gem_mark:                               ; on a free walk the start
        db GEM_INK
gem_shape:
        db $00, $3C, $42, $E7, $7E, $3C, $18, $00
        db $06, 0, 0, 0, $18, $18, 0, 0, 0 ; a trail
ring_mark:
        db FINISH_INK
finish_shape:
        db $3C, $7E, $E7, $C3, $C3, $E7, $7E, $3C
rear_mark:                              ; half of who is between two places
        db HERO_INK
        ds 8
hero_above:                             ; empty lines above him and below, so that halves of him begin at one of these
        ds 4
hero_shape:                             ; hero_step moves the feet
        db $3E, $3A, $3F, $1C, $7E, $BD, $18, $18
        ds 4
scores_large:
        db "THESEUS "
        dw 3000
        db "ARIADNE "
        dw 2000
        db "DAEDALUS"
        dw 1000
        db "ICARUS  "
        dw 500
        db "MINOS   "
        dw 200
        db 0                            ; the checksum's place

        endif
