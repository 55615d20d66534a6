; generate_dfs_large.asm - depth first in a large field, without a stack: each cell keeps the way back
;
; 1. Fill the field: walls, and in each cell's byte one bit for each unvisited neighbour.
; 2. Start at a random cell of the first column, as if it had been reached from the left.
; 3. Visit a cell: clear the bit for it in its neighbours, except the one that it was reached from.
; 4. If it has a bit left, choose one, clear it, store the byte with the way back, open the wall, continue at step 3 there.
; 5. If not, the cell is finished: FIELD_PATH. Go back and continue at step 4 there.
; 6. Left of the start is a wall, the last byte of the row above: the end.
;
; Why it is fast: a cell's byte, with its way back, is the low byte of the address of a jump (slots, in work) to the code
; for these bits. So nothing is tested or counted, and most ways back lead through one jump a cell.
; Invariants:
; - HL = the current cell, BC = two rows, E = the cell's byte with the way back, HL' = the random state, IXH = page of slots.
; - A byte: bits 7-4 unvisited neighbours, bits 3-2 the way back (BACK_..), bits 1-0 until the visit: 01 a cell in the
;   first row, 11 one in the last. Those have no neighbour above or below, whose byte would be outside the field.
; - A = random bits that are left, from bit 7 down to above the lowest 1, the end marker. Two directions take one bit.
;   Three take two: 00 and 01 are the first two, 10 is the third, 11 draws again. So all are equally likely.
; - FIELD_WALL, read as the byte of a cell, has an unvisited neighbour above and the way back there: no cell has both,
;   so this slot is the end.

        if ! defined GENERATE_DFS_LARGE
GENERATE_DFS_LARGE equ 1

        include "lib/random.asm"
        include "large/large_size.asm"
        include "large/large_cells.asm"

        public generate_dfs_large

BACK_UP:        equ $00
BACK_DOWN:      equ $04
BACK_LEFT:      equ $08
BACK_RIGHT:     equ $0C

; dfs_coin - carry = a random bit
dfs_coin macro
        add a,a
        call z,draw
        endm

; dfs_two - choose between two directions; without a jump after it the code of the second one follows
dfs_two macro one
        dfs_coin
        jp c,one
        endm

; dfs_three - choose between the two directions of pair and a third
dfs_three macro again, pair, third
again:
        dfs_coin
        jp nc,pair
        dfs_coin
        jp nc,third
        jr again
        endm

; dfs_slot - continue with the cell at HL, whose byte is E
dfs_slot macro
        ld ixl,e                        ; undocumented, but works on every Z80
        jp (ix)
        endm

; generate_dfs_large - make a perfect maze in a large field, depth first, from a random cell of the first column
; Family: large generator
; Source: P1, G2, W5 (the size)
; In:    rng_seed, big_field, big_width, big_height, maze_width, maze_height
; Out:   the large field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; from a random cell of the first column; long winding passages
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into the large field
; Writes: the large field, rng_seed, work (256 bytes); operands at step_up, step_down, look_up, look_down, look_left and
;        look_right, and in large_cells (set before use)
; Size:  566 bytes   Time: 355,861 T mean, 360,581 T at most (63x63)
; Bound: under 1,500,000 T (127x127 in 128x128)
; Stack: 10 bytes
; Repeats: none of the 65,536 mazes come up twice (63x63)
generate_dfs_large:
        proc
        local group, slot, start, there, targets, draw, sides, level, last_row, done
        local step_up, step_down, look_up, look_down, look_left, look_right
        local go_up, go_down, go_left, go_right, come_right, edge_up, edge_down, edge_left, edge_right
        local up_visited, down_visited, left_visited, right_visited, back_up, back_down, back_left, back_right
        local up_left, up_right, up_down, down_left, down_right, left_right
        local up_left_right, up_down_left, up_down_right, down_left_right

        call large_size
        ret c
        push ix
        push bc
        ld a,$F0
        ld hl,$B371                     ; none below the last row, none above the first
        call large_cells

        ld hl,work                      ; slots: the way back matters where no neighbour is left, else all four are alike
        ld de,targets
group:
        ld a,(de)
        inc de
        ld c,a
        ld a,(de)
        inc de
        ld b,a
        ld a,4
slot:
        ld (hl),$C3                     ; jp
        inc l
        ld (hl),c
        inc l
        ld (hl),b
        inc l
        inc l
        dec a
        jr nz,slot
        or l
        jr nz,group
        ld hl,back_down
        ld (work + BACK_DOWN + 1),hl
        ld hl,back_left
        ld (work + BACK_LEFT + 1),hl
        ld hl,back_right
        ld (work + BACK_RIGHT + 1),hl
        ld hl,done
        ld (work + FIELD_WALL + 1),hl

        ld de,(big_width)
        ld d,a
        ld h,a
        ld l,a
        sbc hl,de                       ; carry is clear since `or l`
        ld (step_up + 1),hl
        ld (step_down + 1),de
        add hl,hl
        inc hl
        inc hl
        ld (look_left + 1),hl           ; from 2 left of a cell to 2 rows above it
        rept 4
        dec hl
        endm
        ld (look_right + 1),hl
        ld (look_up + 1),hl
        ld hl,(big_field)
        inc hl
        add hl,de                       ; the first cell
        pop bc
        push hl
        push de
        ld e,b
        call rng_below
        pop hl
        add hl,hl
        ld b,h
        ld c,l                          ; BC = two rows
        dec hl
        dec hl
        ld (look_down + 1),hl
        pop hl
        or a
        jr z,there
