; levels.asm - part of solve_wave_large: the work between two levels
;
; 1. Bands: give the label to the cells of `pending` that are still free, and put them into the queue (level_masked).
; 2. No new cell: there is no route. After a large level: make room for the next one (big_level), or order a search for
;    the level (dense).
; 3. Every other level, look whether the start has a label; at the others, change the label of new cells.

        proc
        local other_bits,flush,flush_label,flushed,kept_entry,no_entry,roomy,same_label,big_level,above,move,fits,dense
marker_bits:                            ; an entry that is no place; HL = it
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
level_masked:                           ; the end of a level, several bands
        ld hl,(pending)
        ld a,l
        cp low big_route
        jr nz,flush
        ld a,h
        cp high big_route
        jr z,flushed
flush:                                  ; the last entry of pending: band in the top two bits
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
flushed:                                ; the last entry goes if it is a band without cells
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
roomy:                                  ; the end of the level
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
        jp next_byte                    ; operand: with a limit to limited

        if WAVE_LIMIT
limited:
levels:
        ld hl,0                         ; operand: levels left
        ld a,h
        or l
        jp z,no_route
        dec hl
        ld (levels + 1),hl
        xor a
        scf
limited_next:
        jp next_byte                    ; operand
        endif

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
        call set_marks
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
        ld c,l                          ; the bytes needed, with those for an interrupt
        ex de,hl
        ld de,LARGE_QUEUE_START
        or a
        sbc hl,de
        jr c,above
        sbc hl,bc
        pop hl
        jr nc,fits
        push hl
above:                                  ; is there room if it begins at the queue's end?
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
move:                                   ; the level to the queue's end
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
        call row_above
        jp roomy

dense:                                  ; an empty queue, except for the order to look for the level
        ld de,LARGE_QUEUE_END
        ld sp,LARGE_QUEUE_END
        ld hl,LARGE_SCAN
        push hl
        jp level_begin
        endp
