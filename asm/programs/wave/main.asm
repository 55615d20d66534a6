; main.asm - the wave tracer: stones or a maze, two ends, and a wave that finds the way between them
;
; Memory:  8000-FF57 code and variables
; Screen:  programs/wave/pictures/loading.screen
; Loading: The wave
; Ink:     5
; Pictures: ENTER t 2 0 0 1 ENTER ENTER, 300; maze = ENTER m t 2 0 0 1 ENTER ENTER, 1500

        org $8000

STACK_SIZE:     equ 132 + 300           ; generate_dfs

        public start, title_screen

start:
        ld hl,title_screen
        call session_begin
        ld a,2 * TENTH
        ld (density),a
        xor a
        ld (maze_kind),a
        ld h,a
        ld l,a
        ld (wave_limit),hl
        jp new_field

        include "programs/wave/wave_page.asm"

; title_screen - the title page
title_screen:
        proc
        local ring, rows, below, beside
        ld hl,title
        call title_page
        ld hl,wave_tiles
        call tiles_use
        ld a,1
        ld (field_top),a
        ld d,6 - 1                      ; a wave in an empty field, by the distance from a point
rows:
        ld e,0
ring:
        ld a,d
        sub 9
        jr nc,below
        neg
below:
        ld c,a
        ld a,e
        sub 16
        jr nc,beside
        neg
beside:
        add a,c
        ld l,a
        ld h,0
        ld (wave_number),hl
        call wave_colour
        push af
        call place_attribute
        pop af
        ld (hl),a
        inc e
        bit 5,e
        jr z,ring
        inc d
        ld a,d
        cp 14
        jr nz,rows
        ret
        endp

wave_look:                              ; text, key, value, bar, choice, bad, border
        db $07, $46, $47, $68, $78, $42, 0
wave_tiles:
        db $07, $07                     ; grey on black
        db $55, $AA, $55, $AA, $55, $AA, $55, $AA
        db 0, 0, 0, 0, 0, 0, 0, 0

title:
        dw wave_look, name_text
        db 12, 1, $46
        dw title_text
name_text:
        db "WAVE", TEXT_END
title_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 3, "Watch a wave find the way"
        db TEXT_INK, INK_KEY
        db TEXT_AT, 16, 2, "QAOP, 5678, joystick: move"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 17, 2, "S start here  F finish here"
        db TEXT_AT, 18, 2, "ENTER or fire: send the wave"
        db TEXT_AT, 19, 2, "SPACE  set or clear a wall"
        db TEXT_AT, 20, 2, "N  new       M  maze or stones"
        db TEXT_AT, 21, 2, "D  density   T seed   L limit"
        db TEXT_END

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
cursor:         ds 2                    ; column, row
cursor_under:   ds 1                    ; the attribute under the cursor
wave_start:     ds 2
wave_finish:    ds 2
wave_failed:    ds 1
maze_kind:      ds 1                    ; 0 stones, 1 a maze
density:        ds 1                    ; stones among 256 cells

        end start
