; draw_kombikorm.asm - Kombikorm: a maze of pure chance, each character one of seven (Z14)
;
;   1. Rows 0 and 1: 32 times a random character and a blank.
;   2. Rows 2 to 17: 512 random characters.
;   3. Rows 18 and 19 as rows 0 and 1.
;   4. The frame, which is open at three corners.
;
; The same SEED gives the same picture as the listing, pixel by pixel. The shapes are copied to the start of a page: a
; character's number then is an address. They are data, so a program can draw with seven others.

        if ! defined DRAW_KOMBIKORM
DRAW_KOMBIKORM equ 1

        include "pictures/kombikorm_pick.asm"

        public draw_kombikorm

; draw_kombikorm - fill 20 rows of the screen with random characters, and draw a frame around them
; Family: picture
; Source: Z14
; In:    HL = seven shapes of 8 bytes (kombikorm_shapes: the listing's); rng_seed = SEED
; Out:   the screen: rows 0 to 19, and the frame's lower line in row 20; colours are kept; rng_seed = the new SEED
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL
; Writes: the screen, rng_seed, work (56 bytes); operands at lines (set before use)
; Size:  153 bytes   Time: 352,693 T at most
; Stack: 2 bytes
draw_kombikorm:
        proc
        local next, lines, blank, after, row, rows, done
        ld de,work
        ld bc,8 * KOMBIKORM_SHAPES
        ldir
        ld hl,(rng_seed)
        xor a
        ld (lines + 1),a                ; the first rows have blanks
        ld bc,SCREEN
next:
        call kombikorm_pick
        add a,a
        add a,a
        add a,a
        ld d,high work
        ld e,a
        picture_byte
        picture_byte
        picture_byte
        picture_byte
        picture_byte
        picture_byte
        picture_byte
        ld a,(de)
        ld (bc),a
        ld a,b
        sub 7
        ld b,a
        inc c
lines:
        jr after                        ; its operand is set: 0, on to a blank, in the four rows that have them
        xor a
        ld d,8
blank:
        ld (bc),a
        inc b
        dec d
        jr nz,blank
        ld a,b
        sub 8
        ld b,a
        inc c
after:
        ld a,c
        and 31
        jr nz,next
        or c
        jr nz,row
        ld a,b
        add a,8
        ld b,a                          ; the next third of the screen
row:
        ld a,c
        cp $80
        jr nz,rows
        bit 4,b
        jr nz,done                      ; row 20
rows:
        cp $40
        jr nz,next
        bit 3,b
        jr nz,next
        ld a,(lines + 1)                ; rows 2 and 18: the other kind
        xor after - lines - 2
        ld (lines + 1),a
        jr next
done:
        ld (rng_seed),hl
        ld hl,SCREEN
        ld bc,161 * 256 + $80
        call frame_side
        ld hl,SCREEN + 32 + 31
        ld bc,153 * 256 + $01
        call frame_side
        ld hl,SCREEN + 1
        ld b,31
        call frame_across
        ld hl,FRAME_BELOW + 1
        ld b,31
        jp frame_across
        endp
draw_kombikorm_end:

        endif
