; opening.asm - the title page: a window of a large maze, and its map; what one can do here

        if ! defined LARGE_OPENING
LARGE_OPENING equ 1

KEYS_SHOWN:     equ keys_shown
        include "engine/pages/opening.asm"
        include "engine/pages/own_keys.asm"
        include "engine/pages/best_table.asm"
        include "engine/pages/opening_ways.asm"
        include "engine/sound/song.asm"
        include "programs/large/choose_page.asm"
        include "programs/large/levels.asm"

OPENING_IDLE:   equ 10 * 50             ; frames without a key until the library walks
PICTURE_TOP:    equ 7
PICTURE_ROWS:   equ 55                  ; of its maze
PICTURE_SEED:   equ 1997
PICTURE_MAP:    equ 14                  ; the map's column
PICTURE_HERO:   equ 15 * 256 + 47
PICTURE_MAN:    equ 10 * 256 + 7        ; on the screen
PICTURE_HOUND:  equ 12 * 256 + 3        ; on the screen, behind him

; begin_page - what is set once; then the title
begin_page:
        ld hl,(keys_in_use)
        ld (direction_keys),hl
        ld hl,0 * 256 + 2
        ld (chosen_size),hl             ; the largest, and chosen_kind
        xor a
        ld (chosen_loops),a       ; fall through into opening_page

; opening_page - the title page with its song
opening_page:
        ld sp,stack_top
        xor a
        ld (demo_on),a
        ld hl,title_tune
        call song_begin

; opening_again - the same while the song goes on
opening_again:
        call title_screen
opening_held:
        call song_frame
        call break_held                 ; the BREAK that led here does not lead on
        jr nc,opening_held
        call keys_held
        call keys_begun                 ; a letter counts that was pressed while the page was drawn
        ld hl,OPENING_IDLE
opening_frame:
        push hl
        ld a,l
        and 7
        call z,picture_runs
        call song_frame
        call key_read
        ld hl,opening_letters
        call key_act
        call step_keys
        pop hl
        and KEY_FIRE
        jp nz,opening_play
        dec hl
        ld a,h
        or l
        jr nz,opening_frame
        jp opening_watch

opening_letters:
        db KEY_BREAK
        dw opening_basic
        db 13
        dw opening_play
        db 'F'
        dw opening_free
        db 'W'
        dw opening_watch
        db 'B'
        dw opening_best
        db 'H'
        dw opening_help
        db 'K'
        dw opening_choose
        db 0

; title_screen - the page
title_screen:
        ld hl,large_opening
        jp opening_draw

large_opening:
        dw large_look, name_text, tagline_text, goal_text, opening_keys, opening_picture
large_look:
        usual_look
name_text:
        db "LARGE", TEXT_END
tagline_text:
        db "Mazes of up to 63 x 63 cells", TEXT_END
goal_text:
        db "Find the ring, flee the hound!", TEXT_END
opening_keys:
        db 17, 2, "QAOP", 7, "walk", TEXT_END, 17, 21, "B", 23, "best", TEXT_END
        db 19, 2, "F", 7, "free walk", TEXT_END, 19, 21, "H", 23, "help", TEXT_END
        db 21, 2, "W", 7, "watch", TEXT_END, 21, 21, "K", 23, "keys", TEXT_END, KEYS_END

; opening_play .. - what the keys do
opening_basic:                          ; BREAK is held, as on titles that are fronts
        pop hl
        ld b,20
opening_hold:
        push bc
        call song_frame
        pop bc
        call break_held
        jp c,opening_held
        djnz opening_hold
        call song_end
        jp session_end
opening_play:
        call opening_leave
        jp challenge_begin
opening_free:
        call opening_leave
        jp choose_page
opening_watch:
        call opening_leave
        call keys_release
        ld a,1
        ld (demo_on),a
        jp challenge_begin
opening_help:
        call song_end
        call help_page
        jp opening_page
opening_best:
        call song_end
        ld hl,large_best
        call best_table
        jp opening_page
opening_choose:
        call song_end
        ld hl,large_sets
        call own_keys
        ld hl,(direction_keys)
        ld (keys_in_use),hl
        jp opening_page

; keys_shown - the texts of the page of keys, and the player's own, if there are any
keys_shown:
        ld hl,keys_text
        call draw_text
        ld hl,keys_list
        call draw_keys
        ld hl,keys_view
        ld c,WALLS_INK
        call page_view
        ld de,3 * 256 + 7
        call chase_draw
        ld hl,my_keys
        ld a,(hl)
        or a
        ret z                           ; none yet
        ld de,(direction_keys)
        push de
        ld (direction_keys),hl          ; for way_name
        ld de,13 * 256 + 19
        ld hl,opening_ways_list
        call ways_names
        pop hl
        ld (direction_keys),hl
        ret
