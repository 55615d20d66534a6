; game_over.asm - the end of a game: GAME OVER over what was played, and a name for a score that is among the best
;
; What is drawn where is a record of the program:
;   bytes column, row   of GAME OVER, 18 x 2 cells; a row above it and one below it are cleared
;   byte  attribute     of it, as draw_title takes it
;   word  page          a routine that draws the page of best scores, with what to do; it may use all registers but IX and IY
;   bytes column, row   of the best one's name on that page; the others are two rows apart, as scores_draw has them
;
; Before the first include a program may set OVER_TEXT, a text of its own that is drawn last, and OVER_IDLE, a number of frames without a key
; after which it goes on by itself.

        if ! defined ENGINE_GAME_OVER
ENGINE_GAME_OVER equ 1

        include "engine/pages/score_name.asm"
        include "engine/text/large_text.asm"

        public game_over

OVER_CELLS:     equ 18

; game_over - show GAME OVER until a key is pressed, then let the player write a name if the score has a place
; In:    HL = record; DE = score; BC = table of scores; interrupts on, in IM 1
; Out:   carry set: the score is in the table; clear: it has no place, or BREAK was pressed
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, and what the page uses
; Writes: the screen, the table, its variables, what score_name writes
game_over:
        proc
        local wait, seen
        ld (over_table),bc
        ld (over_score),de
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld c,(hl)
        inc hl
        push hl
        call over_band
        ld hl,game_over_text
        call draw_title
        if defined OVER_TEXT
        ld hl,OVER_TEXT
        call draw_text
        endif
        call keys_release
        if defined OVER_IDLE
        ld hl,OVER_IDLE
        ld (over_idle),hl
        endif
wait:
        frame_wait
        if defined OVER_IDLE
        ld hl,(over_idle)
        dec hl
        ld (over_idle),hl
        ld a,h
        or l
        jr z,seen
        endif
        call key_read
        cp KEY_BREAK
        pop hl
        ret z                           ; carry is clear
        push hl
        or a
        jr nz,seen
        call break_held                 ; its SPACE is no key
        jr nc,wait
        call keys_step
        jr z,wait
seen:
        pop hl
        if defined GAME_SCORE
        jr over_page
        endif
        endp                            ; fall through into over_page

        if defined GAME_SCORE
        public game_score
; game_score - the same without GAME OVER, for a game that is won; for programs that set GAME_SCORE before the first include
; In, Out, Keeps, Uses, Writes: as game_over; no key is waited for before the page
game_score:
        ld (over_table),bc
        ld (over_score),de
        inc hl
        inc hl
        inc hl                          ; fall through into over_page
        endif

; over_page - let the player write a name if the score has a place
; In:    HL = record, from the page on; over_table, over_score
; Out, Uses: as game_over
over_page:
        proc
        local page
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push de
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld (over_cells),de
        ld hl,(over_table)
        ld de,(over_score)
        call scores_place
        pop bc                          ; the page
        ret nc
        push af
        push bc
        ld hl,(over_table)
        call scores_insert
        ex (sp),hl
        call page
        pop hl                          ; the name
        pop af
        add a,a
        ld de,(over_cells)
        add a,d
        ld d,a
        call score_name
        scf
        ret
page:
        jp (hl)
        endp

; over_band - clear the cells of GAME OVER and a row above and below
; In:    D, E = row, column; C = attribute
; Keeps: BC, DE
; Uses:  AF, HL
; Time:  50,558 T
over_band:
        proc
        local row, cell
        push bc
        push de
        dec d
        ld b,4
row:
        push bc
        push de
        ld b,OVER_CELLS
cell:
        push bc
        ld a,' '
        call draw_char
        pop bc
        inc e
        djnz cell
        pop de
        pop bc
        inc d
        djnz row
        pop de
        pop bc
        ret
        endp

game_over_text:
        db "GAME OVER", TEXT_END

game_over_variables macro
over_table:     ds 2
over_score:     ds 2
over_cells:     ds 2                    ; column, row of the best one's name
        if defined OVER_IDLE
over_idle:      ds 2                    ; frames
        endif
        endm

        endif
