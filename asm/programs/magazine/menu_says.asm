; menu_says.asm - texts that only the menu shows: packed, and unpacked where listings run, as none does then
;
; menu_says.txt has them: what each listing does, in the order of the tape; the question before the menu is left; two lines for
; each rank; the lines of the help page, those of the page that waits for the tape, and an error of it. Each ends with a line feed.

        if ! defined MAGAZINE_MENU_SAYS
MAGAZINE_MENU_SAYS equ 1

        include "engine/data/unzx0.asm"

menu_says:      equ $D000               ; BASIC's stack is right below E300, or below a listing's code
MENU_SAYS_END:  equ menu_says + $800    ; past the last one, on a page
MENU_HELP:      equ MENU_COUNT + 15     ; the number of the first one of a page, from 0 on
MENU_SEARCH:    equ MENU_HELP + 10
MENU_ERROR:     equ MENU_SEARCH + 4

; menu_unpack - the texts that the menu's font writes, in memory that a listing has had
; Uses:  AF, BC, DE, HL
menu_unpack:
        proc
        local byte, text
        ld hl,says_zx0
        ld de,menu_says
        call unzx0
        ld hl,menu_says
byte:
        ld a,(hl)
        cp 10
        jr nz,text
        ld (hl),0
text:
        inc hl
        ld a,h
        cp high MENU_SAYS_END
        jr nz,byte
        ret
        endp

; menu_lines_at - some of these texts, one below the other
; In:    A = the first one; DE = their rows, 0 at the end
; Uses:  AF, BC, DE, HL
menu_lines_at:
        proc
        local line
        ld hl,menu_says
        call menu_nth
line:
        ld a,(de)
        or a
        ret z
        inc de
        push de
        ld d,a
        ld e,1
        ink INK_TEXT
        call draw_text
        pop de
        jr line
        endp

says_zx0:
        incbin "programs/magazine/menu_says.txt.zx0"

        endif
