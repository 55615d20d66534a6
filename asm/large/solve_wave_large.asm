        if ! defined SOLVE_WAVE_LARGE
SOLVE_WAVE_LARGE equ 1

        include "include/large.asm"

        public solve_wave_large

LARGE_PLANE_END: equ big_labels + BIG_LABELS_SIZE
LARGE_TOP_LEFT: equ LARGE_PLANE_END - 4257 ; row 0, column 0: (rows + 1) * (columns + 1) is 4,257 at most
LARGE_FILL:     equ 138                 ; times 32 bytes: more than the 4,257 and the border above
LARGE_LEVEL:    equ 0                   ; entries of the queue that are no places: the end of a level
LARGE_WRAP:     equ 1                   ; the same, and the next one begins at the queue's end
LARGE_SCAN:     equ 2                   ; a level that has to be looked for in the plane
LARGE_FOUND:    equ 3                   ; after a cell of that level
LARGE_BAND:     equ 4                   ; 4 to 7: the cells after it are of this band

; An interrupt needs 64 bytes below the queue. The tests try a short one.
LARGE_PENDING:  equ LARGE_PLANE_END - 32 * LARGE_FILL - 2 * 384
        if ! defined LARGE_QUEUE
LARGE_QUEUE:    equ LARGE_PENDING - 2 - big_route
        endif
LARGE_QUEUE_END: equ big_route + LARGE_QUEUE

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

; large_wave - expand the cells in the queue: DE = its head, SP = its tail, BC = -1 - bytes a row; IX = level of new cells
large_wave macro masked,next,first,marker,mask_1,mask_2,mask_3,mask_4,mark_1,mark_2,mark_3,mark_4,edge,below,cross_below,cross_above
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
edge:
        sub 0                           ; operands: the border below
        ld a,h
        sbc a,0
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

solve_wave_large:
        proc
        local next_1,first_1,marker_1,next_2,first_2,marker_2,cross_below,cross_above
        local m11,m12,m13,m14,m21,m22,m23,m24,k11,k12,k13,k14,k21,k22,k23,k24,e1,e2,b1,b2
        local pend,pending,tail_band,flush,flushed,flush_label,other_2,wrap_2,no_entry
        local other_1,refuse,refuse_two,rows_fit,fill,kept_sp,cells,entry,four,step,turn,turned,converted,count
        local two,both,crease,crease_top,bands_ready,one_band,no_top
        local level_end,level_begin,level_next,start_place,start_mask,many,roomy,above_room,dense,reached,no_route
        local band_mark,not_band,level_masked,kept_entry,toggle,toggle_1,toggle_2,same_label,large_level,found_ready
        local scan,scan_band,scan_row,scan_cell,scan_none,scan_pattern,scan_mask,scan_width,scan_found,scan_first
        local scan_end,scan_next,scan_colour,scan_room,scan_entry,scan_lost,scan_even,scan_more,scan_marked
        local locate,band_found,even_band,place,add_rows,no_rows,set_band,set_mark,band_bits,bits_shift,bits_done,push_band
        local rows,stride,base,bands,band,label,dropped,colour,scan_place,scan_count
        local go_right,go_down,go_left,go_up,no_right,no_down,no_left,no_up,last_column,last_row,down_page,up_page
        local cross_down,cross_up,crossed,no_cross,set_codes,up_code,down_code,store,full,label_back,stored,back_done
        local entry_size,scale,pack_row,packed,plane_row,place_add,place_done
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
        jr z,count
        jr nc,bands_ready
count:
        ld a,b
        ld (bands),a
        dec a
        ld c,0
        ld hl,next_1
        ld de,toggle_1
        ld a,b
        dec a
        ld a,$00                        ; NOP: three times the size
        jr z,one_band
        ld c,$FC
        ld hl,next_2
        ld de,toggle_2
        ld a,$29                        ; ADD HL,HL: five times
one_band:
        ld (scale),a
        ld (level_next + 1),hl
        ld (toggle + 1),de
        ld de,first_1 - next_1
        jr z,two
        ld de,first_2 - next_2
two:
        add hl,de
        ld (scan_first + 1),hl
        ; the border between bands
        push bc
        ld a,(rows)
        ld d,a
        ld e,0
        call place                      ; the row below the last
        ld a,l
        ld (e2 + 1),a
        ld a,h
        ld (e2 + 4),a
        pop bc
        ld a,b
        dec a
        jr z,both
        push bc
        cp 3
        ld a,$F0
        jr nz,crease
        xor a
crease:
        call no_top
        pop bc
        ld a,b
        cp 3
        jr c,both
        push bc
        ld hl,LARGE_TOP_LEFT
        ld a,(stride)
        ld e,a
        ld d,0
        or a
        sbc hl,de
        ld a,$C3
        call no_top
        pop bc
both:
        ; the field
        ld a,(big_width)
        ld b,a
        add a,3
        rra
        srl a
        ld (cells + 1),a
        ld a,-entry_size & 255
        dec b
