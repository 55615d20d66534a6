; free.asm - free waves: a board with a cursor; ends and stones anywhere, other boards, a limit of steps

        if ! defined WAVE_FREE
WAVE_FREE equ 1

        include "engine/keys/any_key.asm"
        include "engine/keys/session.asm"
        include "engine/pages/number_input.asm"
        include "generate/generate_dfs.asm"
        include "programs/wave/free_panel.asm"
        include "programs/wave/send.asm"

LIMIT_FIRST:    equ 10                  ; steps

; free_begin - the choices to begin with
free_begin:
        ld a,2 * TENTH
        ld (free_density),a
        xor a
        ld (maze_kind),a
        ret

; free_page - the page, and the first board
free_page:
        call keys_release

; new_field - make and show the board of `seed`, with both ends in their places
new_field:
        proc
        local maze, made
        ld a,(free_density)
        ld (density),a
        ld a,(maze_kind)
        or a
        jr nz,maze
        ld hl,BOARD / 2 * 256 + 1
        ld (wave_start),hl
        ld l,BOARD - 2
        ld (wave_finish),hl
        call board_stones
        jr made
maze:
        ld hl,1 * 256 + 1
        ld (wave_start),hl
        ld hl,257 * (BOARD - 2)
        ld (wave_finish),hl
        ld hl,257 * BOARD
        ld (field_width),hl
        ld hl,(seed)
        ld (rng_seed),hl
        call generate_dfs
made:
        ld hl,(wave_start)
        ld (cursor),hl
        endp

; free_shown - show the whole page
free_shown:
        ink INK_TEXT
        call clear_screen
        call board_draw
        ld hl,free_text
        call draw_text
        ld hl,free_keys
        call draw_keys
        call free_values
        call free_legend
        call cursor_show

; wave_frame - one fiftieth of a second
wave_frame:
        halt
        call key_read
        ld hl,wave_letters
        call key_act
        call step_keys
        jr z,wave_frame
        bit 4,a
        jr nz,turn_wall
        call cursor_move
        jr wave_frame

wave_letters:
        db KEY_BREAK
        dw opening_page
        db 'N'
        dw another_field
        db 'M'
        dw other_kind
        db 'D'
        dw new_density
        db 'T'
        dw typed_field
        db 'L'
        dw new_limit
        db 'S'
        dw start_here
        db 'F'
        dw finish_here
        db FRONT_ENTER
        dw free_send
        db 0

; start_here, finish_here - move an end to the cursor, if the other one is not there
start_here:
        ld hl,wave_start
        jr end_here
finish_here:
        ld hl,wave_finish
end_here:
        push hl
        call at_end
        pop hl
        jr z,wave_frame
        push hl
        call cursor_hide
        call board_plain
        pop hl
        ld e,(hl)                       ; where it was
        inc hl
        ld d,(hl)
        push de
        ld de,(cursor)
        ld (hl),d
        dec hl
        ld (hl),e
        call field_address
        ld (hl),FIELD_PATH
        pop de
        call draw_line_place
        call board_beside
        jr free_changed

; turn_wall - set or remove a stone at the cursor, but not at an end
turn_wall:
        call at_end
        jr z,wave_frame
        call cursor_hide
        call board_plain
        call board_turn
free_changed:
        call free_values
        call free_legend
        call cursor_show
        jr wave_frame

; free_send - send the wave, and say what it has found
free_send:
        proc
        local told, none, shut
        call cursor_hide
        call board_plain
        ld hl,free_spread_text
        call free_message
        call send_wave
        call free_values
        ld a,(wave_failed)
        or a
        jr nz,none
        ld hl,free_way_text
        call free_message
        ld hl,(route_length)
        ink INK_VALUE
        xor a
        call draw_plain
        ld hl,free_steps_text
        call draw_text
        call free_milliseconds
        ink INK_VALUE
        xor a
        call draw_plain
        ld hl,free_ms_text
        call draw_text
        ld hl,(route_length)
        ld de,2 * 256 + 28
        ld b,4
        ink INK_VALUE
        xor a
        call draw_digits
        call sound_rise
        jr told
none:
        ld hl,free_none_text
        ld a,(wave_limit)
        or a
        jr z,shut
        ld hl,free_beyond_text
shut:
        call free_message
        ld bc,30 * 256 + 250
        call sound_tone
told:
        call cursor_show
        jp wave_frame
        endp

; other_kind - change between a maze and stones
other_kind:
        ld hl,maze_kind
        ld a,(hl)
        xor 1
        ld (hl),a
        jp new_field

; another_field - make the next seed's board
another_field:
        ld hl,(rng_seed)
        ld (seed),hl
        jp new_field

; typed_field - make the board of a typed seed
typed_field:
        call cursor_hide
        call seed_type
        jp c,free_shown
        ld (seed),hl
        jp new_field

; new_density - 10, 20, 30, 40 % of stones in turn
new_density:
        proc
        local set_density
        ld hl,free_density
        ld a,(hl)
        add a,TENTH
        cp 4 * TENTH + 1
        jr c,set_density
        ld a,TENTH
set_density:
        ld (hl),a
        xor a
        ld (maze_kind),a
        jp new_field
        endp

; new_limit - another limit: none, 10, 20, 40, 80, 160 steps
new_limit:
        proc
        local first, chosen
        call cursor_hide
        call board_plain
        ld a,(wave_limit)
        or a
        jr z,first
        add a,a
        jr nc,chosen                    ; 160 is followed by none
        xor a
        jr chosen
first:
        ld a,LIMIT_FIRST
chosen:
        ld (wave_limit),a
        jp free_changed
        endp

free_variables macro
free_density:   ds 1                    ; stones among 256 places
maze_kind:      ds 1                    ; 0 stones, 1 a maze
        endm

        endif
