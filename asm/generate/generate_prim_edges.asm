; generate_prim_edges.asm - Prim on edges: a random wall between inside and outside is opened
;
; 1. Fill the field: all cells outside. A random cell is the first inside.
; 2. List the walls between the new inside cell and its neighbours that are outside.
; 3. Take a random wall from the list; take another while the cells on both sides of it are inside.
; 4. Open it: the cell that was outside is inside. Repeat from step 2 until no cell is outside.
;
; A wall is listed once, when its first cell comes inside. The walls rejected in step 3 do not change the chances
; of the others: each wall between inside and outside is equally likely.
; - A byte of field: 0 inside, OUTSIDE, FIELD_WALL. Bit 0 marks the cells outside.
; - The row above the field, the end of guard, is made wall too: step 2 looks there from the first row.
; - SP is in the list while it digs. IX = the cell that is new inside; BC = the random state.
; Self-modified: few, mix, pages, left, kept_sp.

        if ! defined GENERATE_PRIM_EDGES
GENERATE_PRIM_EDGES equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"
        include "lib/cell_draw.asm"
        include "lib/list_take.asm"

        public generate_prim_edges

; prim_list - list the wall at `wall` from the cell at IX and DE if the cell behind it, at `way`, is outside
prim_list macro way, wall
        local next
        bit 0,(ix way)
        jr z,next
        ld hl,0 wall
        add hl,de
        push hl
next:
        endm

; generate_prim_edges - make a perfect maze that grows through random walls of its border
; Family: generator
; Menu:  90, "Prim, /edges", "Like Prim, but every wall of the", "border has the same chance"
; Source: G5
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; from a random cell; short routes, many dead ends
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills and digs: an interrupt then pushes into field, guard or work
; Writes: field, rng_seed, work (1,024 bytes), guard (last 32 bytes); operands at left, few, pages and kept_sp, and in
;        field_fill (set before use)
; Size:  262 bytes   Time: 220,360 T mean, 237,500 T at most (31x31); 160,019 T mean, 176,545 T at most (31x23)
; Stack: 6 bytes
; Repeats: 80 of the 65,536 mazes come up twice (31x31)
generate_prim_edges:
        proc
        local OUTSIDE, above, cells, inside, take, left_right, one_more, found, few, mix, pages, left, kept_sp, done

OUTSIDE:        equ 1

        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,OUTSIDE
        call field_fill
        call cell_draw                  ; DE = a random cell
        ld hl,field - FIELD_STRIDE
above:
        ld (hl),FIELD_WALL
        inc l
        jr nz,above
        xor a
cells:
        add a,c
        djnz cells
        ld (left + 1),a
        ld a,LIST_FEW
        ld (few + 1),a
        ld bc,(rng_seed)
        push ix
        ld (kept_sp + 1),sp
        ld sp,LIST_END

inside:
        ld ixl,e
        ld ixh,d
        ld (ix + 0),FIELD_PATH
left:
        ld a,0                          ; cells outside, and this one
        dec a
        jp z,done
        ld (left + 1),a
        prim_list - 2 * FIELD_STRIDE, - FIELD_STRIDE
        prim_list - 2, - 1
        prim_list + 2, + 1
        prim_list + 2 * FIELD_STRIDE, + FIELD_STRIDE
take:
        list_take few, mix, pages, done
        ld h,d
        ld l,e
        bit 0,l
        jr z,left_right                 ; in an even column
        set 5,l                         ; a wall's row is even then: the cell below
        bit 0,(hl)
        jr nz,found
        ld a,l
        sub 2 * FIELD_STRIDE
        ld l,a
        jr nc,one_more
        dec h
        jr one_more
left_right:
        dec l
        bit 0,(hl)
        jr nz,found
        inc l
        inc l
one_more:
        bit 0,(hl)
        jp z,take                       ; both are inside
found:
        xor a                           ; FIELD_PATH
        ld (de),a
        ex de,hl
        jp inside

done:
        ld (rng_seed),bc
kept_sp:
        ld sp,0
        pop ix
        or a
        ret

        if FIELD_PATH
        .error a wall is opened with 0
        endif
        endp
generate_prim_edges_end:

        endif
