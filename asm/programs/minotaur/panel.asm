; panel.asm - the three rows above the window: what the hero has, and what is left to find

        if ! defined MINOTAUR_PANEL
MINOTAUR_PANEL equ 1

        include "engine/text/number.asm"

; score_add - add points
; In:    DE = points
; Uses:  DE, HL
score_add:
        ld hl,(score)
        add hl,de
        jr nc,$ + 5
        ld hl,$FFFF
        ld (score),hl
        ret

; panel_draw - all of it
; Uses:  AF, BC, DE, HL
panel_draw:
        xor a
        ld (panel_stale),a
        ld hl,panel_text
        call draw_text
        call panel_row
        ld hl,panel_shown
        ld b,PANEL_ITEMS * 2
        ld (hl),$FF
        inc hl
        djnz $ - 3
panel_all:
        call panel_some
        jr nz,panel_all
        ret

; panel_row - its last row
; Uses:  AF, BC, DE, HL
panel_row:
        ld a,(demo_on)
        or a
        ld hl,panel_demo
        jr nz,$ + 5
        ld hl,panel_keys
        jp draw_text

; panel_turn - the same in a picture: the flag goes when all are drawn
panel_turn:
        call panel_some
        ret nz
        ld (panel_stale),a
        ret

; panel_some - draw one of the numbers that have changed
; Out:   Z: none
; Uses:  AF, BC, DE, HL
panel_some:
        proc
        local each, changed
        ld hl,panel_items
        ld ix,panel_shown
        ld b,PANEL_ITEMS
each:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld a,(de)
        cp (ix + 0)
        jr nz,changed
        inc de
        ld a,(de)
        and (hl)
        cp (ix + 1)
        jr nz,changed2
        inc hl
        inc hl
        inc hl
        inc hl
        inc ix
        inc ix
        djnz each
        xor a
        ret
changed:
        inc de
changed2:
        ld a,(de)
        and (hl)
        ld (ix + 1),a
        ld b,a
        dec de
        ld a,(de)
        ld (ix + 0),a
        ld c,a
        inc hl
        ld a,(hl)                       ; digits
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld h,b
        ld l,c
        ld b,a
        ld c,$47
        xor a
        call draw_digits
        or 1
        ret
        endp

PANEL_ITEMS:    equ 5
panel_items:                            ; the number, mask of its upper byte, digits, column, row
        dw score
        db 255, 5, 6, 0
        dw gold_left
        db 0, 2, 29, 0
        dw swords
        db 0, 1, 8, 1
        dw balls
        db 0, 1, 18, 1
        dw lives
        db 0, 1, 30, 1
panel_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 0, 0, "Score", TEXT_AT, 0, 23, "Gold"
        db TEXT_AT, 1, 0, "Swords", TEXT_AT, 1, 11, "Thread", TEXT_AT, 1, 23, "Lives", TEXT_END
panel_keys:
        db TEXT_INK, INK_TEXT, TEXT_AT, 2, 0, "           thread   map   pause "     ; all cells: the pause was there
        db TEXT_INK, INK_KEY, TEXT_AT, 2, 18, "M", TEXT_AT, 2, 24, "H", TEXT_AT, 2, 0
panel_names:                            ; up, down, left, right, fire: names_note writes them
        db "QAOP SPACE"
panel_names_end:
        db TEXT_END
panel_demo:
        db TEXT_INK, INK_CHOICE, TEXT_AT, 2, 0, " The computer plays: press a key", TEXT_END

panel_variables macro
panel_stale:    ds 1                    ; not 0: some have changed
panel_shown:    ds 2 * PANEL_ITEMS
score:          ds 2
level_began:    ds 2                    ; FRAMES then
lives:          ds 1
        ds 1
        endm

        endif
