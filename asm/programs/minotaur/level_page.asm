; level_page.asm - the page of a level, unpacked with the levels

        if ! defined MINOTAUR_LEVEL_PAGE
MINOTAUR_LEVEL_PAGE equ 1

        include "engine/text/large_text.asm"

; level_page - the number of the level, and what to do
; Uses:  AF, BC, DE, HL
level_page:
        call level_take
        call page_clear
        ld hl,level_text
        ld de,8 * 256 + 9
        ld c,$46
        call draw_title
        ld a,(level_number)
        inc a
        ld l,a
        ld h,0
        xor a
        ld bc,2 * 256 + $46
        ld de,8 * 256 + 21
        call draw_digits
        ld hl,level_task
        call draw_text
        ld hl,(level_now + LEVEL_CODE)
        ld de,18 * 256 + 19
        jp draw_plain
level_text:
        db "LEVEL", TEXT_END
level_task:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 13, 2, "Find the gold, then the door."
        db TEXT_AT, 18, 9, "Its code:", TEXT_INK, INK_VALUE, TEXT_END

        endif
