; solve_wave_large.asm - the wave over the whole of a field of up to 128 x 128
;
; 1. Copy the field into a plane at the end of big_labels, with a border of walls.
; 2. The wave runs from the finish. A cell looks at its four neighbours; one that is free gets the direction of the step
;    back, and joins the queue. When the start has such a label: step 3. When no cell is left in the queue: there is no route.
; 3. From the start, each label is a step of the route.
;
; Why it is shortest: cells leave the queue in the order of their distance to the finish (solve_wave.asm).
;
; The plane:
; - Up to 4,096 cells: a byte a cell, as in solve_wave. More: a byte holds row 2 g of a column in bits 7, 5, 3, 1 and row 2 g + 1
;   in bits 6, 4, 2, 0: down or a wall, up, right, left. One bit is a label, two that are not beside each other are the finish.
; - The bytes from row to row are an even number there, so bit 0 of a place tells a cell's colour of a chessboard.
;
; The queue is a ring of pages below the plane: SP is its head, DE its tail; a word is a cell's address, less LARGE_PAGE * 256 if
; its row is even. So 0 to 33 in the high byte tells even rows, wherever the buffers are.
; - The ring's ends are looked at only by page (the tail is at the end of a page, each 128 words) and leaf (a cell
;   that labels none). A wall between walls, the marker, is the last word: it is popped like a cell, labels none, and leaf finds
;   SP past it. The last cell in the ring labels none either, so leaf sees that it is empty. page looks at the start.
; - An interrupt pushes where words have been popped: page leaves 256 bytes between tail and head, and the ring begins 80 bytes
;   above the page before it. It may push over the ring's last word, which is written again at each turn.
;
; The ring is full if less than 512 bytes are left when the tail enters a page: page then writes the marker there, and
; the tail goes into one half page aside (LARGE_SPILL). From there the cells move into the plane: their labels are inverted, three bits
; of four, two of them beside each other. Nothing joins the ring until all its words have been popped; then reload looks through
; the plane for inverted labels and puts their cells into the ring: first those of the earlier level, then those of the next.
; - Nothing is lost: a cell that gets a label is in the ring, in the half page, or inverted; reload runs until none is.
; - Why that is the order of distance: cells of levels n and n + 1 are in the ring when it is full. All of n + 1 and n + 2 that follow
;   are inverted, and those of n + 1 in the ring are popped before reload. The levels have different colours. If
;   reload fills the ring again, it stops, and the same holds for what it has not reached.
; - With bytes the ring is never full: when k cells of level n have been popped, at most 3 k have joined, so it holds
;   L(n) + 2/3 L(n + 1) words at most. The levels before n have L(n) / 2 cells, so L(n + 1) <= 4,096 - 3/2 L(n): 2,731 words.
;   The ring has 3,672 or more, so it is not full before 3,416.
;
; A limit: the marker is also the end of each level; the levels are counted down. 510 T a level, 62 for a cell that labels none.
; reload puts the marker between the two levels.
;
; `WAVE_LARGE_BYTES equ 0` before the include leaves out planes of bytes, 274 bytes of code: small fields then have two rows in a byte,
; too. The routes are as short; 64 x 64 takes up to half as long again.
;
; `WAVE_LARGE_MAZES equ 1`, for a program whose fields are mazes alone, of legal sizes, and whose ends are passable: nothing is checked, there
; is nothing for a full ring, whose 1,368 words no maze needs, and the copy is slower by 111,000 T: 341 bytes less. It goes with
; `WAVE_LIMIT equ 0` and `WAVE_LARGE_BYTES equ 0`.
;
; Where the route would reach the plane, its codes are packed, four a byte, and unpacked at the end (back.asm).
;
; Longest time, 64 x 64: 89,000 T for the copy and the rest. A cell that labels none takes 159 T, others 182, and 46 more for each
; neighbour labelled after the first. Two thirds of the cells at most label none: 197.4 a cell, 809,000. 39,000 for pages and the
; ring's turn. A step back takes 119 at most; a route takes every two steps above 126 a wall, which is 98 less a step: 73,000 for 2,731.
; Together 1,010,000; 814,690 is the most that is known.
; At 128 x 128: 506,000; 283, 238 and 61 T, so 308.7 a cell, 5,058,000; pages 38,000; a step 130, and 82 for packing the first 8,192:
; 580,000. A reload takes 761,000 T, 320 for each cell, and 60 for each cell of the other level that it meets. Before each of them 1,368
; words are popped, so there are 11: 8,371,000 + 16,384 * 320 + 11 * 16,384 / 2 * 60 = 19,020,000. Together 25,300,000 T. No field is known
; that takes more than 4,687,295: diagonal stairs.
;
; The parts are in wave/, one block of code with common labels: plane.asm copies the field, place.asm finds a cell, loop.asm expands cells,
; ring.asm has the ring's pages and ends, back.asm finds the way. They have no guards, since nothing else includes them.

        if ! defined SOLVE_WAVE_LARGE
SOLVE_WAVE_LARGE equ 1

        include "include/large.asm"
        include "include/wave_limit.asm"

        if ! defined WAVE_LARGE_BYTES
