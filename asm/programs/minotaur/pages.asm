; pages.asm - the title page

        if ! defined MINOTAUR_PAGES
MINOTAUR_PAGES equ 1

        include "engine/pages/title.asm"

        public title_screen

; title_screen - the title page: the name, the labyrinth in which the library plays, the keys
title_screen:
        ld hl,title
        call title_page
        ld hl,8 * 256 + 7               ; 7 rows from row 8 on
        jp strip_begin

title:
        dw minotaur_look, name_text
        db 8, 1, $46
        dw title_text
name_text:
        db "MINOTAUR", TEXT_END
title_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 3, "They know the way to you."
        db TEXT_INK, INK_KEY
        db TEXT_AT, 18, 2, "QAOP, 5678, joystick: walk"
        db TEXT_AT, 20, 2, "SPACE, fire: use a thread"
        db TEXT_END

        endif
