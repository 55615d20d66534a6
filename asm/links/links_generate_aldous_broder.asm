; links_generate_aldous_broder.asm - one random walk over all cells of any tiling: every maze is equally likely
;
; 1. Begin at the first root; it is visited.
; 2. Draw a direction. If the cell has no such neighbour, draw again. Go there.
; 3. If that cell is new: open the wall just crossed, count the cell. When all cells of this part are visited, continue with the
;    next root.
; 4. Continue at step 2.
;
; The choice of the first cell does not change the chances.
; - A visited cell has its ways in links_ways and its passages in links; a new one has 0 in links_ways and its ways in links. So
;   one AND shows whether a direction is refused or the cell is new.
; - A random byte is an index into tables of directions, one for each two or three of its bits: four moves a byte, or two where
;   a tiling has slopes. Without slopes a direction and the same one round the edge share an entry, for no cell has both.
; - HL = the cell, in links_ways; DE = the place in a table; C = the direction of the last step.
;   HL' = the random state; E' = the sum of all high bytes, good for a byte's moves (all seeds are on one cycle, and two walks on the
;   same numbers soon coincide; their sums differ). One state in 256 enters the sum with a number that grows each time: otherwise
;   a walk in a long corridor of a mask could repeat with the states for ever.
;   BC' = cells that are new. With a mask nobody knows how many a part has: D' = 0, and BC' = walls between visited and new cells.

        if ! defined LINKS_GENERATE_ALDOUS_BRODER
LINKS_GENERATE_ALDOUS_BRODER equ 1

        include "lib/random.asm"
        include "links/links_begin.asm"
        include "links/links_go.asm"

        public links_generate_aldous_broder

; broder_move - one step, or a jump to refused; step: a label for links_neighbour
broder_move macro step
        ld a,(de)
        and (hl)
        jr z,refused
        ld c,a
step:
        links_neighbour
        endm

; links_generate_aldous_broder - make a perfect maze on any tiling, all of them equally likely
; Family: links generator
; Source: U2
; In:    rng_seed, tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask
; Out:   links, links_entrance, links_exit, circle_entrance, circle_centre, rng_seed; carry clear
; Refuses: illegal tiling or size, or a mask that leaves no two neighbours
; Promise: perfect; uniform, all mazes are equally likely; of octagons, all that the tossed diagonals allow
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP at first: an interrupt then pushes into links_guard, links, links_steps, links_ways or links_list
; Writes: what links_begin writes; operands at twice, many, pages, next_root, wraps, first_step and second_step, and in
;        links_ways_of, links_sides, links_trim, links_outside, links_words, links_wave, links_divide, links_go and
;        links_cut
; Size:  367 bytes   Time: 666,451 T mean, 3,089,120 T at most (square 15x15)
; Bound: under 80,000,000 T without a mask; with one the time grows with the square of the longest corridor
; Growth: one walk reaches every cell
; Stack: 24 bytes
links_generate_aldous_broder:
        proc
        local TABLE, few, fill, twice, table, copy, many, four, cells, unmasked, next_root, draw, sum, first, first_done, second
        local second_done, pages, refused, again, masked, counted, wrap, wraps, around, way, visited, new, done, uncounted, first_step, second_step
TABLE:          equ (links_list + 511) & $FE00

        call links_begin
        ret c
        if LINKS_DIVIDES
        ld a,(links_go)
        ld (first_step),a
        ld (second_step),a
        endif
        ld a,(links_flags)
        and HAS_SLOPES
        ld bc,$0700 + (high TABLE) + 4  ; rlca: only up, right, down and left
        ld d,1
        jr z,few
        ld bc,$0000 + (high TABLE) + 2  ; nop
        inc d
few:
        ld a,c
        ld (pages + 1),a
        ld a,d
        ld (many + 1),a
        ld a,b
        ld (twice),a
        and 3
        or 1
        ld hl,TABLE
fill:
        ld (hl),a
        rlca
