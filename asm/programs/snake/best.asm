; best.asm - the best scores

        if ! defined SNAKE_BEST
SNAKE_BEST equ 1

        include "engine/pages/best_table.asm"

        public best_page, best_named, best_ask

; best_page - the best scores; back to the title page
best_page:
        ld hl,snake_best
        call best_table
        jp opening_again

; best_named - the same after a game, with the title's song
best_named:
        ld hl,title_tune
        call song_begin
        jr best_page

; best_ask - the page on which a name is asked for
best_ask:
        ld hl,snake_best
        ld (best_table_record),hl
        call best_table_draw
        ld hl,best_ask_text
        jp draw_text

snake_best:
        dw best_title, scores_best, SCORES_SIZE, tape_name
        dw maps                         ; free between two games
        dw best_table_page
        db BEST_TABLE_MESSAGE
best_title:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 3, "BEST SCORES", TEXT_END
tape_name:
        db "snake best"

scores_best:                            ; in the image, not in variables: they stay when the program is begun again
        rept SCORES
        db "........", 0, 0
        endm
        db 0                            ; the checksum's place

        endif
