; best.asm - the best scores: the page that shows them, the tape

        if ! defined MONSTER_BEST
MONSTER_BEST equ 1

        include "engine/pages/best_tape.asm"
        include "engine/pages/scores.asm"
        include "engine/text/key_caps.asm"
        include "engine/text/logo.asm"

        public best_page, best_ask

BEST_FIRST:     equ 5                   ; the row of the best
BEST_COLUMN:    equ 7
BEST_MESSAGE:   equ 21

; best_page - the best scores; back to the title page
best_page:
        proc
        local wait
        call best_page_drawn
best_again:
        call keys_release
wait:
        call monster_frame
        call key_read
        ld hl,best_letters
        call key_act
        or a
        jr z,wait
        cp KEY_ENTER
        jr nz,wait
        jp opening_again
        endp

best_letters:
        db KEY_BREAK
        dw opening_again
        db 'T'
        dw best_to_tape
        db 'L'
        dw best_from_tape
        db 0

; best_to_tape, best_from_tape - the table to tape and back
best_to_tape:
        call music_stop
        ld hl,best_tape
        call best_save
        jr best_again
best_from_tape:
        call music_stop
        ld hl,best_tape
        call best_load
        jr best_again
best_tape:
        dw scores_best, SCORES_SIZE, tape_name
        dw route                        ; free between two games
        dw best_page_drawn
        db BEST_MESSAGE

; best_page_drawn - the page with its keys
best_page_drawn:
        call best_draw
        ld hl,best_keys
        jp draw_keys

; best_draw - the page without its keys
best_draw:
        ld hl,monster_look
        call look_use
        ink INK_TEXT
        call clear_screen
        ld hl,best_heading
        ld de,1 * 256 + 6
        ld c,$45
        call draw_logo
        ld hl,scores_best
        ld de,256 * BEST_FIRST + BEST_COLUMN
        jp scores_draw

; best_ask - the page on which a name is asked for
best_ask:
        call best_draw
        ld hl,name_ask_text
        jp draw_text

best_heading:      db "BEST RUNS", TEXT_END
best_keys:
        db 23, 2, "T", 4, "save", TEXT_END
        db 23, 10, "L", 12, "load", TEXT_END
        db 23, 19, "ENTER", 25, "back", TEXT_END
        db KEYS_END
name_ask_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 21, 2, "One of the best! Your name?"
        db TEXT_INK, INK_KEY, TEXT_AT, 23, 2, "A-Z", TEXT_AT, 23, 8, "ENTER"
        db TEXT_INK, INK_TEXT, TEXT_AT, 23, 14, "done", TEXT_END
tape_name:
        db "monsters  "

scores_best:                            ; in the image, not in variables: they stay when the program is begun again
        rept SCORES
        db "........", 0, 0
        endm
        db 0                            ; the checksum's place

        endif
