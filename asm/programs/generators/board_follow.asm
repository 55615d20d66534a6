; board_follow.asm - a shape that moves over the board: what it covers is kept, and put back

        if ! defined GENERATORS_BOARD_FOLLOW
GENERATORS_BOARD_FOLLOW equ 1

        include "programs/generators/board_colours.asm"

        public board_keep, board_lift, board_renew

; board_keep - keep what a shape will cover, for board_lift
; In:    D, E = its upper left pixel on the board
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: kept_colours, kept_pixels
board_keep:
        ld hl,colour_keep
        ld bc,pixels_keep
        jr board_kept

; board_lift - put back what a shape covers
; In:    D, E = as for board_keep, which was called for it
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
board_lift:
        ld hl,colour_lift
        ld bc,pixels_lift               ; fall through into board_kept

; board_kept - go through what a shape covers
; In:    D, E = its upper left pixel on the board; HL = routine for each cell; BC = routine for each byte: DE = where it is kept, HL = the screen's
; Uses:  AF, BC, DE, HL; operands at calls and both
board_kept:
        proc
        local line, calls, both
        ld (calls + 1),bc
        ld (both + 1),bc
        push de
        ld bc,kept_colours
        ld (kept_next),bc
        call sprite_cells
        pop de
        call sprite_address
        ld de,kept_pixels
        ld b,8
line:
calls:
        call 0                          ; operand
        inc l
both:
        call 0                          ; operand
        dec l
        line_below
        djnz line
        ret
        endp
pixels_keep:
        ld a,(hl)
        ld (de),a
        inc de
        ret
pixels_lift:
        ld a,(de)
        ld (hl),a
        inc de
        ret

; colour_keep, colour_lift - keep the colour of a cell, or put it back
; In:    D, E = cell on the board
; Keeps: C, DE
; Uses:  AF, B, HL
colour_keep:
        push de
        call cell_attribute
        ld de,(kept_next)
        ld a,(hl)
        ld (de),a
        jr kept_on
colour_lift:
        push de
        call cell_attribute
        ld de,(kept_next)
        ld a,(de)
        ld (hl),a
kept_on:
        inc de
        ld (kept_next),de
        pop de
        ret

; board_renew - what is on the board where a shape was, in the colours of the maze
; In:    D, E = its upper left pixel on the board; board_shown
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
board_renew:
        ld hl,cell_renew
        jp sprite_cells
cell_renew:
        call cell_ink
        ld c,a
        push de
        call cell_attribute
        ld (hl),c
        call cell_address
        xor a
        ld b,8
        ld (hl),a
        inc h
        djnz $ - 2
        pop de
        push de
        call cell_find
        ld hl,paint_open
        call cell_seek
        pop de
        ret
paint_open:
        call shown_address
        ld a,(hl)
        cp FIELD_WALL
        call nz,board_paint
        or a                            ; for cell_seek: go on
        ret

        endif