turned:
        add a,entry_size
        inc b
        ld e,a
        ld a,b
        and 3
        ld a,e
        jr nz,turned
        ld (entry - 1),a
        ld hl,1
        ld (step + 1),hl
        ld hl,LARGE_TOP_LEFT
        ld de,(big_field)
        ld a,(big_height)
        ld ixh,a
turn:
        ld a,(rows)
        ld ixl,a
cells:
        ld b,0                          ; operand: (columns + 3) / 4
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
four:
        djnz entry
        dec ixh
        jr z,converted
        dec ixl
        jr z,no_rows
        push bc
step:
        ld bc,1                         ; operand: to the next row
        add hl,bc
        pop bc
        jr cells
no_rows:                                ; the next band: the same row of the plane, the other way
        push hl
        push de
        ld a,(big_width)
        ld e,a
        ld d,0
        ld hl,(step + 1)
        add hl,de
        add hl,de
        ex de,hl
        ld hl,0
        or a
        sbc hl,de
        ld (step + 1),hl
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
        jr turn

; give the row at HL the byte A
no_top:
        ld b,a
        ld a,(big_width)
        ld c,a
        ld a,b
        ld b,c
add_rows:
        ld (hl),a
        inc hl
        djnz add_rows
        ret

converted:
        pop de                          ; the start
        push de
        call locate
        ld (start_place + 1),hl
        ld a,b
        ld (start_mask + 1),a
        and (hl)
        jp nz,refuse_two
        pop hl
        pop de                          ; the finish
        push de
        push hl
        call locate
        ld a,b
        and (hl)
        jp nz,refuse_two
        ld a,b
        and $55
        or (hl)
        ld (hl),a
        push hl
        ld a,1
        ld (k11 + 1),a
        ld (k12 + 1),a
        ld (k13 + 1),a
        ld (k14 + 1),a
        xor a
        ld (label),a
        ld (dropped),a
        dec a
        ld (tail_band),a
        ld hl,LARGE_PENDING
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
        jr z,found_ready
        push de
found_ready:
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

        large_wave 0,next_1,first_1,marker_1,m11,m12,m13,m14,k11,k12,k13,k14,e1,b1,cross_below,cross_above
        large_wave 1,next_2,first_2,marker_2,m21,m22,m23,m24,k21,k22,k23,k24,e2,b2,cross_below,cross_above

cross_below:
        add hl,bc
        inc hl
        ld a,(band)
        xor 1
        call pend
        scf
        sbc hl,bc
        jp b2
cross_above:
        scf
        sbc hl,bc
        ld a,(band)
        neg
        add a,3
        call pend
        jp next_2
pend:
        push de
        ex de,hl
        ld hl,(pending)
        rrca
        rrca
        add a,d
        sub high LARGE_PENDING
        ld (hl),e
        inc hl
        ld (hl),a
        inc hl
        ld (pending),hl
        ex de,hl
        pop de
        ret

marker_2:
        ld a,l
        sub LARGE_BAND
        jr c,other_2
        ld hl,band
        cp (hl)
        call nz,set_band
        ld a,(band)
        call push_band
        jp next_2
other_2:
        dec l
        jr z,wrap_2
        inc l
        jr nz,marker_1
        jr level_masked
wrap_2:
        ld de,LARGE_QUEUE_END
level_masked:
        ld hl,(pending)
        ld a,l
        cp low LARGE_PENDING
        jr nz,flush
        ld a,h
        cp high LARGE_PENDING
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
        add a,high LARGE_PENDING
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

marker_1:
        dec l
        jp p,other_1
level_end:                              ; DE = start of the next level, SP its end
        ld hl,0
        add hl,sp
        ld a,e
        sub l
        ld l,a
        ld a,d
        sbc a,h
        jr nz,many
        or l
        jp z,no_route
        ld a,h
        cp high (big_route + 64 + 5 * 256 + 255)
        jr c,many
roomy:
        ld hl,LARGE_LEVEL
        push hl
level_begin:
start_place:
        ld a,(0)                        ; operand
start_mask:
        and 0                           ; operand
        jp nz,reached
        inc ix
        ld a,ixl
        rrca
        jr c,same_label
toggle:
        jp toggle_1                     ; operand
same_label:
        xor a
        scf
level_next:
        jp next_1                       ; operand

toggle_1:
        ld a,(k11 + 1)
        xor 3
        ld (k11 + 1),a
        ld (k12 + 1),a
        ld (k13 + 1),a
        ld (k14 + 1),a
        jr same_label
toggle_2:
        ld hl,label
        ld a,(hl)
        xor 8
        ld (hl),a
        ld a,(k21 + 1)
        xor 8
        ld (k21 + 1),a
        ld (k22 + 1),a
        ld (k23 + 1),a
        ld (k24 + 1),a
        jr same_label

other_1:
        dec l
        jp z,scan
        dec l
        jp z,scan_next
        ld de,LARGE_QUEUE_END           ; LARGE_WRAP
        jp level_end

; many cells: is there room for five times as many?
many:
        push bc
        push de
        ld hl,4
        add hl,sp
        ex de,hl                        ; HL = start, DE = end
        or a
        sbc hl,de
        ld b,h
        ld c,l
        add hl,hl
