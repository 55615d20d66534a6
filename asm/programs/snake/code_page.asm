; code_page.asm - the page on which the code of a level is typed

        if ! defined SNAKE_CODE_PAGE
SNAKE_CODE_PAGE equ 1

        include "engine/text/number.asm"
        include "programs/snake/panel.asm"

; opening_code - begin at the level of a code; BREAK leads back
opening_code:
        proc
        local again, show, type, none
        ink INK_TEXT
        call clear_screen
        ld hl,code_text
        call draw_text
again:
        call keys_release
        ld hl,0
        ld a,CODE_DIGITS
show:
        ld (code_typed),hl
        ld (code_left),a
        ld de,13 * 256 + 13
        call code_draw
type:
        frame_wait
        call key_read
        cp KEY_BREAK
        jp z,opening_again
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
        push hl
        call opening_leave
        pop hl
        call level_uncode
        jp play
none:
        ld hl,code_none
        call draw_text
        jr again
        endp

code_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "LEVEL CODE"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "Below the board stands the"
        db TEXT_AT, 5, 2, "code of its level. Type it to"
        db TEXT_AT, 6, 2, "begin there, in the same maze."
        db TEXT_AT, 8, 2, "Send it to a friend: who eats"
        db TEXT_AT, 9, 2, "the same berries faster?"
        db TEXT_AT, 11, 2, "Five digits, 0-9:"
        db TEXT_INK, INK_KEY, TEXT_AT, 22, 2, "BREAK", TEXT_INK, INK_TEXT, TEXT_AT, 22, 8, "back", TEXT_END
code_none:
        db TEXT_INK, INK_BAD, TEXT_AT, 16, 2, "No level has that code.", TEXT_END

code_page_variables macro
code_typed:     ds 2
code_left:      ds 1                    ; digits
        endm

        endif
