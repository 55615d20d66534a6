; generate_dfs.asm - the recursive backtracker: long winding passages, few dead ends
;
; 1. Fill the field: walls, and in each cell's byte one bit for each unvisited neighbour.
; 2. Push a sentinel. Draw a row and a column to start at; that cell is visited.
; 3. At a cell with no bit left: pop a position and continue there; the sentinel ends it.
; 4. With one bit left: clear it and go in that direction. With more: first push the position, then draw one of them.
; 5. Going: open the passage, clear the bit for the new cell in its four neighbours, continue at step 3.
;
; What makes it fast: a cell's byte is the low byte of the address of the code for just those directions, so
; there is no test and no counting; and a finished cell's byte is FIELD_PATH, so nothing remains to be done.
; Invariants:
; - IX = the current cell, always inside the maze: cells at the border have no bit for places beyond it,
;   and the bits cleared there in wall bytes are clear already. Above row 1 they are in guard, see Writes.
; - A cell is on the stack at most once, and only if more than one direction was free when it was left.
; - BC = the random state, H = page of the slots, A = random bits that are left, from bit 7 down to above the
;   lowest 1, the end marker. Two directions take one of these bits; three take the high byte of a new
;   state and leave its low byte in A. So the shares are 128 : 128 and 86 : 85 : 85 of 256.
; - The sentinel is the address of a byte behind the slots, which leads to the end.
; - Where the bits run out, the position is on the stack already: the choice is repeated two bytes further in its slot.

        if ! defined GENERATE_DFS
GENERATE_DFS equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"

        public generate_dfs

; dfs_go_on - continue with the directions that the cell at IX has
dfs_go_on macro
        ld l,(ix + 0)
        jp (hl)
        endm

; dfs_third - one of three directions: to near in a third of cases, else carry tells which of the two others
dfs_third macro near
        rng_step b, c
        cp 86
        jr c,near
        cp 171
        ld a,c
        endm

; dfs_one, dfs_two, dfs_three - the slots, 8 bytes each, for cells with that many directions
dfs_one macro way
        ld (ix + 0),FIELD_PATH
        jp way
        ds 1
        endm
dfs_two macro choice
        push ix
        add a,a                         ; carry = a random bit, unless that was the end marker
        jp nz,choice
        jr empty
        endm
dfs_three macro choice
        push ix
        jp choice
        endm

; generate_dfs - make a perfect maze, depth first, from a random cell
; Family: generator
; Menu:  20, "Depth /first", "Long winding passages, few dead", "ends: the fast routine"
; Source: P1, P2, P3, G2, Z1c (the same maze by another method)
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; from a random cell; long winding passages
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed, work (128 bytes), guard (bits in its last 31 bytes)
; Size:  586 bytes   Time: 61,592 T mean, 62,804 T at most (31x31); 47,556 T mean, 48,562 T at most (31x23)
; Stack: 300 bytes at most (31x31)
; Repeats: none of the 65,536 mazes come up twice (31x31)
generate_dfs:
        proc
        local UP, LEFT, RIGHT, DOWN, ALL, ALL_BUT_UP, ALL_BUT_DOWN
        local rows, next_row, inner, filled, column, cells, full_width, copy, refill
        local up_left, go_left, left, left_right, go_right, right, up_down, go_up, up
        local right_down, go_down, down, up_right, left_down
        local three_ulr, three_uld, three_urd, three_lrd, third_up, third_left, third_down
        local slots, slot_up_left, slot_right_down, slot_end, slots_end, empty, done

UP:             equ 3                   ; the bit for an unvisited neighbour above
LEFT:           equ 4
RIGHT:          equ 5
DOWN:           equ 6
ALL:            equ $78
ALL_BUT_UP:     equ $70
ALL_BUT_DOWN:   equ $38

        call field_cells
        ret c
        push ix
        push bc                         ; B = cells down, C = cells across

        ; fill by rows of cells from the end: below the maze, last row, inner rows, first row
        ld c,b
        ld (work),sp
        ld sp,field + FIELD_SIZE
        ld hl,FIELD_WALL * 257          ; two walls
        ld e,l                          ; DE = a wall and a cell
        ld a,17
        sub c
        ld b,a                          ; B = 1 + the number of rows
        ld a,l                          ; A = the byte of a cell in this row
        jr next_row
rows:
        push hl
        ld d,a
        res RIGHT,d
        push de
        ld d,a
        rept 13
        push de
        endm
        res LEFT,d
        push de
        rept 16
        push hl                         ; the wall row above
        endm
next_row:
        djnz rows
        cp ALL_BUT_UP
        jr z,filled
        ld b,2
        jr c,inner
        add a,a                         ; carry for FIELD_WALL
        ld a,ALL_BUT_UP
        jr nc,next_row
        ld a,ALL_BUT_DOWN
        jr next_row
inner:
        ld a,ALL
        ld b,c
        dec b
        jr next_row
