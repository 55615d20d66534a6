; back.asm - part of solve_wave_large: the way back from the start, and every return
;
; Where the codes would reach the plane they are packed, four a byte, and at the end unpacked again.

        proc
        local keep_even,keep_odd,way_even,even_right,even_left,even_down,way_odd,odd_right,odd_left,odd_up,odd_down,way_done,way_page,way_from
        local pack,pack_next,pack_done,way_to,unpack,unpack_next,way_out
        local way_byte,byte_code,byte_right,byte_up,byte_left,byte_down,byte_done
reached:
kept_sp:
        ld sp,0                         ; operand
        ld hl,(start_place + 1)
        ld bc,(step + 1)
        ld de,big_route
        ld a,(start_mask + 1)
        inc a
        if WAVE_LARGE_BYTES
        jp z,way_byte
        endif
        ld ixh,e                        ; pages
        ld (way_from + 1),de
        ld (way_to + 1),de
        rra
        jr c,way_even                   ; $AA + 1
        jr way_odd

odd_up:
        xor a
        jr keep_even
odd_down:
        jp nz,way_done
        sbc hl,bc
        dec hl
        ld a,4
        jr keep_even
even_left:
        dec hl
        ld a,6
        jr keep_even
even_right:
        inc hl
        ld a,2
keep_even:                              ; keep the code; the next place is in an even row
        ld (de),a
        inc e
        call z,way_page
way_even:
        ld a,(hl)
        and $AA
        jp m,even_down
        cp 8
        jr z,even_right
        jr c,even_left
        add hl,bc                       ; up
        inc hl
        xor a
        jr keep_odd
even_down:
        add a,a
        jr nz,way_done
        ld a,4
        jr keep_odd
odd_left:
        dec hl
        ld a,6
        jr keep_odd
odd_right:
        inc hl
        ld a,2
keep_odd:
        ld (de),a
        inc e
        call z,way_page
way_odd:
        ld a,(hl)
        and $55
        cp 4
        jr z,odd_right
        jr c,odd_left
        cp $40
        jr c,odd_up
        jr odd_down

; way_page - the codes have filled a page
; In:    D = it, E = 0
; Out:   DE = the next one
; Keeps: BC, HL
way_page:
        inc ixh
        ld a,ixh
        cp BIG_ROUTE_SIZE / 256 + 1
        ret nc                          ; once more the page of codes that are not kept
        inc d
        ld a,d
way_ring:
        cp 0                            ; operand: the page where the plane begins
        ret nz
        push hl
        push bc
        call pack
        pop bc
        pop hl
        ret

; pack - put the codes from way_from to DE into bytes at way_to; DE = the page after them
pack:
way_from:
        ld hl,0                         ; operand
way_to:
        ld bc,0                         ; operand
pack_next:
        ld a,l
        sub e
        ld a,h
        sbc a,d
        jr nc,pack_done
        ld a,(hl)
        rept 3
        inc l
        rlca
        rlca
        or (hl)
        endm
        inc hl
        ld (bc),a
        inc bc
        jr pack_next
pack_done:
        ld (way_to + 1),bc
        dec bc
        ld d,b
        inc d
        ld e,0
        ld (way_from + 1),de
        ret

way_done:
        ld b,ixh
        ld c,e
        ld (big_route_length),bc
        push bc
        ld a,(way_from + 2)
        cp high big_route
        jr z,way_out
        call pack
        ld hl,(way_to + 1)
        push hl
        ld de,-big_route
        add hl,de
        add hl,hl
        add hl,hl
        ld de,big_route - 1
        add hl,de
        ex de,hl
        pop hl
unpack:
        dec hl
        ld a,(hl)
        ld b,4
unpack_next:
        ld c,a
        and 6
        ld (de),a
        dec de
        ld a,c
        rrca
        rrca
        djnz unpack_next
        ld a,l
        or a
        jr nz,unpack
        ld a,h
        cp high big_route
        jr nz,unpack
way_out:
        pop bc
        pop ix
        or a
        ret

        if WAVE_LARGE_BYTES
; the way back in a plane of bytes
byte_right:
        ld a,2
        ld (de),a
        inc de
        inc hl
        ld a,(hl)
        cp LARGE_RIGHT
        jr z,byte_right
        jr byte_code
byte_up:
        xor a
        ld (de),a
        inc de
        add hl,bc
        inc hl
way_byte:
        ld a,(hl)
byte_code:
        cp LARGE_UP
        jr z,byte_up
        jr c,byte_right
        cp LARGE_DOWN
        jr c,byte_done
        jr z,byte_down
byte_left:
        ld a,6
        ld (de),a
        inc de
        dec hl
        ld a,(hl)
        inc a
        jr z,byte_left
        dec a
        jr byte_code
byte_down:
        ld a,4
        ld (de),a
        inc de
        scf
        sbc hl,bc
        ld a,(hl)
        cp LARGE_DOWN
        jr z,byte_down
        jr byte_code
byte_done:
        ld hl,-big_route
        add hl,de
        ld (big_route_length),hl
        ld b,h
        ld c,l
        pop ix
        or a
        ret
        endif
        endp
