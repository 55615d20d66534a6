; hints.asm - what is said in a few rows of the panel

        if ! defined GENERATORS_HINTS
GENERATORS_HINTS equ 1

        include "engine/text/key_caps.asm"

; panel_says - rows of the panel, in the colour of values
; In:    HL = a text for each, and one TEXT_END more; D = row
; Out:   D = the row below them
; Uses:  AF, BC, E, HL
panel_says:
        proc
        local row
        ink INK_VALUE
row:
        ld a,(hl)
        or a
        ret z
        ld e,PANEL
        call draw_line
        inc d
        jr row
        endp

unneeded_text:                          ; a change that has changed nothing
        db "Nothing", TEXT_END, "changed.", TEXT_END, TEXT_END
        endif
