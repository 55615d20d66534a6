; field_map.asm - a map of a whole large field, 128 x 128 pixels
;
; 1. A place is one pixel, or 2 x 2 in a maze of at most 64 places a side. So a cell of the screen shows 8 x 8 or 4 x 4 places.
; 2. A map is a record of the program, which map_use copies: screen row and column of its corner, then the colours of walls
;    in a cell not seen yet, of walls in one that is, and of a line; then the address of its picture.
; 3. The picture is the map without the frame of map_frame.asm: 128 lines of 16 bytes, at a multiple of 256.
; 4. A cell shows either its walls or the line that runs through it, since it has one ink. Cells in any other colour are
;    marks, and stay as they are.

        if ! defined ENGINE_FIELD_MAP
ENGINE_FIELD_MAP equ 1

        include "engine/text/text.asm"
        include "engine/views/view_place.asm"

        public map_use, map_begin, map_draw, map_again, map_cell

MAP_SIZE:       equ 7
MAP_CELLS:      equ 16                  ; each way

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

; map_begin - choose the scale for a maze, and put its map into the middle
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
        srl a
        ld c,a
        ld a,(map_top)
        add a,c
        ld (map_row),a
        ld a,(map_left)
        add a,c
        ld (map_column),a
        ret
        endp

; map_draw - draw all walls, not seen yet
; In:    the field; what map_begin has set
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the map's cells of the screen, its picture
map_draw:
        ld bc,(map_unseen)
        ld hl,map_any
        jr map_cells_of

; map_again - draw the walls of the line's cells again; they are seen from now on
; In, Out, Keeps, Uses, Writes: as map_draw
map_again:
        ld bc,(map_seen)
        ld hl,map_on_line
map_cells_of:                           ; HL = routine: D, E = a cell -> Z: draw it; C = its colour then
        proc
        local row, column
        ld (map_is + 1),hl
        ld d,0
row:
        ld e,0
column:
        push bc
map_is:
        call 0                          ; operand
        ld a,c
        call z,map_cell
        pop bc
        inc e
        ld a,(map_cells)
        cp e
        jr nz,column
        inc d
        cp d
        jr nz,row
        ret
        endp
map_on_line:
        call map_ink
        ld a,(map_line_ink)
        cp (hl)
        ret
map_any:
        xor a
        ret

; map_cell - draw the walls of one cell
; In:    D, E = row, column of the cell, in the map; A = colour
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: one cell of the screen and of the picture
map_cell:
        proc
        local once, line, place, line_twice, place_twice, colour
        push de
        push af
        call map_picture_cell
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
        ld a,e
        add a,16
        ld e,a
        ld a,c
        ld (de),a
        ld a,e
        add a,16
        ld e,a
        pop bc
        ld a,b
        ld b,0
        add hl,bc
        ld b,a
        djnz line_twice
        jr colour
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
        ld a,e
        add a,16
        ld e,a
        pop bc
        ld a,b
        ld b,0
        add hl,bc
        ld b,a
        djnz line
colour:
        pop af
        pop de
        ld c,a
        call map_ink
        ld (hl),c
        endp                            ; fall through into map_show

; map_show - copy a cell of the picture to the screen
; In:    D, E = row, column of the cell, in the map
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: one cell of the screen
map_show:
        proc
        local line
        push de
        ld hl,cell_address
        call map_there
        push hl
        call map_picture_cell
        pop de
        ld bc,8 * 256 + 16
line:
        ld a,(hl)
        ld (de),a
        inc d
        ld a,l
        add a,c
        ld l,a
        djnz line
        pop de
        ret
        endp

; map_picture_cell - a cell's address in the picture; its lines are 16 bytes apart, all in one page
; In:    D, E = row, column of the cell, in the map
; Out:   HL = address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
map_picture_cell:
        ld a,(map_picture + 1)
        ld h,a
        ld a,d
        srl a                           ; 128 * row
        push af
        add a,h
        ld h,a
        pop af
        sbc a,a
        and 128
        or e
        ld l,a
        ret

; map_ink - the address of a cell's attribute
; In:    D, E = row, column of the cell, in the map
; Out:   HL = address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
map_ink:
        ld hl,attribute_address
map_there:
        proc
        local there
        push de
        ld a,(map_row)
        add a,d
        ld d,a
        ld a,(map_column)
        add a,e
        ld e,a
        call there
        pop de
        ret
there:
        jp (hl)
        endp

field_map_variables macro
map_top:        ds 1                    ; the record of map_use
map_left:       ds 1
map_unseen:     ds 1
map_seen:       ds 1
map_line_ink:   ds 1
map_picture:    ds 2
map_twice:      ds 1                    ; 1: a place is 2 x 2 pixels
map_cells:      ds 1                    ; cells each way
map_row:        ds 1                    ; the corner, for this maze
map_column:     ds 1
        endm

        endif
