; colours.asm - the colours of pages, and of the end of a life

        if ! defined MINOTAUR_COLOURS
MINOTAUR_COLOURS equ 1

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
