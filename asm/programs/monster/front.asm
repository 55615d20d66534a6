; front.asm - the title page, and the pages that say how to play

        if ! defined MONSTER_FRONT
MONSTER_FRONT equ 1

        include "engine/pages/front.asm"
        include "engine/pages/instructions.asm"
        include "engine/pages/opening.asm"
        include "engine/pages/opening_ways.asm"

        public opening_page, opening_again

PICTURE_ROW:    equ 7
PICTURE_SIZE:   equ 7 * 256 + 31        ; rows, columns
PICTURE_SEED:   equ 1982
PICTURE_MONSTER: equ 1 * 256 + 5        ; row, column
PICTURE_HERO:   equ 3 * 256 + 17

; opening_page - the title page, and its tune from the beginning
opening_page:
        ld sp,stack_top
        call effect_stop
        ld hl,title_tune
        call song_begin

; opening_again - the same while the tune goes on
opening_again:
        ld sp,stack_top
        ld hl,opening_list
        jp front

opening_list:
        dw opening_screen
        db 0, OPENING_FOOT, 32, 1
        dw opening_letters, opening_watch, song_frame
opening_letters:
        db KEY_BREAK
        dw session_end
        db FRONT_ENTER
        dw opening_play
        db 'K'
        dw keys_page
        db 'B'
        dw best_page
        db 'H'
        dw help_page
        db 'W'
        dw opening_watch
        db 0

; opening_play - a game; the moment is its seed
opening_play:
        call song_end
        call seed_now
        jp play

; opening_watch - the library plays
opening_watch:
        call song_end
        call seed_now
        ld hl,monster_demo
        call attract_run
        jp opening_page

seed_now:
        ld hl,(FRAMES)
        ld (rng_seed),hl
        ret

; help_page - how to play
help_page:
        ld hl,help_pages
        call instructions
        jp opening_again

; opening_screen - the title page
opening_screen:
        ld hl,monster_opening
        jp opening_draw

; opening_picture - a maze, and the way of a monster to the hero
; Uses:  AF, BC, DE, HL
opening_picture:
        proc
        local step, shift, each
        call opening_ways
        ld de,21 * 256 + 2
        call fire_name
        ld hl,PICTURE_SEED
        ld (rng_seed),hl
        ld hl,PICTURE_SIZE
        ld (field_width),hl
        call generate_dfs
        ld a,100
        ld (braid_percent),a
        call generate_braid
        ld hl,picture_lines
        call lines_use
        ld a,PICTURE_ROW
        ld (field_top),a
        ld bc,PICTURE_SIZE
        call draw_lines
        ld hl,0
        ld (wave_limit),hl
        ld de,PICTURE_MONSTER
        ld hl,PICTURE_HERO
        call solve_wave
        ld hl,route
        ld de,PICTURE_MONSTER
step:
        push bc
        ld a,(hl)                       ; 0, 2, 4, 6: up, right, down, left
        inc hl
        push hl
        rra
        ld b,a
        inc b
        ld a,$88
shift:
        rlca
        djnz shift
        and TRAIL_BITS
        call trail_step
        pop hl
        pop bc
        dec bc
        ld a,b
        or c
        jr nz,step
        ld hl,picture_list
each:
        ld d,(hl)
        inc hl
        ld a,d
        inc a
        ret z
        ld e,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld a,(hl)
        inc hl
        push hl
        add a,a
        add a,a
        add a,a
        ld l,a
        ld h,0
        ld a,c
        ld bc,figures
        add hl,bc
        ld c,a
        call draw_mark
        pop hl
        jr each
        endp

monster_opening:
        dw monster_look, name_text, tagline_text, goal_text, opening_keys, opening_picture
name_text:      db "MONSTER", TEXT_END
tagline_text:   db "They know the way to you", TEXT_END
goal_text:      db "Take all the gems, and get out.", TEXT_END
opening_keys:
        db 17, 2, "QAOP", 8, "walk", TEXT_END
        db 17, 21, "K", 23, "keys", TEXT_END
        db 19, 2, "H", 8, "how to play", TEXT_END
        db 19, 21, "B", 23, "best", TEXT_END
        db 21, 2, "     ", 8, "flare", TEXT_END
        db 21, 21, "W", 23, "watch", TEXT_END
        db KEYS_END
picture_lines:                          ; walls, floor, trail
        db $05, $07, $47
        dw line_thin
picture_list:                           ; row, column, colour, shape
        db 3, 17, HERO_INK, 0
        db 1, 5, MONSTER_INK, 2
        db 5, 25, MONSTER_INK, 4
        db 1, 21, GEM_INK, 6
        db 5, 9, GEM_INK, 6
        db 1, 29, GEM_INK, 6
        db 255

monster_look:
        usual_look

help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "HOW TO PLAY"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "Take all the ", TEXT_COLOUR, GEM_INK, "gems", TEXT_INK, INK_TEXT, ". Then the"
        db TEXT_AT, 5, 2, TEXT_COLOUR, OPEN_INK, "door", TEXT_INK, INK_TEXT, " opens: get out by it."
        db TEXT_AT, 7, 2, "Two ", TEXT_COLOUR, MONSTER_INK, "monsters", TEXT_INK, INK_TEXT, " want to stop you."
        db TEXT_AT, 8, 2, "One takes the shortest way to"
        db TEXT_AT, 9, 2, "you. The other guesses where"
        db TEXT_AT, 10, 2, "you go, and waits there."
        db TEXT_AT, 12, 2, "Listen to your ", TEXT_COLOUR, HEART_INK, "heart", TEXT_INK, INK_TEXT, ": it beats"
        db TEXT_AT, 13, 2, "faster when one comes near."
        db TEXT_AT, 15, 2, "A ", TEXT_COLOUR, DAZZLED_INK, "flare", TEXT_INK, INK_TEXT, " dazzles both for a"
        db TEXT_AT, 16, 2, "while: you can walk past them."
        db TEXT_AT, 18, 2, "They get faster with each"
        db TEXT_AT, 19, 2, "level, but never outrun you.", TEXT_END
tips_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "POINTS AND LIVES"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "A gem", TEXT_AT, 5, 2, "Out of the maze"
        db TEXT_AT, 6, 2, "The bonus: be quick", TEXT_AT, 7, 2, "An extra life at each"
        db TEXT_INK, INK_VALUE
        db TEXT_AT, 4, 28, "50", TEXT_AT, 5, 27, "200", TEXT_AT, 6, 27, "600", TEXT_AT, 7, 26, "5000"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 9, 2, "No bonus left? They ", TEXT_COLOUR, MONSTER_INK, "hurry", TEXT_INK, INK_TEXT, "."
        db TEXT_AT, 11, 2, "Each level brings a flare, and"
        db TEXT_AT, 12, 2, "you can have three."
        db TEXT_AT, 14, 2, "In the dark you see them only"
        db TEXT_AT, 15, 2, "when they are near."
        db TEXT_AT, 17, 2, "Press the key of a corner"
        db TEXT_AT, 18, 2, "before you are there. There"
        db TEXT_AT, 19, 2, "are no dead ends.", TEXT_END
help_pages:
        dw help_text, tips_text, 0

        endif
