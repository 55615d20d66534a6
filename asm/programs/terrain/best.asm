; best.asm - the best scores

        if ! defined TERRAIN_BEST
TERRAIN_BEST equ 1

        include "engine/pages/best_table.asm"

; best_page - the best scores; back to the title page
best_page:
        ld hl,terrain_best
        call best_table
        jp opening_again

; best_enter - a name for a score, if it has a place; then the same
; In:    DE = score
best_enter:
        ld hl,terrain_best
        call best_table_enter
        jp opening_again

terrain_best:
        dw best_title, scores_terrain, SCORES_SIZE, tape_name
        dw cost_map                    ; free on this page
        dw best_table_page
        db BEST_TABLE_MESSAGE
best_title:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 3, "BEST SCORES", TEXT_INK, INK_TEXT, "   of 800 points", TEXT_END
tape_name:
        db "TERRAIN   "

scores_terrain:                            ; in the image, not in variables: they stay when the program is begun again
        rept SCORES
        db "........", 0, 0
        endm
        db 0                            ; the checksum's place

        endif