filled:
        ld sp,(work)
        pop bc

        ; a narrow maze: no direction to the right in its last column, walls beyond
        ld a,15
        sub c
        jr z,full_width
        push bc
        ld b,c
        ld c,a
        ld a,b
        add a,a
        add a,FIELD_STRIDE - 1
        ld h,high field
        ld l,a                          ; the last cell of the first row
        add a,3
        ld d,0
        ld e,a                          ; from column 29 to the last cell of the next row
column:
        res RIGHT,(hl)
        ld b,c
cells:
        inc l
        inc l
        ld (hl),FIELD_WALL
        djnz cells
        add hl,de
        ld a,h
        cp high (field + FIELD_SIZE)
        jr nz,column
        pop bc
full_width:

        ; start at a random cell
        ld e,b
        call rng_below
        ld b,a                          ; row
        ld e,c
        call rng_below
        add a,a
        add a,a
        add a,a
        add a,4 * (FIELD_STRIDE + 1)    ; 4 * the place in the row
        srl b
        rra
        srl b
        rra
        ld ixl,a
        ld a,b
        add a,high field
        ld ixh,a                        ; IX = field + 64 * row + the place in it

        ld hl,slots
        ld de,work
        ld bc,slots_end - slots
copy:
        rept 8
        ldi
        endm
        jp pe,copy

        push hl                         ; the sentinel: slots_end
        ld bc,(rng_seed)
        ld h,high work
        res DOWN,(ix - 64)
        res RIGHT,(ix - 2)
        res LEFT,(ix + 2)
        res UP,(ix + 64)
        push ix
        ld l,(ix + 0)                   ; two directions or more
refill:                                 ; into the slot again, past its push, as soon as there are bits for the choice
        rng_step b, c
        or 1
        inc l
        inc l
        jp (hl)

        ; three_.. leads on to one of two with the carry of its choice, third_.. is the third
        ; go_.. clears the direction's bit and goes; .. is for the only direction; the choices before them are by carry
third_down:
        ld a,c
        jp go_down
three_uld:
        dfs_third third_down
up_left:
        jr c,go_up
go_left:
        res LEFT,(ix + 0)
left:
        dec ixl                         ; undocumented, but works on every Z80; a row never crosses a page
        dec ixl
        ld (ix + 1),FIELD_PATH
        res DOWN,(ix - 64)
        res RIGHT,(ix - 2)
        res UP,(ix + 64)
        dfs_go_on

three_urd:
        dfs_third third_up
        jp right_down
third_up:
        ld a,c
        jp go_up
three_ulr:
        dfs_third third_up
left_right:
        jr c,go_left
go_right:
        res RIGHT,(ix + 0)
right:
        inc ixl
        inc ixl
        ld (ix - 1),FIELD_PATH
        res DOWN,(ix - 64)
        res LEFT,(ix + 2)
        res UP,(ix + 64)
        dfs_go_on

up_down:
        jr c,go_down
go_up:
        res UP,(ix + 0)
up:
        ld de,-2 * FIELD_STRIDE
        add ix,de
        ld (ix + 32),FIELD_PATH
        res DOWN,(ix - 64)
        res RIGHT,(ix - 2)
        res LEFT,(ix + 2)
        dfs_go_on

third_left:
        ld a,c
        jp go_left
three_lrd:
        dfs_third third_left
right_down:
        jr c,go_right
go_down:
        res DOWN,(ix + 0)
down:
        ld de,2 * FIELD_STRIDE
        add ix,de
        ld (ix - 32),FIELD_PATH
        res RIGHT,(ix - 2)
        res LEFT,(ix + 2)
        res UP,(ix + 64)
        dfs_go_on

up_right:
        jr c,go_up
        jp go_right
left_down:
        jp c,go_left
        jp go_down

done:
        ld (rng_seed),bc
        pop ix
        or a
        ret

        ; copied to the start of work: a cell's byte is the low byte of its slot
slots:
        pop ix                          ; no direction is left: continue at the last position that had one
        dfs_go_on
        ds 2
        dfs_one up                      ; $08
        dfs_one left                    ; $10
slot_up_left:
        dfs_two up_left                 ; $18
        dfs_one right                   ; $20
        dfs_two up_right                ; $28
        dfs_two left_right              ; $30
        dfs_three three_ulr             ; $38
        ds 3
        dfs_one down                    ; $40
        dfs_two up_down                 ; $48
        dfs_two left_down               ; $50
        dfs_three three_uld             ; $58
slot_end:
        jp done                         ; where the sentinel leads
slot_right_down:
        dfs_two right_down              ; $60
        dfs_three three_urd             ; $68
empty:
        jp refill
        dfs_three three_lrd             ; $70
        ds 3
        push ix                         ; $78: only the first cell has four directions
        add a,a
        jr c,slot_up_left + 2
        jr slot_right_down + 2
        ds 1                            ; padding: eight bytes are copied at a time
slots_end:
        db slot_end - slots             ; read through the sentinel
        if (slot_up_left - slots - $18) | (slot_right_down - slots - $60) | (slots_end - slots - $80)
        .error a slot is not where the bits of its cells point
        endif
        endp
generate_dfs_end:

        endif
