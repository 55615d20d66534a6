; opening.asm - the title page: eight walkers go to a flag; its song; the wonders by their letters

        if ! defined WONDERS_OPENING
WONDERS_OPENING equ 1

        include "engine/views/marks_across.asm"
        include "engine/pages/opening.asm"
        include "engine/pages/opening_ways.asm"
        include "engine/pages/front.asm"
        include "engine/keys/attract.asm"
        include "engine/sound/song_wait.asm"
        include "engine/views/field_draw.asm"
        include "generate/generate_dfs.asm"
        include "programs/wonders/flag_show.asm"
        include "programs/wonders/opening_chase.asm"

        public title_screen, opening_page

PICTURE_TOP:    equ 7
PICTURE_ROWS:   equ 7
PICTURE_LEFT:   equ 2
PICTURE_COLUMNS: equ 29
PICTURE_SEED:   equ 12
PICTURE_FLAG:   equ 3 * 256 + 15
PICTURE_FLOOR:  equ $07

; opening_page - the title page with its song
opening_page:
        ld sp,stack_top
        ld hl,0
        ld (opening_old),hl             ; nobody takes a step yet, whatever was there when the page was left
        ld (opening_new),hl
        xor a
        ld (opening_part),a
        ld (front_line),a
        ld hl,title_tune
        call song_begin
        ld hl,opening_list
        jp front

opening_list:
        dw title_screen
        db 0, OPENING_FOOT, 32, 1
        dw opening_letters, opening_watch, opening_frame
opening_letters:
        db KEY_BREAK
        dw session_end
        db FRONT_ENTER
        dw opening_choose
        db 'F'
        dw opening_flag
        db 'B'
        dw opening_boundless
        db 'W'
        dw opening_over
        db 'L'
        dw opening_labyrinth
        db 'Y'
        dw opening_own
        db 0

; opening_watch - nobody is there: a demonstration, until a key is pressed
opening_watch:
        call opening_leave
        call demo_run
        jp opening_page

opening_choose:
        halt                            ; ENTER is fire, too: the ROM may read it only now, and the list would take it again
        call key_letter
        ld hl,wonders_list
        jr opening_go
opening_flag:
        ld hl,flag_page
        jr opening_go
opening_boundless:
        ld hl,boundless_page
        jr opening_go
opening_over:
        ld hl,over_page
        jr opening_go
opening_labyrinth:
        ld hl,labyrinth_page
        jr opening_go
opening_own:
        ld hl,own_page                  ; fall through into opening_go

; opening_go - leave the title for a page
; In:    HL = page
opening_go:
        push hl                         ; fall through into opening_leave

; opening_leave - the song ends, and the moment is the seed
opening_leave:
        xor a
        ld (field_left),a
        call song_end
        ld hl,(FRAMES)
        ld (seed),hl
        ret

; title_screen - the page
title_screen:
        proc
        local told
        call tour_full
        ld hl,all_won_text
        jr z,told
        ld hl,goal_text
        or a
        jr z,told
        ld hl,stars_text
        cp 10
        jr nc,$ + 5
        inc hl                          ; without the ten
        add a,10
        add a,'0' - 10
        ld (stars_text + 1),a
told:
        ld (wonders_goal),hl
        ld hl,wonders_opening
        jp opening_draw
        endp

; opening_picture - a maze, walkers in many colours, the flag
opening_picture:
        ld hl,flag_lines
        call lines_use
        ld hl,PICTURE_SEED
        ld (rng_seed),hl
        ld hl,PICTURE_ROWS * 256 + PICTURE_COLUMNS
        ld (field_width),hl             ; and field_height
        call generate_dfs
        ld hl,PICTURE_LEFT * 256 + PICTURE_TOP
        ld a,l
        ld (field_top),a
        ld a,h
        ld (field_left),a
        ld bc,PICTURE_ROWS * 256 + PICTURE_COLUMNS
        call draw_lines
        ld hl,opening_places
        ld de,walkers
        ld bc,2 * WALKERS
        ldir
        ld de,PICTURE_FLAG
        ld (flag),de                    ; not where a game has left it: that place is none of the picture
        ld a,WALKERS
        ld (flag_awake),a
        ld hl,-1
        ld (moon),hl                    ; nowhere
        call flag_to
        call flag_show_all
        jp opening_ways
opening_places:                         ; column, row
        db 1, 1, 9, 1, 19, 1, 27, 3, 23, 5, 13, 5, 5, 5, 7, 3

wonders_opening:
        dw wonders_look, name_text, tagline_text
wonders_goal:
        dw goal_text                    ; or stars_text, all_won_text
        dw opening_keys, opening_picture
wonders_look:
        usual_look
name_text:
        db "WONDERS", TEXT_END
tagline_text:
        db "Mazes that few have walked in", TEXT_END
goal_text:
        db "Win all fifteen stars!", TEXT_END
stars_text:
        db "10 of 15 stars", TEXT_END   ; its second digit is written
all_won_text:
        db "All fifteen stars are won!", TEXT_END
opening_keys:
        db 17, 2, "F", 4, "the flag", TEXT_END
        db 19, 2, "B", 4, "boundless", TEXT_END
        db 21, 2, "W", 4, "bridges", TEXT_END
        db 17, 18, "L", 20, "labyrinths", TEXT_END
        db 19, 18, "Y", 20, "your way", TEXT_END
        db 21, 15, "QAOP", 20, "walk", TEXT_END
        db KEYS_END
title_tune:
        incbin "programs/wonders/wonders.tune"

        endif
