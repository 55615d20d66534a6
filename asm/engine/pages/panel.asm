; panel.asm - eight columns right of a maze: a name, a time, a message
;
; A program that sets PANEL_UNTIMED before the first include has no panel_time; one that sets PANEL_NARROW has a panel_name of its own, in
; narrow letters, and no panel_digit; one that sets PANEL_END has fewer rows in it.

        if ! defined ENGINE_PANEL
ENGINE_PANEL equ 1

        include "engine/text/text_line.asm"
        include "engine/text/number.asm"
        include "engine/pages/entries.asm"

        public panel_message
        if ! defined PANEL_NARROW
        public panel_name, panel_digit
        endif
        if ! defined PANEL_UNTIMED
        public panel_time
        endif

PANEL:          equ 24                  ; its first column
        if ! defined PANEL_END
PANEL_END:      equ 24                  ; the row after its last one
        endif

        if ! defined PANEL_NARROW
; panel_name - an entry's name, on two rows
; In:    HL = entry
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
panel_name:
        proc
        local char, next_row, hyphen
        ld c,(hl)
        ld de,ENTRY_NAME
        add hl,de
        ld de,PANEL
char:
        ld a,(hl)
        inc hl
        or a
        ret z
        cp NAME_HYPHEN
        jr z,hyphen
        jr c,next_row                   ; NAME_SPACE
        push hl
        call draw_char
        pop hl
        inc e
        jr char
hyphen:
        push hl
        ld a,'-'
        call draw_char
        pop hl
next_row:
        ld de,256 + PANEL
        jr char
        endp

        endif
        if ! defined PANEL_UNTIMED
; panel_time - a number of T-states, on two rows
; In:    A, H, L = the number, 0: not timed; D = row
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
panel_time:
        proc
        local label_text, none_text
        push hl
        ld b,a
        ink INK_TEXT
        ld e,PANEL
        ld hl,label_text
        call draw_line
        inc d
        ld e,PANEL
        ld hl,none_text
        call draw_line
        pop hl
        ld a,b
        or h
        or l
        ret z
        ink INK_VALUE
        ld a,b
        ld b,8
        ld e,PANEL
        jp draw_digits
label_text:
        db "T-states", TEXT_END
none_text:
        db "       -", TEXT_END
        endp

        endif

        if ! defined PANEL_NARROW
; panel_digit - a digit in the last column
; In:    A = 0 to 9; D = row
; Out:   -
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: one cell of the screen
panel_digit:
        push bc
        add a,'0'
        ld b,a
        ink INK_VALUE
        ld a,b
        ld e,31
        call draw_char
        pop bc
        ret

        endif
; panel_message - clear the panel from a row on and show a text there
; In:    HL = text; D = row
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
panel_message:
        proc
        local row, none
        push hl
        ink INK_TEXT
row:
        ld e,PANEL
        ld hl,none
        call draw_line
        inc d
        ld a,d
        cp PANEL_END
        jr c,row
        pop hl
        jp draw_text
none:
        db TEXT_END
        endp

        endif
