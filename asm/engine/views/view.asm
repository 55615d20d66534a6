; view.asm - a window of cells on a large field, which follows a hero
;
; 1. A view is a record of the program, which view_use of view_begin.asm copies: screen row and column of its corner, columns, rows, then the
;    colours of a wall, of the floor and of a line, then four marks, the colour and the eight bytes of each.
; 2. view_draw.asm draws it.
; 3. VIEW_MARKS_KEPT, set before the include: the marks stand in the program itself, at view_marks; a record is the first seven bytes alone.

        if ! defined ENGINE_VIEW
ENGINE_VIEW equ 1

        include "engine/text/text.asm"
        include "engine/views/view_place.asm"

        public view_centre

; view_centre - choose the window: the hero in its middle, but nothing of it outside the maze
; In:    D, E = row, column of the hero; maze_width, maze_height; the view in use
; Out:   view_row, view_column = the place in the window's corner
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: view_row, view_column
view_centre:
        proc
        local axis, inside, most
        ld a,(maze_height)
        ld hl,view_rows
        ld b,d
        call axis
        ld (view_row),a
        ld a,(maze_width)
        dec hl                          ; view_columns
        ld b,e
        call axis
        ld (view_column),a
        ret
axis:                                   ; A = size, (HL) = places shown, B = hero: A = first place
        sub (hl)
        ld c,a                          ; the last place where it may begin
        ld a,(hl)
        srl a
        neg
        add a,b
        jr c,inside
        xor a                           ; the hero is near the beginning
inside:
        cp c
        ret c
        ld a,c
        ret
        endp

view_variables macro
view_top:       ds 1                    ; the record of view_use
view_left:      ds 1
view_columns:   ds 1
view_rows:      ds 1
view_wall_ink:  ds 1
view_floor_ink: ds 1
view_line_ink:  ds 1
        if ! defined VIEW_MARKS_KEPT
view_marks:     ds 4 * 9
        endif
view_column:    ds 1                    ; the place in the corner
view_row:       ds 1
        endm

        endif
