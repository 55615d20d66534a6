; maze_parent.asm - a perfect maze of 65,536 x 65,536 cells, worked out cell by cell, with no field
;
; Source: common knowledge: each cell opens to one that comes before it in an order of all cells
;
; 1. The cells are in blocks of 8 x 8. Hilbert's curve, which begins at row 0, column 0, numbers the blocks: it goes from each
;    to one beside it, so every block but the first has a neighbour with a smaller number.
; 2. Each block has two directions at right angles. The first leads to a neighbour with a smaller number, one drawn from all that
;    it has; the second is a coin's, but leads to such a neighbour too if there is one on either side.
; 3. A coin of each cell decides in which of the two it opens: there its parent is. At the edge where the second direction
;    leaves the block, the chance is three in four if the neighbour has a smaller number; if not, the first is taken.
; 4. In the first block each cell opens to the left, in column 0 up.
;
; Why it is perfect: a parent is in a block with a smaller number, or in the same block farther along one of its two directions.
; So no way up the parents returns to a cell that it has left, and it ends only at the one cell without a parent, row 0, column 0.
; Each passage is that of a cell and its parent, so all of them make a tree.
;
; Which neighbours are earlier: two cells side by side differ in one coordinate, first at some bit; as far as that bit the curve
; treats both alike. So on the way from the highest bit to the lowest, each level of the curve tells for the bits x, y and its
; state whether the half across is earlier: to the left if x is 1, else to the right, and above or below by y. What a
; later level tells replaces what an earlier one did. Outside the maze nothing is ever told: so nothing there is earlier.
; maze_tables has two levels at once: the state and four bits lead to the bits to keep, the bits to set, and the next state.
; With the high bytes of the call before, their four steps are not taken again.
;
; The coins: the random step of lib/random.asm, whatever program it is in; once from the seed with the high bytes of row and
; column in it, twice more with the low ones (the block's key), twice more with the place in the block.
;
; maze_code is the part for a cell of the same block as the one before: the numbers of the block stand in its instructions.

        if ! defined LIB_MAZE_PARENT
LIB_MAZE_PARENT equ 1

        public maze_parent, maze_block

MAZE_BLOCK:     equ 8                   ; cells across and down
MAZE_EDGES:     equ $A0                 ; a free part of maze_tables

maze_sum macro hi, lo                   ; A = the high byte of the next random state
        ld a,hi
        rrca
        rrca
        xor lo
        ld lo,a
        rrca
        adc a,$5C
        add a,lo
        adc a,hi
        endm

maze_mix macro hi, lo                   ; the next random state: rng_step, which random_rom.asm does in another way
        maze_sum hi, lo
        ld hi,a
        endm

maze_bits macro                         ; E, D = column, row: the first two bits go to the state in A; L = A
        sla e
        rla
        sla d
        rla
        sla e
        rla
        sla d
        rla
        ld l,a
        endm

maze_levels macro                       ; two levels of the curve: A = the state, C = what is earlier
        maze_bits
        ld a,c
        and (hl)
        set 6,l
        or (hl)
        ld c,a
        set 7,l
        ld a,(hl)
        endm

; maze_parent - the direction in which a cell opens to its parent
; In:    DE, BC = row, column, 0 to 65,535; after maze_begin
; Out:   carry clear: A = 0 up, 2 right, 4 down, 6 left; carry set: A = 255, row 0, column 0, which has no parent
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: maze_code, maze_state, maze_key
; Size:  3 bytes    Time: 284 to 1,723 T; 1,592 T mean of cells all over, 394 T mean of a climb, 408 T mean of a walk
; Stack: 4 bytes
; Note:  `call maze_code` does the same in 10 T less
maze_parent:
        jp maze_code
maze_parent_end:

        proc
        local row_low, column_low, row_high, column_high, known, edge_mask, edge_value, edge_coin, key_high, key_both
        local at_edge, second_way, straight, another, near, root

maze_template:                          ; what is copied to maze_code: so all its jumps but the last are relative
        ld a,e
row_low:
        xor 0                           ; operand
        cp MAZE_BLOCK
        jr nc,another
        add a,a
        add a,a
        add a,a
        ld l,a
        ld a,c
column_low:
        xor 0                           ; operand
        cp MAZE_BLOCK
        jr nc,another
        or l
        ld l,a                          ; the place in the block
        ld a,d
row_high:
        cp 0                            ; operand
        jr nz,another
        ld a,b
column_high:
        cp 0                            ; operand
        jr nz,another
known:
        ld a,l
edge_mask:
        and 0                           ; operand
edge_value:
        cp 0                            ; operand
        ld a,l
        jr z,at_edge
key_high:
        xor 0                           ; operand
        ld h,a
key_both:
        xor 0                           ; operand: the key's high byte xor its low one
        ld l,a
        maze_mix h, l
        maze_sum h, l
        and $40
        jr z,straight
second_way:
        ld a,0                          ; operand
        ret
at_edge:
        ld a,(maze_code + key_high - maze_template + 1)
        xor l
        ld h,a
        ld a,(maze_code + key_both - maze_template + 1)
        xor h
        ld l,a
        maze_mix h, l
        maze_sum h, l
edge_coin:
        and 0                           ; operand: $60 three in four, 0 never
        jr nz,second_way
straight:
        ld a,0                          ; operand
        ret
another:
        jp maze_block
MAZE_CODE_SIZE: equ $ - maze_template
MAZE_FIRST:     equ straight - maze_template + 1
MAZE_SECOND:    equ second_way - maze_template + 1

maze_set macro label                    ; an operand in the copy
        ld (maze_code + label - maze_template + 1),a
        endm

root:                                   ; the first block
        ld a,c
        or a
        ld a,6
        ret nz
        ld a,e
        cp 1
        ld a,0
        ret nc
        dec a                           ; carry is set
        ret

; maze_block - the same for a cell of another block than the one before
; In:    DE, BC = row, column; after maze_begin
; Out:   as maze_parent
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: maze_code, maze_state, maze_key
; Size:  333 bytes
; Stack: 4 bytes
maze_block:
        ld a,d
        or b
        jr nz,maze_ordinary
        ld a,e
        or c
        cp MAZE_BLOCK
        jr c,root
maze_ordinary:
        push bc
        push de
        ld a,(maze_code + row_high - maze_template + 1)
        cp d
        jr nz,maze_far
        ld a,(maze_code + column_high - maze_template + 1)
        cp b
        jr nz,maze_far
        ld d,e
        ld e,c
        ld hl,(maze_state)
        ld a,l
        ld c,h
        ld h,high maze_tables
        jp near
maze_far:                               ; the levels of the high bytes, eight of them, and their part of the key
        ld e,b
        ld hl,(maze_seed)
        ld a,d
        maze_set row_high
        xor h
        ld h,a
        ld a,b
        maze_set column_high
        ld b,c
        xor l
        ld l,a
        maze_mix h, l
        ld (maze_key),hl
        xor a
        ld h,high maze_tables
        maze_bits                       ; at first nothing is earlier
        set 6,l
        ld c,(hl)
        set 7,l
        ld a,(hl)
        rept 3
        maze_levels
        endm
        ld l,a
        ld h,c
        ld (maze_state),hl
        pop de
        push de
        ld d,e
        ld e,b
        ld h,high maze_tables
near:                                   ; the levels of the low bytes, five of them; D, E = row, column
        maze_levels
        maze_levels
        sla e
        rla
        sla d
        rla
        or $80
        ld l,a
        ld a,c
        and (hl)
        set 4,l
        or (hl)
        ld l,a                          ; the earlier neighbours
        pop de
        pop bc
        push hl

        ld hl,(maze_key)
        ld a,e
        and 256 - MAZE_BLOCK
        maze_set row_low
        xor h
        ld h,a
        ld a,c
        and 256 - MAZE_BLOCK
        maze_set column_low
        xor l
        ld l,a
        maze_mix h, l
        maze_mix h, l
        maze_set key_high
        xor l
        maze_set key_both
        ld a,h
        and 7
        pop hl
        or l
        ld l,a
        ld h,high maze_choices
        ld a,(hl)
        ld h,a                          ; the first direction in bits 1 and 2, the second in bits 3 and 4, then the coin
        and 6
        maze_set straight
        ld a,h
        and $60
        maze_set edge_coin
        ld a,h
        rrca
        rrca
        and 6
        maze_set second_way
        or MAZE_EDGES
        ld l,a
        ld h,high maze_tables
        ld a,(hl)
        maze_set edge_mask
        inc l
        ld a,(hl)
        maze_set edge_value
        ld a,e
        add a,a
        add a,a
        add a,a
        xor c
        and $38
        xor c
        and $3F
        ld l,a
        jp maze_code + known - maze_template
        endp
maze_block_end:

        endif
