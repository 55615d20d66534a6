; panel.asm - what stands beside the maze: score, best, level, hammers, a hint, the keys

        if ! defined ENDLESS_PANEL
ENDLESS_PANEL equ 1

        include "engine/text/number.asm"
        include "engine/text/pixel_text.asm"
        include "engine/text/key_caps.asm"
        include "engine/pages/way_names.asm"
        include "programs/endless/levels.asm"

PANEL:          equ 24                  ; its first column
SCORE_ROW:      equ 3
BEST_ROW:       equ 6
LEVEL_ROW:      equ 8
HAMMER_ROW:     equ 9
HINT_ROW:       equ 11
HINT_INK:       equ $47

; draw_panel - all of it, on an empty screen
; Uses:  AF, BC, DE, HL
draw_panel:
        proc
        local each, row
        ld hl,narrow_letters
        call font_use
        ld hl,panel_texts
each:
        ld d,(hl)
        inc hl
        ld a,d
        inc a
        jr z,row
        ld e,(hl)
        inc hl
        push hl
        call pixel_text
        pop hl
        xor a
        ld bc,0
        cpir
        jr each
row:
        ld hl,panel_keys
        call draw_keys
        ld de,14 * 256 + PANEL
        call own_caps
        ld hl,panel_name
        call draw_text
        ld hl,ATTRIBUTES + 32 * HINT_ROW + PANEL
        call hint_colour
        ld hl,ATTRIBUTES + 32 * (HINT_ROW + 1) + PANEL
        call hint_colour
        call draw_score
        call draw_best
        ld a,2
        call hint_line
        ld a,1
        call hint_line
        xor a
        ld (hint_due),a
        jp draw_level
        endp

; hint_colour - colour a row of the hint from HL on
hint_colour:
        ld b,8
hint_cell:
        ld (hl),HINT_INK
        inc l
        djnz hint_cell
        ret

; own_caps - the names of the keys in use on their caps: directions, and fire two rows below
; In:    D, E = row, column of the directions' cap
; Uses:  AF, BC, DE, HL
own_caps:
        push de
        ld hl,own_ways
        call ways_names
        pop de
        ld a,3
        call cap_corners
        inc d
        inc d
        push de
        call fire_name
        pop de
        ld a,4                          ; fall through

; cap_corners - cut the corners of a cap that is A cells longer than one
; In:    D, E = row, column
; Keeps: DE
; Uses:  AF, BC
cap_corners:
        ld b,$80
        push af
        call key_corners
        pop af
        push de
        add a,e
        ld e,a
        ld b,1
        call key_corners
        pop de
        ret

; draw_score, draw_level - the numbers in the panel
; Uses:  AF, BC, DE, HL
draw_score:
        ld hl,(score)
        ld de,SCORE_ROW * 256 + 27
        call draw_value
        ld hl,(best)
        ld de,(score)
        or a
        sbc hl,de
        ret nc
        ex de,hl
        jr draw_best_of                 ; it is the best
draw_best:
        ld hl,(best)
draw_best_of:
        ld de,BEST_ROW * 256 + 27
draw_value:
        ld b,5
draw_figures:
        ink INK_VALUE
        xor a
        jp draw_digits
draw_level:
        ld a,(level)
        inc a
        ld l,a
        ld h,0
        ld de,LEVEL_ROW * 256 + 30
        ld b,2
        call draw_figures
        ld a,(hammers)
        ld l,a
        ld h,0
        ld de,HAMMER_ROW * 256 + 31
        ld b,1
        jr draw_figures

; hint_line - a line of what the level brings, in narrow letters; two of them are as long as a frame
; In:    A = 2 for the first line, then 1 for the second
; Uses:  AF, BC, DE, HL
hint_line:
        proc
        local first
        ld hl,(level_hint)
        ld d,8 * HINT_ROW
        dec a
        jr nz,first
        ld hl,(hint_next)
        ld d,8 * (HINT_ROW + 1)
first:
        push hl
        push de
        ld hl,narrow_letters
        call font_use
        pop de
        push de
        call hint_clear
        pop de
        pop hl
        ld e,8 * PANEL
        call pixel_text
        inc hl
        ld (hint_next),hl
        ret
        endp

; hint_clear - clear a row of the panel
; In:    D = its first line
; Uses:  AF, BC, DE, HL
hint_clear:
        proc
        local line, cell
        ld c,8
line:
        ld a,d
        call line_address
        ld a,l
        add a,PANEL
        ld l,a
        ld b,8
cell:
        ld (hl),0
        inc l
        djnz cell
        inc d
        dec c
        jr nz,line
        ret
        endp

panel_name:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, PANEL, "ENDLESS ", TEXT_END
any_key_text:                           ; where a game is over, or the tape plays
        db TEXT_INK, INK_BAR, TEXT_AT, 23, PANEL, " any key", TEXT_END
panel_texts:                            ; line, pixel, text
        db 16, 192, "Score", 0
        db 40, 192, "Best", 0
        db 64, 192, "Level", 0
        db 72, 192, "Hammers", 0
        db 112, 230, "run", 0
        db 136, 220, "hammer", 0
        db 152, 206, "pause", 0
        db 176, 226, "leave", 0
        db 255
panel_keys:
        db 14, PANEL, "    ", 28, TEXT_END
        db 16, PANEL, "     ", 29, TEXT_END
        db 19, PANEL, "H", 25, TEXT_END
        db 21, PANEL, "BREAK", 29, TEXT_END
        db KEYS_END
own_ways:
        db KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT, 0
narrow_letters:
        dw narrow_font
        db NARROW_WIDTH
narrow_font:
        incbin "engine/text/narrow.font"

panel_variables macro
panel_due:      ds 1
hint_due:       ds 1                    ; lines of the hint to draw
hint_next:      ds 2
        endm

        endif
