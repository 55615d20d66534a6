; links_to_field.asm - turn a maze of squares with thin walls into one of blocks, and back
;
; 1. links_to_field: the field is walls, and each cell passable (field_fill). field_to_links: no passages, and the sizes.
; 2. For each cell but the last of its row: the place right of it in the field, and the passage to the right.
; 3. For each cell but those of the last row: the place below it, and the passage down.
; The two routines share this way over the cells: `each` calls `open` or `look` with each pair of neighbours.

        if ! defined LINKS_TO_FIELD
LINKS_TO_FIELD equ 1

        include "include/field.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"
        include "links/links_begin.asm"

        public links_to_field, field_to_links

        proc
        local size, each, axis, row, cell, worker, open, look, wall

; links_to_field - turn links into field
; Family: links format
; Source: M1
; In:    tiling = 0, tiling_rows, tiling_columns (2 to 15), links
; Out:   field, field_width, field_height; carry clear
; Refuses: another tiling, or more than 15 rows or columns
; Keeps: IX, IY, AF', BC', DE', HL', links
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, field_width, field_height; operands in field_to_links and field_fill (set before use)
; Size:  53 bytes   Time: 43,529 T at most (15x15), with field_to_links, whose code it uses
; Stack: 12 bytes
; Note:  not for mazes with crossings; a passage of one direction is open in both if it leads right or down, else closed
links_to_field:
        ld a,(tiling)
        cp 1
        ccf
        ret c
        ld bc,(tiling_rows)             ; C = rows, B = columns
        call size
        ret c
        call size
        ret c
        ld a,b
        add a,a
        inc a
        ld (field_width),a
        ld a,c
        add a,a
        inc a
        ld (field_height),a
        ld a,b
        ld b,c
        ld c,a
        xor a
        call field_fill
        ld hl,open
        jr each
size:                                   ; carry: C is not 2 to 15; exchanges B and C
        ld a,c
        ld c,b
        ld b,a
        sub 2
        ret c
        cp 14
        ccf
        ret
links_to_field_end:

; field_to_links - turn field into links
; In:    field, field_width, field_height
; Out:   carry clear: tiling = 0, tiling_rows, tiling_columns, links; a passage wherever the place between two cells is passable;
;        carry set: illegal size, nothing written
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL; SP while it clears: an interrupt then pushes into links_guard or links
; Writes: links, tiling, tiling_rows, tiling_columns; operands at worker, and in links_words (set before use)
; Size:  114 bytes   Time: 71,172 T at most (15x15, mazes with 9 loops)
; Stack: 14 bytes
field_to_links:
        call field_cells                ; B = cells down, C = cells across
        ret c
        xor a
        ld (tiling),a
        ld a,b
        ld (tiling_rows),a
        ld a,c
        ld (tiling_columns),a
        push bc
        call links_clear
        pop bc
        ld hl,look

        ; B, C = cells down, across; HL = the routine for each two neighbours
each:
        ld (worker + 1),hl
        push bc
        dec c
        ld hl,field + FIELD_STRIDE + 2
        ld a,$04
        call axis
        pop bc
        dec b
        ld hl,field + 2 * FIELD_STRIDE + 1
        ld a,$10
axis:                                   ; A = the direction, HL = the first place
        ld de,links
row:
        push bc
        push de
        push hl
        ld b,c
        ld c,a
cell:
worker:
        call 0                          ; operand
        inc de
        inc hl
        inc hl
        djnz cell
        pop hl
        ld a,c
        ld de,2 * FIELD_STRIDE
        add hl,de
        ex (sp),hl
        ld e,LINKS_STRIDE
        add hl,de
        ex de,hl
        pop hl
        pop bc
        djnz row
        or a
        ret

open:
        ld a,(de)
        and c
        ret z
        ld (hl),FIELD_PATH
        ret

look:
        ld a,(hl)
        passable_test
        ret c
        ld a,(de)
        or c
        ld (de),a
        push de
        ld a,LINKS_STRIDE
        bit 4,c
        jr nz,wall
        ld a,1
wall:
        add a,e
        ld e,a
        adc a,d
        sub e
        ld d,a
        ld a,c
        rlca
        rlca
        rlca
        rlca
        ex de,hl
        or (hl)
        ld (hl),a
        ex de,hl
        pop de
        ret
field_to_links_end:
        endp

        endif
