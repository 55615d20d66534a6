; page.asm - the page: a maze, and the keys
;
; Where to go on:
; - Another generator: include it instead of generate_dfs, and call it. asm/README.md and `build.py list` name them all.
; - More keys: a line in page_letters, and a routine that ends with `jp page_turn`.
; - Other colours: title.asm has the look and the tiles.

        if ! defined @GUARD@_PAGE
@GUARD@_PAGE equ 1

        include "include/field.asm"
        include "engine/keys/session.asm"
        include "engine/pages/title.asm"
        include "engine/views/tiles.asm"
        include "generate/generate_dfs.asm"
        include "solve/solve_wave.asm"
        include "lib/route_step.asm"

        public page_new, page_turn, page_way

COLUMNS:        equ 31                  ; odd, 5 to 31
ROWS:           equ 21                  ; the same
WAY_INK:        equ $46                 ; bright yellow on black

; page_new - make and show the maze of `seed`
page_new:
        ld hl,(seed)
        ld (rng_seed),hl
        ld hl,ROWS * 256 + COLUMNS
        ld (field_width),hl             ; and field_height
        call generate_dfs
        ld hl,(rng_seed)
        ld (seed),hl                    ; the next maze
        ink INK_TEXT
        call clear_screen
        ld hl,page_text
        call draw_text
        ld a,1
        ld (field_top),a
        ld bc,ROWS * 256 + COLUMNS
        call draw_field
        call keys_seen                  ; a key still held is not a new press

; page_turn - wait for a key
page_turn:
        halt
        call key_read
        ld hl,page_letters
        call key_act                    ; goes to the routine of the key, if it has one
        jr page_turn

page_letters:
        db KEY_BREAK
        dw session_end
        db 'N'
        dw page_new
        db 'W'
        dw page_way
        db 0

; page_way - show the way from corner to corner
page_way:
        ld hl,0
        ld (wave_limit),hl              ; of any length
        ld de,1 * 256 + 1               ; row, column
        ld hl,256 * (ROWS - 2) + COLUMNS - 2
        call solve_wave                 ; BC = steps; their codes are in `route`
        ld de,1 * 256 + 1
        ld hl,route
page_step:
        push bc
        push hl
        ld hl,way_shape
        ld c,WAY_INK
        call draw_mark
        pop hl
        ld a,(hl)
        inc hl
        call route_step                 ; D, E = the place there
        pop bc
        dec bc
        ld a,b
        or c
        jr nz,page_step
        jr page_turn

way_shape:      db 0, 0, $18, $3C, $3C, $18, 0, 0
page_text:
        db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, " @BAR@"
        db TEXT_AT, 23, 0, " N new  W the way    BREAK leave ", TEXT_END

        endif
