; opening.asm - the title page: a maze of hexagons and the way through it. Unpacked where a maze is otherwise

        if ! defined TILINGS_OPENING
TILINGS_OPENING equ 1

        include "engine/sound/song_wait.asm"
        include "engine/pages/front.asm"
        include "engine/pages/opening.asm"

; opening_begin - the title page with its song
opening_begin:
        ld hl,title_tune
        call song_begin

; opening_again - the same while the song goes on
opening_again:
        ld hl,opening_list
        jp front

; opening_play, opening_free, opening_watch, opening_best, opening_own, opening_help - what the keys of the title page do
opening_play:
        call opening_leave
        jp tour_begin
opening_free:
        call opening_leave
        call choices_reset
        jp menu_first
opening_watch:
        call opening_leave
        ld hl,opening_page              ; this page is gone then
        push hl
        ld hl,tour_demo
        jp attract_run
opening_best:
        call best_page
        jr opening_again
opening_own:
        call keys_page
        jr opening_again
opening_help:
        call help_page
        jr opening_again

; opening_leave - no song any more; the moment is the seed
opening_leave:
        call pages_leave
        ld hl,(FRAMES)
        ld (seed),hl
        ret

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
