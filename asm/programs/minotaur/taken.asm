; taken.asm - who is in a place, or on his way to it

        if ! defined MINOTAUR_TAKEN
MINOTAUR_TAKEN equ 1

; place_taken - is a Minotaur in a place, or on its way to it?
; In:    D, E = row, column; IX = a Minotaur who does not count; those up to beasts_end count
; Out:   carry set: yes
; Keeps: DE, IX
; Uses:  AF, BC, HL
place_taken:
        proc
        local each, moves, mine, other, taken, none
        push de
        ld b,d
        ld c,e
        ld hl,beasts
each:
        push hl
        ld de,(beasts_end)
        or a
        sbc hl,de
        pop hl
        jr nc,none
        push ix
        pop de
        or a
        sbc hl,de
        jr z,mine
        add hl,de
        push hl
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld a,d
        cp b
        jr nz,moves
        ld a,e
        cp c
        jr z,taken
moves:
        ld a,(hl)
        inc hl
        inc (hl)
        dec (hl)
        jr z,other                      ; it stands
        call step_place
        ld a,d
        cp b
        jr nz,other
        ld a,e
        cp c
        jr z,taken
other:
        pop hl
        ld de,BEAST_BYTES
        add hl,de
        jr each
mine:
        ld hl,BEAST_BYTES
        add hl,de
        jr each
taken:
        pop hl
        pop de
        scf
        ret
none:
        pop de
        or a
        ret
        endp

; hero_beside - the direction to the hero, if he is in the next place
; In:    D, E = row, column
; Out:   A = direction; carry set: he is not there
; Keeps: DE
; Uses:  AF, HL
hero_beside:
        proc
        local across
        ld hl,(hero_place)
        ld a,h
        sub d
        jr z,across
        ld h,a
        ld a,l
        cp e
        scf
        ret nz
        ld a,h
        inc a
        ret z                           ; UP, carry clear
        ld a,DOWN
        dec h
        ret z
        scf
        ret
across:
        ld a,l
        sub e
        dec a
        ld a,RIGHT
        ret z
        ld a,l
        sub e
        inc a
        ld a,LEFT
        ret z
        scf
        ret
        endp

        endif
