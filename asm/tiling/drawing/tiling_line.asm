; tiling_line.asm - a straight line one pixel wide, drawn or inverted by a pen
;
; A line is always drawn from its upper end, a level one from its left end. So a wall has the same pixels from both of its cells.
; The pen is the instruction that joins the line's pixels with the screen's: OR draws them, XOR inverts them.
; Level lines go by bytes, upright ones and those of 45 degrees have loops of their own, others share Bresenham's.

        if ! defined ENGINE_TILING_LINE
ENGINE_TILING_LINE equ 1

        include "tiling/drawing/tiling_pixel.asm"

        public tiling_line, pen_use

PEN_DRAW:       equ $B1                 ; or c
PEN_TURN:       equ $A9                 ; xor c
PEN_NONE:       equ 0                   ; nop: only line_ends is written

; pen_use - choose how lines are drawn
; In:    A = PEN_DRAW, PEN_TURN or PEN_NONE
; Out:   -
; Keeps: AF, BC, DE, HL, IX, IY
; Uses:  nothing
; Writes: nothing; operands at the pens in tiling_line
pen_use:
        ld (pen_upright),a
        ld (pen_right),a
        ld (pen_left),a
        ld (pen_steep),a
        ld (pen_flat),a
        ld (pen_level),a
        ld (pen_last),a
        ret

; tiling_line - a line from a pixel to another, both included
; In:    D, E = y, x of the one; B, C = how far the other is below and to the right, -127 to 127
; Out:   D, E = y, x of the other; line_ends: x, y of the two
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, line_ends; operands at steep_rows, flat_columns, and where a slope leans
tiling_line:
        proc
        local down, from, upright, right, left, slope, rightward, flat, level, along, byte, last
        ld (line_ends),de
        ld a,d
        add a,b
        ld h,a
        ld a,e
        add a,c
        ld l,a
        ld (line_ends + 2),hl
        push hl
        ld a,b
        or a
        jr z,level
        jp p,down
        xor a                           ; HL is the upper end
        sub b
        ld b,a
        xor a
        sub c
        ld c,a
        jr from
down:
        ex de,hl
from:
        push bc
        call pixel_place
        pop de                          ; D, E = rows, columns
        ld c,a
        ld b,d
        inc b
        ld a,e
        or a
        jr z,upright
        add a,d
        jr z,left
        ld a,e
        cp d
        jr nz,slope
right:
        ld a,(hl)
pen_right:
        or c                            ; operand: the pen
        ld (hl),a
        rrc c
        jr nc,$ + 3
        inc l
        inc h
        ld a,h
        and 7
        call z,pixel_row
        djnz right
        pop de
        ret
left:
        ld a,(hl)
pen_left:
        or c                            ; operand: the pen
        ld (hl),a
        rlc c
        jr nc,$ + 3
        dec l
        inc h
        ld a,h
        and 7
        call z,pixel_row
        djnz left
        pop de
        ret
upright:
        ld a,(hl)
pen_upright:
        or c                            ; operand: the pen
        ld (hl),a
        inc h
        ld a,h
        and 7
        call z,pixel_row
        djnz upright
        pop de
        ret

level:                                  ; DE, HL = the ends, C = columns
        bit 7,c
        jr nz,along
        ex de,hl
along:                                  ; HL = the left end, E = x of the right one
        ld c,e
        call pixel_place
        add a,a
        dec a
        ld b,a                          ; the pixels from the left end on
        ld a,l
        and 31
        ld e,a
        ld a,c
        rrca
        rrca
        rrca
        and 31
        sub e
        ld e,a                          ; bytes to the right end
        ld a,c
        and 7
        push hl
        add a,low pixel_bits
        ld l,a
        ld h,high pixel_bits
        xor a
        sub (hl)
        ld d,a                          ; the pixels up to the right end
        pop hl
        ld c,b
        inc e
        dec e
        jr z,last
byte:
        ld a,(hl)
pen_level:
        or c                            ; operand: the pen
        ld (hl),a
        inc l
        ld c,255
        dec e
        jr nz,byte
last:
        ld a,c
        and d
        ld c,a
        ld a,(hl)
pen_last:
        or c                            ; operand: the pen
        ld (hl),a
        pop de
        ret

slope:                                  ; B = rows + 1, D = rows, E = columns
        ld a,e
        ld e,$2C                        ; inc l
        ld b,$09                        ; rrc c
        or a
        jp p,rightward
        neg
        inc e                           ; dec l
        ld b,$01                        ; rlc c
rightward:
        push af
        ld a,e
        ld (move_steep),a
        ld (move_flat),a
        ld a,b
        ld (turn_steep + 1),a
        ld (turn_flat + 1),a
        pop af                          ; A = columns
        cp d
        jr nc,flat
        ld e,d                          ; E = rows
        ld d,a
        ld a,e
        ld (steep_rows + 1),a
        ld b,a
        srl a                           ; the error
        inc b
        jr line_steep
flat:
        ld (flat_columns + 1),a
        ld b,a
        srl a
        inc b
        jr line_flat
        endp

; line_steep - B pixels, a row each; D = columns; A = error
line_steep:
        proc
        local pixel, straight
pixel:
        ld e,a
        ld a,(hl)
pen_steep:
        or c                            ; operand: the pen
        ld (hl),a
        ld a,e
        sub d
        jr nc,straight
steep_rows:
        add a,0                         ; operand: rows
turn_steep:
        rrc c                           ; operand: or to the left
        jr nc,straight
move_steep:
        inc l                           ; operand: the same
straight:
        ld e,a
        inc h
        ld a,h
        and 7
        call z,pixel_row
        ld a,e
        djnz pixel
        pop de
        ret
        endp

; line_flat - B pixels, a column each; D = rows; A = error
line_flat:
        proc
        local pixel, straight
pixel:
        ld e,a
        ld a,(hl)
pen_flat:
        or c                            ; operand: the pen
        ld (hl),a
turn_flat:
        rrc c                           ; operand: or to the left
        jr nc,$ + 3
move_flat:
        inc l                           ; operand: the same
        ld a,e
        sub d
        jr nc,straight
flat_columns:
        add a,0                         ; operand: columns
        ld e,a
        inc h
        ld a,h
        and 7
        call z,pixel_row
        ld a,e
straight:
        djnz pixel
        pop de
        ret
        endp

tiling_line_variables macro
line_ends:      ds 4                    ; x, y of the ends of the last line
        endm

        endif
