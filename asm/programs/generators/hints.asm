; hints.asm - what is said at the end of a walk, and before the way is shown in it

        if ! defined GENERATORS_HINTS
GENERATORS_HINTS equ 1

        include "engine/text/key_caps.asm"

END_ROW:        equ 8
END_STARS:      equ 10
END_KINDS:      equ 12                  ; the stars of all kinds
END_WON:        equ 14
END_BEST:       equ END_WON + 1
END_RECORD:     equ 16
END_SAYS:       equ 17

end_text:
        db "*", TEXT_INK, INK_VALUE, TEXT_AT, END_ROW, PANEL, "Out!", TEXT_END
end_won_text:
        db "Points", TEXT_END
end_record_caption:
        db "Record", TEXT_END
end_small_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, END_SAYS, PANEL, "Stars at", TEXT_AT, END_SAYS + 1, PANEL, "15 x 15,"
        db TEXT_AT, END_SAYS + 2, PANEL, "way 40.", TEXT_END
end_late_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, END_SAYS, PANEL, "Now beat", TEXT_AT, END_SAYS + 1, PANEL, "par!", TEXT_END
end_far_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, END_SAYS, PANEL, "In fewer", TEXT_AT, END_SAYS + 1, PANEL, "steps!", TEXT_END
end_perfect_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, END_SAYS, PANEL, "Perfect!", TEXT_END
end_keys:
        db 20, PANEL, "A", PANEL + 2, "again", TEXT_END
        db 22, PANEL, "N", PANEL + 2, "next", TEXT_AT, 23, PANEL + 2, "kind", TEXT_END
        db KEYS_END
ask_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, WALK_SAYS_ROW, PANEL, "R again:", TEXT_AT, WALK_SAYS_ROW + 1, PANEL, "+10 s,"
        db TEXT_AT, WALK_SAYS_ROW + 2, PANEL, "a star", TEXT_AT, WALK_SAYS_ROW + 3, PANEL, "is lost.", TEXT_END
small_text:                             ; one of the two below follows
        db TEXT_INK, INK_TEXT, TEXT_AT, PANEL_KEYS + 2, PANEL, "no stars", TEXT_AT, PANEL_KEYS + 1, PANEL, "S", TEXT_END
small_size:
        db "mall:  ", TEXT_END
small_way:
        db "hort:  ", TEXT_END

        endif
