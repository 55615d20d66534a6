; build_panel.asm - the panel beside a maze being made: its name, seed, time and figures, and the keys

        if ! defined GENERATORS_BUILD_PANEL
GENERATORS_BUILD_PANEL equ 1

        include "engine/text/number.asm"
        include "engine/pages/panel.asm"
        include "engine/text/text.asm"

PANEL_FIGURES:  equ 8                   ; rows
PANEL_KEYS:     equ 13
PANEL_SPEED:    equ 22

; build_name - draw the name of the entry and the maze's size
; In:    entry, field_width, field_height
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
build_name:
        proc
        local size_text
        ld hl,size_text
        call draw_text
        ink INK_VALUE
        ld hl,(field_width)
        ld h,0
        ld de,3 * 256 + PANEL
        ld b,2
        xor a
        call draw_digits
        ld hl,(field_height)
        ld h,0
        ld e,PANEL + 5
        ld b,2
        xor a
        call draw_digits
        ld hl,(entry)
        jp panel_name
size_text:
        db TEXT_AT, 3, PANEL, TEXT_INK, INK_TEXT, "   x    ", TEXT_END
        endp

; build_seed - draw the seed
; In:    seed
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
build_seed:
        proc
        local text
        ld hl,text
        call draw_text
        ink INK_VALUE
        ld hl,(seed)
        xor a
        ld de,5 * 256 + PANEL + 1
        jp draw_number
text:
        db TEXT_AT, 4, PANEL, TEXT_INK, INK_TEXT, "Seed", TEXT_END
        endp

; build_figures - draw the time and the results of maze_stats
; In:    timed (0: not timed), failed, the results of maze_stats
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
build_figures:
        proc
        local figure, text, cannot_text
        call build_seed
        ld hl,(timed)
        ld a,(timed + 2)
        ld d,6
        call panel_time
        ld a,(failed)
        or a
        ld hl,cannot_text
        call nz,draw_text
        ld hl,text
        call draw_text
        ld de,PANEL_FIGURES * 256 + PANEL + 4
        ld hl,(stats_cells)
        call figure
        ld hl,(stats_dead_ends)
        call figure
        ld hl,(stats_junctions)
        call figure
        ld hl,(stats_parts)
        call figure
        ld hl,(route_length)
figure:
        push de
        ink INK_VALUE
        ld b,4
        xor a
        call draw_digits
        pop de
        inc d
        ret
text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, PANEL_FIGURES, PANEL, "Open"
        db TEXT_AT, PANEL_FIGURES + 1, PANEL, "Ends"
        db TEXT_AT, PANEL_FIGURES + 2, PANEL, "Fork"
        db TEXT_AT, PANEL_FIGURES + 3, PANEL, "Part"
        db TEXT_AT, PANEL_FIGURES + 4, PANEL, "Long"
        db TEXT_END
cannot_text:
        db TEXT_AT, 6, PANEL, TEXT_INK, INK_BAD, "Not this"
        db TEXT_AT, 7, PANEL, "size    ", TEXT_END
        endp

; build_blank - clear the time and the figures of the maze before, while the next one is being made
; In:    -
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
build_blank:
        proc
        local row, column
        ink INK_TEXT
        ld d,6
row:
        ld e,PANEL
column:
        ld a,' '
        call draw_char
        inc e
        bit 5,e
        jr z,column
        inc d
        ld a,d
        cp PANEL_FIGURES + 5
        jr nz,row
        ret
        endp

; build_keys - draw the keys and the speed
; In:    speed
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
build_keys:
        proc
        local text
        ld hl,text
        call draw_text
        ld a,(speed)
        ld d,PANEL_SPEED
        jp panel_digit
text:
        db TEXT_AT, PANEL_KEYS + 0, PANEL, TEXT_INK, INK_KEY, "N", TEXT_INK, INK_TEXT, " new   "
        db TEXT_AT, PANEL_KEYS + 1, PANEL, TEXT_INK, INK_KEY, "A", TEXT_INK, INK_TEXT, " again "
        db TEXT_AT, PANEL_KEYS + 2, PANEL, TEXT_INK, INK_KEY, "R", TEXT_INK, INK_TEXT, " route "
        db TEXT_AT, PANEL_KEYS + 3, PANEL, TEXT_INK, INK_KEY, "D", TEXT_INK, INK_TEXT, " colour"
        db TEXT_AT, PANEL_KEYS + 4, PANEL, TEXT_INK, INK_KEY, "E", TEXT_INK, INK_TEXT, " easy  "
        db TEXT_AT, PANEL_KEYS + 5, PANEL, TEXT_INK, INK_KEY, "T", TEXT_INK, INK_TEXT, " tricky"
        db TEXT_AT, PANEL_KEYS + 6, PANEL, TEXT_INK, INK_KEY, "H", TEXT_INK, INK_TEXT, " hard  "
        db TEXT_AT, PANEL_KEYS + 7, PANEL, TEXT_INK, INK_KEY, "C S", TEXT_INK, INK_TEXT, " save"
        db TEXT_AT, PANEL_KEYS + 8, PANEL, TEXT_INK, INK_KEY, "M", TEXT_INK, INK_TEXT, " menu  "
        db TEXT_AT, PANEL_SPEED, PANEL, TEXT_INK, INK_KEY, "0-9", TEXT_INK, INK_TEXT, " at  "
        db TEXT_AT, 23, PANEL, TEXT_INK, INK_KEY, "BREAK   ", TEXT_END
        endp

        endif
