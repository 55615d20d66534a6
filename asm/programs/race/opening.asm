; opening.asm - the title page: a mirrored maze in which two race; what one can do here; the instructions

        if ! defined RACE_OPENING
RACE_OPENING equ 1

        include "engine/pages/opening.asm"
        include "engine/pages/front.asm"
        include "engine/pages/instructions.asm"
        include "engine/pages/way_names.asm"
        include "engine/keys/attract.asm"
        include "engine/sound/song_wait.asm"
        include "programs/race/help.asm"
        include "programs/race/show.asm"

WAYS_CAP:       equ 17 * 256 + 2
PICTURE_TOP:    equ 7
PICTURE_ROWS:   equ 7
PICTURE_COLUMNS: equ 29
PICTURE_SEED:   equ 1997
PICTURE_STEPS_1: equ 23
PICTURE_STEPS_2: equ 17

; opening_page - the title page with its song
opening_page:
        ld sp,stack_top
        ld hl,title_tune
        call song_begin

; opening_again - the same while the song goes on
opening_again:
        xor a
        ld (front_line),a
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
        db 'D'
        dw opening_two
        usual_pages
        db 0

; title_screen - the page
title_screen:
        ld hl,race_opening
        jp opening_draw

race_opening:
        dw race_look, name_text, tagline_text, goal_text, opening_keys, opening_picture
race_look:
        usual_look
name_text:
        db "RACE", TEXT_END
tagline_text:
        db "Two halves, one maze", TEXT_END
goal_text:
        db "First to the red ring wins!", TEXT_END
opening_keys:
        db 17, 2, "QAOP", 7, "run", TEXT_END
        db 19, 2, "D", 7, "two players", TEXT_END
        db 21, 2, "H", 7, "how to play", TEXT_END
        usual_caps
        db KEYS_END

; opening_play, opening_two, opening_watch, opening_help - what the keys do
opening_play:
        call opening_leave
        jp choose_page
opening_two:
        call opening_leave
        jp two_begin
opening_watch:
        call opening_leave
        ld hl,race_demo
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
        ld (rng_seed),hl
        ret

; opening_picture - a low maze, both shortest ways in it, and who runs there
opening_picture:
        call opening_ways
        ld hl,PICTURE_SEED
        ld (rng_seed),hl
        ld bc,PICTURE_ROWS * 256 + PICTURE_COLUMNS
        ld hl,generate_dfs
        xor a
        call maze_make
        ld a,PICTURE_TOP
        ld (field_top),a
        ld de,(start_1)
        ld c,INK_1
        ld b,PICTURE_STEPS_1
        call opening_man
        ld de,(start_2)
        ld c,INK_2
        ld b,PICTURE_STEPS_2
        call opening_man
        call draw_places
        pop de
        pop bc
        call opening_mark
        pop de
        pop bc
opening_mark:
        ld hl,hero_shape
        jp draw_mark
opening_man:                            ; his trail; his place and colour stay on the stack
        proc
        local step
        push bc
        push de
        ld hl,(finish_at)
        call solve_wave_cpir
        pop de
        pop bc
        ld hl,route
        push bc
step:
        push bc
        push hl
        ld a,(hl)
        rrca
        call way_bit
        call trail_lay
        pop hl
        pop bc
        inc hl
        djnz step
        pop bc
        pop hl
        push bc
        push de
        jp (hl)
        endp

; opening_ways - the keys of the left player, on the first cap of the list
; Uses:  AF, BC, DE, HL
opening_ways:
        ld de,WAYS_CAP
        ld hl,four_ways
        call ways_names
        dec e
        ld b,1
        call key_corners
        ld e,low WAYS_CAP
        ld b,$80
        jp key_corners

title_tune:
        incbin "programs/race/race.tune"

        endif
