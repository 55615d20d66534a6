; loop.asm - part of solve_wave_large: expand the cells in the queue
;
; One macro makes both loops: that for one band, a byte a cell, and that for several, two bits a cell with masks.

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
        queue_read
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

        proc
        local cross_below,cross_above,pend,below_bits,first_byte,below_byte
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
        endp
