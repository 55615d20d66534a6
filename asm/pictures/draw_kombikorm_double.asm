; draw_kombikorm_double.asm - Kombikorm at double size, large enough to play in (Z14)
;
;   1. Double the shapes: the left halves of the eight bytes, doubled, then the right ones; each byte is for two pixel lines.
;      An empty place follows them.
;   2. The first of ten rows: eight times a random shape and an empty place.
;   3. Eight rows of 16 random shapes; the last row is as the first one.
;   4. The frame, two pixels thick, which is open at three corners.
;
; The same SEED gives the same picture as the listing, pixel by pixel.

        if ! defined DRAW_KOMBIKORM_DOUBLE
DRAW_KOMBIKORM_DOUBLE equ 1

        include "pictures/kombikorm_pick.asm"

        public draw_kombikorm_double

EMPTY_PLACE:    equ 16 * KOMBIKORM_SHAPES ; after the doubled shapes

; double_bit - take a bit from the right of A into C from the left, twice, a macro
; In:    A, C
; Out:   A = rotated through carry; C = shifted by two
; Keeps: all but F, A, C
; Uses:  AF, C
; Size:  5 bytes   Time: 20 T
double_bit macro
        rra
        rr c
        sra c
        endm

; draw_kombikorm_double - fill 20 rows of the screen with random shapes of 2 x 2 characters, and draw a frame around them
; Family: picture
; Source: Z14
; In:    HL = seven shapes of 8 bytes (kombikorm_shapes: the listing's); rng_seed = SEED
; Out:   the screen: rows 0 to 19, and the frame's lower line in row 20; colours are kept; rng_seed = the new SEED
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL
; Writes: the screen, rng_seed, work (128 bytes); operands at places (set before use)
; Size:  214 bytes   Time: 212,274 T at most
; Stack: 4 bytes
draw_kombikorm_double:
        proc
        local double, clear, next, draw, half, places, after, row, rows, done, across, turn
        ex de,hl
        ld hl,work
double:
        ld a,(de)
        inc de
        set 3,l
        call turn
        ld (hl),c                       ; the right half, which the low bits are
        res 3,l
        call turn
        ld (hl),c
        inc l
        bit 3,l
        jr z,double
        ld a,l
        add a,8                         ; past the right halves
        ld l,a
        cp EMPTY_PLACE
        jr nz,double
        xor a
        ld b,16
clear:
        ld (hl),a
        inc l
        djnz clear
        ld (places + 1),a               ; the first row has empty places
        ld hl,(rng_seed)
        ld bc,SCREEN
next:
        call kombikorm_pick
        add a,a
        add a,a
        add a,a
        add a,a
        ld e,a
draw:
        ld d,high work
half:
        rept 3
        ld a,(de)                       ; a byte on two pixel lines
        inc e
        ld (bc),a
        inc b
        ld (bc),a
        inc b
        endm
        ld a,(de)
        inc e
        ld (bc),a
        inc b
        ld (bc),a
        ld a,b
        sub 7
        ld b,a
        ld a,c
        xor 32                          ; the lower row, and back
        ld c,a
        bit 2,e
        jr nz,half
        inc c
        bit 3,e
        jr nz,half
places:
        jr after                        ; its operand is set: 0 in the two rows that have empty places
        ld e,EMPTY_PLACE
        bit 1,c
        jr nz,draw
after:
        ld a,c
        and 31
        jr nz,next
        ld a,c
        add a,32
        ld c,a
        jr nz,row
        ld a,b
        add a,8
        ld b,a                          ; the next third of the screen
        jr next
row:
        cp $80
        jr nz,rows
        bit 4,b
        jr nz,done                      ; row 20
rows:
        cp $40
        jr nz,next
        bit 3,b
        jr nz,next
        ld a,(places + 1)               ; rows 2 and 18: the other kind
        xor after - places - 2
        ld (places + 1),a
        jr next
done:
        ld (rng_seed),hl
        ld hl,SCREEN
        ld bc,162 * 256 + $C0
        call frame_side
        ld hl,SCREEN + 2 * 32 + 31
        ld bc,146 * 256 + $03
        call frame_side
        ld hl,SCREEN + 2
        call across
        ld hl,FRAME_BELOW + 2
across:
        ld b,30
        call frame_across
        inc h
        ld a,l                          ; HL is at the left end of the next row
        sub 30
        ld l,a
        ld b,30
        jp frame_across
turn:                                   ; C = the four low bits of A, each twice; A is turned by four
        double_bit
        double_bit
        double_bit
        double_bit
        ret
        endp
draw_kombikorm_double_end:

        endif
