; scores_page.asm - the keys of a page of best scores: to tape and back, until ENTER or BREAK

        if ! defined ENGINE_SCORES_PAGE
ENGINE_SCORES_PAGE equ 1

        include "engine/pages/best_tape.asm"
        include "engine/pages/scores.asm"

        public scores_page

SCORES_MESSAGE: equ 20                  ; the row for the record

; scores_page - wait on the page of a table that is drawn
; In:    HL = record, as best_tape.asm has it; interrupts on, in IM 1
; Out:   -
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, AF'
; Writes: the screen, what best_save and best_load write
scores_page:
        proc
        local wait, save
scores_again:
        push hl
        call keys_release
wait:
        frame_wait
        call key_read
        pop hl
        cp KEY_BREAK
        ret z
        cp 13                           ; ENTER
        ret z
        push hl
        cp 'T'
        jr z,save
        cp 'L'
        jr nz,wait
        call best_load
        pop hl
        jr scores_again
save:
        call best_save
        pop hl
        jr scores_again
        endp

scores_page_keys:
        db TEXT_INK, INK_KEY, TEXT_AT, 22, 2, "T", TEXT_AT, 22, 18, "L", TEXT_AT, 23, 2, "ENTER"
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 4, "save", TEXT_AT, 22, 20, "load", TEXT_AT, 23, 8, "back", TEXT_END

        endif
