; opening.asm - the title page, and the pages that say how to play

        if ! defined SNAKE_OPENING
SNAKE_OPENING equ 1

        include "engine/pages/front.asm"
        include "engine/pages/instructions.asm"
        include "engine/pages/opening.asm"
        include "engine/pages/opening_ways.asm"
        include "engine/sound/song.asm"
        include "programs/snake/play.asm"

        public opening_page, opening_again

PICTURE_TOP:    equ 7
PICTURE_ROWS:   equ 7
SEEDS:          equ 1024

; opening_page - the title page, and its song from the beginning
opening_page:
        ld sp,stack_top
        call effect_stop
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
        dw session_end
        db FRONT_ENTER
        dw opening_play
        db 'H'
        dw opening_help
        db 'C'
        dw opening_code
        db 'K'
        dw keys_page
        db 'B'
        dw best_page
        db 'W'
        dw opening_watch
        db 0

; opening_play - a game; the moment is its seed
opening_play:
        call opening_leave
        xor a
        ld (level),a
        jp play

; opening_watch - the library plays
opening_watch:
        call opening_leave
        ld hl,snake_demo
        call attract_run
        jp opening_page

; opening_leave - no song any more; the moment is the seed
opening_leave:
        call song_end
        ld hl,(FRAMES)
        ld a,h
        and high (SEEDS - 1)
        ld h,a
        ld (game_seed),hl
        ret

; opening_help - how to play
opening_help:
        ld hl,help_pages
        call instructions
        jp opening_again

; title_screen - the title page
title_screen:
        ld hl,snake_opening
        jp opening_draw

; opening_picture - a strip of a maze with both snakes and berries
; Uses:  AF, BC, DE, HL, IX, AF'
opening_picture:
        proc
        local byte, place, berry
        call opening_ways
        ld de,field
        ld hl,picture_walls
        ld c,4 * PICTURE_ROWS
byte:
        ld b,8
place:
        ld a,(hl)
        rlca
        ld (hl),a                       ; eight times: it is as before, then
        ld a,0
        rra
        ld (de),a
        inc de
        djnz place
        inc hl
        dec c
        jr nz,byte
        ld a,PICTURE_TOP
        ld (field_top),a
        ld hl,picture_lines
        call lines_use
        ld bc,PICTURE_ROWS * 256 + BOARD_COLUMNS
        call draw_lines
        ld ix,player
        ld (ix + S_PAGE),high player_queue
        ld (ix + S_INK),PLAYER_INK
        ld (ix + S_FACE),SHAPE_HEADS
        ld hl,picture_player
        call picture_snake
        ld ix,rival
        ld (ix + S_PAGE),high rival_queue
        ld (ix + S_INK),RIVAL_INK
        ld (ix + S_FACE),SHAPE_RIVAL
        ld hl,picture_rival
        call picture_snake
        ld hl,picture_berries
berry:
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        inc d
        ret z
        dec d
        push hl
        ld hl,snake_shapes + 8 * SHAPE_BERRY
        ld c,BERRY_INK
        call draw_mark
        pop hl
        jr berry
        endp

; picture_snake - a snake that has gone some steps
; In:    IX = snake: S_PAGE, S_INK, S_FACE set; HL = row, column of its tail, its ways, 255
; Uses:  AF, BC, DE, HL, AF'
picture_snake:
        proc
        local step, there
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld a,(hl)
        push hl
        ld b,255                        ; its tail stays
        call snake_begin
        call skin_clear
        pop hl
step:
        push hl
        call snake_joint
        call skin_draw
        pop hl
        inc hl
        ld a,(hl)
        inc a
        jr z,there
        dec a
        push hl
        call snake_advance
        pop hl
        jr step
there:
        ld (ix + S_POS),255
        ld (ix + S_JAWS),1
        call snake_plan
        jp skin_draw
        endp

picture_lines:                          ; walls, floor, trail
        db $05, FLOOR_INK, FLOOR_INK
        dw line_thin
