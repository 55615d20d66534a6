; front.asm - the page from which games begin, and the page that says how to play

        if ! defined LINES_FRONT
LINES_FRONT equ 1

        include "engine/pages/front.asm"
        include "engine/pages/instructions.asm"
        include "engine/pages/way_names.asm"
        include "programs/lines/panel.asm"
        include "programs/lines/play.asm"
        include "programs/lines/best.asm"
        include "programs/lines/own_keys.asm"

        public lines_front

FRONT_ROW:      equ 8                   ; of the first line of the list; they are two rows apart

; lines_front - the list: what to do next
lines_front:
        ld sp,stack_top
        ld hl,title_tune
        call music_play

; front_page - the same while the title's song goes on; on a 48K it is silent, so that keys are answered at once
front_page:
        ld hl,lines_list
        jp front

lines_list:
        dw front_draw
        db 8, FRONT_ROW, 19, 6
        dw lines_letters, front_watch, lines_frame

; front_draw - the page
front_draw:
        ld hl,lines_look
        call look_use
        ink INK_TEXT
        call clear_screen
        call draw_head
        ld hl,front_text
        call draw_text
        ld de,21 * 256 + 2
        ld hl,front_ways
        call ways_names
        ld de,23 * 256 + 2
        call fire_name
        ld hl,(direction_keys)
        ld de,lines_keys
        or a
        sbc hl,de
        ld hl,front_usual
        jp z,draw_text
        ret

lines_letters:
        db KEY_BREAK
        dw session_end
        db 'F'
        dw front_five
        db 'S'
        dw front_seven
        db 'H'
        dw front_help
        db 'B'
        dw best_page
        db 'K'
        dw keys_page
        db 'W'
        dw front_watch
        db 0

; front_five, front_seven - a game with so many colours
front_five:
        xor a
        ld c,5
        jr front_play
front_seven:
        ld a,1
        ld c,7
front_play:
        ld (front_line),a
        ld a,c
        ld (game_colours),a
        call song_end
        call seed_now
        jp lines_play

; front_watch - the library plays
front_watch:
        call song_end
        call seed_now
        ld hl,lines_demo
        call attract_run
        jp lines_front

; seed_now - the moment is the seed
seed_now:
        ld hl,(FRAMES)
        ld (rng_seed),hl
        ret

; front_help - how to play
front_help:
        ld hl,help_pages
        call instructions
        jp front_page

; draw_head - the name and the seven balls
; Uses:  AF, BC, DE, HL
draw_head:
        ld de,1 * 256 + 11
        call draw_logo
        ld de,1 * 256 + 4               ; in squares: row 5, column 9
        jp draw_balls

front_text:
        db TEXT_INK, INK_KEY
        db TEXT_AT, 8, 6, "F", TEXT_AT, 10, 6, "S", TEXT_AT, 12, 6, "H", TEXT_AT, 14, 6, "B"
        db TEXT_AT, 16, 6, "K", TEXT_AT, 18, 6, "W"
        db TEXT_AT, 21, 18, "BREAK"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 8, 9, "Five colours"
        db TEXT_AT, 10, 9, "Seven colours"
        db TEXT_AT, 12, 9, "How to play"
        db TEXT_AT, 14, 9, "Best scores"
        db TEXT_AT, 16, 9, "Keys"
        db TEXT_AT, 18, 9, "Watch the computer"
        db TEXT_AT, 21, 9, "choose", TEXT_AT, 23, 15, "fire: go", TEXT_AT, 21, 24, "leave"
        db TEXT_END
front_usual:                            ; the usual keys are two for each
        db TEXT_INK, INK_KEY, TEXT_AT, 21, 5, "67", TEXT_AT, 23, 8, "ENTER", TEXT_END
front_ways:
        db KEY_UP, KEY_DOWN, 0
help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "HOW TO PLAY"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "Put five balls of a colour in"
        db TEXT_AT, 5, 2, "a row: across, down or in a"
        db TEXT_AT, 6, 2, "diagonal. They go, and more"
        db TEXT_AT, 7, 2, "than five are worth more:"
        db TEXT_COLOUR, $47
        db TEXT_AT, 9, 2, "5  6  7  8  9 balls"
        db TEXT_AT, 10, 1, "10 12 18 28 42 points"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 12, 2, "A ball needs a free way to its"
        db TEXT_AT, 13, 2, "place. Dots show it."
        db TEXT_AT, 15, 2, "Each turn three balls come, in"
        db TEXT_AT, 16, 2, "the colours that you see. When"
        db TEXT_AT, 17, 2, "a line goes, none come."
        db TEXT_AT, 19, 2, "It ends when no place is left.", TEXT_END
tips_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "HOW TO PLAY WELL"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "Keep ways open: a ball shut in"
        db TEXT_AT, 5, 2, "goes nowhere. The lights show"
        db TEXT_AT, 6, 2, "all that a ball can reach."
        db TEXT_AT, 8, 2, "Before you fill a gap, look at"
        db TEXT_AT, 9, 2, "the three that come next."
        db TEXT_AT, 11, 2, "Lines that cross go together:"
        db TEXT_AT, 12, 2, "nine balls are 42 points."
        db TEXT_AT, 14, 2, "The last move can be undone,"
        db TEXT_AT, 15, 2, "but the same balls will come.", TEXT_END
help_pages:
        dw help_text, tips_text, 0

        endif
