; best.asm - the best results: the page that shows them, the tape

        if ! defined SOLVERS_BEST
SOLVERS_BEST equ 1

        include "engine/pages/scores.asm"
        include "programs/solvers/scores_kept.asm"
        if KEPT - SCORES
        .error scores_kept.asm must have as many places as scores.asm
        endif
        include "engine/pages/score_name.asm"
        include "engine/pages/best_tape.asm"

BEST_FIRST:     equ 4                   ; the row of the best
BEST_COLUMN:    equ 7
BEST_MESSAGE:   equ 21

; best_page - the best results; back to the title page
best_page:
        proc
        local wait
        call best_page_drawn
best_again:
        call keys_release
wait:
        call song_frame
        call key_read
        ld hl,best_letters
        call key_act
        cp KEY_ENTER
        jr nz,wait
        jp opening_again
        endp

best_letters:
        db KEY_BREAK
        dw opening_again
        db 'S'
        dw best_to_tape
        db 'L'
        dw best_from_tape
        db 0

; best_to_tape, best_from_tape - the table to tape and back
best_to_tape:
        call song_end
        ld hl,best_tape
        call best_save
        jr best_again
best_from_tape:
        call song_end
        ld hl,best_tape
        call best_load
        jr best_again
best_tape:
        dw scores_bets, SCORES_SIZE, tape_name
        dw work                         ; free between two solvers
        dw best_page_drawn
        db BEST_MESSAGE

; best_page_drawn - the page with its keys
best_page_drawn:
        call best_draw
        ld hl,best_keys
        jp draw_keys

; best_draw - the page without its keys
best_draw:
        ink INK_TEXT
        call clear_screen
        ld hl,best_title
        call draw_text
        ld hl,scores_bets
        ld de,256 * BEST_FIRST + BEST_COLUMN
        jp scores_draw

; best_enter - a name for a score that has a place, and then the page
; In:    DE = score
best_enter:
        ld hl,scores_bets
        push de
        call scores_place
        pop de
        jp nc,best_page
        push af
        ld hl,scores_bets
        call scores_insert
        push hl
        call best_draw
        ld hl,best_ask
        call draw_text
        pop hl
        pop af
        add a,a
        add a,BEST_FIRST
        ld d,a
        ld e,BEST_COLUMN + 3
        call score_name
        jp best_page

best_title:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 3, "RICHEST", TEXT_INK, INK_TEXT, "  after ten races", TEXT_END
best_ask:
        db TEXT_INK, INK_TEXT, TEXT_AT, 21, 3, "Among the richest! Your name:"
        db TEXT_AT, 23, 3, "ENTER ends it", TEXT_END
best_keys:
        db 23, 2, "S", 4, "save", TEXT_END
        db 23, 10, "L", 12, "load", TEXT_END
        db 23, 18, "ENTER", 24, "back", TEXT_END
        db KEYS_END
tape_name:
        db "bets best "

        endif
