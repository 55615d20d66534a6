; level_page.asm - the page of a level; the end of a life

        if ! defined MINOTAUR_LEVEL_PAGE
MINOTAUR_LEVEL_PAGE equ 1

        include "engine/text/large_text.asm"

; page_clear, page_clear_on - the colours of pages, and a clear screen; the tune ends, or goes on
; Uses:  AF, BC, DE, HL
page_clear:
        call sound_quiet
page_clear_on:
        ld hl,minotaur_look
        call look_use
        ink INK_TEXT
        jp clear_screen

; level_page - the number of the level, and what to do
; Uses:  AF, BC, DE, HL
level_page:
        call level_read
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

; hero_dies - the window flashes
; Uses:  AF, BC, DE, HL
hero_dies:
        proc
        local flash, row, cell, none
        ld b,8
flash:
        push bc
        ld a,b
        rra
        ld c,$42
        jr c,$ + 4
        ld c,$02
        ld hl,ATTRIBUTES + 32 * WINDOW_ROW
        ld de,32 * 21
cell:
        ld a,(hl)
        or a
        jr z,none
        ld (hl),c
none:
        inc hl
        dec de
        ld a,d
        or e
        jr nz,cell
        ld b,4
row:
        push bc
        call sound_tick
        halt
        pop bc
        djnz row
        pop bc
        djnz flash
        ret
        endp

        endif
