; front.asm - the page from which games begin

        if ! defined MINOTAUR_FRONT
MINOTAUR_FRONT equ 1

        include "engine/pages/front.asm"
        include "engine/pages/own_keys.asm"
        include "engine/pages/way_names.asm"
        include "programs/minotaur/best.asm"
        include "engine/pages/level_code_page.asm"
        include "programs/minotaur/help.asm"
        include "programs/minotaur/strip.asm"

        public front_page

FRONT_ROW:      equ 4                   ; of the first line; they are two rows apart

; front_page - the list: what to do next
front_page:
        ld sp,stack_top
        ld hl,minotaur_list
        jp front

minotaur_list:
        dw front_draw
        db 8, FRONT_ROW, 19, 6
        dw minotaur_letters, front_watch, front_frame_wait
minotaur_letters:
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
        ld de,1 * 256 + 8
        ld hl,name_text
        ld c,$46
        call draw_title
        ld hl,front_text
        call draw_text
        ld hl,16 * 256 + 7              ; 7 rows from row 16 on
        jp strip_begin

; front_code - a level by its code
front_code:
        call page_clear
        call levels_unpack
        ld hl,level_table + LEVEL_CODE
        ld de,LEVEL_BYTES - 1
        ld b,LEVELS
        call level_code_page
        jp c,front_page
        ld (level_number),a
        jp game

; front_frame_wait - play on in the strip, and wait for the next frame
; Uses:  AF, BC, DE, HL, IX
front_frame_wait:
        call strip_turn
        halt
        ret

; names_note - note the names of the keys, for the panel: a letter, two of a longer name, such as Sp, and of fire what there is room for
; Uses:  AF, BC, DE, HL
names_note:
        proc
        local way, one, fire, letter
        ld de,panel_names
        ld hl,panel_ways
way:
        ld a,(hl)
        or a
        jr z,fire
        inc hl
        push hl
        push de
        call way_name
        pop de
        ldi
        ld a,(hl)
        or a
        jr z,one
        or 32
        ld (de),a
        inc de
one:
        pop hl
        jr way
fire:
        push de
        ld a,KEY_FIRE
        call way_name
        pop de
        ld a,' '
        ld (de),a
        inc de
        ld a,low panel_names_end
        sub e
        ld b,a
letter:
        ld a,(hl)
        or a
        jr z,$ + 3
        inc hl
        or a
        jr nz,$ + 4
        ld a,' '
        ld (de),a
        inc de
        djnz letter
        ret
        endp

; front_watch - the library plays in the window until a key is pressed
front_watch:
        call sound_quiet
        call keys_release
        call demo_begin
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

front_text:
        db TEXT_INK, INK_KEY
        db TEXT_AT, 4, 6, "S", TEXT_AT, 6, 6, "C", TEXT_AT, 8, 6, "H", TEXT_AT, 10, 6, "B"
        db TEXT_AT, 12, 6, "K", TEXT_AT, 14, 6, "W", TEXT_AT, 23, 1, "67", TEXT_AT, 23, 11, "ENTER", TEXT_AT, 23, 20, "BREAK"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 9, "Start"
        db TEXT_AT, 6, 9, "Code of a level"
        db TEXT_AT, 8, 9, "How to play"
        db TEXT_AT, 10, 9, "Best scores"
        db TEXT_AT, 12, 9, "Keys"
        db TEXT_AT, 14, 9, "Watch the computer"
        db TEXT_AT, 23, 4, "choose", TEXT_AT, 23, 17, "go", TEXT_AT, 23, 26, "leave"
        db TEXT_END
panel_ways:
        db KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT, 0

        endif
