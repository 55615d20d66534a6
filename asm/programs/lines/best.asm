; best.asm - the best scores: a table for each difficulty, the page that shows them, the tape

        if ! defined LINES_BEST
LINES_BEST equ 1

        include "engine/pages/scores.asm"
        include "engine/pages/best_tape.asm"
        include "engine/pages/title.asm"
        include "programs/lines/hints.asm"
        include "programs/lines/moves.asm"

        public best_page, best_ask

BEST_FIRST:     equ 4                   ; the row of the best
BEST_COLUMN:    equ 7
BEST_MESSAGE:   equ 20

; best_page - the best scores; back to the front page
best_page:
        proc
        local wait
        call best_page_drawn
best_again:
        call keys_release
wait:
        call lines_frame
        call key_read
        ld hl,best_letters
        call key_act
        or a
        jr z,wait
        cp KEY_ENTER
        jr nz,wait
        jp front_page
        endp

best_letters:
        db KEY_BREAK
        dw front_page
        db 'F'
        dw best_five
        db 'S'
        dw best_seven
        db 'T'
        dw best_to_tape
        db 'L'
        dw best_from_tape
        db 0

best_five:
        ld a,5
        jr best_of
best_seven:
        ld a,7
best_of:
        ld (game_colours),a
        jr best_page

; best_to_tape, best_from_tape - tables to tape and back
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
        dw scores_five, 2 * SCORES_SIZE, tape_name
        dw route                        ; free between two moves
        dw best_page_drawn
        db BEST_MESSAGE

; best_page_drawn - the page with its keys
best_page_drawn:
        call best_draw
        ld hl,best_keys_text
        jp draw_text

; best_draw - the page without its keys
best_draw:
        ld hl,lines_look
        call look_use
        ink INK_TEXT
        call clear_screen
        ld hl,best_title
        call draw_text
        ld hl,best_five_text
        ld a,(game_colours)
        cp 5
        jr z,best_kind
        ld hl,best_seven_text
best_kind:
        call draw_text
        call best_table
        ld de,256 * BEST_FIRST + BEST_COLUMN
        jp scores_draw

; best_table - the table of this difficulty
; Out:   HL
; Keeps: BC, DE
; Uses:  AF
best_table:
        ld hl,scores_five
        ld a,(game_colours)
        cp 5
        ret z
        ld hl,scores_seven
        ret

; best_ask - the page on which a name is asked for
best_ask:
        call best_draw
        ld hl,name_ask_text
        jp draw_text

best_title:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 3, "BEST SCORES", TEXT_END
best_five_text:
        db TEXT_AT, 1, 16, "Five colours", TEXT_END
best_seven_text:
        db TEXT_AT, 1, 16, "Seven colours", TEXT_END
best_keys_text:
        db TEXT_INK, INK_KEY
        db TEXT_AT, 21, 2, "F", TEXT_AT, 21, 9, "S", TEXT_AT, 21, 17, "ENTER"
        db TEXT_AT, 23, 2, "T", TEXT_AT, 23, 9, "L"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 21, 4, "five", TEXT_AT, 21, 11, "seven", TEXT_AT, 21, 23, "back"
        db TEXT_AT, 23, 4, "save", TEXT_AT, 23, 11, "load", TEXT_AT, 23, 17, "from tape", TEXT_END
tape_name:
        db "lines best"

scores_five:                            ; in the image, not in variables: they stay when the program is begun again
        rept 2 * SCORES
        db "........", 0, 0
        endm
scores_seven:   equ scores_five + SCORES_SIZE
        db 0                            ; the checksum's place

        endif
