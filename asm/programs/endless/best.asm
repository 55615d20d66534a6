; best.asm - the five best runs: the page that shows them after a game, the tape

        if ! defined ENDLESS_BEST
ENDLESS_BEST equ 1

        include "engine/pages/scores.asm"
        include "engine/pages/best_tape.asm"
        include "engine/text/large_text.asm"
        include "engine/text/key_caps.asm"

        public best_page, best_ask

BEST_FIRST:     equ 5                   ; the row of the best
BEST_COLUMN:    equ 7
BEST_MESSAGE:   equ 15

; best_page - the best runs, and what to do next
best_page:
        proc
        local wait, fire
        ld sp,stack_top
        call best_page_drawn
best_again:
        call keys_release
wait:
        call endless_frame
        call key_read
        ld hl,best_letters
        call key_act
        call step_keys
        and KEY_FIRE
        jr z,wait
        jp play
        endp

best_letters:
        db KEY_BREAK
        dw opening_page
        db FRONT_ENTER
        dw play
        db 'R'
        dw play_same
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
        dw best_runs, SCORES_SIZE, tape_name
        dw route                        ; free here
        dw best_page_drawn
        db BEST_MESSAGE

; best_page_drawn - the page with its keys
best_page_drawn:
        call best_draw
        ld hl,best_score_text
        call draw_text
        ld hl,(score)
        ink INK_VALUE
        xor a
        ld b,6
        ld de,2 * 256 + BEST_COLUMN + 3 + SCORE_NAME
        call draw_digits
        ld hl,best_keys
        jp draw_keys

; best_draw - the page without its keys
best_draw:
        ld hl,endless_look
        call look_use
        ink INK_TEXT
        call clear_screen
        ld hl,best_title
        call draw_text
        ld hl,best_runs
        ld de,256 * BEST_FIRST + BEST_COLUMN
        jp scores_draw

; best_ask - the page on which a name is asked for
best_ask:
        proc
        local among
        call best_draw
        ld a,SOUND_BEST
        call sound
        ld hl,(best)
        ld de,(score)
        or a
        sbc hl,de
        ld hl,best_among_text
        jr nc,among
        ld hl,best_new_text
among:
        call draw_text
        ld hl,best_name_text
        call draw_text
        ld hl,best_name_keys
        jp draw_keys
        endp

best_title:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, "       THE FIVE BEST RUNS       ", TEXT_END
best_score_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 2, BEST_COLUMN, "Last run", TEXT_END
best_new_text:
        db TEXT_COLOUR, $46, TEXT_AT, 2, 3, "The best run of all!", TEXT_END
best_among_text:
        db TEXT_COLOUR, $46, TEXT_AT, 2, 3, "One of the five best runs!", TEXT_END
best_name_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 17, 3, "Type your name.", TEXT_END
best_keys:
        db 17, 2, "ENTER", 8, "run again", TEXT_END
        db 17, 21, "T", 23, "save", TEXT_END
        db 19, 2, "R", 8, "same maze", TEXT_END
        db 19, 21, "L", 23, "load", TEXT_END
        db 21, 2, "BREAK", 8, "title", TEXT_END
        db KEYS_END
best_name_keys:
        db 19, 3, "ENTER", 10, "that is it", TEXT_END
        db 21, 3, "DELETE", 10, "a letter back", TEXT_END
        db KEYS_END
tape_name:
        db "endlessrun"

best_runs:                              ; in the image, not in variables: they stay when the program is begun again
        rept SCORES
        db "........", 0, 0
        endm
        db 0                            ; the checksum's place

        endif
