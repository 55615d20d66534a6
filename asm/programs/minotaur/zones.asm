; zones.asm - which rooms gates cut off; rooms by chance, beside each other

        if ! defined MINOTAUR_ZONES
MINOTAUR_ZONES equ 1

; zone_add - the gate in hand cuts off a room
; In:    HL = the room in smell
; Uses:  AF, HL
zone_add:
        ld a,h
        xor $0C
        ld h,a
        ld a,(gate_bit)
        or (hl)
        ld (hl),a
        ret

; count_behind - count the rooms whose way leads through each room
; Uses:  AF, BC, DE, HL
count_behind:
        proc
        local each, root
        ld a,(behind_high)
        ld h,a
        ld l,0
        ld d,h
        ld e,1
        ld bc,ROOMS_SIZE - 1
        ld (hl),1
        ldir
        ld de,(search_tail)
each:
        ld hl,0 - order
        add hl,de
        ld a,h
        or l
        ret z
        ex de,hl
        dec hl
        ld d,(hl)
        dec hl
        ld e,(hl)
        push hl
        ex de,hl
        ld a,(hl)
        cp SEARCH_HERE
        jr z,root
        ld d,h
        ld e,l
        call to_behind
        ld c,(hl)
        ex de,hl
        dec a
        call step_room
        call to_behind
        ld a,(hl)
        add a,c
        jr nc,$ + 4
        ld a,255
        ld (hl),a
root:
        pop de
        jr each
        endp

; to_behind - HL = a room in smell: the same in `behind`
; Keeps: A
to_behind:
        push bc
        ld b,a
        ld a,(behind_high)
        sub high smell
        add a,h
        ld h,a
        ld a,b
        pop bc
        ret

; random_room - a random room
; Out:   HL = its address in rooms
; Uses:  AF, DE, HL
random_room:
        ld a,(rooms_across)
        ld e,a
        call rng_below
        add a,a
        inc a
        ld d,a
        push de
        call rng_below
        pop de
        add a,a
        inc a
        ld e,a
        jp room_at

; bit_of - bit A of a byte
; Out:   A
; Uses:  AF, B
bit_of:
        ld b,a
        inc b
        xor a
        scf
        rla
        djnz $ - 1
        ret

        endif
