; solve_wave_large.asm - the wave over the whole of a field of up to 128 x 128
; Longer than 400 lines because the parts share the operands of one loop and the memory map of the queue.
;
; 1. Copy the field into a plane of big_labels: two bits a cell, 0 free, 3 impassable. Level 0 is the finish.
; 2. Level n = 1, 2, ..: each free cell beside a cell of the level before gets the label of n and joins the queue. The labels
;    are 1, 2, 2, 1, 1, 2, 2, 1, .., the finish has the first 1. No new cell: there is no route. The start has a label: step 3.
; 3. From the start, at level n, step to a neighbour with the label of n - 1, from there to one with that of n - 2, .. to 0,
;    in the same direction for as long as that leads on.
;
; Why it is right: neighbours are a level apart, as the colours of a chessboard show, and the labels of n - 1 and n + 1 differ.
;
; The plane:
; - A byte has the same place in up to four bands of the field. A band is 4096 / columns rows, two bits of each byte.
;   Neighbours have the same bits, so a wave works with one mask, and all it needs is the address of a cell.
; - A field of 4,096 cells or less is one band. Its cells are whole bytes, with a loop of their own (large_wave 0).
; - Bands are folded: the second one is upside down, so that its first row lies on the last one of the first band, and the
;   cell beside is in the same byte; likewise at the third and the fourth. A border row is free where there is such a cell:
;   a step on to it puts the cell into a list (pending), and the end of the level gives the label to those still free.
; - A border of walls is around it, one byte between two rows. It ends with big_labels and begins in big_route.
;
; The queue is the part of big_route before the plane. SP is its tail, DE its head. H = 0 in an entry that is no place:
; the end of a level, or the band of the entries after it, which changes the masks of the loop.
; - A cell has three new neighbours at most, with the entries of another band five words. If there is no room for them at the
;   end of a level, the level moves up to the queue's end. If there is still none, the cells of the level are looked for in the
;   plane: label and colour of a chessboard find them, and older ones with the same, which have no free neighbours left.
;   The queue then begins again whenever it is full, and if it did, the next level is looked for as well.
; - One band never needs that: a level of n cells has n / 2 before it, so the next has at most 4,096 - 3 / 2 n, or 3 n.
;
; A limit is counted down in front of the loop (limited): 68 T a level.
;
; Before the way back the rows of several bands are moved together to the end of big_labels, without borders, because
; the route needs all of big_route.
;
; Longest time, 64 x 64: copying takes 230,000 T with the rest. A shortest route takes two cells of three at most (2,731), and
; then there are hardly any others: 192 T to expand a cell, 285 for its level, 347 for the step back. 347 is the mean of two
; steps that each turn; more is only at U-turns, and no shortest route has two turns the same way in a row without a straight step
; between. Together 2,481,000. A wide wave has more cells, but few levels and steps.
; At 128 x 128 the same stairs take 16,525,515 T, the most known. Looking for a level in the plane takes 200 T a cell of the
; field at most, and the level has over 580 entries: only a tree whose ends are all equally far from the goal has one or a few.
;
; The parts are in wave/, one block of code with common labels: plane.asm copies the field, loop.asm expands cells, levels.asm does
; the work between two levels, scan.asm looks for a level in the plane, bands.asm changes from band to band, back.asm finds
; the way. They have no guards, since nothing else includes them.

        if ! defined SOLVE_WAVE_LARGE
SOLVE_WAVE_LARGE equ 1

        include "include/large.asm"
        include "include/queue_read.asm"
        include "include/wave_limit.asm"

        public solve_wave_large

LARGE_PLANE_END: equ big_labels + BIG_LABELS_SIZE
LARGE_TOP_LEFT: equ LARGE_PLANE_END - 4257 ; row 0, column 0: (rows + 1) * (columns + 1) is 4,257 at most
LARGE_FILL:     equ 138                 ; times 32 bytes: more than the 4,257 and the border above
LARGE_PAGE:     equ high (LARGE_TOP_LEFT - 130)
LARGE_LEVEL:    equ 0                   ; entries of the queue that are no places: the end of a level
LARGE_SCAN:     equ 1                   ; a level that has to be looked for in the plane
LARGE_FOUND:    equ 2                   ; after a cell of that level
LARGE_BAND:     equ 4                   ; 4 to 7: the entries after it are of this band

