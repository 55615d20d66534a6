; main.asm - the depth-first maze: long winding passages between hedges, and a walk through them
;
; Memory:  8000-FF57 code and variables
; Screen:  programs/dfs/pictures/loading.screen
; Loading: Depth first
; Ink:     4
; Pictures: ENTER t 1 9 8 5 ENTER p w, 60

        org $8000

STACK_SIZE:     equ 132 + 768           ; generate_dfs_small

        public start, title_screen

start:
        ld hl,title_screen
        jp walk_start

        include "engine/views/walk.asm"
        include "generate/generate_dfs.asm"
        include "generate/generate_dfs_small.asm"

; title_screen - the title page
title_screen:
        ld hl,fast_walk
        jp walk_title

; dfs_doors - open a door at the top of the left wall and one at the bottom of the right wall
dfs_doors:
        ld hl,field_height
        ld a,(hl)
        sub 2
        ld (exit),a
        ld d,a
        dec hl                          ; field_width
        ld e,(hl)
        dec e
        call field_address
        ld (hl),FIELD_PATH
        ld a,1
        ld (entrance),a
        ld hl,field + FIELD_STRIDE
        ld (hl),FIELD_PATH
        ret

; to_small, to_fast - use the other generator and build the maze of the same seed again
to_small:
        ld hl,small_walk
        jr to_walk
to_fast:
        ld hl,fast_walk
to_walk:
        call walk_use
        jp walk_new

fast_walk:
        dw dfs_look, dfs_tiles
        dw name_text, 1 * 256 + 5, 1985 ; the year of the article
        dw title_text
        dw generate_dfs, dfs_doors
        dw bar_fast, fast_letters
small_walk:
        dw dfs_look, dfs_tiles
        dw name_text, 1 * 256 + 5, 1985
        dw title_text
        dw generate_dfs_small, dfs_doors
        dw bar_small, small_letters
fast_letters:
        db 'V'
        dw to_small
        db 0
small_letters:
        db 'V'
        dw to_fast
        db 0
dfs_look:                               ; text, key, value, bar, choice, bad, border
        db $07, $46, $47, $60, $78, $42, 0
dfs_tiles:
        db $04, $07                     ; green on black
        db $24, $92, $49, $25, $92, $48, $25, $92
        db 0, 0, 0, 0, 0, 0, 0, 0

name_text:
        db "DEPTH FIRST", TEXT_END
bar_fast:
        db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, "DEPTH                           ", TEXT_END
bar_small:
        db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, "SMALL                           ", TEXT_END
title_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 1, "A winding maze in 1/75 second"
        db TEXT_INK, INK_KEY
        db TEXT_AT, 16, 2, "Enter on the left and find the"
        db TEXT_AT, 17, 2, "way out on the right."
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 18, 2, "QAOP, 5678, joystick: walk"
        db TEXT_AT, 19, 2, "N  new maze   T  type a seed"
        db TEXT_AT, 20, 2, "W  show the way out"
        db TEXT_AT, 21, 2, "V  fast or small routine"
        db TEXT_END

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"

        end start
