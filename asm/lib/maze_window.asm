; maze_window.asm - a window of the maze without memory in the field
;
; The cell at maze_row, maze_column is at row 1, column 1 of the field. The outer wall is open where the maze goes on.
;
; 1. maze_window: close the field, open its cells (field_fill). Each cell opens the way to its parent. They are taken in strips that
;    lie in one column of blocks, so that each block is worked out once.
; 2. A cell just outside the window may have its parent in it: look at all of them along the four sides.
;
; Invariants: DE, BC = row, column of a cell, IX = its place in the field.

        if ! defined LIB_MAZE_WINDOW
LIB_MAZE_WINDOW equ 1

        include "lib/field_cells.asm"
        include "lib/field_fill.asm"
        include "lib/maze_begin.asm"

        public maze_window

; maze_window - fill the field with a part of the maze
; In:    maze_row, maze_column, field_width, field_height; after maze_begin
; Out:   carry clear: field; carry set: illegal size, nothing written
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, maze_code, maze_state, maze_key; operands in field_fill (set before use)
; Size:  128 bytes  Time: 165,627 T mean, 175,000 T at most (31x31)
; Stack: 28 bytes
maze_window:
        proc
        local strip, row, last
        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,FIELD_PATH
        call field_fill
        push ix
        ld ix,field + FIELD_STRIDE + 1
        ld d,b
        ld e,c
        ld bc,(maze_column)
strip:                                  ; D = cells down, E = cells across that are left
        ld a,c
        cpl
        and MAZE_BLOCK - 1
        inc a                           ; as far as the block's edge
        cp e
        jr c,last
        ld a,e
last:
        push ix
        push de
        ld h,d
        ld de,(maze_row)
row:                                    ; H = rows left, A = cells across
        push hl
        push bc
        push ix
        push af
        ld hl,maze_open
        call maze_across
        pop af
        pop ix
        ld bc,2 * FIELD_STRIDE
        add ix,bc
        pop bc
        pop hl
        inc de
        dec h
        jr nz,row
        pop de
        pop ix
        ld h,a
        add a,c
        ld c,a
        jr nc,$ + 3
        inc b
        ld a,e
        sub h
        ld e,a
        ld a,h
        add a,a
        ld l,a
        ld h,0
        ex de,hl
        add ix,de
        ex de,hl
        ld a,e
        or a
        jr nz,strip

        call maze_top_left
        ld hl,maze_above
        call maze_whole_row
        call maze_top_left
        ld hl,maze_left
        call maze_whole_column
        call maze_bottom_left
        ld hl,maze_below
        call maze_whole_row
        call maze_top_right
        ld hl,maze_right
        call maze_whole_column
        pop ix
        or a
        ret
        endp
maze_window_end:

; the places of the corners: DE, BC = row, column, IX = the place in the field
maze_bottom_left:
        call maze_top_left
maze_to_bottom:
        ld a,(field_height)
        sub 3
        push af
        rrca
        add a,e
        ld e,a
        jr nc,$ + 3
        inc d
        pop af
        push de
        ld d,0
        ld e,a
        ex de,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ex de,hl
        add ix,de
        pop de
        ret
maze_top_right:
        call maze_top_left
maze_to_right:
        ld a,(field_width)
        sub 3
        push bc
        ld c,a
        ld b,0
        add ix,bc
        pop bc
        rrca
        add a,c
        ld c,a
        ret nc
        inc b
        ret
maze_top_left:
        ld ix,field + FIELD_STRIDE + 1
        ld de,(maze_row)
        ld bc,(maze_column)
        ret

; HL is called for each cell of a row or a column
maze_whole_row:
        ld a,(field_width)
        srl a
maze_across:                            ; A cells
        push af
        push hl
        call maze_jump
        pop hl
        pop af
        inc ix
        inc ix
        inc bc
        dec a
        jr nz,maze_across
        ret
maze_whole_column:
        ld a,(field_height)
        srl a
maze_next_down:
        push af
        push hl
        call maze_jump
        ld hl,2 * FIELD_STRIDE
        ex de,hl
        add ix,de
        ex de,hl
        pop hl
        pop af
        inc de
        dec a
        jr nz,maze_next_down
        ret
maze_jump:
        jp (hl)

maze_open:                              ; open a cell, and the way to its parent
        ld (ix + 0),FIELD_PATH
        call maze_code
        ret c
        sub 4
        jr z,maze_open_below
        jr nc,maze_open_left
        inc a
        inc a
        jr z,maze_open_right
maze_open_above:
        ld (ix - FIELD_STRIDE),FIELD_PATH
        ret
maze_above:                             ; does the cell above open downwards?
        dec de
        call maze_code
        inc de
        sub 4
        jr z,maze_open_above
        ret
maze_below:
        inc de
        call maze_code
        dec de
        or a
        ret nz
maze_open_below:
        ld (ix + FIELD_STRIDE),FIELD_PATH
        ret
maze_left:
        dec bc
        call maze_code
        inc bc
        sub 2
        ret nz
maze_open_left:
        ld (ix - 1),FIELD_PATH
        ret
maze_right:
        inc bc
        call maze_code
        dec bc
        sub 6
        ret nz
maze_open_right:
        ld (ix + 1),FIELD_PATH
        ret

        endif
