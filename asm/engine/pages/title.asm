; title.asm - a title page: a name in letters of twice the size, a text
;
; A title is a record of the program:
;   words look, name    see look.asm; characters for draw_title
;   bytes column, row   where the name begins
;   byte  attribute     of the name, as draw_title takes it
;   word  text          for draw_title_text

        if ! defined ENGINE_TITLE
ENGINE_TITLE equ 1

        include "engine/text/large_text.asm"

        if ! defined SESSION_OPENING    ; such a program has the page of opening.asm instead
        public title_page, draw_title_text

; title_page - begin a title page: its colours, its name, its text, and below it the rows "BREAK" and "Loading"
; In:    HL = title
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, what look_use and draw_title write
title_page:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        ex de,hl
        call look_use
        ink INK_TEXT
        call clear_screen
        pop hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push de
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ex (sp),hl                      ; HL = name
        call draw_title
        pop hl
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a                          ; fall through into draw_title_text

; draw_title_text - draw the text of a title page, and below it the rows "BREAK" and "Loading"
; In:    HL = the text, which leaves rows 22 and 23 free
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
draw_title_text:
        proc
        local foot
        call draw_text
        ld hl,foot
        jp draw_text
foot:
        db TEXT_AT, 22, 2, TEXT_INK, INK_TEXT, "BREAK  leave"
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, "            Loading             ", TEXT_END
        endp

        endif
        endif
