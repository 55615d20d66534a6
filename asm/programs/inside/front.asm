; front.asm - the page from which games begin

        if ! defined INSIDE_FRONT
INSIDE_FRONT equ 1

        include "engine/pages/front.asm"
        include "engine/pages/own_keys.asm"
        include "engine/pages/way_names.asm"
        include "programs/inside/best.asm"
        include "engine/pages/level_code_page.asm"
        include "programs/inside/help.asm"

        public front_page

FRONT_ROW:      equ 4                   ; of the first line; they are two rows apart

; front_page - the list: what to do next
front_page:
        ld sp,stack_top
        ld a,CHIP_TUNE
        call chip_do
        ld hl,inside_list
        jp front

inside_list:
        dw front_draw
        db 8, FRONT_ROW, 19, 6
        dw inside_letters, front_watch, front_frame_wait
inside_letters:
        db KEY_BREAK
        dw session_end
        db 'S'
        dw front_play
        db 'C'
        dw front_code
        db 'H'
        dw front_help
        db 'B'
        dw best_page
        db 'K'
        dw keys_page
        db 'W'
        dw front_watch
        db 0

; front_draw - the page
front_draw:
        call names_note
        call page_clear_on
        ld de,1 * 256 + 10
        ld hl,name_text
        ld c,$46
        call draw_title
        ld hl,front_text
        call draw_text
        ld de,21 * 256 + 2
        ld hl,front_ways
        call ways_names
        ld de,21 * 256 + 12
        jp fire_name

; front_code - a level by its code
front_code:
        call page_clear
        ld hl,level_table + LEVEL_CODE
        ld de,LEVEL_BYTES - 1
        ld b,LEVELS
        call level_code_page
        jp c,front_page
        ld (level_number),a
        jp game

; front_frame_wait - the tune, and wait for the next frame
; Uses:  AF, BC, DE, HL
front_frame_wait:
        ld a,CHIP_TICK
        call chip_do
        halt
        ret

; title_frame - the same on the title page; the chip is looked for first
; Uses:  AF, BC, DE, HL
title_frame:
        proc
        local known
        ld hl,chip_known
        ld a,(hl)
        or a
        jr nz,known
        inc (hl)
        call chip_begin
        ld a,CHIP_TUNE
        call chip_do
known:
        ld a,CHIP_TICK
        call chip_do
title_wait:
        halt
        ret
        endp

; names_note - note the names of the keys, for the panel
; Uses:  AF, BC, DE, HL
names_note:
        proc
        local each, letter, same
        ld hl,panel_names
each:
        ld a,(hl)
        or a
        ret z
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld b,(hl)
        inc hl
        push hl
        push bc
        push de
        call way_name
        pop de
        pop bc
letter:
        ld a,(hl)
        or a
        jr nz,same
        ld a,' '
        dec hl                          ; at its end: blanks
same:
        inc hl
        ld (de),a
        inc de
        djnz letter
        pop hl
        jr each
        endp

panel_names:                            ; direction, where, how many letters
        db KEY_UP
        dw panel_up
        db 1, KEY_DOWN
        dw panel_down
        db 1, KEY_LEFT
        dw panel_left
        db 1, KEY_RIGHT
        dw panel_right
        db 1, KEY_FIRE
        dw panel_fire
        db FIRE_LETTERS, 0

; front_watch - the library plays in a game until a key is pressed
front_watch:
        call sound_quiet
        call keys_release
        ld a,1
        ld (demo_on),a
        dec a
        ld (level_number),a
        jp game_begin

; front_play - a game from the first level on
front_play:
        xor a
        ld (level_number),a
        jp game

; front_help - how to play
front_help:
        call page_clear
        ld hl,help_pages
        call instructions
        jp front_page

; keys_page - choose keys
keys_page:
        call sound_quiet
        ld hl,inside_key_sets
        call own_keys
        ld hl,(direction_keys)
        ld (keys_in_use),hl
        jp front_page

inside_key_sets:
        dw inside_keys, sinclair_1_keys, sinclair_2_keys, cursor_keys, my_keys, keys_taken
keys_taken:                             ; the game's own
        db "MHTEZ", 0

front_text:
        db TEXT_INK, INK_KEY
        db TEXT_AT, 4, 6, "S", TEXT_AT, 6, 6, "C", TEXT_AT, 8, 6, "H", TEXT_AT, 10, 6, "B"
        db TEXT_AT, 12, 6, "K", TEXT_AT, 14, 6, "W", TEXT_AT, 21, 21, "BREAK"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 9, "Start"
        db TEXT_AT, 6, 9, "Code of a level"
        db TEXT_AT, 8, 9, "How to play"
        db TEXT_AT, 10, 9, "Best scores"
        db TEXT_AT, 12, 9, "Keys"
        db TEXT_AT, 14, 9, "Watch the computer"
        db TEXT_AT, 17, 3, "Turn, walk, listen. Whoever"
        db TEXT_AT, 18, 3, "runs is heard."
        db TEXT_AT, 21, 5, "choose", TEXT_AT, 21, 18, "go", TEXT_AT, 21, 27, "leave"
        db TEXT_END
front_ways:
        db KEY_UP, KEY_DOWN, 0

        endif
