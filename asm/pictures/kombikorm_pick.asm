; kombikorm_pick.asm - shared by the two sizes of Kombikorm: the choice of a character, the frame, the seven shapes (Z14)

        if ! defined KOMBIKORM_PICK
KOMBIKORM_PICK equ 1

        include "include/spectrum.asm"
        include "lib/basic_random.asm"

        public kombikorm_pick, frame_side, frame_across

KOMBIKORM_SHAPES: equ 7
FRAME_BELOW:    equ SCREEN + $1080      ; row 20, where the lower line of the frame is

; picture_byte - copy a byte of a shape to the screen, a macro
; In:    DE = the byte, not the last one in its page; BC = a place on the screen
; Out:   DE = the next byte; BC = the place a pixel line below, in the same character
; Keeps: HL, IX, IY
; Uses:  AF, B, E
; Size:  4 bytes   Time: 22 T
picture_byte macro
        ld a,(de)
        ld (bc),a
        inc b
        inc e
        endm

; the listing's seven: a line along the left, top, right and bottom side, both diagonals, nothing
kombikorm_shapes:
        db $80, $80, $80, $80, $80, $80, $80, $80
        db $FF, 0, 0, 0, 0, 0, 0, 0
        db 1, 1, 1, 1, 1, 1, 1, 1
        db 0, 0, 0, 0, 0, 0, 0, $FF
        db $80, $40, $20, $10, 8, 4, 2, 1
        db 1, 2, 4, 8, $10, $20, $40, $80
        db 0, 0, 0, 0, 0, 0, 0, 0

; kombikorm_pick - INT (RND * 7), with the numbers of BASIC
; Family: part
; Source: Z14
; In:    HL = SEED
; Out:   A = 0 to 6; HL = the new SEED
; Keeps: BC, IX, IY, the alternate registers
; Uses:  AF, DE, HL
; Writes: nothing
; Size:  50 bytes   Time: 280 to 292 T
; Stack: 0 bytes
kombikorm_pick:
        proc
        basic_random_step
        ld d,h
        ld e,l
        xor a
        add hl,hl
        rla
        add hl,hl
        rla
        add hl,hl
        rla
        sbc hl,de                       ; 8 * SEED - SEED; RLA has left no carry
        sbc a,0                         ; over 65,536
        ex de,hl
        ret
        endp
kombikorm_pick_end:

; frame_side - draw a vertical line of any thickness up to 8 pixels
; In:    HL = the byte of its top on the screen; B = pixel lines, 1 to 192; C = the pixels to set in each
; Out:   HL = the byte below it
; Keeps: C, DE, IX, IY
; Uses:  AF, B, HL
; Writes: the screen
; Size:  22 bytes
frame_side:
        proc
        local line
line:
        ld a,(hl)
        or c
        ld (hl),a
        line_below
        djnz line
        ret
        endp
frame_side_end:

; frame_across - draw a horizontal line of whole bytes
; In:    HL = the byte at its left end; B = bytes, 1 to 32; all are in the same line
; Out:   HL = the byte after it
; Keeps: A, C, DE, IX, IY
; Uses:  F, B, HL
; Writes: the screen
; Size:  6 bytes
frame_across:
        proc
        local next
next:
        ld (hl),$FF
        inc hl
        djnz next
        ret
        endp
frame_across_end:

        endif
