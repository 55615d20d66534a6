; hints.asm - what is said in a few rows of the panel; captions there

        if ! defined GENERATORS_HINTS
GENERATORS_HINTS equ 1

        include "engine/text/key_caps.asm"

; panel_says - rows of the panel, in the colour of values; says_at - from column E on
; In:    HL = a text for each, and one TEXT_END more; D = row
; Out:   D = the row below them
; Uses:  AF, BC, E, HL
panel_says:
        ld e,PANEL
says_at:
        proc
        local row
        ink INK_VALUE
row:
        ld a,(hl)
        or a
        ret z
        push de
        call draw_line
        pop de
        inc d
        jr row
        endp

unneeded_text:                          ; a change that has changed nothing
        db "No", TEXT_END, "change", TEXT_END, TEXT_END
captions:                               ; in the rows from PANEL_FIGURES to TIME_ROW
        db "Ends", TEXT_END, "Forks", TEXT_END, "Parts", TEXT_END, "Way", TEXT_END
blank_text:
        db TEXT_END, TEXT_END
seed_text:
        db "Seed", TEXT_END

        endif
