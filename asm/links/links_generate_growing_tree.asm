; links_generate_growing_tree.asm - grow mazes on any tiling from a list of cells: from the newest one, or from a random one
;
; 1. Prepare the board (links_begin), and the code that visits a cell (links_write_visit). Visit the first root; it is the list.
; 2. Take the newest cell of the list with a chance of growing_newest / 256, else a random one.
; 3. If it has a way left: choose one, open it, visit the new cell, append it to the list.
; 4. A cell is removed from the list when its last way is taken, or when it is taken and has none.
; 5. Continue at step 2 until the list is empty; then continue with the next root.
;
; - The list has addresses in links_ways; the newest is at SP. When another cell is removed, the newest takes over its place if
;   a newer one is about to come; else the last but one does, and the newest moves down: so the newest stays the newest.
; - Of several ways, those that the low byte of the last random number has are left first: its high byte made the decision
;   before. links_pick chooses among them, or among all if none is left.
; Self-modified: coin.

        if ! defined LINKS_GENERATE_GROWING_TREE
LINKS_GENERATE_GROWING_TREE equ 1

        include "links/links_go.asm"
        include "links/list/links_list.asm"
        include "links/links_pick.asm"
        include "links/links_write_visit.asm"

        public links_generate_growing_tree

; links_generate_growing_tree - make a perfect maze on any tiling that grows where growing_newest sets
; Family: links generator
; Parameter: growing_newest, 0 to 255, default 128, "Longer": how many times in 256 the newest cell grows
; Source: common knowledge
; In:    rng_seed, tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask, growing_newest
; Out:   links, links_entrance, links_exit, circle_entrance, circle_centre, rng_seed; carry clear
; Refuses: illegal tiling or size, or a mask that leaves no two neighbours
; Promise: perfect; from bushy (growing_newest = 0) to long winding passages (255)
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP nearly always: an interrupt then pushes into links_list, links_guard, links, links_steps
;        or links_ways
; Writes: what links_begin writes, links_below (33 bytes), links_few, links_mix, links_next, links_kept; operands at
;        coin, and in links_write_visit, links_ways_of, links_sides, links_trim, links_outside, links_words,
;        links_wave, links_divide, links_go and links_cut
; Size:  119 bytes   Time: 276,838 T mean, 300,654 T at most (square 15x15)
; Bound: under 5,000,000 T whatever growing_newest, tiling, size and mask
; Stack: 22 bytes
links_generate_growing_tree:
        proc
        local root, grow, coin, random, chosen, several, other, append, older, finished

        call links_list_begin
        ld hl,grow
        ld d,h
        ld e,l
        call links_write_visit
        ld a,(growing_newest)
        ld (coin + 1),a
root:
        call links_list_root
append:
        push hl
        jp LINKS_VISIT

finished:
        pop bc                          ; the newest
        ld a,c
        cp e
        jr nz,older
        ld a,b
        cp d
        jr nz,older
        ld hl,0 - links_list_end
        add hl,sp
        jr c,root
grow:
        ld hl,(rng_seed)
        rng_step h, l
        ld (rng_seed),hl
coin:
        cp 0                            ; operand
        jr nc,random
        ld hl,0
        add hl,sp
        jr chosen
random:
        call links_draw
chosen:
        ld e,(hl)
        inc l
        ld d,(hl)                       ; DE = the cell
        ld a,(de)
        or a
        jr z,finished
        push hl
        ld hl,rng_seed
        and (hl)
        jr nz,several
        ld a,(de)
several:
        call links_pick
        ld h,d
        ld l,e
        res 3,h
        or (hl)
        ld (hl),a
        call links_go
        ld (hl),a                       ; the way back
        set 3,h
        ld a,(de)
        sub c
        ex de,hl                        ; DE = the new cell
        pop hl
        jr nz,other
        pop bc                          ; its last way: the newest cell takes over its place
        ld (hl),b
        dec l
        ld (hl),c
other:
        ex de,hl
        jr append

older:
        pop de                          ; the last but one
        ld (hl),d
        dec l
        ld (hl),e
        push bc
        jr grow
        endp
links_generate_growing_tree_end:

        endif