picture_walls:                          ; a bit for each place; the last one of a row is not drawn
        db $FF, $FF, $FF, $FF
        db $80, $00, $00, $03
        db $BA, $FA, $BE, $BB
        db $82, $02, $80, $83
        db $BA, $FA, $BE, $BB
        db $80, $00, $00, $03
        db $FF, $FF, $FF, $FF
picture_player:
        db 3, 2, 1, 1, 1, 2, 2, 1, 1, 0, 0, 1, 1, 1, 1, 255
picture_rival:
        db 1, 29, 3, 3, 3, 3, 2, 2, 2, 2, 3, 3, 255
picture_berries:                        ; row, column
        db 3, 13, 5, 21, 1, 18, 1, 9, 5, 14, 255

snake_opening:
        dw snake_look, name_text, tagline_text, goal_text, opening_keys, opening_picture
snake_look:
        usual_look
name_text:
        db "SNAKE", TEXT_END
tagline_text:
        db "No dead ends. A rival. Berries!", TEXT_END
goal_text:
        db "Eat, grow, and bite no snake!", TEXT_END
opening_keys:
        db 17, 2, "QAOP", 7, "steer", TEXT_END
        db 19, 2, "H", 7, "how to play", TEXT_END
        db 21, 2, "C", 7, "level code", TEXT_END
        usual_caps
        db KEYS_END

help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "HOW TO PLAY"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Eat as many ", TEXT_COLOUR, BERRY_INK, "berries", TEXT_INK, INK_TEXT, " as the"
        db TEXT_AT, 4, 2, "number below says, in any"
        db TEXT_AT, 5, 2, "order. Each makes your ", TEXT_COLOUR, PLAYER_INK, "snake"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 6, 2, "longer. They grow again."
        db TEXT_AT, 8, 2, "Walls do not hurt: the snake"
        db TEXT_AT, 9, 2, "turns by itself. But do not"
        db TEXT_AT, 10, 2, "bite a snake, your own or the"
        db TEXT_AT, 11, 2, TEXT_COLOUR, RIVAL_INK, "rival", TEXT_INK, INK_TEXT, ": that costs a life."
        db TEXT_AT, 13, 2, "Press the key of a corner"
        db TEXT_AT, 14, 2, "before you are there. Where a"
        db TEXT_AT, 15, 2, "corridor is wide, two keys"
        db TEXT_AT, 16, 2, "turn you round: up, then left."
        db TEXT_AT, 18, 2, "A snake may follow a tail as"
        db TEXT_AT, 19, 2, "closely as it likes.", TEXT_END
rival_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "THE RIVAL, AND POINTS"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "From the second level on a"
        db TEXT_AT, 5, 2, TEXT_COLOUR, RIVAL_INK, "rival", TEXT_INK, INK_TEXT, " takes the shortest way"
        db TEXT_AT, 6, 2, "to the berry that is nearest"
        db TEXT_AT, 7, 2, "to you. A berry that it eats"
        db TEXT_AT, 8, 2, "comes back; the rival grows."
        db TEXT_AT, 10, 2, "Leave it no free way, and it"
        db TEXT_AT, 11, 2, "is gone for a while."
        db TEXT_AT, 13, 2, "A berry", TEXT_AT, 14, 2, "Next within 4 s", TEXT_AT, 15, 2, "A rival trapped"
        db TEXT_AT, 16, 2, "The bonus: be quick", TEXT_AT, 17, 2, "An extra life at each"
        db TEXT_INK, INK_VALUE
        db TEXT_AT, 13, 28, "10", TEXT_AT, 14, 22, "20 to 50", TEXT_AT, 15, 27, "100"
        db TEXT_AT, 16, 27, "600", TEXT_AT, 17, 26, "2000", TEXT_END
help_pages:
        dw help_text, rival_text, 0

title_tune:
        incbin "programs/snake/snake.tune"
snake_effects:
        incbin "programs/snake/snake.effects"

        endif
