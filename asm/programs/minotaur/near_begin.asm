; near_begin.asm - what is near is listed anew

        if ! defined MINOTAUR_NEAR_BEGIN
MINOTAUR_NEAR_BEGIN equ 1

; near_begin - begin to list what is round the hero's place: two blocks farther than the window shows, so that the list still does when he
;              has gone on while it was made
; Uses:  AF, HL
near_begin:
        xor a
        ld (near_row),a
        ld hl,near_made
        ld (hl),a
        inc hl
        ld (hl),a                       ; near_dots_made
        inc hl
        ld (hl),a
        inc hl
        ld (hl),a
        ld hl,(hero_place)
        ld (near_place),hl
        push de
        ex de,hl
        call ground_at
        ld de,0 - GROUND_STRIDE * (HERO_ROW + 2) - HERO_COLUMN - 2
        add hl,de
        pop de
        ld (near_ground),hl
        ret

; near_look - make the whole list at once
; Uses:  AF, BC, DE, HL
near_look:
        call near_begin
near_looks:
        call near_turn
        jr c,near_looks
        ret

        endif
