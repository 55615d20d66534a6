; scores_page.asm - a page of best scores with its tape, from which the front page comes back
;
; The program has best_table, the scores; best_tape, a record as best_tape.asm has it, with best_page_drawn and BEST_MESSAGE; page_clear; and
; front_page, where it leads. A page that asks for a name begins with best_draw.

        if ! defined ENGINE_SCORES_PAGE
ENGINE_SCORES_PAGE equ 1

        include "engine/pages/best_tape.asm"
        include "engine/pages/scores.asm"

        public best_page

BEST_ROW:       equ 4
BEST_MESSAGE:   equ 20

; best_page - the best scores; back to the front page
best_page:
        proc
        local turn
        ld sp,stack_top
        call best_page_drawn
best_again:
        call keys_release
turn:
        halt
        call key_read
        ld hl,best_letters
        call key_act
        cp KEY_ENTER
        jr nz,turn
        jp front_page
        endp
best_letters:
        db KEY_BREAK
        dw front_page
        db 'T'
        dw best_to_tape
        db 'L'
        dw best_from_tape
        db 0

; best_to_tape, best_from_tape - to tape and back
best_to_tape:
        ld hl,best_tape
        call best_save
        jr best_again
best_from_tape:
        ld hl,best_tape
        call best_load
        jr best_again

; best_page_drawn - the page with its keys
best_page_drawn:
        call best_draw
        ld hl,best_keys
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
best_keys:
        db TEXT_INK, INK_KEY, TEXT_AT, 22, 2, "T", TEXT_AT, 22, 18, "L", TEXT_AT, 23, 2, "ENTER"
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 4, "save", TEXT_AT, 22, 20, "load", TEXT_AT, 23, 8, "back", TEXT_END

        endif
