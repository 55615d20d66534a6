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
        local each, other, next, taken
        ld hl,beasts                    ; all in one page
each:
        ld a,(beasts_end)
        cp l
        ret z
        ld a,(hl)
        sub d
        inc a
        cp 3
        jr nc,next                      ; far away, as most are
        ld a,ixl
        cp l
        jr z,next
        push hl
        push de
        ld b,d
        ld c,e
        ld d,(hl)
        inc l
        ld e,(hl)
        inc l
        ex de,hl
        or a
        sbc hl,bc
        jr z,taken
        add hl,bc
        ex de,hl
        ld a,(hl)
        inc l
        inc (hl)
        dec (hl)
        jr z,other                      ; it stands
        call step_place
        ex de,hl
        or a
        sbc hl,bc
        jr z,taken
other:
        pop de
        pop hl
next:
        ld a,l
        add a,BEAST_BYTES
        ld l,a
        jr each
taken:
        pop de
        pop hl
        scf
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
