; pages.asm - the title page

        if ! defined LINES_PAGES
LINES_PAGES equ 1

        include "engine/pages/title.asm"
        include "engine/sound/song.asm"
        include "programs/lines/panel.asm"

; title_sings - the title page, and its song
title_sings:
        call title_screen
        ld hl,title_tune
        jp song_begin

; title_screen - the title page: the name, the seven balls, what to do, the keys
title_screen:
        ld a,7
        ld (game_colours),a
        ld hl,lines_look
        call look_use
        ink INK_TEXT
        call clear_screen
        ld hl,narrow_font
        call font_use
        ld de,0 * 256 + 11
        call draw_logo
        ld hl,title_text
        call draw_text
        ld de,2 * 256 + 4               ; in squares: row 7, column 9
        jp draw_balls

title_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 4, "Five in a row, and they go"
        db TEXT_AT, 11, 2, "Take a ball to an empty place."
        db TEXT_AT, 12, 2, "It rolls if there is a way."
        db TEXT_AT, 14, 2, "Three more come each turn,"
        db TEXT_AT, 15, 2, "but not when a line goes."
        db TEXT_INK, INK_KEY
        db TEXT_AT, 18, 2, "QAOP, 5678, joystick: move"
        db TEXT_AT, 20, 2, "SPACE, ENTER, fire: take, go"
        db TEXT_AT, 22, 2, "BREAK  leave"
        db TEXT_END

title_tune:
        incbin "engine/sound/lantern.tune"

        endif
