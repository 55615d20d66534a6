; level_code_page.asm - a page on which the four digits of a level's code are typed

        if ! defined ENGINE_LEVEL_CODE_PAGE
ENGINE_LEVEL_CODE_PAGE equ 1

        include "engine/keys/any_key.asm"
        include "engine/text/number.asm"

        public level_code_page

CODE_DIGITS:    equ 4

; level_code_page - find a level by its code, typed on a page that is clear
; In:    HL = the first code of a table, a word; DE = bytes from each code to the next, less 1; B = levels; the look in use; interrupts on, in IM 1
; Out:   carry set: BREAK; carry clear: A = level, from 0. No key need be up
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, its variables, what keys_release writes
level_code_page:
        proc
        local again, show, type, level, found
        ld (code_first),hl
        ld (code_apart),de
        ld a,b
        ld (code_levels),a
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
type:
        frame_wait
        call key_read
        cp KEY_BREAK
        scf
        ret z
        sub '0'
        jr c,type
        cp 10
        jr nc,type
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
        ld a,(code_levels)
        ld b,a
        ld hl,(code_first)
level:
        ld de,(code_typed)
        ld a,(hl)
        inc hl
        cp e
        jr nz,$ + 6
        ld a,(hl)
        cp d
        jr z,found
        ld de,(code_apart)
        add hl,de
        djnz level
        ld hl,code_none
        call draw_text
        jr again
found:
        ld a,(code_levels)
        sub b                           ; carry is clear
        ret
        endp

code_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, 4, 2, "LEVEL CODE"
        db TEXT_INK, INK_TEXT, TEXT_AT, 7, 2, "Type four digits, 0-9:"
        db TEXT_INK, INK_KEY, TEXT_AT, 22, 2, "BREAK", TEXT_INK, INK_TEXT, TEXT_AT, 22, 8, "back", TEXT_END
code_none:
        db TEXT_INK, INK_BAD, TEXT_AT, 13, 2, "No level has this code.", TEXT_END

level_code_page_variables macro
code_typed:     ds 2
code_left:      ds 1                    ; digits
code_first:     ds 2
code_apart:     ds 2
code_levels:    ds 1
        endm

        endif
