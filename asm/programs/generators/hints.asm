; hints.asm - what is said at the end of a walk, and before the way is shown in it

        if ! defined GENERATORS_HINTS
GENERATORS_HINTS equ 1

        include "engine/text/key_caps.asm"

END_ROW:        equ 8
END_STARS:      equ 10
END_KINDS:      equ 12                  ; the stars of all kinds
END_RANK:       equ 13
END_WON:        equ 14
END_BEST:       equ END_WON + 1
END_SAYS:       equ 17

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

end_text:
        db "*", TEXT_INK, INK_VALUE, TEXT_AT, END_ROW, PANEL, "Out!", TEXT_END
end_won_text:
        db "Points", TEXT_END
end_record_caption:
        db "Record", TEXT_END
end_late_text:                          ; these are for panel_says
        db "Now beat", TEXT_END, "par!", TEXT_END, TEXT_END
end_far_text:
        db "In fewer", TEXT_END, "steps!", TEXT_END, TEXT_END
end_seen_text:
        db "You saw", TEXT_END, "the way.", TEXT_END, TEXT_END
end_perfect_text:
        db "Perfect!", TEXT_END, TEXT_END
star_lost_text:
        db "A star", TEXT_END, "is lost!", TEXT_END, "3 x par:", TEXT_END, TEXT_END
ready_text:
        db "Reach", TEXT_END, "the red", TEXT_END, "ring in", TEXT_END, TEXT_END
hold_text:
        db "Hold.", TEXT_END, "Any key", TEXT_END, "goes on.", TEXT_END, TEXT_END
ask_text:
        db "R again:", TEXT_END, "+10 s,", TEXT_END, "a star", TEXT_END, "is lost.", TEXT_END, TEXT_END
unneeded_text:                          ; a change that has changed nothing
        db "Nothing", TEXT_END, "changed.", TEXT_END, TEXT_END
end_keys:
        db 20, PANEL, "A", PANEL + 2, "again", TEXT_END
        db 22, PANEL, "N", PANEL + 2, "next", TEXT_AT, 23, PANEL + 2, "kind", TEXT_END
        db KEYS_END

        endif
