; best.asm - the best results

        if ! defined SOLVERS_BEST
SOLVERS_BEST equ 1

        include "engine/pages/best_table.asm"
        include "programs/solvers/scores_kept.asm"
        if KEPT - SCORES
        .error scores_kept.asm must have as many places as scores.asm
        endif

; best_page - the best results; back to the title page
best_page:
        ld hl,solvers_best
        call best_table
        jp opening_again

; best_enter - a name for a result, if it has a place; then the same
; In:    DE = score
best_enter:
        ld hl,solvers_best
        call best_table_enter
        jp opening_again

solvers_best:
        dw best_title, scores_bets, SCORES_SIZE, tape_name
        dw work                         ; free between two solvers
        dw best_table_page
        db BEST_TABLE_MESSAGE
best_title:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 3, "RICHEST", TEXT_INK, INK_TEXT, "  at the races", TEXT_END
best_table_top:
        db TEXT_COLOUR, $46, TEXT_AT, 21, 3, "Richest of all!", TEXT_END
tape_name:
        db "bets best "

        endif
