; opening.asm - the title page: a maze and the way through it; what one can do here; the instructions

        if ! defined SOLVERS_OPENING
SOLVERS_OPENING equ 1

        include "engine/pages/opening.asm"
        include "engine/pages/front.asm"
        include "engine/pages/instructions.asm"
        include "engine/sound/song_wait.asm"
        include "programs/solvers/opening_picture.asm"

; opening_page - the title page with its song
opening_page:
        ld hl,title_tune
        call song_begin

; opening_again - the same while the song goes on
opening_again:
        ld sp,stack_top
        ld hl,opening_list
        jp front

opening_list:
        dw title_screen
        db 0, OPENING_FOOT, 32, 1
        dw opening_letters, opening_watch, song_frame
opening_letters:
        db KEY_BREAK
        dw opening_leave
        db FRONT_ENTER
        dw opening_play
        db 'F'
        dw opening_free
        usual_pages
        db ' '
        dw opening_play
        db 0

; title_screen - the page
title_screen:
        ld hl,solvers_opening
        jp opening_draw

solvers_opening:
        dw solvers_look, name_text, tagline_text, goal_text, opening_keys, opening_picture
solvers_look:
        usual_look
name_text:
        db "SOLVERS", TEXT_END
tagline_text:
        db "They race to find the way out", TEXT_END
goal_text:
        db "Bet on the quickest of four!", TEXT_END
opening_keys:
        db 17, 2, "QAOP", 7, "move", TEXT_END
        db 19, 2, "F", 7, "free mazes", TEXT_END
        db 21, 2, "H", 7, "how to play", TEXT_END
        usual_caps
        db KEYS_END

; opening_play, opening_free, opening_watch, opening_help, opening_leave - what the keys do
opening_play:
        call opening_still
        jp bet_begin
opening_free:
        call opening_still
        ld hl,(entry)
        call entry_makes
        jp z,solve_page
        ld hl,(menu_table)              ; the picture has taken the place of stones, of a maze from tape, or of one to change
        ld (entry),hl
        jp solve_page
opening_watch:
        call opening_still
        jp bet_watch
opening_help:
        ld hl,help_pages
        call instructions
        jp opening_again
opening_leave:
        call song_end
        jp session_end

; opening_still - no song any more; the moment is the seed
opening_still:
        call song_end
        ld hl,(FRAMES)
        ld (seed),hl
        ret

help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "PLACE YOUR BET"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Four solvers look for the way"
        db TEXT_AT, 4, 2, "through the same maze."
        db TEXT_AT, 5, 2, "Study it and bet on one."
        db TEXT_AT, 7, 2, "x3 pays three times your bet."
        db TEXT_AT, 8, 2, "You have 100 coins and ten"
        db TEXT_AT, 9, 2, "races. How rich will you be?"
        db TEXT_AT, 11, 2, "A red +4: its way is 4 steps"
        db TEXT_AT, 12, 2, "longer than the shortest."
        db TEXT_AT, 14, 2, "Left and Right hand first"
        db TEXT_AT, 15, 2, "face up."
        db TEXT_AT, 17, 2, "Depth first plans, then runs."
        db TEXT_AT, 18, 2, "Lost: it ran in a circle."
        db TEXT_INK, INK_KEY, TEXT_AT, 22, 2, "ENTER", TEXT_AT, 22, 18, "BREAK"
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 8, "next", TEXT_AT, 22, 24, "back", TEXT_END
free_help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "FREE MAZES"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Put the ends anywhere, choose"
        db TEXT_AT, 4, 2, "a solver and watch it look."
        db TEXT_AT, 5, 2, "Blue and white is all that it"
        db TEXT_AT, 6, 2, "has seen, white is its way."
        db TEXT_AT, 7, 2, "At speed 0 it is timed."
        db TEXT_AT, 9, 2, "Colour: green near, red far."
        db TEXT_AT, 10, 2, "Race: all solvers by time."
        db TEXT_AT, 12, 2, "Edit: build walls, lay stones."
        db TEXT_AT, 13, 2, "Flood fills all it can reach."
        db TEXT_AT, 15, 2, "Key points: the solver of that"
        db TEXT_AT, 16, 2, "name visits all, in your order"
        db TEXT_AT, 17, 2, "or the best."
        db TEXT_AT, 19, 2, "T: the longest way allowed."
        db TEXT_INK, INK_KEY, TEXT_AT, 22, 2, "ENTER", TEXT_AT, 22, 18, "BREAK"
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 8, "leave", TEXT_AT, 22, 24, "back", TEXT_END
help_pages:
        dw help_text, free_help_text, 0

title_tune:
        incbin "engine/sound/lantern.tune"

        endif
