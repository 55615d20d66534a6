; panel.asm - the panel beside the view as it changes: the compass, numbers, how near IT is; the keys above it

        if ! defined INSIDE_PANEL
INSIDE_PANEL equ 1

        include "engine/text/number.asm"
        include "programs/inside/compass.asm"

PANEL_COLUMN:   equ 25

; panel_turn - draw one of the things that have changed
; Out:   Z: none has
; Uses:  AF, BC, DE, HL, IX
panel_turn:
        proc
        local each, changed
        ld ix,panel_items
        ld de,panel_shown
        ld b,PANEL_ITEMS
each:
        ld l,(ix + 0)
        ld h,(ix + 1)
        ld a,(de)
        cp (hl)
        jr nz,changed
        inc de
        push bc
        ld bc,PANEL_BYTES
        add ix,bc
        pop bc
        djnz each
        call compass_turn
        ret nz
        jp steps_turn
changed:
        ld a,(hl)
        ld (de),a
        inc hl
        ld h,(hl)
        ld l,a
        ld a,(ix + 3)
        bit 0,a
        jr z,$ + 3
        inc l                           ; a number that counts from 0
        bit 1,a
        jr nz,$ + 4
        ld h,0
        ld b,(ix + 2)
        xor a
        ld e,(ix + 4)
        ld d,(ix + 5)
        ld c,$47
        call draw_digits
        or 1
        ret
        endp

PANEL_ITEMS:    equ 6
PANEL_BYTES:    equ 6
panel_items:                            ; the number; digits; 1: it counts from 0, 2: it is a word; column, row
        dw level_number
        db 2, 1, 30, 15
        dw player_floor
        db 1, 1, 31, 16
        dw level_time
        db 3, 2, 29, 17
        dw threads
        db 1, 0, 31, 18
        dw lives
        db 1, 0, 31, 19
        dw score
        db 5, 2, 27, 21
panel_keys:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 0, 3, "ahead", TEXT_AT, 0, 12, "left", TEXT_AT, 0, 26, "run"
        db TEXT_AT, 1, 3, "back", TEXT_AT, 1, 12, "right", TEXT_AT, 1, 22, "thread"
        db TEXT_AT, 2, 3, "map", TEXT_AT, 2, 12, "pause", TEXT_AT, 2, 24, "stairs"
        db TEXT_INK, INK_KEY
        db TEXT_AT, 1, 20, "T", TEXT_AT, 2, 1, "M", TEXT_AT, 2, 10, "H", TEXT_AT, 2, 20, "E Z"
        db TEXT_AT, 0, 1                ; names_note writes the names
panel_up:
        db "Q", TEXT_AT, 1, 1
panel_down:
        db "A", TEXT_AT, 0, 10
panel_left:
        db "O", TEXT_AT, 1, 10
panel_right:
        db "P", TEXT_AT, 0, 20
panel_fire:
        db "SPACE", TEXT_END
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

panel_variables macro
panel_shown:    ds PANEL_ITEMS          ; the lower bytes of what is on the screen
score:          ds 2
level_time:     ds 2                    ; seconds
level_ticks:    ds 1                    ; fiftieths of a second since then
lives:          ds 1
        endm

        endif
