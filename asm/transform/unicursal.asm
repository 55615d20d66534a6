; unicursal.asm - turn a perfect maze into a labyrinth: one way without forks, through four times the cells
;
; Each cell of the maze becomes 2 x 2 cells, and a wall runs through the middle of each of its passages. So there is a
; lane on both sides of every passage, and the lanes turn round where the maze has a wall.
; 1. List the walls between the cells, row by row: a byte each, bit 7 set where the wall is closed. It is the maze's
;    place R,C, where R + C is odd; the post at 2R,2C of the labyrinth stands in its middle.
; 2. Close all walls of the labyrinth, open its cells (field_fill).
; 3. At each of these posts open two of the four places beside it: those of the two lanes that go along the passage,
;    or those of the two lanes that turn round at the wall.
; 4. Open the turns at the outer wall, all but the first: there the ring is cut.
;
; Why it is a ring: each cell of the labyrinth has two neighbours, one along or round each of the two nearest sides of its
; cell. To walk along the wall in the middle is to walk round the maze, which is a tree: the walk passes both
; sides of each passage before it returns. So there is one ring; if it is cut between the first cell and the one
; right of it, these two are its ends.
; A maze with L loops in P parts makes P + L rings, and only that of the first cell is cut. Cells that are wall count as open.
; Each wall takes as long as any other, so the time depends on the size alone.
; Invariants of step 3: IX = the post, HL = its wall in the list, B = posts left in the row, DE = 4, C = FIELD_WALL in rows of
; walls above cells, where the lanes along a passage are left and right of the post, else 0.

        if ! defined TRANSFORM_UNICURSAL
TRANSFORM_UNICURSAL equ 1

        include "include/field.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"

        public unicursal

; unicursal - turn a perfect maze of 5 x 5 to 15 x 15 into a labyrinth of 9 x 9 to 29 x 29
; Family: format
; Source: common knowledge
; In:    field (any; bit 7 counts), field_width, field_height (odd, 5 to 15)
; Out:   field, field_width and field_height = 2 * the old ones - 1; the ends are row 1, columns 1 and 3; carry clear
; Refuses: illegal size, or over 15
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, field_width, field_height, work (91 bytes); operands in field_fill (set before use)
; Size:  182 bytes   Time: 22,006 T at most (15x15), whatever the field
; Stack: 8 bytes
; Note:  unicursal_draw takes the list from work; B, C = cells of the maze down and across, 1 to 7
unicursal:
        proc
        local row, wall, rows, posts, post, next, across, top, next_top, bottom
        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,b
        or c
        cp 8
        ccf
        ret c
        push bc
        ld hl,field + FIELD_STRIDE + 2
        ld de,work
        sla b
        dec b
row:                                    ; C walls from each row; in a row of cells the last one is the outer wall
        push bc
        push hl
        ld b,c
wall:
        ld a,(hl)
        ld (de),a
        inc e
        inc l
        inc l
        djnz wall
        pop hl
        ld a,l
        xor 3                           ; column 2 in a row of cells, else 1
        ld l,a
        ld c,FIELD_STRIDE
        add hl,bc
        pop bc
        djnz row
        pop bc

unicursal_draw:
        push bc
        sla b
        sla c
        ld h,b
        ld l,c
        add hl,hl
        inc l
        inc h
        ld (field_width),hl
        xor a                           ; FIELD_PATH
        call field_fill
        pop bc

        push bc
        ld hl,field + FIELD_STRIDE + 2
        ld de,4
        ld b,c
        jr next_top                     ; the first turn stays closed
top:
        add hl,de
        ld (hl),d                       ; FIELD_PATH
next_top:
        djnz top
        pop bc

        push ix
        ld ix,field + 2 * FIELD_STRIDE + 4
        ld hl,work
rows:                                   ; the posts in a row of cells of the maze
        push bc
        push ix
        ld (ix - 3),FIELD_PATH          ; the turn at the outer wall on the left
        ld b,c
        ld c,0
        call posts
        ld (ix - 1),FIELD_PATH          ; and on the right
        inc l
        pop ix
        pop bc
        dec b
        jr z,bottom
        ld de,2 * FIELD_STRIDE - 2
        add ix,de
        push bc                         ; those in the row of walls below it
        push ix
        ld b,c
        inc b
        ld c,FIELD_WALL
        call posts
        pop ix
        pop bc
        ld de,2 * FIELD_STRIDE + 2
        add ix,de
        jr rows
bottom:                                 ; the turns at the bottom
        ld (ix + FIELD_STRIDE - 2),FIELD_PATH
        add ix,de
        dec c
        jr nz,bottom
        pop ix
        ret                             ; carry clear from the addition

posts:                                  ; B - 1 posts
        ld de,4
        jr next
across:
        ld (ix - 1),FIELD_PATH
        ld (ix + 1),FIELD_PATH
        add ix,de
next:
        djnz post
        ret
post:
        ld a,(hl)
        inc l
        xor c
        jp m,across
        ld (ix - FIELD_STRIDE),FIELD_PATH
        ld (ix + FIELD_STRIDE),FIELD_PATH
        add ix,de
        djnz post
        ret

        if FIELD_PATH
        .error the cells are filled, and turns opened, with a register that is 0
        endif
        endp
unicursal_end:

        endif
