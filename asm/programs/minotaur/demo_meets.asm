; demo_meets.asm - what the library does about a Minotaur in sight

        if ! defined MINOTAUR_DEMO_MEETS
MINOTAUR_DEMO_MEETS equ 1

; demo_meets - is a Minotaur near, in his row or column, and has he a sword?
; Out:   carry clear: yes, A = direction
; Uses:  AF, BC, DE, HL
demo_meets:
        proc
        local each, other, row, far, near
        ld a,(swords)
        sub 1
        ret c
        ld hl,beasts
        ld a,(level_now + LEVEL_BEASTS)
        ld b,a
each:
        push hl
        ld d,(hl)                       ; row
        inc hl
        ld e,(hl)
        ld hl,(hero_place)
        ld c,RIGHT
        ld a,d
        sub h
        ld d,a
        ld a,e
        jr z,row
        sub l
        jr nz,other
        ld c,DOWN
        ld a,d
        jr far
row:
        sub l
far:                                    ; how far it is right of him, or below him
        or a
        jp p,near
        neg
        set 1,c                         ; LEFT, or UP
        bit 0,c
        jr nz,near
        ld c,UP
near:
        cp DEMO_NEAR
        jr nc,other
        pop hl
        push hl
        ld de,BEAST_STATE
        add hl,de
        ld a,(hl)
        cp BEAST_DEAD
        jr z,other
        pop hl
        ld a,c
        or a
        ret
other:
        pop hl
        ld de,BEAST_BYTES
        add hl,de
        djnz each
        scf
        ret
        endp

        endif
