; panel.asm - eight columns right of a maze: its name, seed, time and figures, and the keys

        if ! defined ENGINE_PANEL
ENGINE_PANEL equ 1

        include "engine/text_line.asm"
        include "engine/number.asm"
        include "engine/text.asm"
        include "engine/entries.asm"

        public panel_name, panel_seed, panel_figures, panel_keys, panel_message

PANEL:          equ 24                  ; its first column
PANEL_FIGURES:  equ 8                   ; rows
PANEL_KEYS:     equ 14
PANEL_SPEED:    equ 22

; panel_name - the name of the entry, on two rows, and the maze's size
; In:    entry, field_width, field_height
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
panel_name:
        proc
        local char, next_row, hyphen, size_text
        ld hl,size_text
        call draw_text
        ld hl,(field_width)
        ld h,0
        ld de,3 * 256 + PANEL
        ld bc,2 * 256 + VALUE_INK
        xor a
        call draw_digits
        ld hl,(field_height)
        ld h,0
        ld e,PANEL + 5
        ld b,2
        xor a
        call draw_digits
        ld hl,(entry)
        ld c,(hl)
        ld de,ENTRY_NAME
        add hl,de
        ld de,PANEL
char:
        ld a,(hl)
        inc hl
        or a
        ret z
        cp NAME_HYPHEN
        jr z,hyphen
        jr c,next_row                   ; NAME_SPACE
        push hl
        call draw_char
        pop hl
        inc e
        jr char
hyphen:
        push hl
        ld a,'-'
        call draw_char
        pop hl
next_row:
        ld de,256 + PANEL
        jr char
size_text:
        db TEXT_AT, 3, PANEL, TEXT_COLOUR, TEXT_INK, "   x    ", TEXT_END
        endp

; panel_seed - the seed
; In:    seed
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
panel_seed:
        proc
        local text
        ld hl,text
        call draw_text
        ld hl,(seed)
        xor a
        ld de,5 * 256 + PANEL + 1
        ld c,VALUE_INK
        jp draw_number
text:
        db TEXT_AT, 4, PANEL, TEXT_COLOUR, TEXT_INK, "Seed", TEXT_END
        endp

; panel_figures - the time, and what maze_stats has found
; In:    timed (0: not timed), failed, what maze_stats writes
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
panel_figures:
        proc
        local figure, untimed, text, cannot, watched_text, cannot_text
        call panel_seed
        ld hl,text
        call draw_text
        ld a,(failed)
        or a
        jr nz,cannot
        ld hl,(timed)
        ld a,(timed + 2)
        ld b,a
        or h
        or l
        jr z,untimed
        ld a,b
        ld de,7 * 256 + PANEL
        ld bc,8 * 256 + VALUE_INK
        call draw_digits
untimed:
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
        ld bc,4 * 256 + VALUE_INK
        xor a
        call draw_digits
        pop de
        inc d
        ret
cannot:
        ld hl,cannot_text
        call draw_text
        jr untimed
text:
        db TEXT_COLOUR, TEXT_INK
        db TEXT_AT, 6, PANEL, "Time, T "
        db TEXT_AT, 7, PANEL, "       -"
        db TEXT_AT, PANEL_FIGURES, PANEL, "Open"
        db TEXT_AT, PANEL_FIGURES + 1, PANEL, "Ends"
        db TEXT_AT, PANEL_FIGURES + 2, PANEL, "Fork"
        db TEXT_AT, PANEL_FIGURES + 3, PANEL, "Part"
        db TEXT_AT, PANEL_FIGURES + 4, PANEL, "Long"
        db TEXT_END
cannot_text:
        db TEXT_AT, 6, PANEL, TEXT_COLOUR, BAD_INK, "Not this"
        db TEXT_AT, 7, PANEL, "size    ", TEXT_END
        endp

; panel_keys - the keys, and the speed
; In:    speed
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
panel_keys:
        proc
        local text
        ld hl,text
        call draw_text
        ld a,(speed)
        add a,'0'
        ld de,PANEL_SPEED * 256 + PANEL + 7
        ld c,VALUE_INK
        jp draw_char
text:
        db TEXT_AT, PANEL_KEYS + 0, PANEL, TEXT_COLOUR, KEY_INK, "N", TEXT_COLOUR, TEXT_INK, " new   "
        db TEXT_AT, PANEL_KEYS + 1, PANEL, TEXT_COLOUR, KEY_INK, "A", TEXT_COLOUR, TEXT_INK, " again "
        db TEXT_AT, PANEL_KEYS + 2, PANEL, TEXT_COLOUR, KEY_INK, "R", TEXT_COLOUR, TEXT_INK, " route "
        db TEXT_AT, PANEL_KEYS + 3, PANEL, TEXT_COLOUR, KEY_INK, "H", TEXT_COLOUR, TEXT_INK, " hard  "
        db TEXT_AT, PANEL_KEYS + 4, PANEL, TEXT_COLOUR, KEY_INK, "C", TEXT_COLOUR, TEXT_INK, " code  "
        db TEXT_AT, PANEL_KEYS + 5, PANEL, TEXT_COLOUR, KEY_INK, "S", TEXT_COLOUR, TEXT_INK, " screen"
        db TEXT_AT, PANEL_KEYS + 6, PANEL, TEXT_COLOUR, KEY_INK, "M", TEXT_COLOUR, TEXT_INK, " menu  "
        db TEXT_AT, PANEL_KEYS + 7, PANEL, TEXT_COLOUR, KEY_INK, "0-9", TEXT_COLOUR, TEXT_INK, " sets"
        db TEXT_AT, PANEL_SPEED, PANEL, "  speed "
        db TEXT_AT, 23, PANEL, TEXT_COLOUR, KEY_INK, "BREAK   ", TEXT_END
        endp

; panel_message - text in place of the keys
; In:    HL = text
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
panel_message:
        proc
        local row, none
        push hl
        ld d,PANEL_KEYS
        ld c,TEXT_INK
row:
        ld e,PANEL
        ld hl,none
        call draw_line
        inc d
        ld a,d
        cp 24
        jr c,row
        pop hl
        jp draw_text
none:
        db TEXT_END
        endp

        endif
