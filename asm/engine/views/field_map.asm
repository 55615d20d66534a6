; field_map.asm - a map of a whole large field, 128 x 128 pixels, on the screen alone
;
; 1. A place is one pixel, or 2 x 2 in a maze of at most 64 places a side. So a cell of the screen shows 8 x 8 or 4 x 4 places.
; 2. A map is a record of the program, which map_use of map_begin.asm copies: screen row and column of its corner, then the colours of walls
;    in a cell not seen yet, of walls in one that is, of a line, and of the cell of who walks (map_hero.asm).
; 3. It begins with all walls (map_draw of map_begin.asm), or without any (map_dark): then map_see draws what is seen, place by place.
; 4. A cell shows either its walls or the line that runs through it, since it has one ink. Cells in any other colour are
;    marks, and stay as they are.

        if ! defined ENGINE_FIELD_MAP
ENGINE_FIELD_MAP equ 1

        include "engine/text/text.asm"
        include "engine/views/view_place.asm"

        public map_whole, map_cell

MAP_CELLS:      equ 16                  ; each way

map_dots:
        db 0, $20, 0, $02, 0, $80, 0, $08

; map_whole - draw all walls of a dark map; what was seen keeps its colour, marks stay
; In, Out, Keeps, Uses, Writes: as map_draw of map_begin.asm
map_whole:
        xor a
        ld (map_fog),a
        ld hl,map_whole_cell
map_cells_all:                          ; HL = routine: D, E = a cell; it may use all but IX and IY
        proc
        local row, column
        ld (map_does + 1),hl
        ld d,0
row:
        ld e,0
column:
        push de
map_does:
        call 0                          ; operand
        pop de
        inc e
        ld a,(map_cells)
        cp e
        jr nz,column
        inc d
        cp d
        jr nz,row
        ret
        endp
map_whole_cell:
        call map_ink
        ld a,(map_unseen)
        cp (hl)
        jr z,map_cell
        ld a,(map_seen)
        cp (hl)
        ret nz                          ; fall through into map_cell

; map_cell - draw the walls of one cell
; In:    D, E = row, column of the cell, in the map; A = colour
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: one cell of the screen
map_cell:
        proc
        local once, line, place, line_twice, place_twice
        call map_ink
        ld (hl),a
        push de
        push de
        call map_screen
        call cell_address
        pop de
        push hl
        sla d
        sla d
        sla e
        sla e
        ld a,(map_twice)
        or a
        jr z,once
        call view_place
        pop de
        ld a,(big_width)
        sub 4
        ld c,a
        ld b,4
line_twice:
        push bc
        ld b,4
place_twice:
        ld a,(hl)
        rla
        sbc a,a                         ; the bit eight times
        add a,a
        rl c
        add a,a
        rl c
        inc hl
        djnz place_twice
        ld a,c
        ld (de),a
        inc d
        ld (de),a
        inc d
        pop bc
        ld a,b
        ld b,0
        add hl,bc
        ld b,a
        djnz line_twice
        pop de
        ret
once:
        sla d
        sla e
        call view_place
        pop de
        ld a,(big_width)
        sub 8
        ld c,a
        ld b,8
line:
        push bc
        ld b,8
place:
        ld a,(hl)
        rla
        rl c
        inc hl
        djnz place
        ld a,c
        ld (de),a
        inc d
        pop bc
        ld a,b
        ld b,0
        add hl,bc
        ld b,a
        djnz line
        pop de
        ret
        endp

; map_ink - the address of a cell's attribute
; In:    D, E = row, column of the cell, in the map
; Out:   HL = address
; Keeps: A, BC, DE, IX, IY
; Uses:  F, HL
; Writes: nothing
map_ink:
        push de
        push af
        call map_screen
        call attribute_address
        pop af
        pop de
        ret

; map_screen - where a cell of the map is on the screen
; In:    D, E = row, column of the cell, in the map
; Out:   D, E = row, column
; Keeps: BC, HL, IX, IY
; Uses:  AF
map_screen:
        ld a,(map_row)
        add a,d
        ld d,a
        ld a,(map_column)
        add a,e
        ld e,a
        ret

field_map_variables macro
map_top:        ds 1                    ; the record of map_use
map_left:       ds 1
map_unseen:     ds 1
map_seen:       ds 1
map_line_ink:   ds 1
map_hero_colour: ds 1
map_twice:      ds 1                    ; 1: a place is 2 x 2 pixels
map_cells:      ds 1                    ; cells each way
map_row:        ds 1                    ; the corner, for this maze
map_column:     ds 1
map_fog:        ds 1                    ; 1: cells in the first colour show no walls
        endm

        endif
