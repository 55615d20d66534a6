; pages.asm - the title page

        if ! defined MINOTAUR_PAGES
MINOTAUR_PAGES equ 1

        include "engine/pages/title.asm"

        public title_screen

; title_screen - the title page: the name, what to do, the keys
title_screen:
        ld hl,title
        jp title_page

title:
        dw minotaur_look, name_text
        db 8, 1, $46
        dw title_text
name_text:
        db "MINOTAUR", TEXT_END
title_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 3, "They know the way to you."
        db TEXT_AT, 6, 2, "Find all the gold. Then a door"
        db TEXT_AT, 7, 2, "opens, far away."
        db TEXT_AT, 9, 2, "Face a Minotaur with a sword,"
        db TEXT_AT, 10, 2, "and you win. A sword breaks at"
        db TEXT_AT, 11, 2, "its first stroke."
        db TEXT_AT, 13, 2, "A ball of thread shows the way"
        db TEXT_AT, 14, 2, "to the next thing to find."
        db TEXT_AT, 16, 2, "Levers open gates. Some close"
        db TEXT_AT, 17, 2, "others. Pull them as you like."
        db TEXT_INK, INK_KEY
        db TEXT_AT, 19, 2, "QAOP, 5678, joystick: walk"
        db TEXT_AT, 20, 2, "SPACE, fire: use a thread"
        db TEXT_AT, 21, 2, "M  map         H  pause"
        db TEXT_END

        endif
