; best.asm - the best scores: a table for each difficulty, the page that shows them, the tape

        if ! defined LINES_BEST
LINES_BEST equ 1

        include "engine/pages/scores.asm"
        include "engine/pages/scores_tape.asm"
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
        call best_draw
        ld hl,best_keys_text
        call draw_text
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
        dw best_save
        db 'L'
        dw best_load
        db 0

best_five:
        ld a,5
        jr best_of
best_seven:
        ld a,7
best_of:
        ld (game_colours),a
        jr best_page

; best_save, best_load - tables to tape and back
best_save:
        ld hl,save_text
        call best_wait
        jr c,best_page
        ld hl,scores_five
        ld bc,2 * SCORES_SIZE
        ld ix,tape_name
        call scores_save
        ld hl,saved_text
        jr nc,best_told
        ld hl,stopped_text
        jr best_told
best_load:
        call music_stop
        ld hl,load_text
        call best_message
        call keys_release
        ld hl,scores_five
        ld bc,2 * SCORES_SIZE
        ld ix,route                     ; free between two moves
        ld de,best_found
        call scores_load
        ld hl,loaded_text
        jr nc,best_told
        ld hl,not_text
        jr nz,best_told
        ld hl,stopped_text
best_told:
        push hl
        call best_draw
        ld hl,best_keys_text
        call draw_text
        pop hl
        call best_message
        jp best_again

; best_wait - a message, then a key
; In:    HL = text
; Out:   carry set: BREAK
best_wait:
        proc
        local wait
        call best_message
        call music_stop
        call keys_release
wait:
        halt
        call key_read
        or a
        jr z,wait
        cp KEY_BREAK
        scf
        ret z
        or a
        ret
        endp

; best_message - a line of text below the table
; In:    HL = text, up to TEXT_END
best_message:
        push hl
        ld hl,blank_text
        call draw_text
        pop hl
        ld de,256 * BEST_MESSAGE + 2
        ld c,$47
        jp draw_text

; best_found - show the name of what is on the tape
best_found:
        proc
        local letter, strange, plain
        ld hl,found_text
        call best_message
        ld hl,tape_header + 1
        ld b,10
letter:
        ld a,(hl)
        inc hl
        cp ' '
        jr c,strange
        cp 128
        jr c,plain
strange:
        ld a,'?'
plain:
        push hl
        call draw_char
        pop hl
        inc e
        djnz letter
        ret
        endp

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
blank_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, BEST_MESSAGE, 0, "                                ", TEXT_END
tape_name:
        db "lines best"

scores_five:                            ; in the image, not in variables: they stay when the program is begun again
        rept 2 * SCORES
        db "........", 0, 0
        endm
scores_seven:   equ scores_five + SCORES_SIZE
        db 0                            ; the checksum's place

        endif