; big_route: the cells at the borders of bands, the queue, variables, the beginning of the plane. The tests try a short queue.
LARGE_QUEUE_START: equ big_route + 2 * 384
        if ! defined LARGE_QUEUE
LARGE_QUEUE:    equ LARGE_PLANE_END - 32 * LARGE_FILL - 16 - LARGE_QUEUE_START
        endif
LARGE_QUEUE_END: equ LARGE_QUEUE_START + LARGE_QUEUE

; solve_wave_large - a shortest route through a large field
; Family: large solver
; Source: W12 (labels 1, 2, 2, 1, 1, 2, 2, .. in two bits), W4 (visit the last wave's cells only), W3 (a limit), W9 (the route as
;        codes)
; Parameter: wave_limit, 0 to 65535, default 0, "Limit": the most steps of a route, 0 any number
; In:    D,E = start row, column; H,L = finish row, column; big_field, big_width, big_height
; Out:   carry clear: BC = big_route_length = steps; big_route = a code a step: 0 up, 2 right, 4 down, 6 left: of a route
;        longer than 8,192 steps the first 8,192; after these, solve again
;        carry set: no route within the limit, or an end is a wall or outside, or illegal size: BC = big_route_length = 0
; Promise: shortest; of any length
; Keeps: IX, IY, the alternate registers, the large field
; Uses:  AF, BC, DE, HL; SP: an interrupt pushes into big_labels or big_route
; Writes: big_route, big_labels, big_route_length; operands at rows_here, stride_here, base_here, cells, cells_entry,
;        one_cells_entry, row_step, below_low, below_high, growth, label_1, label_2, label_3, label_4, mask_1, mask_2, mask_3, mask_4,
;        mark_1, mark_2, mark_3, mark_4, start_place, start_mask, toggle, level_next, scan_pattern, scan_mask, room_return,
;        band_return, levels, limited_next, kept_sp, last_column, last_row, down_here, cross_down, up_here, stride_1, stride_2, stride_3, stride_4 and
;        level_back (set before use)
; Size:  1,778 bytes; 1,742 without a limit
; Time:  1,091,970 T empty field corner to corner (64x64); 6,053,987 T (128x128)
;        2,500,000 T at most, whatever the field (64x64); 30,000,000 T at most (128x128)
; Growth: larger fields share their bytes
; Stack: 18 bytes
solve_wave_large:
        proc
        local rows,stride,base,band,up_code,down_code,found,pending,scan_place,scan_count,scan_rows,dropped,label
        local colour,tail_band,bands
        local converted
        local rows_fit,fill,bands_ready,bands_known,one_band,border_below,borders_done,one_entry
        local below_low,mark_1,first_bits,label_2,mask_3,mark_3,label_4,mark_4,below_high,mask_4,label_3,mask_1,label_1
        local next_bits,next_byte,mark_2,mask_2
        local marker_bits,level_masked,level_end,level_begin,toggle,start_place,start_mask,level_next,toggle_bytes
        local toggle_bits,growth
        local scan,scan_next,has_room
        local border_row,push_band,set_band,set_marks,row_above,band_bits,locate,rows_here,place,base_here,stride_here
        local unlimited,limited,levels,limited_next
        local no_route,refuse_walls,refuse,reached,kept_sp,down_here,cross_down,up_here
rows:           equ rows_here + 1       ; rows in a band
stride:         equ stride_here + 1     ; bytes from a row to the next in the plane
base:           equ base_here + 1       ; place of row 0, column 0
band:           equ cross_down + 1      ; the band of the last cell
up_code:        equ up_here + 1         ; the code of a step up in the plane
down_code:      equ down_here + 1
found:          equ LARGE_QUEUE_END     ; an entry for the queue: LARGE_FOUND
pending:        equ LARGE_QUEUE_END + 2 ; end of the list of cells at the border of a band
scan_place:     equ LARGE_QUEUE_END + 4
scan_count:     equ LARGE_QUEUE_END + 6
scan_rows:      equ LARGE_QUEUE_END + 8
dropped:        equ LARGE_QUEUE_END + 9 ; 1: not all cells of the new level are in the queue
label:          equ LARGE_QUEUE_END + 10 ; 0 or 8: the label of the new level is 1 or 2
colour:         equ LARGE_QUEUE_END + 11 ; row + column of the finish
tail_band:      equ LARGE_QUEUE_END + 12 ; the last band put into the queue
bands:          equ LARGE_QUEUE_END + 13
        push ix
        ld bc,(big_width)               ; B = big_height
        ld a,c
        sub BIG_LEAST
        cp BIG_MOST - BIG_LEAST + 1
        jp nc,refuse
        ld a,b
        sub BIG_LEAST
        cp BIG_MOST - BIG_LEAST + 1
        jp nc,refuse
        ld a,e
        cp c
        jp nc,refuse
        ld a,l
        cp c
        jp nc,refuse
        ld a,d
        cp b
        jp nc,refuse
        ld a,h
        cp b
        jp nc,refuse
        push hl                         ; the finish
        push de                         ; the start
        ld a,h
        xor l
        ld (colour),a
        ld (kept_sp + 1),sp
        ; rows in a band = 4096 / columns
        ld b,0
        ld e,c
        ld d,b
        ld hl,4096
        xor a
