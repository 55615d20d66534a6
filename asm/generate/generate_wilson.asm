; generate_wilson.asm - Wilson's loop-erased walks: every maze is equally likely
;
; A cell is in the tree or not; the tree begins as the middle cell.
; 1. Take the first cell that is not in the tree, row by row. From there walk at random, and at each cell store
;    in the map the direction in which the walk leaves it; if that leads over the border, draw again.
; 2. When the walk reaches the tree, go back to its first cell and follow the stored directions. If the walk visited
;    a cell more than once, only the last direction is stored, so all loops disappear.
; 3. The cells followed are opened and join the tree. When all cells have joined: done.
;
; The order of the cells and the first one do not change the chances; the middle one is reached soonest.
; - A byte of the map: 0 in the tree, $80 border, else the direction (or 1, not visited yet). Doubled, tree and
;   border are zero, and carry tells them apart.
; - Random numbers: BC = state. The walk does not use the state but IX, the sum of all states: four moves from its high
;   byte. All seeds are on one cycle, and two walks on the same numbers soon coincide; their sums differ.
; - H, L = place on the map, DE = place in a table of moves. In the alternate registers: HL = the walk's first cell, DE
;   = the same in the field, BC = 32, and B = 0 is both FIELD_PATH and the mark of the tree.
; - It ends for each of the 65,536 seeds at each of the 196 sizes: all have been tested.

        if ! defined GENERATE_WILSON
GENERATE_WILSON equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/walk_ground.asm"

        public generate_wilson

; wilson_step - one move, from the table at DE
wilson_step macro
        ld a,(de)
        ld (hl),a
        add a,l
        ld l,a
        ld a,(hl)
        add a,a
        call z,arrive
        endm

; generate_wilson - make a perfect maze, all of them equally likely
; Family: generator
; Menu:  120, "Wilson", "Random walks; a loop in one is", "erased before it is kept"
; Source: U1
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; uniform, all mazes are equally likely
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into route, field, guard or work
; Writes: field, rng_seed, work (1,024 bytes), route (256 bytes from 256)
; Size:  225 bytes   Time: 145,431 T mean, 440,236 T at most (31x31); 111,934 T mean, 350,495 T at most (31x23)
; Stack: 14 bytes
; Repeats: 108 of the 65,536 mazes come up twice (31x31)
; Note:  457 bytes with field_cells and walk_ground, the only routines that it calls
generate_wilson:
        proc
        local walk, arrive, follow, right, up_left, up, followed, look, next, found, border, done

        call field_cells
        ret c
        ld e,FIELD_WALL
        call walk_ground
        ld (hl),FIELD_PATH
        push ix
        exx
        push bc
        push de
        push hl
        ld hl,WALK_MAP + 16
        ld de,field + FIELD_STRIDE + 1
        ld bc,FIELD_PATH * 256 + FIELD_STRIDE
        exx
        ld h,high WALK_MAP
        ld bc,(rng_seed)
        push bc
        pop ix
        exx
        call look

walk:
        rng_step b, c
        add ix,bc
        ld e,ixh                        ; undocumented, but works on every Z80
        ld d,high WALK_TABLE
        wilson_step
        inc d
        wilson_step
        inc d
        wilson_step
        ld d,high WALK_TABLE_4
        wilson_step
        jp walk

border:                                 ; take the move back
        ld a,(de)
        neg
        add a,l
        ld l,a
        ret

arrive:                                 ; the walk has reached the border or the tree
        jr c,border
        exx
        push hl
        push de
        ld a,(hl)
follow:
        ld (hl),b                       ; in the tree
        dec a
        jr z,right
        jp m,up_left
        ld a,l                          ; down
        add a,16
        ld l,a
        ex de,hl
        add hl,bc
        ld (hl),b
        add hl,bc
        ld (hl),b
        ex de,hl
        ld a,(hl)
        or a
        jr nz,follow
        jr followed
up_left:
        inc a
        inc a
        jr nz,up
        dec l                           ; left; A = 0
        dec e
        ld (de),a
        dec e
        ld (de),a
        or (hl)
        jr nz,follow
        jr followed
up:
        ld a,l
        sub 16
        ld l,a
        ex de,hl
        sbc hl,bc
        ld (hl),b
        sbc hl,bc
        ld (hl),b
        ex de,hl
        ld a,(hl)
        or a
        jr nz,follow
        jr followed
right:
        inc l
        inc e
        ld (de),a
        inc e
        ld (de),a
        or (hl)
        jr nz,follow
followed:
        pop de
        pop hl
next:
        inc l
        inc e
        inc e
look:
        ld a,(hl)
        add a,a
        jr nz,found
        jr nc,next
        ld a,l
        and 15
        jr z,done                       ; a row that begins with border
        xor l
        add a,16
        ld l,a
        ld a,e
        and 3 * FIELD_STRIDE * 2
        add a,FIELD_STRIDE * 3 + 1
        ld e,a
        jr nc,look
        inc d
        jr look
found:
        xor a
        ld (de),a
        ld a,l
        exx
        ld l,a
        ret                             ; return: the walk continues from there, with the next two bits

done:
        pop af
        pop hl
        pop de
        pop bc
        exx
        ld (rng_seed),bc
        pop ix
        or a
        ret

        if FIELD_PATH | (FIELD_WALL - $80)
        .error the map needs FIELD_PATH = 0 and FIELD_WALL = $80
        endif
        endp
generate_wilson_end:

        endif