scale:
        nop                             ; or add hl,hl
        add hl,bc
        ld bc,80
        add hl,bc
        ld b,h
        ld c,l                          ; BC = what is needed
        ex de,hl
        ld de,big_route
        or a
        sbc hl,de
        sbc hl,bc                       ; carry: it does not fit below
        pop de
        ld h,b
        ld l,c
        pop bc
        jr nc,roomy
        add hl,de
        jr c,dense
        push bc
        ld bc,LARGE_QUEUE_END + 1
        sbc hl,bc
        pop bc
        jr nc,dense
        ld hl,LARGE_WRAP
        push hl
        ld sp,LARGE_QUEUE_END
        jp level_begin

dense:
        ld de,LARGE_QUEUE_END
        ld sp,LARGE_QUEUE_END
        ld hl,LARGE_SCAN
        push hl
        jp level_begin

; look for the cells of the level in the plane: their label and their colour of a chessboard
scan:
        ld sp,LARGE_QUEUE_END
        xor a
        ld (dropped),a
scan_band:                              ; A = the band
        push af
        call set_band
        pop af
        ld b,a
        ld a,(bands)
        dec a
        ld a,b
        call nz,push_band
        ld a,(m21 + 1)
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
        ld a,(bands)
        dec a
        jp nz,level_masked
        ld a,(dropped)
        or a
        jp nz,dense
        jp level_end

scan_found:
        ld (scan_place),hl
        ld (scan_count),bc
        ld a,d
        ld (scan_marked),a
        ex de,hl
        ld hl,-(big_route + 96)
        add hl,sp
        ex de,hl
        jr c,scan_room
        ld sp,LARGE_QUEUE_END
        ld a,1
        ld (dropped),a
scan_room:
        ld a,(stride)
        cpl
        ld c,a
        ld b,$FF
        push hl
        ld hl,LARGE_FOUND
        ld (LARGE_QUEUE_END),hl
        pop hl
        ld de,LARGE_QUEUE_END + 2
        xor a
        scf
scan_first:
        jp first_1                      ; operand
scan_next:
        ld hl,(scan_place)
        ld bc,(scan_count)
        ld a,(scan_marked)
        ld d,a
        jr scan_none

; push_band - put the band A into the queue; a band without cells before it leaves
push_band:
        ld hl,tail_band
        cp (hl)
        ret z
        ld (hl),a
        pop bc
        ld (set_mark + 1),bc
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
set_mark:
        jp 0                            ; operand

; set_band - the wave's operands for the band A
set_band:
        ld (band),a
        push de
        push bc
        ld c,a
        call band_bits
        ld hl,m21 + 1
        ld (hl),b
        ld a,b
        ld (m22 + 1),a
        ld (m23 + 1),a
        ld (m24 + 1),a
        ld a,d
        ld (k21 + 1),a
        ld (k22 + 1),a
        ld (k23 + 1),a
        ld (k24 + 1),a
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
        ld hl,rows
        ld c,0
        ld a,d
band_found:
        cp (hl)
        jr c,even_band
        sub (hl)
        inc c
        jr band_found
even_band:
        bit 0,c
        jr z,plane_row
        cpl
        add a,(hl)
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
        ld hl,(base)
        ld b,d
        ld d,0
        add hl,de
        ld a,(stride)
        ld e,a
        ld a,b
        or a
        jr z,place_done
place_add:
        add hl,de
        djnz place_add
place_done:
        pop de
        ret

no_route:
        ld sp,(kept_sp + 1)
refuse_two:
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
        exx
        push hl
        push de
        ld hl,big_route
        ld d,high (big_route + BIG_ROUTE_SIZE)
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
        ld a,(stride)
        add a,l
        ld l,a
        jr nc,down_page
        inc h
down_page:
        ld a,(hl)
        xor ixh
        and ixl
        jr nz,no_down
        inc d
        ld a,(down_code)
        call store
        jr go_down
cross_down:
        ld a,(band)
        xor 1
        call crossed
        jr nz,go_left
        ld a,(up_code)                  ; the band has changed
        call store
        jr go_up
no_down:
        ld a,(stride)
        neg
        add a,l
        ld l,a
        jr c,go_left
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
        ld a,(stride)
        neg
        add a,l
        ld l,a
        jr c,up_page
        dec h
up_page:
        ld a,(hl)
        xor ixh
        and ixl
        jr nz,no_up
        dec d
        ld a,(up_code)
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
        ld a,(stride)
        add a,l
        ld l,a
        jp nc,go_right
        inc h
        jp go_right

; store - keep the code A; the label of the next step
store:
        exx
        ld e,a
        ld a,h
        cp d
        jr z,full
        ld (hl),e
        inc hl
full:
        exx
        dec bc
        ld a,b
        or c
        jr z,stored
label_back:
        ld a,c
        dec a
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
        pop de
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

rows:           db 0
stride:         db 0
base:           dw 0
bands:          db 0
band:           db 0
label:          db 0
dropped:        db 0
colour:         db 0
tail_band:      db 0
up_code:        db 0
down_code:      db 0
pending:        dw 0
scan_place:     dw 0
scan_count:     dw 0
scan_marked:    db 0
        endp
solve_wave_large_end:

        endif
