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
; The queue is what is before the plane in big_route. SP is its tail, DE its head. H = 0 in an entry that is no place:
; the end of a level, or the band of the entries after it, which changes the masks of the loop.
; - A cell has three new neighbours at most, with the entries of another band five words. If there is no room for so many at the
;   end of a level, the level moves up to the queue's end; if there is none then either, the cells of the level are looked for in the
;   plane: label and colour of a chessboard find them, and older ones with the same, which have no free neighbours left.
;   The queue then begins again whenever it is full, and if it did, the next level is looked for as well.
; - One band never comes to that: a level of n cells has n / 2 before it, so the next has at most 4,096 - 3 / 2 n, or 3 n.
;
; Before the way back the rows of several bands are moved together to the end of big_labels, without borders, because
; the route needs all of big_route.
;
; The time at most, 64 x 64: copying takes 230,000 T with the rest. A shortest route takes two cells of three at most (2,731), and
; then there are hardly any others: 192 T to expand a cell, 285 for its level, 347 for the step back. 347 is the mean of two
; steps that each turn; more is only at U-turns, and no shortest route has two turns the same way in a row without a straight step
; between. Together 2,481,000. A wide wave has more cells, but few levels and steps.

        if ! defined SOLVE_WAVE_LARGE
SOLVE_WAVE_LARGE equ 1

        include "include/large.asm"

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

; large_look - go to blocked if the cell at HL is not free
large_look macro masked,mask,blocked
        if masked
        ld a,(hl)
mask:
        and 0                           ; operand: the bits of this band
        jr nz,blocked
        else
        cp (hl)
        jr c,blocked
        endif
        endm

; large_mark - give the cell at HL the label of the level, and put it into the queue
large_mark macro masked,mark
mark:
        if masked
        set 0,(hl)                      ; operand: the band's bit for the label
        else
        ld (hl),1                       ; operand: the label
        endif
        push hl
        endm

; large_wave - expand the cells in the queue: DE = its head, SP = its tail, BC = -1 - bytes a row; IX = the level of new cells
large_wave macro masked,next,first,marker,mask_1,mask_2,mask_3,mask_4,mark_1,mark_2,mark_3,mark_4,below,border_low,border_high,cross_below,cross_above
        local right,up
next:                                   ; a byte a cell: carry set, A = 0
        ex de,hl
        dec hl
        ld d,(hl)
        dec l
        ld e,(hl)
        ex de,hl
        inc h
        dec h
        jp z,marker
first:
        if masked
        scf
        endif
        sbc hl,bc                       ; below
        large_look masked,mask_1,below
        if masked
        ld a,l
border_low:
        sub 0                           ; operand: the row below the last one
        ld a,h
border_high:
        sbc a,0                         ; operand
        jp nc,cross_below
        endif
        large_mark masked,mark_1
below:
        add hl,bc                       ; left
        large_look masked,mask_2,right
        large_mark masked,mark_2
right:
        inc hl
        inc hl
        large_look masked,mask_3,up
        large_mark masked,mark_3
up:
        add hl,bc                       ; above
        large_look masked,mask_4,next
        if masked
        ld a,l
        sub low LARGE_TOP_LEFT
        ld a,h
        sbc a,high LARGE_TOP_LEFT
        jp c,cross_above
        endif
        large_mark masked,mark_4
        if ! masked
        scf
        endif
        jp next
        endm

