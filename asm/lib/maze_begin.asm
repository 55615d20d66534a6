; maze_begin.asm - the tables of the maze without memory, for a seed
;
; 1. maze_choices: for each set of earlier neighbours and three bits drawn, the two directions of a block, as maze_parent needs them.
; 2. maze_tables: for each state of Hilbert's curve and two bits of a column and a row, two levels of the curve; after these one
;    level, and what tells the edges of a block.
; 3. maze_code: the code for a cell, whose operands are numbers of a block: at first those of the block right of the first one.

        if ! defined LIB_MAZE_BEGIN
LIB_MAZE_BEGIN equ 1

        include "lib/maze_parent.asm"

        public maze_begin, maze_curve

; maze_begin - prepare the maze of a seed
; In:    rng_seed
; Out:   what the other routines here need; rng_seed as it was
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: maze_tables, maze_choices (120 bytes from 8), maze_code, maze_seed, maze_state, maze_key
; Size:  198 bytes  Time: 104,456 to 104,481 T
; Stack: 4 bytes
maze_begin:
        proc
        local choice, first, across, second, earlier, bit_of, double, single, edges, sides
        ld hl,(rng_seed)
        ld (maze_seed),hl
        ld hl,maze_template
        ld de,maze_code
        ld bc,MAZE_CODE_SIZE
        ldir
        ld hl,maze_choices + 127
choice:                                 ; L = the earlier neighbours in bits 3 to 6, a number drawn in bits 0 to 2
        ld c,l
first:
        call earlier
        inc c
        jr nc,first
        dec c
        ld d,c
        bit 2,l
        jr z,across
        inc c
        inc c
across:
        inc c
        call earlier
        jr c,second
        inc c
        inc c
        call earlier
second:
        sbc a,a
        and $0C                         ; three in four, if it leads to an earlier block
        or c
        add a,a
        add a,a
        or d
        add a,a
        ld (hl),a
        dec l
        ld a,l
        cp 8                            ; no earlier neighbour: only the first block
        jr nc,choice

        ld hl,maze_tables + 63
double:                                 ; L = the state in bits 4 and 5, then x, y, x, y
        ld a,l
        rrca
        rrca
        and 15
        call maze_curve
        ld b,a
        ld a,l
        rrca
        rrca
        call sides
        ld c,a
        ld a,l
        call sides
        ld d,a
        and c
        ld (hl),a
        ld a,b
        and d
        ld e,a
        ld a,b
        and 3
        add a,a
        add a,a
        ld c,a
        ld a,l
        and 3
        or c
        call maze_curve
        ld c,a
        and $78
        or e
        set 6,l
        ld (hl),a
        ld a,c
        and 3
        set 7,l
        ld (hl),a
        ld a,l
        and 63
        ld l,a
        dec l
        jp p,double

        ld l,$9F
single:                                 ; one level: the state, then x, y
        ld a,l
        and 15
        call maze_curve
        and $78
        ld (hl),a
        ld a,l
        res 4,l
        call sides
        ld (hl),a
        set 4,l
        dec l
        bit 4,l
        jr nz,single

        ld hl,edges
        ld de,maze_tables + MAZE_EDGES
        ld bc,8
        ldir
        ld d,b
        ld e,b
        ld bc,MAZE_BLOCK                ; the block right of the first one, which is never in maze_code
        push bc                         ; as maze_ordinary does
        push de
        jp maze_far

earlier:                                ; carry set: the neighbour in direction 2 * C, C taken modulo 4, is earlier
        ld a,c
        and 3
        ld c,a
        ld b,a
        inc b
        ld a,l
        rrca
        rrca
        rrca
bit_of:
        rrca
        djnz bit_of
        ret

sides:                                  ; A = the directions that a level with x, y in bits 1 and 0 tells nothing of
        and 3
        or 16                           ; after the quarters
        jr maze_curve
edges:                                  ; by direction: these bits of the place, with this value, are the block's last row or column
        db $38, 0, 7, 7, $38, $38, 7, 0
        endp
maze_begin_end:

; maze_curve - a quarter of the curve's square
; In:    A = 4 * state + 2 * x + y: bits of column and row
; Out:   A = bits 0 and 1 the next state; bits 3 to 6: up, right, down, left is an earlier quarter; bits 7 and 2: its number
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: nothing
; Size:  32 bytes   Time: 68 T
; Stack: 2 bytes
maze_curve:
        proc
        local quarters
        push hl
        ld hl,quarters
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        ld a,(hl)
        pop hl
        ret
quarters:
        db $01, $9F, $44, $88, $00, $0D, $E6, $C1, $A2, $16, $E5, $03, $93, $9C, $27, $02
        db $48, $60, $18, $30           ; by x and y: see maze_begin
        endp
maze_curve_end:

        endif
