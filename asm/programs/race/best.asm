; best.asm - the best cups

        if ! defined RACE_BEST
RACE_BEST equ 1

        include "engine/pages/best_table.asm"

; best_page - the best scores; back to the title page
best_page:
        ld hl,race_best
        call best_table
        jp opening_again

; best_enter - a name for a score, if it has a place; then the same
; In:    DE = score
best_enter:
        ld hl,race_best
        call best_table_enter
        jp opening_again

race_best:
        dw best_title, scores_race, SCORES_SIZE, tape_name
        dw work                         ; free between two races
        dw best_table_page
        db BEST_TABLE_MESSAGE
best_title:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 3, "BEST CUPS", TEXT_INK, INK_TEXT, "   points", TEXT_END
tape_name:
        db "race best "

scores_race:                            ; in the image, not in variables: they stay when the program is begun again
        db "WAVE    "                   ; somebody to beat
        dw 1200
        db "TREMAUX "
        dw 800
        db "HAND    "
        dw 500
        db "MOUSE   "
        dw 250
        rept SCORES - 4
        db "........", 0, 0
        endm
        db 0                            ; the checksum's place

        endif
