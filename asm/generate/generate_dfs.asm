; generate_dfs.asm - the recursive backtracker: long winding passages, few dead ends
;
; 1. Fill the field: walls, and in each cell's byte one bit for each unvisited neighbour.
; 2. Push a sentinel. Draw a row and a column to start at; that cell is visited.
; 3. At a cell with no bit left: pop a position and continue there; the sentinel ends it.
; 4. With one bit left: clear it and go in that direction. With more: first push the position, then draw one of them.
; 5. Going: open the passage, clear the bit for the new cell in its four neighbours, continue at step 3.
;
; Why it is fast: a cell's byte is the low byte of the address of a slot, which jumps to the code for exactly those
; directions, so there is no test and no counting. A finished cell has the byte FIELD_PATH: nothing remains to be done.
; Most of the stacked cells are finished when they come back: a short loop drops those.
; Invariants:
; - IX = the current cell, always inside the maze: cells at the border have no bit for places beyond it,
;   and the bits cleared there in wall bytes are clear already. Above row 1 they are in guard, see Writes.
; - The slots are at the start of work, every 4 bytes a jump of 3. Slot 16 is for the sentinel.
; - A cell is on the stack at most once, and only if more than one direction was free when it was left.
; - BC = the random state, HL = the slot in use, A = random bits that are left, from bit 7 down to above the
;   lowest 1, the end marker. Two directions take one of these bits; three take the high byte of a new
;   state and leave its low byte in A. So the shares are 128 : 128 and 86 : 85 : 85 of 256.
; - The sentinel is the address of a byte behind the list of the slots, which leads to the end.
; - Two directions without a bit left: refill, then the same slot again. Nothing has been stacked for it by then.

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

; dfs_two - one of two directions: stack the position; carry = a random bit
dfs_two macro
        add a,a                         ; carry = a random bit, unless that was the end marker
        jr z,refill
        push ix
        endm

; dfs_three - one of three directions: to near in a third of cases, else carry chooses between the other two
dfs_three macro near
        push ix
        rng_step b, c
        cp 86
        jr c,near
        cp 171
        ld a,c
        endm

; dfs_draw_bit - one bit of a product: halve A, plus B if the lowest bit of D is set
dfs_draw_bit macro
        local even
        srl d
        jr nc,even
        add a,b
even:
        rra
        endm

; generate_dfs - make a perfect maze, depth first, from a random cell
; Family: generator
; Menu:  20, "Depth /first", "Long winding passages and few", "dead ends: the classic maze"
; Source: P1, P2, P3, G2, Z1c (the same maze by another method)
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; from a random cell; long winding passages
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed, work (67 bytes), guard (bits in its last 31 bytes)
; Size:  600 bytes   Time: 60,602 T mean, 62,224 T at most (31x31); 46,431 T mean, 47,830 T at most (31x23)
; Stack: 300 bytes at most (31x31)
; Repeats: none of the 65,536 mazes come up twice (31x31)
generate_dfs:
        proc
        local UP, LEFT, RIGHT, DOWN, ALL, ALL_BUT_UP, ALL_BUT_DOWN, JUMP
        local rows, next_row, inner, filled, column, cells, full_width, build, refill, draw
        local go_left, go_right, go_up, go_down, none, more, found
        local up_left, left_right, up_right, up_down, right_down, left_down, four
        local three_ulr, three_uld, three_urd, three_lrd, third_up, third_left, third_down
        local targets, slots_size, slots_end, done

UP:             equ 2                   ; the bit for an unvisited neighbour above
LEFT:           equ 3
RIGHT:          equ 4
DOWN:           equ 5
ALL:            equ $3C
ALL_BUT_UP:     equ $38
ALL_BUT_DOWN:   equ $1C
JUMP:           equ $C3                 ; the first byte of JP
slots_size:     equ 4 * 17

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

        ; the slots: a jump and a byte between
        ld hl,targets
        ld de,work + 255                ; E wraps to the start of work
        ld bc,2 * 17
        ld a,JUMP
build:
        inc e
        ld (de),a
        inc e
        ldi
        ldi
        jp pe,build
        pop de                          ; D = cells down, E = cells across
        push hl                         ; the sentinel: slots_end

        ; a narrow maze: no direction to the right in its last column, walls beyond
        ld a,15
        sub e
        jr z,full_width
        push de
        ld c,a
        ld a,e
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
        pop de