own_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, "           YOUR KEYS            "
        db TEXT_INK, INK_TEXT, TEXT_AT, 4, 3, "Press a key", TEXT_AT, 20, 7
        db TEXT_COLOUR, HOUND_INK, DRAWN_HOUND, TEXT_COLOUR, $06, " . . . . ", TEXT_COLOUR, HERO_INK, DRAWN_MAN
        db "     ", TEXT_COLOUR, FINISH_INK, DRAWN_RING ; and what ends that
tape_foot:
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, "           BREAK back           ", TEXT_END
keys_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, "              KEYS              "
        db TEXT_AT, 23, 0, " ENTER go on         BREAK back ", TEXT_END
keys_list:
        db 5, 4, "1", 6, "Usual keys   QAOP", TEXT_END, 7, 4, "2", 6, "Sinclair 1   67890", TEXT_END
        db 9, 4, "3", 6, "Sinclair 2   12345", TEXT_END, 11, 4, "4", 6, "Cursor keys  56780", TEXT_END
        db 13, 4, "5", 6, "Your keys", TEXT_END, KEYS_END

; opening_leave - no song any more; the moment is the seed
opening_leave:
        call song_end
        ld hl,(FRAMES)
        ld (seed),hl
        ret

large_best:
        dw best_title, scores_large, SCORES_SIZE, tape_name
        dw large_field                  ; free on this page
        dw best_table_page
        db BEST_TABLE_MESSAGE
best_table_top:
        db TEXT_COLOUR, $46, TEXT_AT, BEST_TABLE_MESSAGE, 3, "Best of all!   ", TEXT_END
best_foot:
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, " S save    L load   ENTER go on ", TEXT_END
title_tune:
        incbin "programs/large/atlas.tune"
tape_name:
        db "large best"

large_sets:
        dw usual_keys, sinclair_1_keys, sinclair_2_keys, cursor_keys, my_keys, large_taken
name_refused:                           ; of a name without a letter
        db TEXT_COLOUR, BAD_COLOURS, TEXT_AT, 19, 3, "Type a name!", TEXT_END
large_taken:                            ; those of a walk
        db "WMHFNB", 3, 0                 ; ENTER

; opening_picture - a maze as wide as they can be: a window of it, and its map, known where the window was
opening_picture:
        proc
        local cell
        ld hl,PICTURE_SEED
        ld (rng_seed),hl
        ld de,PICTURE_ROWS * 256 + 127
        ld hl,generate_dfs_large
        xor a
        ld c,WALLS_INK
        call make_maze
        ld hl,PICTURE_MAP * 256 + PICTURE_TOP
        ld (map_row),hl                 ; and map_column
        xor a
        ld (map_fog),a
        ld hl,cell
        call map_cells_all
        ld hl,picture_view
        call view_use
        ld de,PICTURE_HERO
        ld (hero),de
        call view_place
        ld (hl),HERO
        call view_centre
        call map_see_window
        call map_hero_none
        ld de,PICTURE_HERO
        call map_hero_on
        ld hl,finish_shape
        ld de,256 * ((PICTURE_ROWS + 1) / 8 - 1) + MAP_CELLS - 1
        ld c,FINISH_MAP_INK
        call map_mark
        call view_draw
        call opening_ways
        jr picture_runs
cell:
        ld a,d
        cp (PICTURE_ROWS + 1) / 8
        jp c,map_draw_cell
        ret
        endp

; picture_runs - the hound takes a step of its run, and so does the hero
; Uses:  AF, BC, DE, HL
picture_runs:
        ld hl,hound_mark + 8
        ld a,(hl)
        xor $A5
        ld (hl),a
        ld hl,hound_mark + 1
        ld de,PICTURE_HOUND
        ld c,HOUND_INK
        call draw_shape
        call stride
        ld hl,hero_shape
        ld de,PICTURE_MAN
        ld c,HERO_INK
        jp draw_shape
best_drawn:
        ld hl,best_view
        ld c,WALLS_INK
        jp page_view
best_view:
        db 14, 1, 30, 4, 0, 0, $47
keys_view:
        db 19, 1, 30, 3, 0, 0, $47
picture_view:
        db PICTURE_TOP, 2, 11, 7, $05, $07, $47

        endif
