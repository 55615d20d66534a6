; opening.asm - the title page, its song; what one can do here; the instructions

        if ! defined WAVE_OPENING
WAVE_OPENING equ 1

        include "engine/pages/opening.asm"
        include "engine/pages/front.asm"
        include "engine/pages/instructions.asm"
        include "engine/keys/attract.asm"
        include "engine/sound/song_wait.asm"
        include "programs/wave/picture.asm"

; opening_page - the title page with its song
opening_page:
        ld sp,stack_top
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
        usual_pages
        db 0

; title_screen - the page
title_screen:
        ld hl,wave_opening
        jp opening_draw

wave_opening:
        dw wave_look, name_text, tagline_text, goal_text, opening_keys, opening_picture
wave_look:
        usual_look
name_text:
        db "WAVE", TEXT_END
tagline_text:
        db "A wave finds the shortest way", TEXT_END
goal_text:
        db "Make it long, with ten stones!", TEXT_END
opening_keys:
        db 17, 2, "QAOP", 7, "move", TEXT_END
        db 19, 2, "F", 7, "free waves", TEXT_END
        db 21, 2, "H", 7, "how to play", TEXT_END
        usual_caps
        db KEYS_END

; opening_play, opening_free, opening_watch, opening_help - what the keys do
opening_play:
        call opening_leave
        jp game_begin
opening_free:
        call opening_leave
        jp free_page
opening_watch:
        call opening_leave
        ld hl,wave_demo
        call attract_run
        jp opening_page
opening_help:
        ld hl,help_pages
        call instructions
        jp opening_again

; opening_leave - no song any more; the moment is the seed
opening_leave:
        call song_end
        ld hl,(FRAMES)
        ld (seed),hl
        ret

help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "TEN STONES"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "A wave spreads from the red"
        db TEXT_AT, 4, 2, "end, a step at a time, until"
        db TEXT_AT, 5, 2, "it is at the green one. So it"
        db TEXT_AT, 6, 2, "finds the shortest way."
        db TEXT_AT, 8, 2, "You have ten stones. Put them"
        db TEXT_AT, 9, 2, "where they make that way as"
        db TEXT_AT, 10, 2, "long as you can. There must"
        db TEXT_AT, 11, 2, "always be a way."
        db TEXT_AT, 13, 2, "There are eight levels. Send"
        db TEXT_AT, 14, 2, "up to three waves on each, and"
        db TEXT_AT, 15, 2, "move stones between them. The"
        db TEXT_AT, 16, 2, "longest way counts: it earns"
        db TEXT_AT, 17, 2, "100 points if it is as long"
        db TEXT_AT, 18, 2, "as the best one known.", TEXT_END
free_help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "FREE WAVES"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Put the two ends and stones"
        db TEXT_AT, 4, 2, "anywhere, and send the wave."
        db TEXT_AT, 6, 2, "A band of one colour is four"
        db TEXT_AT, 7, 2, "steps wide: green, blue,"
        db TEXT_AT, 8, 2, "magenta, red, and green again."
        db TEXT_AT, 10, 2, "There are mazes, too, and more"
        db TEXT_AT, 11, 2, "stones or fewer. Each board"
        db TEXT_AT, 12, 2, "has a number: type it to see"
        db TEXT_AT, 13, 2, "that board again."
        db TEXT_AT, 15, 2, "A limit stops the wave after"
        db TEXT_AT, 16, 2, "10, 20, 40, 80 or 160 steps.", TEXT_END
help_pages:
        dw help_text, free_help_text, 0

title_tune:
        incbin "programs/wave/wave.tune"

        endif
