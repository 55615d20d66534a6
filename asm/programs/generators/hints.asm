; hints.asm - what is said at the end of a walk

        if ! defined GENERATORS_HINTS
GENERATORS_HINTS equ 1

        include "engine/text/key_caps.asm"

END_ROW:        equ 8

end_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, END_ROW, PANEL, "Out!", TEXT_INK, INK_TEXT
        db TEXT_AT, END_ROW + 5, PANEL, "Won", TEXT_AT, END_ROW + 6, PANEL, "Best", TEXT_END
end_record_text:
        db TEXT_COLOUR, $46, TEXT_AT, END_ROW + 7, PANEL, "A record", TEXT_END

end_keys:
        db 17, PANEL, "A", PANEL + 2, "again", TEXT_END
        db 18, PANEL, "N", PANEL + 2, "next", TEXT_END
        db KEYS_END

        endif
