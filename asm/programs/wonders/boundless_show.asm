; boundless_show.asm - the window of the boundless maze on the screen: it moves by a cell, two rows or columns
;
; The screen's bytes are moved, and only four lines of the field are drawn: the two that come in, the one that was at the edge
; there, which has a neighbour now, and the one that is at the other edge, which has none now.

        if ! defined WONDERS_BOUNDLESS_SHOW
WONDERS_BOUNDLESS_SHOW equ 1

        include "engine/views/field_draw.asm"
        include "lib/maze_window.asm"
        include "lib/route_step.asm"
        include "programs/wonders/boundless_goal.asm"

        public boundless_move

BOUNDLESS_COLUMNS: equ 31
BOUNDLESS_ROWS: equ 19
BOUNDLESS_DOWN: equ BOUNDLESS_ROWS / 4  ; cells from the window's corner to the hero
BOUNDLESS_RIGHT: equ BOUNDLESS_COLUMNS / 4
BOUNDLESS_HERO: equ (2 * BOUNDLESS_DOWN + 1) * 256 + 2 * BOUNDLESS_RIGHT + 1
TRAIL_INK:      equ $06                 ; yellow
WAYS_SIZE:      equ 12

; boundless_move - show the window after maze_scroll, and the hero and his trail in it
; In:    A = code of the step
; Uses:  AF, BC, DE, HL, IX
; Writes: the screen; operands at pixels, colours
boundless_move:
        proc
        local line, across
        push af
        ld c,a
        add a,a
        add a,c
        add a,a
        ld c,a
        ld b,0
        ld ix,boundless_ways
        add ix,bc
        pop af
        push af
        call own_side
        ld hl,boundless_came
        or (hl)
        ld de,BOUNDLESS_HERO
        call boundless_trail            ; in the place that he leaves
        call boundless_shift
        pop af
        push af
        xor 4
        ld c,a
        call own_side
        ld b,a
        ld de,BOUNDLESS_HERO
        call boundless_old
        or b
        ld (boundless_came),a           ; the side of his new place on which the trail ends, and where he went from it before
        ld a,c
        ld de,BOUNDLESS_HERO
        call route_step
        ld a,c
        call boundless_straight
        call boundless_trail            ; between the two
        call boundless_figure
        pop af
        ld b,4
line:                                   ; see boundless_ways
        push bc
        push af
        ld d,(ix + 8)
        ld e,d
        inc ix
        bit 1,a
        jr nz,across
        call boundless_line
        pop af
        pop bc
        djnz line
        jp boundless_mark
across:
        call boundless_upright
        pop af
        pop bc
        djnz line
        jp boundless_mark
        endp

boundless_line:                         ; row D
        ld e,BOUNDLESS_COLUMNS - 1
        proc
        local each
each:
        call draw_line_place
        dec e
        jp p,each
        ret
        endp
boundless_upright:                      ; column E
        ld d,BOUNDLESS_ROWS - 1
        proc
        local each
each:
        call draw_line_place
        dec d
        jp p,each
        ret
        endp

; boundless_shift - move the rows of the screen, pixels and colours
; In:    IX = record of boundless_ways
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
boundless_shift:
        proc
        local row, line, pixels, colours, from
        ld a,(ix + 7)
        ld (pixels + 1),a
        ld (colours + 1),a
        ld d,(ix + 0)
        ld b,(ix + 2)
row:
        push bc
        ld e,(ix + 3)
        push de
        call cell_address
        push hl
        call from
        call cell_address
        pop de
        ld a,8
line:
        push hl
        push de
        ld b,0
        ld c,(ix + 6)
pixels:
        ldir                            ; operand: or lddr
        pop de
        pop hl
        inc h
        inc d
        dec a
        jr nz,line
        pop de
        push de
        call attribute_address
        push hl
        call from
        call attribute_address
        pop de
        ld b,0
        ld c,(ix + 6)
colours:
        ldir                            ; operand
        pop de
        ld a,d
        add a,(ix + 1)
        ld d,a
        pop bc
        djnz row
        ret
from:                                   ; D, E = the place that a row comes from
        ld a,d
        add a,(ix + 4)
        ld d,a
        ld e,(ix + 5)
        ret
        endp

; by direction: the first row that is written, the step to the next one, rows, the column written; where from: rows on, the column;
; bytes, the second byte of LDIR or LDDR; four lines to draw
boundless_ways:
        db BOUNDLESS_ROWS, -1, BOUNDLESS_ROWS - 2, 0, -2, 0, BOUNDLESS_COLUMNS, $B0, 0, 1, 2, BOUNDLESS_ROWS - 1
        db 1, 1, BOUNDLESS_ROWS, 0, 0, 2, BOUNDLESS_COLUMNS - 2, $B0
        db BOUNDLESS_COLUMNS - 1, BOUNDLESS_COLUMNS - 2, BOUNDLESS_COLUMNS - 3, 0
        db 1, 1, BOUNDLESS_ROWS - 2, 0, 2, 0, BOUNDLESS_COLUMNS, $B0
        db BOUNDLESS_ROWS - 1, BOUNDLESS_ROWS - 2, BOUNDLESS_ROWS - 3, 0
        db 1, 1, BOUNDLESS_ROWS, BOUNDLESS_COLUMNS - 1, 0, BOUNDLESS_COLUMNS - 3, BOUNDLESS_COLUMNS - 2, $B8
        db 0, 1, 2, BOUNDLESS_COLUMNS - 1

; boundless_old - the sides of the trail that is in a place already
; In:    D, E = place
; Out:   A = its sides
; Keeps: BC
; Uses:  F, DE, HL
boundless_old:
        proc
        local there, right, left, down, none
        call mark_cell
        call attribute_address
        ld a,(hl)
        sub TRAIL_INK
        jr z,there
        xor a                           ; a bare floor, the way shown
        ret
there:
        call cell_address
        ld e,0
        bit 3,(hl)                      ; line_thin reaches the edges of the cell
        jr z,right
        inc e                           ; KEY_UP
right:
        inc h
        inc h
        inc h
        bit 0,(hl)
        jr z,left
        set 1,e
left:
        bit 7,(hl)
        jr z,down
        set 3,e
down:
        ld a,h
        add a,4
        ld h,a
        bit 3,(hl)
        jr z,none
        set 2,e
none:
        ld a,e
        ret
        endp

; boundless_straight - the sides of a place that a step crosses
; In:    A = its code
; Out:   A = two sides
; Keeps: BC, DE, HL
boundless_straight:
        and 2
        ld a,KEY_UP | KEY_DOWN
        ret z
        rlca                            ; KEY_RIGHT | KEY_LEFT
        ret

boundless_trail:                        ; at D, E; A = its sides
        ld hl,line_thin
        ld c,TRAIL_INK

; boundless_part - a part of a line
; In:    D, E = place; A = its sides; HL = thickness; C = attribute
; Keeps: DE
; Uses:  AF, BC, HL
boundless_part:
        ld b,a
        push de
        call mark_cell
        call line_draw
        pop de
        ret
boundless_figure:
        ld de,BOUNDLESS_HERO
        ld hl,hero_shape
        ld c,HERO_INK
        jp draw_mark

        endif
