; walk_show.asm - who walks, drawn in each frame

        if ! defined ENGINE_WALK_SHOW
ENGINE_WALK_SHOW equ 1

        include "engine/views/marks_across.asm"
        include "engine/views/figure_draw.asm"
        include "engine/walk/walk_hunt.asm"
        include "engine/walk/walk_make.asm"

; walk_show - draw who walks, and what was under them; it is to be done before the beam comes
; Uses:  AF, BC, DE, HL
walk_show:
        proc
        local under, hunter
        push ix
        ld hl,shown
        ld b,4
under:
        push bc
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        call place_draw
        pop hl
        pop bc
        djnz under
        ld hl,(hunt_speed)
        ld a,h
        or l
        jr z,hunter
        ld hl,(pursuer_wait)
        ld a,h
        or l
        jr nz,hunter
        ld ix,pursuer
        ld hl,shown + 4
        call figure_note
        call figure_draw
hunter:
        ld ix,walker
        ld hl,shown
        call figure_note
        call figure_draw
        pop ix
        ret
        endp

; figure_note - note the two places that a figure covers
; In:    IX = figure; HL = four bytes
; Uses:  AF, DE, HL
figure_note:
        call figure_place
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        call figure_next
        ld (hl),e
        inc hl
        ld (hl),d
        ret

walk_show_variables macro
shown:          ds 8                    ; column, row of the places that are covered
        endm

        endif
