; generate_nested.asm - mini-mazes: a maze of blocks, each of which is a maze of its own
;
; 1. Give each cell a bit for each neighbour. Take away those that lead from one block into another, and list the walls there.
;    Blocks have nested_side x nested_side cells; the last ones across and down have what is left.
; 2. Dig the last block, depth first from its first cell.
; 3. Draw walls of the list until one has a finished block on one side only. Open it, and dig the block on its other side,
;    depth first from there. Repeat until no block is left.
;
; Why it is perfect: each block is a tree of all its cells, and each opening adds one whole block.
; Why a cell says whether its block is finished: then its byte is 0 = FIELD_PATH. Before that it has a bit, since its block has a
; second cell; only the last block may have one cell alone, and so step 2 begins with it.
;
; Invariants while it digs:
; - IX = the current cell; H = the slots of ways_dig; BC = the random state. SP = the stack of the cells that had directions left,
;   above it a sentinel. A block has 49 cells at most, so the stack does not reach the list.
; - The list: low bytes in one page, high bytes in the next; 210 walls at most (blocks of 2 x 2 cells).
; - Each cell takes one random number. A draw of a wall that fails takes one more: so that the sequences of different seeds do not
;   merge there, the first number is added to all of those draws.

        if ! defined GENERATE_NESTED
GENERATE_NESTED equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_ways.asm"
        include "lib/ways_dig.asm"

        public generate_nested

; generate_nested - make a perfect maze of blocks that are perfect mazes, joined by single openings
; Family: generator
; Menu:  167, "Mini /mazes", "Small mazes side by side: one", "gap leads on to the next"
; Parameter: nested_side, 2 to 7, default 5, "Side": cells along each side of a block
; Source: Z18
; In:    rng_seed, field_width, field_height, nested_side
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; each block is a perfect maze, and at most one opening joins two of them
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills and digs: an interrupt then pushes into field, guard or work
; Writes: field, rng_seed, work (1,024 bytes), guard (bits in its last 31 bytes); operands at undug, mix_low, mix, mask, walls and
;        kept_sp, and in field_ways (set before use)
; Size:  519 bytes   Time: 87,968 T mean, 106,126 T at most (31x31); 71,865 T mean, 95,816 T at most (31x23)
; Bound: under 600,000 T whatever nested_side (31x31)
; Stack: 14 bytes at most
; Repeats: none of the 65,536 mazes come up twice (31x31)
generate_nested:
        proc
        local SLOTS, WALLS, LIST_END, enough, fits, across, down, product, spread, undug, pick, mix_low, mix
        local mask, walls, level, behind, new, start, lines, wall, targets, visit, stuck, home, done, kept_sp

SLOTS:          equ work
WALLS:          equ work + $100         ; and the page behind it
LIST_END:       equ work + $400

        call field_cells                ; B = cells down, C = cells across
        ret c
        push ix
        exx
        push hl
        exx
        push bc
        call ways_fill
        pop bc
        ld a,(nested_side)
        cp 2
        jr nc,enough
        ld a,2
enough:
        cp 8
        jr c,fits
        ld a,7
fits:
        ld l,a
        ld de,0
        ld a,c
        dec a
across:
        inc e                           ; E = blocks across
        sub l
        jr nc,across
        ld a,b
        dec a
down:
        inc d                           ; D = blocks down
        sub l
        jr nc,down
        xor a
        ld h,d
product:
        add a,e
        dec h
        jr nz,product
        ld (undug + 1),a

        ; no way from block to block: first through the upright lines of walls
        add hl,hl                       ; 2 * side: from a line to the next one
        exx
        ld hl,WALLS
        exx
        push bc
        push de
        ld c,e
        ld de,2 * FIELD_STRIDE
        ld ix,field + FIELD_STRIDE
        call lines
        pop de
        pop bc
        push ix
        ld b,c
        ld c,d
        rept 5
        add hl,hl
        endm                            ; 64 * side
        ld de,2
        ld ix,field + 1
        call lines
        pop de
        ld d,0
        add ix,de                       ; the first cell of the last block
        exx
        ld a,l
        exx
        ld (walls + 1),a
        dec a
        ld e,a
spread:                                 ; all bits below the top one
        or e
        srl e
        jr nz,spread
        ld (mask + 1),a

        ways_slots SLOTS, targets
        ld bc,(rng_seed)
        rng_step b, c                   ; the first numbers of neighbouring seeds are alike
        ld (mix + 1),a
        ld a,c
        ld (mix_low + 1),a
        ld (kept_sp + 1),sp
        ld sp,LIST_END
        jp start

home:                                   ; a block is finished
undug:
        ld a,0
        dec a
        jr z,done
        ld (undug + 1),a
pick:
        rng_step b, c
        ld a,c
mix_low:
        add a,0
        ld a,b
mix:
        adc a,0
mask:
        and 0
walls:
        cp 0
        jr nc,pick
        ld l,a
        ld h,high WALLS
        ld e,(hl)
        inc h
        ld d,(hl)
        ex de,hl                        ; HL = the wall
        ld de,FIELD_STRIDE
        bit 5,l                         ; in a row of cells?
        jr z,level
        ld e,1
level:
        add hl,de
        ld a,(hl)
        sbc hl,de                       ; carry is clear
        sbc hl,de
        or a
        jr z,behind                     ; the block behind the wall is finished
        ld a,(hl)
        or a
        jr nz,pick                      ; neither is
        add hl,de
        ld (hl),a                       ; FIELD_PATH
        add hl,de
        jr new
behind:
        or (hl)
        jr z,pick                       ; both are
        add hl,de
        ld (hl),d                       ; FIELD_PATH
        sbc hl,de
new:
        push hl
        pop ix
start:
        ld hl,targets + WAYS_TABLE      ; the sentinel
        push hl
        ld h,high SLOTS
        jp visit

done:
        ld (rng_seed),bc
kept_sp:
        ld sp,0
        exx
        pop hl
        exx
        pop ix
        or a
        ret

lines:                                  ; the walls of C - 1 lines, the first of them HL behind IX; B walls in each, DE apart
        dec c
        ret z
        ex de,hl
        add ix,de
        ex de,hl
        push ix
        push bc
wall:                                   ; it has cells on two sides; on the others the bits are clear already
        res WAY_DOWN,(ix - 32)
        res WAY_RIGHT,(ix - 1)
        res WAY_LEFT,(ix + 1)
        res WAY_UP,(ix + 32)
        exx
        ld a,ixl                        ; undocumented, but works on every Z80
        ld (hl),a
        inc h
        ld a,ixh
        ld (hl),a
        dec h
        inc l
        exx
        add ix,de
        djnz wall
        pop bc
        pop ix
        jr lines

        ways_dig targets, visit, stuck, home, 0
        rng_step b, c
        ld l,(ix + 0)
        jp (hl)
stuck:
        pop ix
        ld l,(ix + 0)
        jp (hl)

        if FIELD_PATH
        .error openings are made with a register that is 0
        endif
        endp
generate_nested_end:

        endif
