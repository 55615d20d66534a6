; walk_lost.asm - what is said of a star that is lost, and of a rule

        if ! defined GENERATORS_WALK_LOST
GENERATORS_WALK_LOST equ 1

; star_lost - say which one, and the time in which the others are still to be won
; In:    walk_won_stars
; Uses:  AF, BC, DE, HL
star_lost:
        ld a,(walk_won_stars)
        or a
        jp z,walk_late
        ld a,(ring_ink + 1)
        inc a
        and 7
        ret z                           ; how many gems it needs stays there, and a thief leaves less time
        ld a,(walk_won_stars)
        and 2                           ; within par still: the way has been too long
        push af
        ld hl,far_text
        jr nz,$ + 5
        ld hl,star_lost_text
        call notice
        pop af
        ld hl,(walk_parred)
        jr nz,$ + 6
        ld b,h
        ld c,l
        add hl,hl
        add hl,bc
        ink INK_BAR
        jp walk_tenths_in

; rule_text - what is said of a rule
; In:    A = HUNTED, THIEF, MEMORY
; Out:   HL = text, if carry is set; Z: of a hunt by day
; Uses:  AF
rule_text:
        proc
        local day
        ld hl,thief_text
        add a,a
        ret c
        jp p,day
        ld hl,memory_text
        and 2 * HUNTED
        jr z,$ + 5
        ld hl,night_text
        inc a                           ; NZ
        scf
        ret
day:
        ld hl,hunt_text
        and 2 * HUNTED
        ret z
        cp a
        scf
        ret
        endp

        endif
