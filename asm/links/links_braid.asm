; links_braid.asm - braid a maze on any tiling: dead ends get one more passage
;
; A dead end is a cell with one passage and a closed way. (A cell whose passage leads to its only neighbour stays as it is.)
; 1. Find the ways of all cells (links_ways_of); an open diagonal stays the possible one of its block.
; 2. Count the n dead ends; wanted = n * braid_percent / 100, rounded down.
; 3. Go through them again. Open each with the chance wanted / left, in one of its closed ways, all equally likely.
; 4. If the neighbour was a dead end too, it is one no longer: subtract one from wanted, and from left if its turn had not come.
; So exactly wanted dead ends disappear, or one more. An opening makes no new one.

        if ! defined LINKS_BRAID
LINKS_BRAID equ 1

        include "links/links_begin.asm"
        include "links/links_go.asm"
        include "links/links_chance.asm"
        include "links/links_pick.asm"

        public links_braid

; links_braid - remove dead ends from the maze in links
; Family: links change
; Parameter: braid_percent, 0 to 100, default 100, "Percent": percentage of the dead ends to remove
; Source: G13
; In:    rng_seed, tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask, links, braid_percent (above 100: 100)
; Out:   links, rng_seed; carry clear
; Refuses: illegal tiling or size
; Promise: connected; no dead end that has another neighbour; below 100 only braid_percent of 100 dead ends are removed;
;        connected if the maze was
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP at first: an interrupt then pushes into links_steps or links_ways
; Writes: what links_ways_of and links_outside write, links; operands in links_each, links_ways_of, links_sides,
;        links_trim, links_outside, links_words, links_divide and links_go
; Size:  134 bytes   Time: 204,677 T mean, 224,880 T at most (square 15x15, 1,024 mazes of Kruskal)
; Stack: 20 bytes
; Note:  crossings stay as they are: they have no closed way; not for mazes with arrows
links_braid:
        proc
        local in_range, share, shared, dead_end, count, open, past
        call links_ways_of
        ret c
        call links_inside
        ld hl,0
        ld (links_left),hl
        ld de,count
        call links_each
        ld a,(braid_percent)
        cp 101
        jr c,in_range
        ld a,100
in_range:
        ld d,a
        ld hl,0
        ld bc,(links_left)
        xor a
share:                                  ; HL = n * percent / 100
        ld e,a
        ld a,b
        or c
        jr z,shared
        dec bc
        ld a,e
        add a,d
        cp 100
        jr c,share
        sub 100
        inc hl
        jr share
shared:
        ld (links_wanted),hl
        ld de,open
        call links_each
        jp links_outside

dead_end:                               ; Z: C has one bit
        ld b,a
        ld a,c
        dec a
        cp c
        ret nc                          ; none: NZ, for A is $FF
        and c
        ret

count:
        call dead_end
        ret nz
        ld hl,(links_left)
        inc hl
        ld (links_left),hl
        ret

open:
        call dead_end
        ret nz
        push bc
        call links_chance
        pop bc
        ret nc
        ld a,b
        call links_pick
        push hl
        call links_open
        pop de                          ; the cell
        ld c,a
        call dead_end
        ret nz
        res 3,d
        or a
        sbc hl,de
        ld hl,(links_left)
        jr nc,past
        dec hl                          ; its turn would have come
        ld (links_left),hl
past:
        ld hl,(links_wanted)
        ld a,h
        or l
        ret z
        dec hl
        ld (links_wanted),hl
        ret
        endp
links_braid_end:

        endif
