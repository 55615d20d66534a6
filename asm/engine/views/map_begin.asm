; map_begin.asm - a map of field_map.asm is begun: apart from it, so that a program can keep it where it is not in memory all the time

        if ! defined ENGINE_MAP_BEGIN
ENGINE_MAP_BEGIN equ 1

        include "engine/views/field_map.asm"

        public map_use, map_begin, map_draw, map_dark

MAP_SIZE:       equ 6

; map_use - use a map from now on
; In:    HL = map
; Out:   -
; Keeps: A, IX, IY
; Uses:  F, BC, DE, HL
; Writes: the record's copy
map_use:
        ld de,map_top
        ld bc,MAP_SIZE
        ldir
        ret

; map_begin - choose the scale for a maze, and put its map at the foot of its place, in the middle across
; In:    maze_width
; Out:   map_twice = 1 for 2 x 2 pixels a place, else 0; map_cells = cells of the screen each way; map_row, map_column
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: map_twice, map_cells, map_row, map_column
map_begin:
        proc
        local once
        ld a,(maze_width)
        inc a
        ld c,0
        cp 65
        jr nc,once
        inc c
        add a,a
once:
        rrca
        rrca
        rrca
        and $1F
        ld b,a
        ld hl,map_twice
        ld (hl),c
        inc hl                          ; map_cells
        ld (hl),b
        ld a,MAP_CELLS
        sub b
        ld c,a
        ld a,(map_top)
        add a,c
        ld (map_row),a
        srl c
        ld a,(map_left)
        add a,c
        ld (map_column),a
        ret
        endp

; map_dark - draw no walls: a sprinkle of dots in each cell, which goes when a place in it is seen
; In:    what map_begin has set
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the map's cells of the screen, map_fog
map_dark:
        ld a,1
        ld (map_fog),a
        ld hl,map_dark_cell
        jp map_cells_all
map_dark_cell:
        call map_screen
        ld a,(map_unseen)
        ld c,a
        ld hl,map_dots
        jp draw_shape
; map_draw - draw all walls, not seen yet
; In:    the field; what map_begin has set
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the map's cells of the screen, map_fog
map_draw:
        xor a
        ld (map_fog),a
        ld hl,map_draw_cell
        jp map_cells_all
map_draw_cell:
        ld a,(map_unseen)
        jp map_cell

        endif
