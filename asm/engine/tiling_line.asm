; tiling_line.asm - a straight line one pixel wide, drawn or turned over by a pen
;
; A line is always drawn from its upper end, a level one from its left end. So a wall has the same pixels from both of its cells.
; The pen is the instruction that joins the line's pixels with the screen's: OR draws them, XOR turns them over.

        if ! defined ENGINE_TILING_LINE
ENGINE_TILING_LINE equ 1

        include "include/spectrum.asm"

        public tiling_line, pixel_place, pen_use

PEN_DRAW:       equ $B1                 ; or c
PEN_TURN:       equ $A9                 ; xor c
PEN_NONE:       equ 0                   ; nop: only line_ends is written

; pen_use - choose how lines are drawn
; In:    A = PEN_DRAW, PEN_TURN or PEN_NONE
; Out:   -
; Keeps: AF, BC, DE, HL, IX, IY
; Uses:  nothing
; Writes: nothing; operands at pens in tiling_line
pen_use:
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
; Writes: the screen, line_ends; operands at steep_rows, flat_columns and turns
tiling_line:
        proc
        local down, start, rightward, flat
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
        jp z,level
        jp p,down
        neg
        ld b,a
        ld a,c
        neg
        ld c,a
        ex de,hl
down:
        ex de,hl
        push bc
        call pixel_place                ; HL = byte, A = pixel
        pop de                          ; D, E = rows, columns
        ld c,a
        ld a,e
        ld e,$09                        ; rrc c
        ld b,$2C                        ; inc l
        or a
        jp p,rightward
        neg
        ld e,$01                        ; rlc c
        inc b                           ; dec l
rightward:
        push af
        ld a,e
        ld (turn_steep + 1),a
        ld (turn_flat + 1),a
        ld a,b
        ld (move_steep),a
        ld (move_flat),a
        pop af                          ; A = columns, D = rows
        cp d
        jr z,start
        jr nc,flat
start:
        ld e,a
        ld a,d
        ld (steep_rows + 1),a
        ld b,a
        inc b
        srl a
        ld d,e                          ; D = columns, A = error
        jr line_steep
flat:
        ld b,a
        ld (flat_columns + 1),a
        srl a
        inc b
        jr line_flat
        endp

; line_steep - B pixels, a row each; D = columns; A = error
line_steep:
        proc
        local pixel, straight, same
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
        line_below
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
        line_below
        ld a,e
straight:
        djnz pixel
        pop de
        ret
        endp

; level - a level line: whole bytes; DE, HL = the ends, BC = the way between them
level:
        proc
        local right, byte, last
        ld a,c
        or a
        jp p,right
        ex de,hl
right:                                  ; DE = the left end, HL = the right one
        ex de,hl
        push de
        call pixel_place
        add a,a
        dec a                           ; the pixels from the left end on
        ld c,a
        pop de
        push hl
        ex de,hl
        call pixel_place
        neg                             ; the pixels up to the right end
        pop de
        ex de,hl
        ld b,a
        ld a,e
        sub l
        ld e,a                          ; bytes to the right end
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
        and b
        ld c,a
        ld a,(hl)
pen_last:
        or c                            ; operand: the pen
        ld (hl),a
        pop de
        ret
        endp

; pixel_place - where a pixel is on the screen
; In:    H, L = y, x
; Out:   HL = address of its byte; A = its bit
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: nothing
pixel_place:
        proc
        local bits
        ld a,l
        and 7
        ld e,a
        ld d,0
        ld a,l
        ld l,h
        rrca
        rrca
        rrca
        and 31
        ld h,a
        ld a,l
        and $38
        add a,a
        add a,a
        or h
        ld h,a
        ld a,l                          ; y: bits 7-6 third, 5-3 character, 2-0 line
        ld l,h
        ld h,a
        and 7
        ld d,a
        ld a,h
        and $C0
        rrca
        rrca
        rrca
        or d
        or high SCREEN
        push hl
        ld hl,bits
        ld d,0
        add hl,de
        ld d,(hl)
        pop hl
        ld h,a
        ld a,d
        ret
bits:
        db 128, 64, 32, 16, 8, 4, 2, 1
        endp

tiling_line_variables macro
line_ends:      ds 4                    ; x, y of the ends of the last line
        endm

        endif
