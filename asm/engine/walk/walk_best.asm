; walk_best.asm - the table of best results, the page that shows it, the tape

        if ! defined ENGINE_WALK_BEST
ENGINE_WALK_BEST equ 1

        include "engine/pages/best_tape.asm"
        include "engine/pages/scores.asm"
        include "engine/text/large_text.asm"
        include "engine/text/key_caps.asm"
        include "engine/walk/walk_record.asm"
        include "include/field.asm"

        public best_page, best_draw

BEST_FIRST:     equ 4                   ; the row of the best
BEST_COLUMN:    equ 7
BEST_MESSAGE:   equ 20

; best_page - the best results; back to the title
best_page:
        proc
        local wait
        ld hl,(walk_tape)
        ld (best_record + 4),hl
        call best_page_drawn
best_again:
        call keys_release
wait:
        halt
        call key_read
        ld hl,best_letters
        call key_act
        cp 13                           ; ENTER
        jp z,walk_leave
        call step_keys
        and KEY_FIRE
        jr z,wait
        jp walk_leave
        endp

best_letters:
        db KEY_BREAK
        dw walk_leave
        db 'S'
        dw best_to_tape
        db 'L'
        dw best_from_tape
        db 0

; best_to_tape, best_from_tape - the table to tape and back
best_to_tape:
        ld hl,best_record
        call best_save
        jr best_again
best_from_tape:
        ld hl,best_record
        call best_load
        jr best_again
best_record:
        dw walk_scores, SCORES_SIZE
        dw 0                            ; the name, of the program's record
        dw route                        ; free between two mazes
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
        ld hl,walk_scores
        ld de,BEST_FIRST * 256 + BEST_COLUMN
        jp scores_draw

best_title:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 7, "BEST RESULTS", TEXT_END
best_keys:
        db 22, 3, "S", 5, "save", TEXT_END, 22, 11, "L", 13, "load", TEXT_END
        db 22, 20, "ENTER", 26, "back", TEXT_END, KEYS_END

walk_scores:                            ; in the image, not in variables: it stays when the program is begun again
        rept SCORES
        db "........", 0, 0
        endm
        db 0                            ; the checksum's place

        endif
