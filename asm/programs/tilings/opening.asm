; opening.asm - the title page: a maze of hexagons and the way through it. Unpacked where a maze is otherwise

        if ! defined TILINGS_OPENING
TILINGS_OPENING equ 1

        include "engine/pages/opening.asm"
        include "engine/pages/front.asm"
        include "engine/sound/song_wait.asm"

; opening_begin - the title page with its song
opening_begin:
        ld hl,title_tune
        call song_begin

; opening_again - the same while the song goes on
opening_again:
        ld hl,opening_list
        jp front

opening_list:
        dw title_screen
        db 0, OPENING_FOOT, 32, 1
        dw opening_letters, opening_watch, song_frame
opening_letters:
        db KEY_BREAK
        dw session_end
        db FRONT_ENTER
        dw opening_play
        db 'F'
        dw opening_free
        db 'H'
        dw opening_help
        db 'K'
        dw opening_own
        db 'B'
        dw opening_best
        db 'W'
        dw opening_watch
        db 0

; title_screen - the page
title_screen:
        ld hl,tilings_opening
        jp opening_draw

tilings_opening:
        dw tilings_look, name_text, tagline_text, goal_text, opening_keys, title_picture
name_text:
        db "TILINGS", TEXT_END
tagline_text:
        db "Mazes of hexagons and rings", TEXT_END
goal_text:
        db "Beat the clock in all of them", TEXT_END
opening_keys:
        db 17, 2, "5678", 7, "or stick walk", TEXT_END
        db 19, 2, "F", 7, "any maze", TEXT_END
        db 21, 2, "H", 7, "how to play", TEXT_END
        usual_caps
        db KEYS_END

title_tune:
        incbin "programs/tilings/tilings.tune"

        endif
