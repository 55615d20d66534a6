; code_page.asm - the page on which the code of a level is typed

        if ! defined SNAKE_CODE_PAGE
SNAKE_CODE_PAGE equ 1

        include "engine/text/number.asm"
        include "programs/snake/panel.asm"

; opening_code - begin at the level of a code; BREAK leads back
opening_code:
        proc
        local again, show, type, begin, last, none
        ink INK_TEXT
        call clear_screen
        ld hl,code_page_text
        call draw_text
        ld a,(code_kept)
        or a
        jr z,again
        ld hl,code_last_text
        call draw_text
        inc e
        ld hl,(code_last)
        call code_shown
again:
        call keys_release
        ld hl,0
        ld a,CODE_DIGITS
show:
        ld (code_typed),hl
        ld (code_left),a
        ld de,code_letters
        call code_write
        ld hl,code_dots
        call draw_text
        ld hl,code_letters
        ld bc,(code_left)
        ld b,0
        add hl,bc                       ; past the zeros before what is typed
        ld de,CODE_CELLS
        ink INK_VALUE
        call draw_text
        ink INK_CHOICE
        ld a,'.'
        call draw_char
type:
        frame_wait
        call key_read
        cp KEY_BREAK
        jp z,opening_again
        cp CODE_ENTER
        jr z,last
        sub '0'
        jr c,type
        cp 10
        jr nc,type
        ld hl,(code_typed)
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl                       ; four digits fit
        jr c,none
        add hl,de
        jr c,none
        add hl,hl
        jr c,none
        ld e,a
        ld d,0
        add hl,de
        jr c,none
        ld a,(code_left)
        dec a
        jr nz,show
begin:
        push hl
        call opening_leave
        pop hl
        call level_uncode
        jp play
last:
        ld hl,(code_last)
        ld a,(code_kept)
        or a
        jr nz,begin
        jp type
none:
        ld hl,code_none
        call draw_text
        jp again
        endp

; code_keep - keep the code of the level that begins: the page offers it
; Uses:  AF, B, HL
code_keep:
        ld a,(attract_on)
        or a
        ret nz
        inc a
        ld (code_kept),a
        call level_code
        ld (code_last),hl
        ret

CODE_ENTER:     equ 13
CODE_CELLS:     equ 13 * 256 + 13
code_dots:
        db TEXT_INK, INK_TEXT, TEXT_AT, high CODE_CELLS, low CODE_CELLS, ".....", TEXT_END
code_page_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "LEVEL CODE"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "Each level has a code, which"
        db TEXT_AT, 5, 2, "a pause shows. Type it here"
        db TEXT_AT, 6, 2, "to begin in the same maze."
        db TEXT_AT, 8, 2, "Send it to a friend: who eats"
        db TEXT_AT, 9, 2, "the same berries faster?"
        db TEXT_AT, 11, 2, "Five digits, 0-9:"
        db TEXT_INK, INK_KEY, TEXT_AT, 22, 2, "BREAK", TEXT_INK, INK_TEXT, TEXT_AT, 22, 8, "back", TEXT_END
code_none:
        db TEXT_INK, INK_BAD, TEXT_AT, 16, 2, "No level has that code.", TEXT_END
code_last_text:
        db TEXT_INK, INK_KEY, TEXT_AT, 18, 2, "ENTER", TEXT_INK, INK_TEXT, TEXT_AT, 18, 8, "your last level", TEXT_END

code_page_variables macro
code_typed:     ds 2
code_left:      ds 1                    ; digits
code_last:      ds 2                    ; the code of the level that was played last
code_kept:      ds 1                    ; 1: there is one
        endm

        endif