rows_fit:
        inc b
        sbc hl,de
        jr nc,rows_fit
        dec b
        ld a,b
        ld (rows),a
        ld a,c
        inc a
        ld (stride),a
        ld hl,LARGE_TOP_LEFT
        ld (base),hl
        ; all plane: walls
        ld sp,LARGE_PLANE_END
        ld de,$FFFF
        ld b,LARGE_FILL
fill:
        rept 16
        push de
        endm
        djnz fill
        ld sp,(kept_sp + 1)
        ; bands
        ld hl,(rows)
        ld a,(big_height)
        ld b,0
bands_ready:
        inc b
        sub l
        jr z,bands_known
        jr nc,bands_ready
bands_known:
        ld a,b
        ld (bands),a
        dec a
        ld c,0
        ld hl,next_byte
        ld de,toggle_bytes
        ld a,$00                        ; NOP: three times the size
        jr z,one_band
        ld c,$FC
        ld hl,next_bits
        ld de,toggle_bits
        ld a,$29                        ; ADD HL,HL: five times
one_band:
        ld (growth),a
        ld (level_next + 1),hl
        ld (toggle + 1),de
        if WAVE_LIMIT
        ld (limited_next + 1),hl
        ld hl,(wave_limit)
        ld (levels + 1),hl
        ld a,h
        or l
        jr z,unlimited
        ld hl,limited
        ld (level_next + 1),hl
unlimited:
        endif
        ; the border between bands
        push bc
        ld a,(rows)
        ld d,a
        ld e,0
        call place                      ; the row below the last
        ld a,l
        ld (below_low + 1),a
        ld a,h
        ld (below_high + 1),a
        pop bc
        ld a,b
        dec a
        jr z,borders_done
        push bc
        cp 3
        ld a,$F0
        jr nz,border_below
        xor a
border_below:
        call border_row
        pop bc
        ld a,b
        cp 3
        jr c,borders_done
        push bc
        ld hl,LARGE_TOP_LEFT
        ld a,(stride)
        ld e,a
        ld d,0
        or a
        sbc hl,de
        ld a,$C3
        call border_row
        pop bc
borders_done:
        include "large/wave/plane.asm"
converted:
        pop de                          ; the start
        push de
        call locate
        ld (start_place + 1),hl
        ld a,b
        ld (start_mask + 1),a
        and (hl)
        jp nz,refuse_walls
        pop hl
        pop de                          ; the finish
        push de
        push hl
        call locate
        ld a,b
        and (hl)
        jp nz,refuse_walls
        ld a,b
        and $55
        or (hl)
        ld (hl),a
        push hl
        ld a,1
        ld (label_1 + 1),a
        ld (label_2 + 1),a
        ld (label_3 + 1),a
        ld (label_4 + 1),a
        xor a
        ld (label),a
        ld (dropped),a
        dec a
        ld (tail_band),a
        ld hl,big_route
        ld (pending),hl
        ld a,c
        push af
        call set_band
        pop af
        pop hl
        ld sp,LARGE_QUEUE_END
        add a,LARGE_BAND
        ld e,a
        ld d,0
        ld a,(bands)
        dec a
        jr z,one_entry
        push de
one_entry:
        push hl
        ld h,d
        ld l,d
        push hl                         ; LARGE_LEVEL
        ld de,LARGE_QUEUE_END
        call row_above
        ld ix,0
        jp level_begin

        include "large/wave/loop.asm"
        include "large/wave/levels.asm"
        include "large/wave/scan.asm"
        include "large/wave/bands.asm"
        include "large/wave/back.asm"
        endp
solve_wave_large_end:

        endif
