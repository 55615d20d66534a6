; back.asm - part of solve_wave_large: the way back from the start, and every return
;
; HL = place, D, E = its row and column in the plane, IXL = the band's bits, IXH = the label to go to; BC = steps left;
; HL' = where the next code goes. A direction is tried again for as long as it leads on.

        proc
        local even_steps,pack_row,packed,fits_all,go_right,last_column,no_right,go_down,last_row,stride_1,down_page
        local no_down,stride_2,go_left,no_left,go_up,stride_3,up_page,cross_up,no_up,stride_4,store,label_back
        local level_back,stored,back_done,crossed,no_cross,set_codes
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
        add a,0                         ; operand: from the steps left to the level of the next place
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

; crossed - does the same place in the band A have the label to go to? zero: yes, and A is the band now
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
