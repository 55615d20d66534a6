; large_text.asm - letters of twice the size; a cleared screen
;
; A program that sets CLEAR_SCREEN_ALONE before the first include has only the cleared screen.

        if ! defined ENGINE_LARGE_TEXT
ENGINE_LARGE_TEXT equ 1

        include "engine/text/text.asm"

        public clear_screen
        if ! defined CLEAR_SCREEN_ALONE
        public draw_title
        endif

        if ! defined CLEAR_SCREEN_ALONE
; draw_title - draw text in letters of 2 x 2 cells
; In:    HL = characters, ended by TEXT_END; D, E = row, column; C = attribute of the upper half; the ink of the
;        lower half is one colour less
; Out:   E = column after the last letter
; Keeps: D, IX, IY
; Uses:  AF, BC, E, HL
; Writes: the screen, title_cells
draw_title:
        proc
        local row, half, pixel, cells
        ld a,(hl)
        inc hl
        or a
        ret z
        push hl
        push bc
        push de
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,ROM_FONT - 256
        add hl,de
        ld de,title_cells               ; left upper, left lower, right upper, right lower cell
        ld b,8
row:
        push bc
        ld a,(hl)
        inc hl
        push hl
        call half                       ; C = the left four pixels, each doubled
        ex de,hl
        ld (hl),c
        inc hl
        ld (hl),c
        ld bc,15
        add hl,bc
        ex de,hl
        call half
        ex de,hl
        ld (hl),c
        inc hl
        ld (hl),c
        ld bc,0 - 15
        add hl,bc
        ex de,hl
        pop hl
        pop bc
        djnz row
        pop de
        pop bc
        push bc
        push de
        ld hl,title_cells
        call cells
        inc e
        ld hl,title_cells + 16
        call cells
        pop de
        pop bc
        pop hl
        inc e
        inc e
        jr draw_title
cells:                                  ; an upper cell and the one below it
        push de
        push hl
        call draw_shape
        pop hl
        push bc
        ld bc,8
        add hl,bc
        pop bc
        inc d
        dec c
        call draw_shape
        inc c
        pop de
        ret
half:                                   ; A = pixels: C = the first four doubled, A = the rest
        ld b,4
pixel:
        add a,a
        push af
        rl c
        pop af
        rl c
        djnz pixel
        ret
        endp

        endif

; clear_screen - clear the display file and fill the attributes with a colour
; In:    C = attribute
; Out:   -
; Keeps: C, IX, IY
; Uses:  AF, B, DE, HL
; Writes: the screen
clear_screen:
        ld hl,SCREEN
        ld de,SCREEN + 1
        ld (hl),0
        push bc
        ld bc,SCREEN_SIZE
        ldir
        pop bc
        ld (hl),c
        push bc
        ld bc,ATTRIBUTE_SIZE - 1
        ldir
        pop bc
        ret

large_text_variables macro
        if ! defined CLEAR_SCREEN_ALONE
title_cells:    ds 32
        endif
        endm

        endif
