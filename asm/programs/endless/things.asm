; things.asm - what lies in cells, on the screen: gems, water, embers
;
; A thing is a byte: GEM, WATER or EMBER, and the byte of the screen's line where it is drawn, or 0 for none.

        if ! defined ENDLESS_THINGS
ENDLESS_THINGS equ 1

        include "engine/views/line_scroll.asm"
        include "programs/endless/rows.asm"
        include "programs/endless/embers.asm"

THING_LINES:    equ 10                  ; two of them empty: a thing that moves up wipes itself
THING_DOWN:     equ 2                   ; its first line in a cell
GEM_INK:        equ $43
WATER_INK:      equ $45
GATE_INK:       equ $47

; thing_place - HL = where the thing in row A is noted; uses HL
thing_place:
        ld l,a
        ld h,high gems
        ret

; thing_draw - draw a thing that has just moved up, as far as it is on the screen
; In:    A = thing; D = its first line, less than SCROLL_TOP or more than 191 outside
; Uses:  AF, BC, DE, HL
thing_draw:
        proc
        local seen, top, line, whole, shape
        ld e,a
        cp GATE
        jr nc,gate_colour
        call thing_look
        ld a,e
        and THING_BYTE
        ld e,a
        push de
        push bc
        ld b,THING_LINES
top:
        ld a,d
        sub SCROLL_TOP
        cp 192 - SCROLL_TOP
        jr c,seen
        inc hl                          ; above the field, or below it
        inc d
        djnz top
        jr shape
seen:
        ld a,192
        sub d
        cp b
        jr nc,whole
        ld b,a
whole:
        ld a,d
        ex de,hl
        ld c,l
        call line_address
        ld a,l
        add a,c
        ld l,a
line:
        ld a,(de)
        ld (hl),a
        inc de
        line_below
        djnz line
shape:
        pop bc
        pop de
        endp                            ; fall through into thing_colour

; thing_colour - colour the cells of a thing, and give back the one that it leaves
; In:    D = its first line; E = its byte of the line; C = attribute
; Uses:  AF, B, HL
thing_colour:
        ld b,c
        ld a,(level_ink)
        ld c,a
        ld a,d
        add a,THING_LINES - 1
        call thing_cell
        ld c,b
        ld a,d
        add a,THING_LINES - 3
        call thing_cell
        ld a,d                          ; fall through

; thing_cell - colour the cell of line A, if it is in the field
; In:    C = attribute; E = its column
; Uses:  AF, HL
thing_cell:
        cp SCROLL_TOP
        ret c
        cp 192
        ret nc
        and $F8
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        ld a,h
        add a,high ATTRIBUTES
        ld h,a
        ld a,l
        or e
        ld l,a
        ld (hl),c
        ret

; gate_colour - colour the cells of a gate, which is drawn as a wall is, and give back the one that it leaves
; In:    D = first line of a thing in its row; E = GATE and its byte of the line
; Uses:  AF, C, E, HL
gate_colour:
        res 5,e
        res 6,e
        ld a,(level_ink)
        ld c,a
        ld a,d
        add a,CELL_LINES + WALL_LINES - 1
        call thing_cell
        ld c,GATE_INK
gate_cells:                             ; the same in the colour C
        ld a,d
        add a,CELL_LINES + WALL_LINES - THING_DOWN - 1
        call thing_cell
        ld a,d
        add a,CELL_LINES - THING_DOWN
        jr thing_cell

; gate_passed - the first row has left the field, and is drawn no more: give back the cell of its gate
; In:    top_row
; Keeps: BC, DE
; Uses:  AF, HL
gate_passed:
        ld a,(top_row)
        call thing_place
        ld a,(hl)
        cp GATE
        ret c
        add a,32 - GATE                 ; in row 1
        ld l,a
        ld h,high ATTRIBUTES
        ld a,(level_ink)
        ld (hl),a
        ret

; thing_look - the shape and the colour of a thing
; In:    E = thing
; Out:   HL = shape; C = attribute
; Keeps: DE
; Uses:  AF
thing_look:
        ld a,e
        and $FF - THING_BYTE
        ld hl,gem_shape
        ld c,GEM_INK
        ret z
        ld hl,water_shape
        ld c,WATER_INK
        cp WATER
        ret z
        ld hl,(ember_ink)
        ld c,l
        ld hl,(ember_look)
        ret

; thing_wipe - wipe a thing where it is on the screen now
; In:    D = its first line; E = its byte of the line
; Uses:  AF, BC, DE, HL
thing_wipe:
        proc
        local line, line_end
        ld a,(level_ink)
        ld c,a
        call thing_colour
        ld b,THING_LINES - 2
line:
        ld a,d
        inc d
        cp SCROLL_TOP
        jr c,line_end
        cp 192
        jr nc,line_end
        call line_address
        ld a,l
        or e
        ld l,a
        ld (hl),0
line_end:
        djnz line
        ret
        endp

; thing_line - D = first line of a thing, C rows below the first; keeps A; uses F, D, H, L
thing_line:
        ld h,a
        ld a,c
        add a,a
        add a,a
        add a,a
        add a,a
        add a,THING_DOWN
        ld d,a
        ld a,(fine)
        ld l,a
        ld a,d
        sub l
        ld d,a
        ld a,h
        ret

gem_shape:      db $30, $78, $EC, $DC, $FC, $FC, $78, $30, 0, 0
water_shape:    db $10, $30, $38, $78, $DC, $DC, $FC, $78, 0, 0
        endif
