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
        dw best_draw
        db 10, BEST_ROW

        endif
