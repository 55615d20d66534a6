; best_tape.asm - best scores to tape and back, on the page that shows them
;
; What goes to tape is a record of the program:
;   word  tables        and, behind them, a byte for the checksum
;   word  bytes         of all tables
;   word  name          ten letters, the name on tape
;   word  free          as many bytes, and one, that are free meanwhile
;   word  page          a routine that draws the page with its keys
;   byte  row           of the messages, 32 cells
; A program may set BEST_TAPE_FOOT before the first include: a text in place of the page's keys while the tape runs.

        if ! defined ENGINE_BEST_TAPE
ENGINE_BEST_TAPE equ 1

        include "engine/keys/any_key.asm"
        include "engine/pages/scores_tape.asm"
        include "engine/text/text.asm"

        public best_save, best_load

BEST_TAPE_BYTES: equ 11

; best_save - save the tables, after a key
; In:    HL = record; interrupts on, in IM 1
; Out:   the page is drawn again, with a message; no key is held
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, AF', and what the page uses
; Writes: the screen, what scores_save writes
best_save:
        proc
        local wait
        call best_use
        ld hl,best_save_text
        call best_message
        call keys_release
wait:
        frame_wait
        call key_read
        or a
        jr z,wait
        cp KEY_BREAK
        ld hl,best_nothing_text
        jr z,best_told
        ld hl,(best_tables)
        ld bc,(best_bytes)
        ld ix,(best_name)
        call scores_save
        ld hl,best_saved_text
        jr nc,best_told
        ld hl,best_stopped_text
        jr best_told
        endp

; best_load - load tables
; In, Out, Keeps, Uses: as best_save
; Writes: the screen, what scores_load writes
best_load:
        call best_use
        ld hl,best_load_text
        call best_message
        call keys_release
        ld hl,(best_tables)
        ld bc,(best_bytes)
        ld ix,(best_free)
        ld de,best_found
        call scores_load
        ld hl,best_loaded_text
        jr nc,best_told
        ld hl,best_not_text
        jr nz,best_told
        ld hl,best_stopped_text
best_told:
        push hl
        call best_page_draw
        pop hl
        call best_message
        jp keys_release
best_page_draw:
        ld hl,(best_draws)
        jp (hl)

; best_use - take the record
; Uses:  BC, DE, HL
best_use:
        ld de,best_tables
        ld bc,BEST_TAPE_BYTES
        ldir
        if defined BEST_TAPE_FOOT
        ld hl,BEST_TAPE_FOOT
        jp draw_text
        else
        ret
        endif

; best_message - a line of text
; In:    HL = text, up to TEXT_END
; Uses:  AF, BC, DE, HL
best_message:
        proc
        local cell
        push hl
        ld a,(best_row)
        ld d,a
        ld e,0
        ink INK_TEXT
cell:
        ld a,' '
        call draw_char
        inc e
        bit 5,e                         ; 32
        jr z,cell
        pop hl
        ld e,2
        ink INK_VALUE
        jp draw_text
        endp

; best_found - show the name of what is on the tape
best_found:
        proc
        local letter, strange, plain
        ld hl,best_found_text
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

best_save_text:
        db "Start recording, press a key.", TEXT_END
best_saved_text:
        db "Saved.", TEXT_END
best_load_text:
        db "Play the tape. BREAK stops.", TEXT_END
best_loaded_text:
        db "Loaded.", TEXT_END
best_found_text:
        db "On tape: ", TEXT_END
best_not_text:
        db "Not loaded: try again.", TEXT_END
best_stopped_text:
        db "Ended by BREAK."                ; fall through
best_nothing_text:
        db TEXT_END

best_tape_variables macro
best_tables:    ds 2                    ; the record
best_bytes:     ds 2
best_name:      ds 2
best_free:      ds 2
best_draws:     ds 2
best_row:       ds 1
        endm

        endif
