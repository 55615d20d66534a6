; build_panel.asm - the panel beside a maze: its name, seed, time and figures, and the keys

        if ! defined GENERATORS_BUILD_PANEL
GENERATORS_BUILD_PANEL equ 1

        include "engine/text/key_caps.asm"
        include "engine/pages/panel.asm"
        include "engine/text/text.asm"
        include "programs/generators/panel_number.asm"

SEED_ROW:       equ 2
TIME_ROW:       equ 3
PANEL_FIGURES:  equ 4                   ; rows
PANEL_KEYS:     equ 10
PANEL_SPEED:    equ 22

; build_name - draw the name of the entry, its seed, and the maze's size in the foot
; In:    entry, seed, field_width, field_height
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
build_name:
        proc
        local foot_keys
        ld hl,foot_keys
        call draw_keys
        ink INK_VALUE
        ld hl,(field_width)
        ld h,0
        ld de,23 * 256 + 16
        ld b,2
        xor a
        call draw_digits
        ld hl,(field_height)
        ld h,0
        ld e,21
        ld b,2
        xor a
        call draw_digits
        ld hl,(entry)
        call panel_name
        jp build_seed
foot_keys:
        db 23, 0, "BREAK", 6, TEXT_END
        db 23, 6, "M", 8, "menu", TEXT_AT, 23, 19, "x", TEXT_END
        db KEYS_END
        endp

; build_seed - draw the seed
; In:    seed
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
build_seed:
        ld d,SEED_ROW
        ld hl,seed_text
        call panel_caption
        ld hl,(seed)
        jp panel_number

; build_figures - draw the time and the results of maze_stats
; In:    timed (0: not timed), failed, the results of maze_stats
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
build_figures:
        proc
        local each, cannot_text, untimed
        call build_seed
        ld a,(failed)
        or a
        ld hl,cannot_text
        jp nz,draw_text
        ld d,TIME_ROW
        ld hl,blank_text
        call panel_caption
        ld hl,(timed)
        ld a,(timed + 2)
        ld c,a
        or h
        or l
        jr z,untimed
        ld a,c
        call panel_time_ms
untimed:
        ld d,PANEL_FIGURES
        ld hl,figures_list
each:
        call panel_figure
        inc d
        ld a,d
        cp PANEL_FIGURES + 5
        jr nz,each
        ret
cannot_text:
        db TEXT_INK, INK_BAD, TEXT_AT, TIME_ROW, PANEL, "Not this"
        db TEXT_AT, PANEL_FIGURES, PANEL, "size    ", TEXT_END
        endp

; panel_figure - draw a caption and its number
; In:    HL = list: address of a number, address of a caption; D = row
; Out:   HL = past it
panel_figure:
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        push bc
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ex (sp),hl
        push hl
        ld h,b
        ld l,c
        call panel_caption
        pop hl
        ld c,(hl)
        inc hl
        ld h,(hl)
        ld l,c
        call panel_number
        pop hl
        ret

; build_blank - captions without numbers, while the next maze is being made
; In:    -
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
build_blank:
        proc
        local each
        ld d,TIME_ROW
        ld hl,blank_text
        call panel_caption
        ld hl,figures_list + 2
        ld d,PANEL_FIGURES
each:
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        inc hl
        inc hl
        push hl
        ld h,b
        ld l,c
        call panel_caption
        pop hl
        inc d
        ld a,d
        cp PANEL_FIGURES + 5
        jr nz,each
        ret
        endp

figures_list:
        dw stats_cells, open_text, stats_dead_ends, ends_text, stats_junctions, forks_text, stats_parts, parts_text
        dw route_length, longest_text
seed_text:
        db "Seed", TEXT_END
open_text:
        db "Open", TEXT_END
ends_text:
        db "Ends", TEXT_END
forks_text:
        db "Forks", TEXT_END
parts_text:
        db "Parts", TEXT_END
longest_text:
        db "Longest"
blank_text:
        db TEXT_END

; build_keys - draw the keys and the speed; making_keys_draw - those while a maze is made
; In:    speed
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
build_keys:
        ld hl,made_keys
        call panel_keys
        ld hl,(entry)
        call entry_makes
        ld hl,pick_keys
        call z,draw_keys
build_speed:
        ld a,(speed)
        ld d,PANEL_SPEED
        jp panel_digit
making_keys_draw:
        ld hl,making_keys
panel_keys:
        push hl
        ld hl,blank_text
        ld d,PANEL_KEYS
        call panel_message
        pop hl
        jp draw_keys

made_keys:
        db 10, PANEL, "N", PANEL + 2, "new", TEXT_END
        db 11, PANEL, "A", PANEL + 2, "again", TEXT_END
        db 12, PANEL, "W", PANEL + 2, "walk", TEXT_END
        db 14, PANEL, "R", PANEL + 2, "route", TEXT_END
        db 15, PANEL, "D", PANEL + 2, "colour", TEXT_END
        db 21, PANEL, "C", PANEL + 2, TEXT_END
        db 21, PANEL + 2, "S", PANEL + 4, "save", TEXT_END
        db PANEL_SPEED + 1, PANEL, "0-9", PANEL + 4, "sets", TEXT_AT, PANEL_SPEED, PANEL, "speed", TEXT_END
        db KEYS_END
pick_keys:
        db 17, PANEL, "E", PANEL + 2, "easy", TEXT_END
        db 18, PANEL, "T", PANEL + 2, "tricky", TEXT_END
        db 19, PANEL, "H", PANEL + 2, "hard", TEXT_END
        db KEYS_END
making_keys:
        db 12, PANEL, "SPACE", PANEL, TEXT_AT, 13, PANEL, "at once", TEXT_END
        db 15, PANEL, "0-9", PANEL, TEXT_AT, 16, PANEL, "speed", TEXT_END
        db KEYS_END

        endif
