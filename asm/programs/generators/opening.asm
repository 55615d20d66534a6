; opening.asm - the title page: a maze in the colours of distances, with its route; what one can do here

        if ! defined GENERATORS_OPENING
GENERATORS_OPENING equ 1

        include "engine/keys/attract.asm"
        include "engine/pages/opening.asm"
        include "engine/pages/front.asm"
        include "engine/pages/instructions.asm"
        include "programs/generators/opening_tune.asm"
        include "programs/generators/help.asm"

PICTURE_TOP:    equ 7
PICTURE_LEFT:   equ 4
PICTURE_SIZE:   equ 9 * 256 + 31        ; rows, columns
PICTURE_SEED:   equ 1997

; opening_page - the title page with its tune, from the beginning
opening_page:
        call tune_begin

; opening_again - the same while the tune goes on
opening_again:
        ld sp,stack_top
        ld hl,opening_list
        jp front

opening_list:
        dw title_screen
        db 0, OPENING_FOOT, 32, 1
        dw opening_letters, opening_watch, tune_frame
opening_letters:
        db KEY_BREAK
        dw session_end
        db FRONT_ENTER
        dw opening_play
        db 'R'
        dw opening_random
        db 'H'
        dw opening_help
        db 'B'
        dw best_page
        db 'W'
        dw opening_watch
        db 0

; title_screen - the page
title_screen:
        ld hl,generators_opening
        jp opening_draw

generators_opening:
        dw generators_look, name_text, tagline_text, goal_text, opening_keys, opening_picture
generators_look:
        usual_look
name_text:
        db "GENERATORS", TEXT_END
tagline_text:
        db "Watch every kind of maze grow", TEXT_END
goal_text:
        db "Make a maze, then walk it!", TEXT_END
opening_keys:
        db 17, 2, "QAOP", 7, "choose", TEXT_END
        db 19, 2, "R", 7, "surprise me", TEXT_END
        db 21, 2, "H", 7, "how to play", TEXT_END
        db 17, 21, "B", 23, "best", TEXT_END
        db 19, 21, "W", 23, "watch", TEXT_END
        db KEYS_END

; opening_play, opening_random, opening_watch, opening_help - what the keys do
opening_play:
        call opening_leave
        jp menu_page
opening_random:
        call opening_leave
        call random_entry
        jp build_page
opening_watch:
        call opening_leave
        call demo_watch
        jp opening_page
opening_help:
        ld hl,help_pages
        call instructions
        jp opening_again

; opening_leave - the moment is the seed
opening_leave:
        ld hl,(FRAMES)
        ld (seed),hl
        ret

; opening_picture - a maze, its distances and its longest route
; Uses:  AF, BC, DE, HL
opening_picture:
        ld hl,(field_width)
        push hl
        ld hl,PICTURE_SIZE
        ld (field_width),hl
        ld hl,PICTURE_SEED
        ld (rng_seed),hl
        call generate_prim
        ld c,TRAIL_INK
        call board_empty
        ld hl,PICTURE_LEFT * 256 + PICTURE_TOP
        ld (board_top),hl               ; and board_left
        call board_update
        xor a
        ld (made),a                     ; the field is not the player's
        ld (route_lost),a
        inc a
        ld (coloured),a
        call maze_stats
        call route_draw
        pop hl
        ld (field_width),hl
        ret

        endif