full_width:

        ; start at a random cell
        ld bc,(rng_seed)
        call draw                       ; row
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl                       ; HL = 64 * row
        ld d,e
        call draw                       ; 16 * column
        rrca
        rrca
        rrca
        add a,FIELD_STRIDE + 1
        add a,l
        ld ixl,a
        ld a,h
        add a,high field
        ld ixh,a                        ; IX = field + 64 * row + the place in it

        ld h,high work
        res DOWN,(ix - 64)
        res RIGHT,(ix - 2)
        res LEFT,(ix + 2)
        res UP,(ix + 64)
        ld l,(ix + 0)                   ; two directions or more
        jr refill

        ; three_.. leads on to one of two with the carry of its choice, third_.. is the third
        ; go_.. clears the direction's bit and goes
four:
        add a,a
        jr nc,right_down
up_left:
        dfs_two
        jr c,go_up
go_left:
        res LEFT,(ix + 0)
        dec ixl                         ; undocumented, but works on every Z80; a row never crosses a page
        dec ixl
        ld (ix + 1),FIELD_PATH
        res DOWN,(ix - 64)
        res RIGHT,(ix - 2)
        res UP,(ix + 64)
        dfs_go_on

up_down:
        dfs_two
        jr c,go_down
go_up:
        res UP,(ix + 0)
        ld de,-2 * FIELD_STRIDE
        add ix,de
        ld (ix + 32),FIELD_PATH
        res DOWN,(ix - 64)
        res RIGHT,(ix - 2)
        res LEFT,(ix + 2)
        dfs_go_on

refill:                                 ; into the slot again, as soon as there are bits for the choice
        rng_step b, c
        or 1
        jp (hl)

left_down:
        dfs_two
        jr c,go_left
        jp go_down
right_down:
        dfs_two
        jr c,go_right
go_down:
        res DOWN,(ix + 0)
        ld de,2 * FIELD_STRIDE
        add ix,de
        ld (ix - 32),FIELD_PATH
        res RIGHT,(ix - 2)
        res LEFT,(ix + 2)
        res UP,(ix + 64)
        dfs_go_on

up_right:
        dfs_two
        jr c,go_up
        jp go_right
left_right:
        dfs_two
        jp c,go_left
go_right:
        res RIGHT,(ix + 0)
        inc ixl
        inc ixl
        ld (ix - 1),FIELD_PATH
        res DOWN,(ix - 64)
        res LEFT,(ix + 2)
        res UP,(ix + 64)
        dfs_go_on

three_ulr:
        dfs_three third_up
        jp c,go_left
        jr go_right
three_lrd:
        dfs_three third_left
        jr c,go_right
        jp go_down
three_urd:
        dfs_three third_up
        jr c,go_right
        jp go_down
three_uld:
        dfs_three third_down
        jp c,go_up
        jp go_left
third_up:
        ld a,c
        jp go_up
third_left:
        ld a,c
        jp go_left
third_down:
        ld a,c
        jp go_down

none:                                   ; continue at the last position that has a direction
        ld e,a
        xor a
more:
        pop hl
        or (hl)
        jr nz,found
        pop hl
        or (hl)
        jr nz,found
        pop hl
        or (hl)
        jp z,more
found:
        push hl
        pop ix
        ld h,high work
        ld l,a
        ld a,e
        jp (hl)

draw:                                   ; A = 16 * a random number below D, D up to 15
        rng_step b, c
        xor a
        rept 4
        dfs_draw_bit
        endm
        and $F0
        ret

done:
        ld (rng_seed),bc
        pop ix
        ret                             ; carry is clear since `more`

        ; where the slots lead: a cell's byte is the low byte of its slot
targets:
        dw none, go_up, go_left, up_left, go_right, up_right, left_right, three_ulr
        dw go_down, up_down, left_down, three_uld, right_down, three_urd, three_lrd, four
        dw done
slots_end:
        db slots_size - 4               ; read through the sentinel
        if (slots_end - targets - 34)
        .error a slot is not where the bits of its cells point
        endif
        endp
generate_dfs_end:

        endif
