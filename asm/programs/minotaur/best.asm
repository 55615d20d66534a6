; best.asm - the best scores and their tape

        if ! defined MINOTAUR_BEST
MINOTAUR_BEST equ 1

        include "engine/pages/scores_page.asm"

        if BEST_SCORES - SCORES
        .error BEST_SCORES in kept.asm must be SCORES
        endif

best_tape:
        dw best_table, SCORES_SIZE, tape_name
        dw order                        ; the strip's searches begin anew
        dw best_page_drawn
        db BEST_MESSAGE
tape_name:
        db "minotaur  "

        endif
