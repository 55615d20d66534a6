; level_code_page.asm - the page on which the four digits of a level's code are typed
;
; The program has level_table: LEVELS lines of LEVEL_BYTES, with the code at LEVEL_CODE; page_clear; front_page, for BREAK; and game, which begins
; at the level of level_number. CODE_UNPACK, set before the include, is a routine that unpacks the table first.

        if ! defined ENGINE_LEVEL_CODE_PAGE
ENGINE_LEVEL_CODE_PAGE equ 1

        include "engine/text/number.asm"

        public level_code_page

CODE_DIGITS:    equ 4

; level_code_page - a level by its code; BREAK leads back
level_code_page:
        proc
        local again, show, level, found
        call page_clear
        ld hl,code_text
        call draw_text
again:
        call keys_release
        ld hl,0
        ld a,CODE_DIGITS
show:
        ld (code_typed),hl
        ld (code_left),a
        ld a,CODE_DIGITS
        ld b,a
        ld a,0
        ld de,10 * 256 + 14
        ld c,$47
        push hl
        call draw_digits
        pop hl
code_type:
        frame_wait
        call key_read
        cp KEY_BREAK
        jp z,front_page
        sub '0'
        jr c,code_type
        cp 10
        jr nc,code_type
        ld hl,(code_typed)
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        add hl,hl
        ld e,a
        ld d,0
        add hl,de
        ld a,(code_left)
        dec a
        jr nz,show
        ld (code_typed),hl
        if defined CODE_UNPACK
        call CODE_UNPACK
        endif
        ld b,LEVELS
        ld hl,level_table + LEVEL_CODE
level:
        ld de,(code_typed)
        ld a,(hl)
        inc hl
        cp e
        jr nz,$ + 6
        ld a,(hl)
        cp d
        jr z,found
        ld de,LEVEL_BYTES - 1
        add hl,de
        djnz level
        ld hl,code_none
        call draw_text
        jr again
found:
        ld a,LEVELS
        sub b
        ld (level_number),a
        jp game
        endp

code_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, 4, 2, "LEVEL CODE"
        db TEXT_INK, INK_TEXT, TEXT_AT, 7, 2, "Each level shows its code."
        db TEXT_AT, 8, 2, "Type four digits, 0-9:"
        db TEXT_INK, INK_KEY, TEXT_AT, 22, 2, "BREAK", TEXT_INK, INK_TEXT, TEXT_AT, 22, 8, "back", TEXT_END
code_none:
        db TEXT_INK, INK_BAD, TEXT_AT, 13, 2, "No level has this code.", TEXT_END

level_code_page_variables macro
code_typed:     ds 2
code_left:      ds 1                    ; digits
        endm

        endif