WAVE_LARGE_BYTES: equ 1                 ; have fields of up to 4,096 cells a plane of bytes?
        endif

        if ! defined WAVE_LARGE_MAZES
WAVE_LARGE_MAZES: equ 0
        endif

        public solve_wave_large

LARGE_PLANE_END: equ big_labels + BIG_LABELS_SIZE
LARGE_PAGES:    equ 34                  ; that a plane has part in at most: (64 + 2) * 130 + 2 bytes
LARGE_PAGE:     equ (high LARGE_PLANE_END) - LARGE_PAGES ; a word of an even row has its page less this: 0 to 33
LARGE_BORDER:   equ $C0                 ; a wall in both rows
LARGE_FINISH:   equ $CC                 ; two bits: not beside each other
LARGE_RIGHT:    equ $80                 ; in a plane of bytes: the step back; $FF left
LARGE_UP:       equ $81
LARGE_DOWN:     equ $D0
LARGE_SLACK:    equ 80                  ; for an interrupt and calls below the ring, while its first word is the head

; big_route: variables, the spill, the slack, the ring, the plane
LARGE_COLOUR:   equ big_route           ; bit 0: of the next level to be looked for in the plane: row + column
LARGE_FROZEN:   equ big_route + 2       ; 0, or minus the address past the sentinel of a full ring
LARGE_SPILL:    equ big_route + 128     ; 64 words
LARGE_RING:     equ big_route + 256 + LARGE_SLACK

