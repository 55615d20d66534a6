; ends.asm - the end of a game

        if ! defined INSIDE_ENDS
INSIDE_ENDS equ 1

        include "engine/pages/game_over.asm"
        include "programs/inside/best.asm"

; game_ends - GAME OVER, and a name for a good score; then the best scores
game_ends:
        ld hl,game_end
        ld de,(score)
        ld bc,best_table
        call game_over
        jp best_page

game_end:
        db 3, 21, $42
        dw name_type
        db 10, BEST_ROW

; name_type - the best scores, and how to write a name
name_type:
        call best_draw
        ld hl,name_hint
        jp draw_text
name_hint:
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 2, "Type your name, then ENTER.", TEXT_END

        endif
