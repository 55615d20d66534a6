; thin_to_field.asm - turn a maze with thin walls into one of blocks
;
; 1. Field: walls everywhere, and each location a passable cell (field_fill).
; 2. Open the walls above the locations, and in the row below the maze, whose bit THIN_UP is clear.
; 3. Open the walls left of the locations, and in the column right of the maze, whose bit THIN_LEFT is clear.
;
; Two locations are joined if and only if their cells are: the wall between them is one byte, and posts stay closed. So a
; shortest route stays a shortest route, twice as long. One routine does both passes; it gets the rectangle in which it
; opens walls, so the rest of thin does not matter.

        if ! defined THIN_TO_FIELD
THIN_TO_FIELD equ 1

        include "include/field.asm"
        include "include/thin.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"

        public thin_to_field

; thin_to_field - turn thin into field
; Family: format
; Source: M1 (a location stores its left and its upper wall), M4 (the field's solvers find the same routes in it)
; In:    thin; field_width, field_height (odd, 5 to 31: twice the locations plus 1)
; Out:   carry clear: field, FIELD_WALL and FIELD_PATH; everything outside the maze is wall
; Refuses: illegal size
; Keeps: IX, IY, AF', BC', DE', HL', thin
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field; operands in field_fill (set before use)
; Size:  58 bytes   Time: 34,229 T mean (200 perfect mazes of 31 x 31), 34,740 T at most, whatever thin holds
; Stack: 10 bytes
thin_to_field:
        proc
        local open_walls, row, location, wall
        call field_cells                ; B = locations down, C = across
        ret c
        xor a
        call field_fill
        push bc
        ld hl,field + 1                 ; the wall above the first location
        inc b
        call open_walls
        pop bc
        ld hl,field + FIELD_STRIDE      ; the wall left of it
        inc c

; open_walls - open those of B rows and C columns of walls that are not in thin
; In:    HL = the first one: odd for walls above a location, even for walls left of it
; Out:   carry clear
open_walls:
        ld de,thin
row:
        push bc
        push de
        push hl
        ld b,c
        ld a,l
        cpl
        and 1
        inc a
        ld c,a                          ; the bit: THIN_UP = 1, THIN_LEFT = 2
location:
        ld a,(de)
        and c
        jr nz,wall
        ld (hl),a                       ; FIELD_PATH
wall:
        inc e
        inc l
        inc l
        djnz location
        pop hl
        ld c,2 * FIELD_STRIDE
        add hl,bc
        pop de
        ld a,e
        add a,THIN_STRIDE               ; no carry before the seventeenth row
        ld e,a
        pop bc
        djnz row
        or a
        ret
        endp
thin_to_field_end:
        if FIELD_PATH | (THIN_UP - 1) | (THIN_LEFT - 2)
        .error open_walls takes a clear bit for FIELD_PATH, and the bits from the address
        endif

        endif