; solve_wave_large - a shortest route through a large field
; Family: large solver
; Source: W4 (visit the last wave's cells only), W1 (the wave), W3 (a limit), W9 (the route as codes)
; Parameter: wave_limit, 0 to 65535, default 0, "Limit": the most steps of a route, 0 any number
; In:    D,E = start row, column; H,L = finish row, column; big_field, big_width, big_height
; Out:   carry clear: BC = big_route_length = steps; big_route = a code a step: 0 up, 2 right, 4 down, 6 left: of a route
;        longer than 8,192 steps the first 8,192; after these, solve again
;        carry set: no route within the limit, or an end is a wall or outside, or illegal size: BC = big_route_length = 0
; Promise: shortest; of any length
; Keeps: IX, IY, the alternate registers, the large field
; Uses:  AF, BC, DE, HL; SP: an interrupt pushes into big_labels or big_route
; Writes: big_route, big_labels, big_route_length; operands at kept_sp, rounds, copier, columns, past, extra, row_step, rows_here,
;        base_here, stride_here, start_place, start_mask, step, leaf_next, ring_x, whole_x, ring_page, ring_page_put, ring_end_word,
;        marker_word, level_end, levels, limit_next, toggle, way_ring, way_from and way_to (set before use)
; Size:  1,592 bytes; 1,451 without a limit
; Time:  801,682 T empty field corner to corner (64x64); 4,272,472 T (128x128)
;        1,010,000 T at most, whatever the field (64x64); 25,300,000 T at most (128x128)
; Stack: 18 bytes
solve_wave_large:
        proc
        local refuse,no_route,two_rows,sized,legal,border,unlimited,even_finish
        local columns,row_step,copier,rounds,extra,past,copy_two,copy_byte
        local stride_here,base_here,rows_here,locate,row_found,whole,clear,multiply,even_factor
        local marker_word,level_end,limit_next,ring_page,ring_page_put,ring_end_word,ring_x,whole_x,step,way_ring
        local start_place,start_mask,kept_sp,levels,toggle,reached,empty
        local leaf,leaf_next,limit_check,next_odd,next_byte,on,behind,look_start
        local ring_ends,page,ring_whole
        push ix
        ld bc,(big_width)               ; B = big_height
        if WAVE_LARGE_MAZES = 0
        ld a,c
        sub BIG_LEAST
        cp BIG_MOST - BIG_LEAST + 1
        jr nc,refuse
        ld a,b
        sub BIG_LEAST
        cp BIG_MOST - BIG_LEAST + 1
        jr nc,refuse
        ld a,e
        cp c
        jr nc,refuse
        ld a,l
        cp c
        jr nc,refuse
        ld a,d
        cp b
        jr nc,refuse
        ld a,h
        cp b
        jr c,legal
        jr refuse
no_route:
        ld sp,(kept_sp + 1)
refuse:
        pop ix
        ld bc,0
        ld (big_route_length),bc
        scf
        ret
legal:
        endif
        ld (kept_sp + 1),sp
        push hl                         ; the finish
        push de                         ; the start
        ; bytes if there are up to 4,096 cells, otherwise two rows in a byte
        ld ixh,b                        ; rows of the plane
        ld d,0
        ld e,c
        ld (columns + 1),de
        if WAVE_LARGE_BYTES
        ld hl,-1
        call multiply
        ld de,(columns + 1)
        else
        ld b,d
        endif
        ld a,e
        if WAVE_LARGE_MAZES
        ld (rounds + 1),a
        ld (row_step + 1),de
        inc e
        else
        add a,15
        and $F0
        ld c,a
        rrca
        rrca
        rrca
        rrca
        ld (rounds + 1),a
        if WAVE_LARGE_BYTES
        ld a,h
        endif
        ld h,d
        ld l,e
        sbc hl,bc                       ; columns - 16 * rounds
        ld (past + 1),hl
        inc e                           ; the stride
        endif
        if WAVE_LARGE_BYTES
        cp 4096 / 256
        jr nc,two_rows
        inc e
        ld (row_step + 1),hl
        ld hl,copy_byte
        ld bc,next_byte
        xor a
        jr sized
two_rows:
        endif
        if WAVE_LARGE_MAZES = 0
        dec hl
        add hl,de
        ld (row_step + 1),hl
        endif
        inc e
        res 0,e                         ; an even number
        ld a,ixh
        inc a
        srl a
        ld ixh,a
        if WAVE_LARGE_BYTES
        ld hl,copy_two
        ld bc,next_odd
        ld a,1
sized:
        ld (copier + 1),hl
        ld (leaf_next + 1),bc
        ld (rows_here + 1),a
        else
        if WAVE_LIMIT
        ld hl,next_odd
        ld (leaf_next + 1),hl
        endif
        endif
        ld a,(columns + 1)
        sub e
        inc a
        and $23                         ; the code of INC HL
        ld (extra),a
        ld a,e
        ld (stride_here + 1),a
        cpl
        ld (step + 1),a                 ; -1 - stride
        inc a
        ld e,a
        ld d,$FF                        ; -stride
        push de
        ; the place of row 0, column 0
        ld b,ixh
        inc b
        ld hl,LARGE_PLANE_END
        call multiply
        ld (base_here + 1),hl
        ; the marker: a wall between walls, above it
        dec hl
        dec hl
        if WAVE_LARGE_BYTES
        ld a,(rows_here + 1)
        neg
        and LARGE_PAGE
        cpl
        add a,h
        inc a
        else
        ld a,h
        sub LARGE_PAGE
        endif
        ld d,a
        ld e,l
        ld (marker_word + 1),de
        pop bc
        add hl,bc                       ; the place that is looked at last there
        push hl
        ld a,(stride_here + 1)
        add a,2
        ld b,a
border:
        ld (hl),LARGE_BORDER
        inc hl
        djnz border
        ; the ring ends before it, on a page boundary: with the marker
        pop hl
        dec hl
        dec hl
        ld l,b
        ld a,h
        ld (way_ring + 1),a
        if defined LARGE_RING_PAGES
        if WAVE_LARGE_BYTES
        ld a,(rows_here + 1)
        or a
        ld a,h
        jr z,ring_whole
        endif
        ld a,LARGE_RING_PAGES + (high LARGE_RING)
ring_whole:
        ld h,a
        endif
        ld (ring_page + 1),a
        if WAVE_LARGE_MAZES = 0
        ld (ring_page_put + 1),a
        endif
        ld (ring_end_word + 1),hl
        if WAVE_LIMIT
        ld (LARGE_RING + 2),de
        endif
        ld (hl),e
        inc hl
        ld (hl),d
        cpl
        ld d,a
        ld e,-2 & 255
        ld (ring_x + 1),de
        if WAVE_LARGE_MAZES = 0
        ld (whole_x + 1),de
        endif
        include "large/wave/plane.asm"
        ; the ends
        pop de                          ; the start
        call locate
        if WAVE_LARGE_MAZES = 0
        jp nz,no_route
        endif
        ld (start_place + 1),hl
        ld a,c
        ld (start_mask + 1),a
        call clear
        pop de                          ; the finish
        call locate
        if WAVE_LARGE_MAZES = 0
        jp nz,no_route
        endif
        call clear
        ld a,c
        and LARGE_FINISH
        or (hl)
        ld (hl),a
        if WAVE_LIMIT
        ld a,c
        xor l
        ld (LARGE_COLOUR),a             ; an even row has an even mask
        endif
        ld a,c
        cp $AA
        ld a,h
        jr nz,even_finish
        sub LARGE_PAGE
even_finish:
        ld h,a
        ld (LARGE_RING),hl
        if WAVE_LARGE_MAZES = 0
        ld hl,0
        ld (LARGE_FROZEN),hl
        endif
        if WAVE_LIMIT
        ld hl,LARGE_RING + 4
        ld (level_end + 1),hl
        ld hl,(leaf_next + 1)
        ld (limit_next + 1),hl
        ld hl,(wave_limit)
        ld (levels + 1),hl
        ld a,h
        or l
        ld (toggle + 1),a
        jr z,unlimited
        ld a,1
        ld (toggle + 1),a
        ld hl,limit_check
        ld (leaf_next + 1),hl
unlimited:
        endif
        ld sp,LARGE_RING
        ld de,LARGE_RING + 2 + 2 * WAVE_LIMIT
        call look_start
        jp step

        include "large/wave/place.asm"
        include "large/wave/loop.asm"
        include "large/wave/ring.asm"
        include "large/wave/back.asm"
        endp
solve_wave_large_end:

        endif
