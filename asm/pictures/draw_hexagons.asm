; draw_hexagons.asm - a net of hexagons, as listing 13 of ZX Review prints it (Z13)
;
; The listing's tile is of 4 x 2 characters, with / and \ from corner to corner of a character:
;
;   /  a line at the top  \  a line at the bottom
;   \  nothing            /  nothing
;
; Each pixel line of it is four bytes, which come eight times in a row:
;
;   1. For k = 0 to 7, in the rows with even numbers: 1 << k; $FF if k = 0; $80 >> k; $FF if k = 7.
;   2. In the rows with odd numbers: $80 >> k, 0, 1 << k, 0.
;
; Each side of a hexagon is in a character of its own: a space there joins two hexagons and harms no other.

        if ! defined DRAW_HEXAGONS
DRAW_HEXAGONS equ 1

        include "include/spectrum.asm"

        public draw_hexagons

; draw_hexagons - fill 22 rows of the screen with hexagons
; Family: picture
; Source: Z13
; In:    nothing
; Out:   the screen: rows 0 to 21; colours are kept
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL
; Writes: the screen
; Size:  107 bytes   Time: 80,484 T at most
; Stack: 4 bytes
draw_hexagons:
        proc
        local line, swap, rows, same
        ld hl,SCREEN
        ld bc,$FF01                     ; C, B, E, D = the four bytes
        ld de,$0080
line:
        push hl
        call rows
        pop hl
        push hl
        ld l,32
        ld b,0
        ld d,b
        call swap
        call rows                       ; the odd rows
        call swap
        pop hl
        rlc c
        rrc e
        inc h
        ld a,h
        and 7
        ret z
        cp 7
        jr nz,line
        dec d
        jr line
swap:
        ld a,c
        ld c,e
        ld e,a
        ret
rows:                                   ; every other row from HL on
        rept 4
        ld (hl),c
        inc l
        ld (hl),b
        inc l
        ld (hl),e
        inc l
        ld (hl),d
        inc l
        endm
        bit 4,l
        jr nz,rows
        dec l
        ld a,l
        add a,33                        ; the next row but one
        ld l,a
        jr nc,same
        ld a,h
        add a,8                         ; in the next third of the screen
        ld h,a
same:
        bit 4,h
        jr z,rows
        ld a,l
        cp $C0
        jr c,rows                       ; up to row 21
        ret
        endp
draw_hexagons_end:

        endif
