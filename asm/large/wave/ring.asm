; ring.asm - part of solve_wave_large: the ring's ends, its pages, and what to do when it is full

        proc
        local empty,limit_on,no_marker,full_level,scan_found,page_kept,page_done,full,full_here,spill_page,spill,spill_next,spill_odd
        local reload,filled,scan,scan_next,scan_look,scan_even,scan_odd,put
behind:                                 ; the tail is at the head or behind it
ring_x:
        ld hl,0                         ; operand: minus the address past the marker that ends the ring
        add hl,sp
        jr c,ring_ends
        ld h,d
        ld l,e
        sbc hl,sp
        jr nz,on
empty:
        call look_start
        if WAVE_LARGE_MAZES
        ld sp,(kept_sp + 1)
        pop ix
        ld bc,0
        ld (big_route_length),bc
        scf
        ret
        else
        jp no_route
        endif
ring_ends:
        if WAVE_LARGE_MAZES
        ld sp,LARGE_RING
marker_word:
        ld hl,0                         ; operand: an interrupt may have pushed over it
ring_end_word:
        ld (0),hl                       ; operand
        else
        ld hl,(LARGE_FROZEN)
        add hl,sp
        ld a,h
        or l
        ld sp,LARGE_RING
        ld hl,(marker_word + 1)         ; an interrupt may have pushed over it
ring_end_word:
        ld (0),hl                       ; operand
        jp z,reload
        ld hl,(LARGE_FROZEN)
        ld a,h
        or l
        jr z,step
        ld (ring_x + 1),hl
        endif
step:
        ld bc,$FF00                     ; operand: -1 - stride
        ld a,PASSABLE_MOST
        scf
        jp leaf                         ; is the ring empty?

        if WAVE_LIMIT
limit_check:                            ; with a limit: is it the marker at the end of a level?
level_end:
        ld hl,0                         ; operand: the address past it
        or a
        sbc hl,sp
        jr nz,limit_on
levels:
        ld hl,0                         ; operand: levels left
        dec hl
        ld (levels + 1),hl
        ld a,h
        or l
        jr z,empty
        ld hl,LARGE_COLOUR
        inc (hl)
        ld h,d
        ld l,e
        or a
        sbc hl,sp
        jr z,empty
        ld a,d
        xor high LARGE_SPILL
        ld h,a
        jr z,no_marker                  ; the ring is full: reload will put the marker there
        ex de,hl
        inc hl
        inc hl
        ld (level_end + 1),hl
        dec hl
        dec hl
        ld de,(marker_word + 1)
        ld (hl),e
        inc l
        ld (hl),d
        inc l
        call z,page
        ex de,hl
        jr limit_on
no_marker:
        ld (level_end + 1),hl           ; no address of the ring
limit_on:
        ld a,PASSABLE_MOST
        scf
limit_next:
        jp 0                            ; operand
        endif

; page - the tail has come to the end of a page
; In:    HL = page * 256, the page that is full; DE = a cell
; Out:   HL = the tail; carry clear, A = PASSABLE_MOST
; Keeps: BC, DE
page:
        call look_start
        inc h
        ld a,h
        if WAVE_LARGE_MAZES
ring_page:
        cp 0                            ; operand
        jr nz,page_done
        ld hl,LARGE_RING
        else
        cp high LARGE_RING
        jr z,spill_page
        push de
        ex de,hl
ring_page:
        cp 0                            ; operand
        jr nz,page_kept
        ld de,LARGE_RING
page_kept:
        ld hl,4
        add hl,sp
        sbc hl,de                       ; from the tail to the head
        ld a,h
        cp 2
        ex de,hl
        pop de
        jr c,full
        endif
page_done:
        ld a,PASSABLE_MOST
        or a
        ret
        if WAVE_LARGE_MAZES = 0
full:                                   ; nothing joins it until all its words have been read
        ld a,l
        or a
        jr z,full_here
        ld hl,(ring_end_word + 1)