twice:
        nop                             ; operand: rlca for a table of four
        inc l
        jr nz,fill
        ld de,TABLE + 256
table:                                  ; each entry of the table before, four or eight times
copy:
        ld a,(hl)
        inc l
many:
        ld b,0                          ; operand: 1 or 2
four:
        rept 4
        ld (de),a
        inc e
        endm
        djnz four
        inc e
        dec e
        jr nz,copy
        ld l,e
        inc h
        inc d
        ld a,d
        cp c
        jr nz,table

        ld a,(links_height)             ; the ways of new cells are in links
        push af
        ld d,b                          ; 0
        call links_row
        ld b,h
        ld c,l
        ld hl,links_ways
        ld de,links
        ldir
        ld hl,links_ways + LINKS_SIZE
        call links_zero
        ld (wraps + 1),de                ; 0
        ld a,(tiling_columns)
        ld e,a
        pop bc
        ld hl,-1
cells:
        add hl,de
        djnz cells
        if LINKS_MASKS
        ld a,(mask_used)
        dec a
        if LINKS_DIVIDES
        jr z,uncounted
        ld a,(links_flags)
        cpl
        and HAS_DIVISIONS
        jr nz,unmasked
uncounted:
        else
        jr nz,unmasked
        endif
        ld h,a
        ld l,a
unmasked:
        endif
        push hl
        exx
        ex (sp),hl
        push de
        push bc
        ld b,h
        ld c,l
        ld hl,(rng_seed)
        ld e,l
        if LINKS_MASKS
        ld d,a                          ; 0 with a mask
        endif
        exx
        ld hl,links_roots
        ld (next_root + 1),hl

next_root:
        ld hl,0                         ; operand
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld (next_root + 1),hl
        ex de,hl
        ld a,h
        or a
        jp z,done
        res 3,h
        ld a,(hl)
        ld (hl),0
        set 3,h
        ld (hl),a
        if LINKS_MASKS
        exx
        inc d
        dec d
        call z,around
        exx
        endif

draw:
        exx
        rng_step h, l
        jr z,wrap                       ; the high byte is 0
sum:
        add a,e
        ld e,a
        exx
        ld e,a
        ld d,high TABLE
first:
        broder_move first_step
first_done:
        inc d
second:
        broder_move second_step
second_done:
        inc d
        ld a,d
pages:
        cp 0                            ; operand
        jr nz,first
        jr draw

wrap:
        push bc
wraps:
        ld bc,0                         ; operand: how often it was
        inc bc
        ld (wraps + 1),bc
        add a,b
        add a,c
        pop bc
        jr sum

refused:
        or (hl)
        jr z,new
again:
        bit 0,d
        jr nz,second_done
        jr first_done
new:
        res 3,h
        ld b,(hl)
        ld a,c
        rlca
        rlca
        rlca
        rlca
        ld (hl),a
        set 3,h
        ld (hl),b
        push hl
        ld c,a
        call links_go
        res 3,h
        or (hl)
        ld (hl),a
        pop hl
        exx
        if LINKS_MASKS
        inc d
        dec d
        jr z,masked
        endif
        dec bc
counted:
        ld a,b
        or c
        exx
        jr nz,again
        jp next_root
        if LINKS_MASKS
masked:
        call around
        jr counted

        ; count the walls round a cell: those to new cells are more now, those to visited ones fewer
around:
        exx
        push hl
        ld a,(hl)
way:
        ld c,a
        dec a
        and c
        push af
        xor c
        ld c,a
        push hl
        call links_go
        ld a,(hl)
        pop hl
        cp 1
        exx
        inc bc
        jr c,visited
        dec bc
        dec bc
visited:
        exx
        pop af
        jr nz,way
        pop hl
        exx
        ret
        endif
done:
        exx
        ld (rng_seed),hl
        pop bc
        pop de
        pop hl
        exx
        jp links_outside
        if TABLE & 256
        .error the first table must be at an even page
        endif
        endp
links_generate_aldous_broder_end:

        endif
