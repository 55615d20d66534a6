; ends.asm - the end of a game

        if ! defined MINOTAUR_ENDS
MINOTAUR_ENDS equ 1

        include "engine/pages/game_over.asm"
        include "programs/minotaur/best.asm"

; game_won - the last labyrinth is won; then as game_ends
game_won:
        ld hl,won_text
        call draw_text
; game_ends - GAME OVER; a name for a good score, and then the best scores
game_ends:
        ld hl,game_end
        ld de,(score)
        ld bc,best_table
        call game_over
        jp c,best_page
        jp front_page

game_end:
        db 7, 10, $42
        dw name_type
        db 10, BEST_ROW

; name_type - the best scores, and how to write a name
name_type:
        call best_draw
        ld hl,name_hint
        jp draw_text
name_hint:
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 2, "Type your name, then ENTER.", TEXT_END
won_text:
        db TEXT_INK, INK_CHOICE, TEXT_AT, 2, 0, "  All labyrinths are behind you ", TEXT_END

        endif