; solve_wave_large - a shortest route through a large field
; Family: large solver
; Source: W12 (labels 1, 2, 2, 1, 1, 2, 2, .. in two bits), W4 (visit the last wave's cells only), W9 (the route as codes)
; In:    D,E = start row, column; H,L = finish row, column; big_field, big_width, big_height
; Out:   carry clear: BC = big_route_length = steps; big_route = a code a step: 0 up, 2 right, 4 down, 6 left: of a route
;        longer than 8,192 steps the first 8,192; after these, solve again
;        carry set: no route, or an end is a wall or outside, or illegal size: BC = big_route_length = 0
; Promise: shortest; of any length
; Keeps: IX, IY, the alternate registers, the large field
; Uses:  AF, BC, DE, HL; SP: an interrupt pushes into big_labels or big_route
; Writes: big_route, big_labels, big_route_length; operands at rows_here, stride_here, base_here, cells, cells_entry,
;        one_entry_jump, row_step, below_low, below_high, growth, label_1, label_2, label_3, label_4, mask_1, mask_2, mask_3, mask_4,
;        mark_1, mark_2, mark_3, mark_4, start_place, start_mask, toggle, level_next, scan_pattern, scan_mask, room_return,
;        band_return, kept_sp, last_column, last_row, down_here, cross_down, up_here, stride_1, stride_2, stride_3, stride_4 and
;        level_back (set before use)
; Size:  1,775 bytes
; Time:  1,091,516 T empty field corner to corner (64x64); 6,053,194 T (128x128)
;        2,500,000 T at most, whatever the field (64x64)
; Stack: 18 bytes
solve_wave_large:
        proc
        local one_cells,one_entry_jump,one_cell
        local rows,stride,base,band,up_code,down_code,found,pending,scan_place,scan_count,scan_rows,dropped,label
        local colour,tail_band,bands,rows_fit,fill,bands_ready,bands_known,one_band,border_below
        local borders_done,skip_cells,band_rows,cells,cells_entry,entry,entry_size,last_cell,row_step,next_band
        local border_row,border_cell,converted,one_entry,cross_below,cross_above,pend,marker_bits,other_bits
        local level_masked,flush,flush_label,flushed,kept_entry,no_entry,level_end,roomy
        local level_begin,start_place,start_mask,toggle,same_label,level_next,toggle_bytes,toggle_bits,above,move,fits
        local big_level,growth,dense,scan,scan_band,scan_more,scan_even,scan_colour,scan_row,scan_cell,scan_pattern
        local scan_mask,scan_none,scan_found,has_room,room_return,scan_next,push_band,not_band,band_mark,band_return
        local set_band,band_bits,bits_shift,locate,rows_here,band_found,even_band,plane_row,place,base_here
        local stride_here,place_add,place_done,no_route,refuse_walls,refuse,reached,kept_sp,pack_row,packed,even_steps,go_right
        local last_column,no_right,go_down,last_row,down_page,down_here,cross_down,no_down,go_left,no_left,go_up
        local up_page,up_here,cross_up,no_up,store,label_back,level_back,fits_all,stride_1,stride_2,stride_3,stride_4,stored,back_done,crossed,no_cross,set_codes
        local next_byte,first_byte,label_1,label_2,label_3,label_4,below_byte,next_bits,first_bits,mask_1,mask_2
        local mask_3,mask_4,mark_1,mark_2,mark_3,mark_4,below_bits,below_low,below_high
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
        sub 32
        cp 97
        jp nc,refuse
        ld a,b
        sub 32
        cp 97
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
        ld a,b
        dec a
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
        ; the field
        ld a,(big_width)
        ld b,a
        add a,3
        rra
        srl a
        ld (cells + 1),a
        ld a,-entry_size & 255
        dec b
skip_cells:
        add a,entry_size
        inc b
        ld e,a
        ld a,b
        and 3
        ld a,e
        jr nz,skip_cells
        ld (cells_entry + 1),a
        ld b,a
        srl b
        srl b
        sub b                           ; a cell is two bytes shorter there
        ld (one_entry_jump + 1),a
        ld hl,1
        ld (row_step + 1),hl
        ld hl,LARGE_TOP_LEFT
        ld de,(big_field)
        ld a,(big_height)
        ld ixh,a
band_rows:
        ld a,(rows)
        ld ixl,a
        inc c
        dec c
        jr z,one_cells
cells:
        ld b,0                          ; operand: (columns + 3) / 4
cells_entry:
        jr entry                        ; operand: 0 to 3 cells on
entry:
        ld a,(de)
        passable_test
        sbc a,a
        or c
        and (hl)
        ld (hl),a
        inc hl
        inc de
entry_size:     equ $ - entry
        rept 3
        ld a,(de)
        passable_test
        sbc a,a
        or c
        and (hl)
        ld (hl),a
        inc hl
        inc de
        endm
last_cell:
        djnz entry
        dec ixh
        jr z,converted
        dec ixl
        jr z,next_band
        push bc
row_step:
        ld bc,1                         ; operand: to the next row
        add hl,bc
        pop bc
        jr cells
one_cells:                              ; one band: bytes
        ld a,(cells + 1)
        ld b,a
one_entry_jump:
        jr one_cell                     ; operand: 0 to 3 cells on
one_cell:
        rept 4
        ld a,(de)
        passable_test
        sbc a,a
        ld (hl),a
        inc hl
        inc de
        endm
        djnz one_cell
        inc hl
        dec ixh
        jr nz,one_cells
        jr converted
next_band:                                ; the next band: the same row of the plane, the other way
        push hl
        push de
        ld a,(big_width)
        ld e,a
        ld d,0
        ld hl,(row_step + 1)
        add hl,de
        add hl,de
        ex de,hl
        ld hl,0
        or a
        sbc hl,de
        ld (row_step + 1),hl
        pop de
        pop hl
        ld a,(big_width)
        push de
        ld e,a
        ld d,0
        or a
        sbc hl,de
        pop de
        rlc c
        rlc c
        jp band_rows

; give the row at HL the byte A
border_row:
        ld b,a
        ld a,(big_width)
        ld c,a
        ld a,b
        ld b,c
border_cell:
        ld (hl),a
        inc hl
        djnz border_cell
        ret

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
        ld a,(stride)
        cpl
        ld c,a
        ld b,$FF
        ld ix,0
        jp level_begin

        large_wave 0,next_byte,first_byte,level_end,none,none,none,none,label_1,label_2,label_3,label_4,below_byte,none,none,none,none
        large_wave 1,next_bits,first_bits,marker_bits,mask_1,mask_2,mask_3,mask_4,mark_1,mark_2,mark_3,mark_4,below_bits,below_low,below_high,cross_below,cross_above

cross_below:
        add hl,bc
        inc hl
        ld a,(band)
        xor 1
        call pend
        scf
        sbc hl,bc
        jp below_bits
cross_above:
        scf
        sbc hl,bc
        ld a,(band)
        neg
        add a,3
        call pend
        jp next_bits
pend:
        push de
        ex de,hl
        ld hl,(pending)
        rrca
        rrca
        add a,d
        sub LARGE_PAGE
        ld (hl),e
        inc hl
        ld (hl),a
        inc hl
        ld (pending),hl
        ex de,hl
        pop de
        ret

marker_bits:
        ld a,l
        sub LARGE_BAND
        jr c,other_bits
        ld hl,band
        cp (hl)
        call nz,set_band
        ld a,(band)
        call push_band
        jp next_bits
other_bits:
        dec l
        jp z,scan
        jp p,scan_next
level_masked:
        ld hl,(pending)
        ld a,l
        cp low big_route
        jr nz,flush
        ld a,h
        cp high big_route
        jr z,flushed
flush:
        push de
        dec hl
        ld d,(hl)
        dec hl
        ld e,(hl)
        ld (pending),hl
        ld a,d
        rlca
        rlca
        and 3
        ld c,a
        ld a,d
        and $3F
        add a,LARGE_PAGE
        ld h,a
        ld l,e
        push hl
        call band_bits
        pop hl
        pop de
        ld a,(hl)
        and b
        jr nz,level_masked
        ld a,(label)
        or a
        ld a,$55
        jr z,flush_label
        cpl
flush_label:
        and b
        or (hl)
        ld (hl),a
        ld (scan_place),hl
        ld a,c
        call push_band
        ld hl,(scan_place)
        push hl
        call has_room
        jr level_masked
flushed:
        ld a,$FF
        ld (tail_band),a
        ld b,a
        ld a,(stride)
        cpl
        ld c,a
        pop hl
        inc h
        dec h
        jr nz,kept_entry
        ld a,l
        cp LARGE_BAND
        jr nc,no_entry
kept_entry:
        push hl
no_entry:
        ld a,(dropped)
        or a
        jp nz,dense
        jr level_end

level_end:                              ; DE = start of the next level, SP its end
        ld hl,0
        add hl,sp
        ld a,e
        sub l
        ld l,a
        ld a,d
        sbc a,h
        jr nz,big_level
        or l
        jp z,no_route
        ld a,h
        cp high (LARGE_QUEUE_START + 64 + 5 * 256 + 255)
        jr c,big_level
roomy:
        ld hl,LARGE_LEVEL
        push hl
level_begin:                            ; IX = the level before the new one
        inc ix
        ld a,ixl
        rrca
toggle:
        jp nc,toggle_bytes              ; operand
start_place:
        ld a,(0)                        ; operand; every other level: the start's level follows from its colour
start_mask:
        and 0                           ; operand
        jp nz,reached
same_label:
        xor a
        scf
level_next:
        jp next_byte                       ; operand

toggle_bytes:
        ld a,(label_1 + 1)
        xor 3
        ld (label_1 + 1),a
        ld (label_2 + 1),a
        ld (label_3 + 1),a
        ld (label_4 + 1),a
        jr same_label
toggle_bits:
        ld hl,label
        ld a,(hl)
        xor 8
        ld (hl),a
        ld a,(mark_1 + 1)
        xor 8
        ld (mark_1 + 1),a
        ld (mark_2 + 1),a
        ld (mark_3 + 1),a
        ld (mark_4 + 1),a
        jr same_label

; a large level: is there room for three or five times as many?
big_level:
        ld hl,0
        add hl,sp
        ex de,hl                        ; HL = start, DE = end
        push hl
        or a
        sbc hl,de
        ld b,h
        ld c,l                          ; size
        push hl
        add hl,hl
growth:
        nop                             ; or ADD HL,HL
        add hl,bc
        ld bc,80
        add hl,bc
        ld b,h
        ld c,l                          ; what is needed, with that for an interrupt
        ex de,hl
        ld de,LARGE_QUEUE_START
        or a
        sbc hl,de
        jr c,above
        sbc hl,bc
        pop hl
        jr nc,fits
        push hl
above:                                  ; is there, if it begins at the queue's end?
        pop hl
        push hl
        add hl,bc
        ld bc,LARGE_QUEUE + 1
        sbc hl,bc
        pop bc
        pop hl
        jr c,move
        ld a,(bands)
        dec a
        jr nz,dense                     ; one band has few enough cells
move:
        dec hl
        ld de,LARGE_QUEUE_END - 1
        lddr
        inc de
        ex de,hl
        ld sp,hl
        ld hl,LARGE_QUEUE_END
        push hl
fits:
        pop de
        ld a,(stride)
        cpl
        ld c,a
        ld b,$FF
        jp roomy

dense:
        ld de,LARGE_QUEUE_END
        ld sp,LARGE_QUEUE_END
        ld hl,LARGE_SCAN
        push hl
        jp level_begin

; look for the cells of the level in the plane: their label and their colour of a chessboard
scan:
        ld sp,LARGE_QUEUE_END
        ld hl,LARGE_FOUND
        ld (found),hl
        xor a
        ld (dropped),a
scan_band:                              ; A = the band
        push af
        call set_band
        pop af
        call push_band
        ld a,(mask_1 + 1)
        ld (scan_mask + 1),a
        ld a,(band)
        ld b,a
        ; row of the band's row 0 in the field
        ld hl,rows
        xor a
        inc b
        dec b
        jr z,scan_even
scan_more:
        add a,(hl)
        djnz scan_more
scan_even:
        ld c,a
        ld a,(band)
        rra
        ld a,c
        jr nc,scan_colour
        add a,(hl)
        dec a
scan_colour:
        ld c,a
        ld a,(colour)
        xor c
        ld c,a
        ; levels 0, 1 have the label 1, 2 and 3 the label 2
        push ix
        pop hl
        dec hl
        ld a,l
        xor c
        ld c,a                          ; bit 0: 0 if row 0, column 0 may be of the level
        ld a,l
        rrca
        rrca
        sbc a,a
        xor $55
        ld (scan_pattern + 1),a
        ld hl,LARGE_TOP_LEFT
        ld a,(rows)
        ld d,a
scan_row:
        ld a,(big_width)
        ld b,a
scan_cell:
        ld a,(hl)
scan_pattern:
        xor 0                           ; operand
scan_mask:
        and 0                           ; operand
        jr nz,scan_none
        bit 0,c
        jp z,scan_found
scan_none:
        inc c
        inc hl
        djnz scan_cell
        inc hl
        ld a,(stride)
        add a,c
        ld c,a
        dec d
        jr nz,scan_row
        ld a,(band)
        inc a
        ld hl,bands
        cp (hl)
        jp nz,scan_band
        ; all bands
        ld a,(stride)
        cpl
        ld c,a
        ld b,$FF
        ld de,LARGE_QUEUE_END
        jp level_masked

scan_found:
        ld (scan_place),hl
        ld (scan_count),bc
        ld a,d
        ld (scan_rows),a
        call has_room
        ld a,(stride)
        cpl
        ld c,a
        ld b,$FF
        ld de,found + 2
        jp first_bits
scan_next:
        ld hl,(scan_place)
        ld bc,(scan_count)
        ld a,(scan_rows)
        ld d,a
        jr scan_none

; has_room - begin the queue again if it is nearly full: the cells in it have to be looked for
has_room:
        pop bc
        ld (room_return + 1),bc
        ld b,h
        ld c,l
        ld hl,-(big_route + 96)
        add hl,sp
        ld h,b
        ld l,c
        jr c,room_return
        ld sp,LARGE_QUEUE_END
        ld a,1
        ld (dropped),a
room_return:
        jp 0                            ; operand

; push_band - put the band A into the queue; a band without cells before it leaves
push_band:
        ld hl,tail_band
        cp (hl)
        ret z
        ld (hl),a
        pop bc
        ld (band_return + 1),bc
        add a,LARGE_BAND
        ld c,a
        ld b,0
        pop hl
        inc h
        dec h
        jr nz,not_band
        ld a,l
        cp LARGE_BAND
        jr nc,band_mark
not_band:
        push hl
band_mark:
        push bc
        ld a,(stride)
        cpl
        ld c,a
        ld b,$FF
band_return:
        jp 0                            ; operand

; set_band - the wave's operands for the band A
set_band:
        ld (band),a
        push de
        push bc
        ld c,a
        call band_bits
        ld a,b
        ld (mask_1 + 1),a
        ld (mask_2 + 1),a
        ld (mask_3 + 1),a
        ld (mask_4 + 1),a
        ld a,d
        ld (mark_1 + 1),a
        ld (mark_2 + 1),a
        ld (mark_3 + 1),a
        ld (mark_4 + 1),a
        pop bc
        pop de
        ret

; band_bits - B = the bits of the band C, D = second byte of SET for its label
band_bits:
        ld a,c
        add a,a
        add a,a
        add a,a
        add a,a
        ld hl,label
        or (hl)
        or $C6
        ld d,a
        ld a,c
        inc a
        ld b,$C0
bits_shift:
        rlc b
        rlc b
        dec a
        jr nz,bits_shift
        ret

; locate - HL = place, B = bits, C = band, D = row in the plane of row D, column E
locate:
rows_here:
        ld b,0                          ; operand
        ld c,0
        ld a,d
band_found:
        cp b
        jr c,even_band
        sub b
        inc c
        jr band_found
even_band:
        bit 0,c
        jr z,plane_row
        cpl
        add a,b
plane_row:
        ld d,a
        call place
        push de
        push hl
        call band_bits
        pop hl
        pop de
        ret

; place - HL = place of row D of the plane, column E
place:
        push de
base_here:
        ld hl,0                         ; operand
        ld a,d
        ld b,a
        ld d,0
        add hl,de
stride_here:
        ld e,0                          ; operand
        or a
        jr z,place_done
place_add:
        add hl,de
        djnz place_add
place_done:
        pop de
        ret

no_route:                               ; was the start in the last level?
        inc ix
        ld a,(start_mask + 1)
        ld hl,(start_place + 1)
        and (hl)
        jp nz,reached
        ld sp,(kept_sp + 1)
refuse_walls:
        pop hl
        pop hl
refuse:
        pop ix
        ld bc,0
        ld (big_route_length),bc
        scf
        ret

reached:
kept_sp:
        ld sp,0                         ; operand
        pop de
        pop hl
        push hl
        push de
        ld a,d
        xor e
        xor h
        xor l
        rrca
        dec ix
        jr nc,even_steps
        dec ix
even_steps:
        ld (big_route_length),ix
        ld a,(bands)
        dec a
        jr z,packed
        ; rows together: the route needs the memory
        ld a,(rows)
        ld d,a
        ld e,0
        call place
        dec hl
        dec hl
        ld a,(rows)
        ld de,LARGE_PLANE_END - 1
pack_row:
        ld bc,(big_width)
        ld b,0
        lddr
        dec hl
        dec a
        jr nz,pack_row
        inc de
        ld (base),de
        ld a,(big_width)
        ld (stride),a
packed:
        pop de                          ; the start
        pop hl                          ; the finish
        call locate
        ld a,c
        call set_codes
        push ix
        ex (sp),hl
        ; HL = steps
        ld c,l
        ld a,h
        ld ixl,b
        ld b,a
        pop hl
        ld a,(rows)
        dec a
        ld (last_row + 1),a
        ld a,(big_width)
        dec a
        ld (last_column + 1),a
        ld a,(stride)
        ld (stride_1 + 1),a
        ld (stride_2 + 1),a
        ld (stride_3 + 1),a
        ld (stride_4 + 1),a
        ld a,-1 & 255
        bit 5,b
        jr z,fits_all                   ; 8,192 steps or more: the first 8,192 of them
        add a,c
        ld bc,BIG_ROUTE_SIZE
fits_all:
        ld (level_back + 1),a
        exx
        push hl
        ld hl,big_route
        exx
        ld a,c
        or b
        jp z,back_done
        call label_back
go_right:
        ld a,e
last_column:
        cp 0                            ; operand
        jr z,go_down
        inc hl
        ld a,(hl)
        xor ixh
        and ixl
        jr nz,no_right
        inc e
        ld a,2
        call store
        jr go_right
no_right:
        dec hl
go_down:                                ; down in the plane
        ld a,d
last_row:
        cp 0                            ; operand
        jr z,cross_down
        ld a,l
stride_1:
        add a,0                         ; operand
        ld l,a
        jr nc,down_page
        inc h
down_page:
        ld a,(hl)
        xor ixh
        and ixl
        jr nz,no_down
        inc d
down_here:
        ld a,0                          ; operand
        call store
        jr go_down
cross_down:
        ld a,0                          ; operand: the band
        xor 1
        call crossed
        jr nz,go_left
        ld a,(up_code)                  ; the band has changed
        call store
        jr go_up
no_down:
        ld a,l
stride_2:
        sub 0                           ; operand
        ld l,a
        jr nc,go_left
        dec h
go_left:
        ld a,e
        or a
        jr z,go_up
        dec hl
        ld a,(hl)
        xor ixh
        and ixl
        jr nz,no_left
        dec e
        ld a,6
        call store
        jr go_left
no_left:
        inc hl
go_up:
        ld a,d
        or a
        jr z,cross_up
        ld a,l
stride_3:
        sub 0                           ; operand
        ld l,a
        jr nc,up_page
        dec h
up_page:
        ld a,(hl)
        xor ixh
        and ixl
        jr nz,no_up
        dec d
up_here:
        ld a,0                          ; operand
        call store
        jr go_up
cross_up:
        ld a,(band)
        dec a
        cp 2
        jp nc,go_right
        xor 1
        inc a                           ; 1 and 2
        call crossed
        jp nz,go_right
        ld a,(down_code)
        call store
        jp go_down
no_up:
        ld a,l
stride_4:
        add a,0                         ; operand
        ld l,a
        jp nc,go_right
        inc h
        jp go_right

; store - keep the code A; the label of the next row_step
store:
        exx
        ld (hl),a
        inc hl
        exx
        dec bc
        ld a,b
        or c
        jr z,stored
label_back:
        ld a,c
level_back:
        add a,0                         ; operand: from what is left to the level of the next place
        rrca
        rrca
        sbc a,a
        xor $55
        ld ixh,a                        ; the label to go to
        ret
stored:
        pop hl
back_done:
        exx
        pop hl
        exx
        pop ix
        ld bc,(big_route_length)
        or a
        ret

; crossed - is the same place in the band A one to go to? zero: yes, and it is the band now
crossed:
        push bc
        push de
        push hl
        ld c,a
        call band_bits
        pop hl
        pop de
        ld a,(hl)
        xor ixh
        and b
        jr nz,no_cross
        ld a,b
        ld ixl,a
        ld a,c
        call set_codes
        xor a
no_cross:
        pop bc
        ret
set_codes:
        ld (band),a
        rrca
        sbc a,a
        and 4
        ld (up_code),a
        xor 4
        ld (down_code),a
        ret
        endp
solve_wave_large_end:

        endif
