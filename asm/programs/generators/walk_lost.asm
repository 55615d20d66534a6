; walk_lost.asm - a star of a walk is lost: what is said of it

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
        ld hl,star_lost_text
        call notice
        ld hl,(walk_parred)
        ld a,(walk_won_stars)
        and 2
        jr nz,$ + 6                     ; within par still
        ld b,h
        ld c,l
        add hl,hl
        add hl,bc
        ink INK_BAR
        jp walk_tenths_in

        endif