full_here:
        push de
        if WAVE_LIMIT
        ld a,(toggle + 1)
        or a
        jr nz,full_level
        endif
        dec hl                          ; the level to begin with in the plane is that of the last word
        ld a,(hl)
        inc hl
        cp LARGE_PAGES
        sbc a,a
        cpl
        xor e
        ld (LARGE_COLOUR),a
        if WAVE_LIMIT
full_level:
        endif
marker_word:
        ld de,0                         ; operand
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ex de,hl
        xor a
        ld h,a
        ld l,a
        sbc hl,de
        ld (LARGE_FROZEN),hl
        pop de
        ld hl,LARGE_SPILL
        jr page_done
spill_page:
        push de
        push bc
        ld c,0
        call spill
        pop bc
        pop de
        ld hl,LARGE_SPILL
        jr page_done

; spill - invert the labels of the cells whose words are in LARGE_SPILL, up to the low byte C
spill:
        ld hl,LARGE_SPILL
spill_next:
        ld a,l
        cp c
        ret z
        ld e,(hl)
        inc l
        ld a,(hl)
        inc l
        ld b,$55
        cp LARGE_PAGES
        jr nc,spill_odd
        add a,LARGE_PAGE
        ld b,$AA
spill_odd:
        ld d,a
        ld a,(de)
        xor b
        ld (de),a
        jr spill_next
        endif

; look_start - continue at reached if the start has a label
look_start:
start_place:
        ld a,(0)                        ; operand
start_mask:
        and 0                           ; operand
        ret z
        jp reached

        if WAVE_LARGE_MAZES = 0
; reload - the full ring is empty: put the cells with inverted labels into it, first those of the level that comes first
reload:
        call look_start
        ld c,e
        call spill
whole_x:
        ld hl,0                         ; operand
        ld (ring_x + 1),hl
        ld hl,0
        ld (LARGE_FROZEN),hl
        ld de,LARGE_RING
        call scan
        jr z,filled
        ld hl,LARGE_COLOUR
        inc (hl)
        if WAVE_LIMIT
        inc de
        inc de
        ld (level_end + 1),de
        dec de
        dec de
        ld hl,(marker_word + 1)
        call put
        call nz,scan
        push af
toggle:
        ld a,0                          ; operand: 1 with a limit, which changes the colour at the end of a level
        ld hl,LARGE_COLOUR
        add a,(hl)
        ld (hl),a
        pop af
        else
        call scan
        endif
        jp nz,step
filled:
        ld hl,(ring_x + 1)
        ld (LARGE_FROZEN),hl
        ld de,LARGE_SPILL
        jp step

; scan - put the cells of the level into the ring
; In:    DE = the tail
; Out:   zero: the ring is full
scan:
        ld hl,(base_here + 1)
scan_look:
        ld a,(hl)
        rrca
        rrca
        and (hl)                        ; an inverted label has two bits beside each other
        jr nz,scan_found
scan_next:
        inc l
        jr nz,scan_look
        inc h
        ld a,h
        cp high LARGE_PLANE_END
        jr nz,scan_look
        dec a
        ret
scan_found:
        ld b,a
        ld a,(LARGE_COLOUR)
        xor l
        rra
        ld a,$AA
        jr nc,scan_even
        rrca
scan_even:
        ld c,a
        and b
        jr z,scan_next
        ld a,(hl)
        xor c
        ld (hl),a
        push hl
        bit 7,c
        jr z,scan_odd
        ld a,h
        sub LARGE_PAGE
        ld h,a
scan_odd:
        call put
        pop hl
        jr nz,scan_next
        ret

; put - the word HL joins the ring at DE; zero: the ring is full
put:
        ld a,l
        ld (de),a
        inc e
        ld a,h
        ld (de),a
        inc e
        ret nz
        inc d
        ld a,d
ring_page_put:
        cp 0                            ; operand
        ret
        endif
        endp
