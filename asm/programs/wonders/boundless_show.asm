; boundless_show.asm - the window of the boundless maze on the screen: it moves by a cell, two rows or columns, one after the other
;
; The screen's bytes are moved, and only four lines of the field are drawn: first the one that was at the edge, which has a neighbour
; now, and that which comes in beside it, then the next one, and the one that is at the other edge, which has no neighbour now.

        if ! defined WONDERS_BOUNDLESS_SHOW
WONDERS_BOUNDLESS_SHOW equ 1

        include "engine/views/field_draw.asm"
        include "lib/maze_window.asm"
        include "lib/route_step.asm"
        include "programs/wonders/boundless_goal.asm"
        include "programs/wonders/boundless_stay.asm"

        public boundless_move

BOUNDLESS_COLUMNS: equ 31
BOUNDLESS_ROWS: equ 19
BOUNDLESS_DOWN: equ BOUNDLESS_ROWS / 4  ; cells from the window's corner to the hero
BOUNDLESS_RIGHT: equ BOUNDLESS_COLUMNS / 4
BOUNDLESS_HERO: equ (2 * BOUNDLESS_DOWN + 1) * 256 + 2 * BOUNDLESS_RIGHT + 1
BOUNDLESS_SEEN: equ 2 * BOUNDLESS_DOWN + 2 ; the hero's row of the screen
TRAIL_INK:      equ $06                 ; yellow
FIELD_AT:       equ 1 * 256 + 0         ; field_top, field_left

; boundless_move - show the window after maze_scroll, and the hero and his trail in it: he is never gone, and rows are whole one after the other.
;                  It moves by two halves
; In:    A = code of the step
; Uses:  AF, BC, DE, HL, IX
; Writes: the screen, boundless_code, boundless_edges, boundless_came, what boundless_half writes
boundless_move:
        ld (boundless_code),a
        ld c,a
        add a,a
        add a,a
        add a,a
        sub c
        ld e,a
        ld d,0
        ld ix,boundless_ways
        add ix,de
        call boundless_near
        call boundless_old
        push af                         ; the sides of the trail in his next place, before it is moved below him
        ld a,(boundless_code)
        call own_side
        ld hl,boundless_came
        or (hl)
        ld l,(ix + 12)
        ld h,(ix + 13)
        ld (boundless_at),hl
        ld l,(ix + 8)
        ld h,(ix + 9)
        call boundless_half             ; the place that he leaves
        ld hl,FIELD_AT
        ld (boundless_at),hl
        call hero_walks
        call keys_held                  ; a tap during the step counts
        call tour_steer
        ld a,(boundless_code)
        ld c,a
        call boundless_straight
        ld l,(ix + 10)
        ld h,(ix + 11)
        call boundless_half             ; the place between
        ld a,(boundless_code)
        xor 4
        call own_side
        ld b,a
        pop af
        or b
        ld (boundless_came),a           ; the side of his new place on which the trail ends, and where he went from it before
        jp boundless_mark

; boundless_half - move the window by a place, and draw two lines of the field
; In:    A = the sides of the trail in the place that he leaves; L, H = the lines; IX = record of boundless_ways
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, boundless_laid, boundless_edges; operands at pixels, colours
boundless_half:
        ld (boundless_laid),a
        ld (boundless_edges),hl
        call boundless_shift
        ld a,(boundless_code)
        bit 1,a
        ret nz                          ; each row has had its columns
        ld hl,(boundless_at)
        call boundless_from
        ld hl,(boundless_edges)
        ld d,l
        push hl
        call boundless_line
        pop de
        call boundless_line
        ld hl,FIELD_AT                  ; fall through into boundless_from

boundless_from:                         ; where the field is drawn: L, H = column, row of the screen
        ld a,l
        ld (field_left),a
        ld a,h
        ld (field_top),a
        ret

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

; boundless_sides - where the window has moved to a side: the columns of a row that has been moved
; In:    D = row of the screen; boundless_edges
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
boundless_sides:
        ld a,(boundless_code)
        bit 1,a
        ret z
        push de
        dec d                           ; field_top
        ld hl,(boundless_at)
        call boundless_from
        ld hl,(boundless_edges)
        ld e,l
        push hl
        call draw_line_place
        pop hl
        ld e,h
        call draw_line_place
        ld hl,FIELD_AT
        call boundless_from
        pop de
        ret

; boundless_shift - move the rows of the screen, pixels and colours; the hero's is seen to in between
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
        ld a,d
        sub BOUNDLESS_SEEN
        ld (boundless_his),a            ; 0 in his row
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
        ex af,af'
        ld a,(boundless_his)
        or a
        call z,boundless_keep
        ex af,af'
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
        add a,(ix + 4)
        cp BOUNDLESS_SEEN
        call z,boundless_leave          ; it has been moved out of his row
        ld a,d
        cp BOUNDLESS_SEEN
        call z,boundless_arrive
        call boundless_sides
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
; bytes, the second byte of LDIR or LDDR; two lines to draw after half of the step, and after all of it; field_left, field_top after half
boundless_ways:
        db BOUNDLESS_ROWS, -1, BOUNDLESS_ROWS - 1, 0, -1, 0, BOUNDLESS_COLUMNS, $B0, 2, 1, 0, BOUNDLESS_ROWS - 1, 0, 0
        db 1, 1, BOUNDLESS_ROWS, 0, 0, 1, BOUNDLESS_COLUMNS - 1, $B0
        db BOUNDLESS_COLUMNS - 3, BOUNDLESS_COLUMNS - 2, BOUNDLESS_COLUMNS - 1, 0, 1, 1
        db 1, 1, BOUNDLESS_ROWS - 1, 0, 1, 0, BOUNDLESS_COLUMNS, $B0
        db BOUNDLESS_ROWS - 3, BOUNDLESS_ROWS - 2, BOUNDLESS_ROWS - 1, 0, 0, 2
        db 1, 1, BOUNDLESS_ROWS, BOUNDLESS_COLUMNS - 1, 0, BOUNDLESS_COLUMNS - 2, BOUNDLESS_COLUMNS - 1, $B8
        db 2, 1, 0, BOUNDLESS_COLUMNS - 1, -1, 1

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
        ld hl,(hero_now)
        ld c,HERO_INK
        jp draw_mark

        endif
