; best_table.asm - the page of a table of best scores, its tape, and a name for a score that is among them
;
; A table is a record of the program:
;   word  heading       a text with its place, in row 1
;   ..                  what best_tape.asm has: table, bytes, name, free memory, best_table_page, BEST_TABLE_MESSAGE
; A program that sets BEST_TABLE_TOP before the first include has a text, best_table_top, for the first place: over "Among the best!", as long.
; A program may set BEST_TABLE_FOOT before the first include: a text with the page's keys, in place of their caps; BEST_TABLE_DRAWN, a routine
; that draws something besides, before the table; BEST_TABLE_MARK, by which the row of a name that was given just now has INK_CHOICE;
; BEST_TABLE_FIRE, by which SPACE and fire end the page, too.

        if ! defined ENGINE_BEST_TABLE
ENGINE_BEST_TABLE equ 1

        include "engine/pages/best_tape.asm"
        include "engine/pages/score_name.asm"
        include "engine/pages/scores.asm"
        include "engine/sound/music.asm"
        include "engine/text/key_caps.asm"
        include "engine/text/large_text.asm"

        public best_table, best_table_enter, best_table_page

BEST_TABLE_FIRST: equ 4                 ; the row of the best
BEST_TABLE_COLUMN: equ 7
BEST_TABLE_MESSAGE: equ 21              ; the row of messages

; best_table_use - the record in HL is in use; no row is the player's own
        if defined BEST_TABLE_MARK
best_table_use macro
        call best_table_used
        endm
best_table_used:
        ld (best_table_record),hl
        xor a
        ld (name_cells + 1),a
        ret
        else
best_table_use macro
        ld (best_table_record),hl
        endm
        endif

; best_table_enter - a name for a score, if it has a place; then the page
; In:    HL = record; DE = score; interrupts on, in IM 1
; Out, Keeps, Uses: as best_table
; Writes: the table, too
best_table_enter:
        best_table_use
        call best_scores
        call scores_place
        jr nc,best_table_show
        push af
        call best_scores
        call scores_insert
        push hl
        call best_table_draw
        ld hl,best_ask_text
        call draw_text
        pop hl
        pop af
        if defined BEST_TABLE_TOP
        or a
        jr nz,$ + 12
        push hl
        push af
        ld hl,best_table_top
        call draw_text
        pop af
        pop hl
        endif
        add a,a
        add a,BEST_TABLE_FIRST
        ld d,a
        ld e,BEST_TABLE_COLUMN + 3
        call score_name
        jr best_table_show

; best_table - the page, until ENTER or BREAK
; In:    HL = record; the look in use; interrupts on, in IM 1
; Out:   -
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, AF'
; Writes: the screen, best_table_record, what best_save and best_load write
best_table:
        best_table_use
best_table_show:
        proc
        local again, wait, save, load
        call best_table_page
again:
        call keys_release
wait:
        frame_wait
        call key_read
        cp KEY_BREAK
        ret z
        cp KEY_ENTER
        ret z
        cp 'S'
        jr z,save
        cp 'L'
        if defined BEST_TABLE_FIRE
        jr z,load
        cp ' '
        ret z
        call step_keys
        and KEY_FIRE
        jr z,wait
        ret
load:
        else
        jr nz,wait
        endif
        call best_silence
        call best_load
        jr again
save:
        call best_silence
        call best_save
        jr again
        endp

; best_silence - the music stops, as the ROM's tape routines take all the time
; Out:   HL = the record of best_tape.asm
best_silence:
        call music_stop
        ld hl,(best_table_record)
        inc hl
        inc hl
        ret

; best_scores - the table
; Out:   HL
; Keeps: AF, DE
; Uses:  BC
best_scores:
        ld hl,(best_table_record)
        inc hl
        inc hl
        ld c,(hl)
        inc hl
        ld h,(hl)
        ld l,c
        ret

; best_table_page - the page with its keys, for the record
best_table_page:
        call best_table_draw
        if defined BEST_TABLE_FOOT
        ld hl,BEST_TABLE_FOOT
        if ! defined BEST_TABLE_MARK
        jp draw_text
        else
        call draw_text
        endif
        else
        ld hl,best_table_keys
        if ! defined BEST_TABLE_MARK
        jp draw_keys
        else
        call draw_keys
        endif
        endif
        if defined BEST_TABLE_MARK
        proc
        local cell
        ld de,(name_cells)
        ld a,d
        or a
        ret z
        ld e,BEST_TABLE_COLUMN - 1
        call attribute_address
        ink INK_CHOICE
        ld b,SCORE_COLUMNS + 3
cell:
        ld (hl),c
        inc l
        djnz cell
        ret
        endp
        endif

; best_table_draw - the page without its keys
; Uses:  AF, BC, DE, HL
best_table_draw:
        ink INK_TEXT
        call clear_screen
        if defined BEST_TABLE_DRAWN
        call BEST_TABLE_DRAWN
        endif
        ld hl,(best_table_record)
        ld e,(hl)
        inc hl
        ld d,(hl)
        ex de,hl
        call draw_text
        call best_scores
        ld de,256 * BEST_TABLE_FIRST + BEST_TABLE_COLUMN
        jp scores_draw

        if ! defined BEST_TABLE_FOOT
best_table_keys:
        db 23, 2, "S", 4, "save", TEXT_END
        db 23, 10, "L", 12, "load", TEXT_END
        db 23, 18, "ENTER", 24, "back", TEXT_END
        db KEYS_END
        endif
best_ask_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 21, 3, "Among the best!"
        db TEXT_AT, 23, 3, "Type a name, then ENTER.", TEXT_END

best_table_variables macro
best_table_record: ds 2
        endm

        endif
