; best.asm - the best scores and their tape

        if ! defined INSIDE_BEST
INSIDE_BEST equ 1

        include "engine/pages/scores_page.asm"

        public best_page

BEST_ROW:       equ 4
        if BEST_SCORES - SCORES
        .error BEST_SCORES in kept.asm must be SCORES
        endif

; best_page - the best scores; back to the front page
best_page:
        ld sp,stack_top
        call best_page_drawn
        ld hl,best_tape
        call scores_page
        jp front_page

; best_page_drawn - the page with its keys
best_page_drawn:
        call best_draw
        ld hl,scores_page_keys
        jp draw_text

; best_draw - the page without its keys
best_draw:
        call page_clear
        ld hl,best_title
        call draw_text
        ld hl,best_table
        ld de,256 * BEST_ROW + 7
        jp scores_draw

best_title:
        db TEXT_INK, INK_VALUE, TEXT_AT, 1, 2, "BEST SCORES", TEXT_END
best_tape:
        dw best_table, SCORES_SIZE, tape_name
        dw ground                       ; no game goes on
        dw best_page_drawn
        db SCORES_MESSAGE
tape_name:
        db "inside    "

        endif