start:
        add hl,bc
        dec a
        jr nz,start
there:
        exx
        push hl
        ld hl,(rng_seed)
        exx
        ld ixh,high work
        ld a,$80                        ; no bits
        jp come_right

        ; each goes in its direction and visits the cell there
up_down:
        dfs_two go_down
        jp go_up
up_right:
        dfs_two go_right
        jp go_up
up_left:
        dfs_two go_left
go_up:
        res CELL_UP,e
        ld (hl),e
step_up:
        ld de,0                         ; - a row
        add hl,de
        ld (hl),FIELD_PATH
        add hl,de
        bit 0,(hl)
        jr nz,edge_up
        dec hl
        dec hl
        res CELL_RIGHT,(hl)
        rept 4
        inc hl
        endm
        res CELL_LEFT,(hl)
look_up:
        ld de,0                         ; - 2 rows - 2
        add hl,de
        res CELL_DOWN,(hl)
        add hl,bc
up_visited:
        ld e,(hl)
        set 2,e                         ; BACK_DOWN
        dfs_slot
edge_up:
        call sides
        jr up_visited

down_left:
        dfs_two go_left
        jp go_down
down_right:
        dfs_two go_right
go_down:
        res CELL_DOWN,e
        ld (hl),e
step_down:
        ld de,0                         ; a row
        add hl,de
        ld (hl),FIELD_PATH
        add hl,de
        bit 0,(hl)
        jr nz,edge_down
        dec hl
        dec hl
        res CELL_RIGHT,(hl)
        rept 4
        inc hl
        endm
        res CELL_LEFT,(hl)
look_down:
        ld de,0                         ; 2 rows - 2
        add hl,de
        res CELL_UP,(hl)
        sbc hl,bc                       ; no sum of a place in the field and a distance in it sets carry
down_visited:
        ld e,(hl)                       ; BACK_UP
        dfs_slot
edge_down:
        call sides
        jr down_visited

left_right:
        dfs_two go_right
go_left:
        res CELL_LEFT,e
        ld (hl),e
        dec hl
        ld (hl),FIELD_PATH
        dec hl
        bit 0,(hl)
        jr nz,edge_left
        dec hl
        dec hl
        res CELL_RIGHT,(hl)
look_left:
        ld de,0                         ; - 2 rows + 2
        add hl,de
        res CELL_DOWN,(hl)
        add hl,bc
        add hl,bc
        res CELL_UP,(hl)
        sbc hl,bc
left_visited:
        ld e,(hl)
        set 2,e                         ; BACK_RIGHT
        set 3,e
        dfs_slot
edge_left:
        dec hl
        dec hl
        res CELL_RIGHT,(hl)
        inc hl
        inc hl
        call level
        jr left_visited

go_right:
        res CELL_RIGHT,e
        ld (hl),e
        inc hl
        ld (hl),FIELD_PATH
        inc hl
come_right:
        bit 0,(hl)
        jr nz,edge_right
        inc hl
        inc hl
        res CELL_LEFT,(hl)
look_right:
        ld de,0                         ; - 2 rows - 2
        add hl,de
        res CELL_DOWN,(hl)
        add hl,bc
        add hl,bc
        res CELL_UP,(hl)
        sbc hl,bc
right_visited:
        ld e,(hl)
        set 3,e                         ; BACK_LEFT
        dfs_slot
edge_right:
        inc hl
        inc hl
        res CELL_LEFT,(hl)
        dec hl
        dec hl
        call level
        jr right_visited

        dfs_three up_left_right, up_left, go_right
        dfs_three up_down_left, up_down, go_left
        dfs_three up_down_right, up_down, go_right
        dfs_three down_left_right, down_left, go_right

        ; the cell is finished
back_up:
        ld (hl),FIELD_PATH
        or a
        sbc hl,bc
        ld e,(hl)
        dfs_slot
back_down:
        ld (hl),FIELD_PATH
        add hl,bc
        ld e,(hl)
        dfs_slot
back_left:
        ld (hl),FIELD_PATH
        dec hl
        dec hl
        ld e,(hl)
        dfs_slot
back_right:
        ld (hl),FIELD_PATH
        inc hl
        inc hl
        ld e,(hl)
        dfs_slot

        ; in the first and the last row
sides:
        res 0,(hl)
        res 1,(hl)
        dec hl
        dec hl
        res CELL_RIGHT,(hl)
        rept 4
        inc hl
        endm
        res CELL_LEFT,(hl)
        dec hl
        dec hl
        ret

level:
        res 0,(hl)
        bit 1,(hl)
        jr nz,last_row
        add hl,bc
        res CELL_UP,(hl)
        sbc hl,bc
        ret
last_row:
        res 1,(hl)
        or a
        sbc hl,bc
        res CELL_DOWN,(hl)
        add hl,bc
        ret

draw:                                   ; carry = the first of eight new bits, the rest in A
        exx
        rng_step h, l
        exx
        scf
        adc a,a
        ret

done:
        exx
        ld (rng_seed),hl
        pop hl
        exx
        pop ix
        or a
        ret

targets:                                ; by the bits up, down, right, left
        dw back_up, go_left, go_right, left_right, go_down, down_left, down_right, down_left_right
        dw go_up, up_left, up_right, up_left_right, up_down, up_down_left, up_down_right, go_up
        endp
generate_dfs_large_end:

        endif
