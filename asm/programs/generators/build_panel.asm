; build_panel.asm - the panel beside a maze: its name, seed, time and figures, and the keys

        if ! defined GENERATORS_BUILD_PANEL
GENERATORS_BUILD_PANEL equ 1

        include "engine/text/key_line.asm"
        include "engine/pages/panel.asm"
        include "engine/text/text.asm"
        include "programs/generators/panel_number.asm"

TIME_ROW:       equ 2                   ; below two rows of the name; a gap if the maze was watched
SEED_ROW:       equ TIME_ROW + 1
PANEL_FIGURES:  equ SEED_ROW + 1        ; rows
FIGURES:        equ 4
PANEL_PAR:      equ PANEL_FIGURES + FIGURES
PANEL_KEYS:     equ PANEL_PAR + 2
PANEL_STARS:    equ PANEL_KEYS + 1
PANEL_FOOT:     equ 23
SPEED_CELL:     equ 20

; build_name - draw the name of the entry, and the foot
; In:    entry, speed
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
build_name:
        call build_foot
        ld hl,(entry)
        jp panel_name

build_foot:
        ld hl,foot_keys
        call draw_key_line              ; fall through into build_speed
build_speed:
        ink INK_VALUE
        ld a,(speed)
        add a,'0'
        ld de,256 * PANEL_FOOT + SPEED_CELL
        jp draw_char
foot_keys:
        db PANEL_FOOT, 0, "BREAK", TEXT_END, TEXT_END
        db PANEL_FOOT, 6, "M", TEXT_END, "menu", TEXT_END
        db PANEL_FOOT, 12, "0-9", TEXT_END, "speed", TEXT_END
        db KEYS_END

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
; In:    timed (0: not timed), the results of maze_stats
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
build_figures:
        proc
        local each, untimed
        call build_blank
        call build_seed
        ld hl,(timed)
        ld a,(timed + 2)
        or h
        or l
        jr z,untimed
        ld d,TIME_ROW
        ld hl,ms_text
        call panel_caption
        ld hl,(timed)
        ld a,(timed + 2)
        call panel_time_ms
untimed:
        ld hl,stats_dead_ends           ; then stats_junctions, stats_parts
        ld d,PANEL_FIGURES
each:
        push hl
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        call panel_number
        pop hl
        inc hl
        inc hl
        inc d
        ld a,d
        cp PANEL_PAR - 1
        jr nz,each
        ld hl,(route_length)
        call panel_number
        inc d
        push de
        call walk_known
        pop de
        call panel_par
        call build_stars
        ld hl,(board_news)
        dec hl
        ld a,h
        or l
        ret nz                          ; see kind_kept
        ld hl,unneeded_text
        jr notice_here
        endp

; build_blank - captions without numbers, while the next maze is being made
; In:    -
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
build_blank:
        proc
        local each
        ld hl,captions
        ld d,TIME_ROW
each:
        call panel_caption              ; HL = the end of the caption
        inc hl
        inc d
        ld a,d
        cp PANEL_PAR + 1
        jr nz,each
        ret
        endp

; build_keys_stars - draw the keys beside a maze that is measured, and the stars of its kind
; Uses:  AF, BC, DE, HL
build_keys_stars:
        call build_keys                 ; fall through into build_stars

; build_stars - the stars of the kind; or why this maze has none
; Uses:  AF, BC, DE, HL
build_stars:
        proc
        local none
        xor a
        ld (walk_asked),a
        call size_counts
        jr c,none
        ld a,(walk_looks)
        call one_left_say
        ret c                           ; after help these are not to be won
        call kind_won
        ld de,256 * PANEL_STARS + PANEL + 2
        jp kind_stars
none:
        ld hl,attract_on
        bit 0,(hl)
        ret nz                          ; its foot stays
        push af
        ld d,PANEL_STARS
        call no_stars_say
        pop af
        ld de,256 * NOTICE_ROW
        ink INK_BAR
        call stars_why
        jr notice_noted
        endp

; notice_here - show a notice beside a maze, until the next key
; In:    HL = text
; Uses:  AF, BC, DE, HL
; Writes: walk_asked
notice_here:
        call notice
notice_noted:
        ld a,1
        ld (walk_asked),a
        ret

one_left_say:                           ; if bit 0 of A is set; carry: it is
        rra
        ld hl,one_left_text
        ret nc
        call draw_text
        scf
        ret

; build_keys - draw the keys; making_keys_draw - those while a maze is made; build_speed - draw the speed
; In:    speed
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
build_keys:
        ld hl,made_keys
        call panel_keys                 ; fall through into pick_keys_draw
pick_keys_draw:                         ; those of the foot that a maze has that can be another one
        call kind_makes
        ret nz
        ld hl,pick_keys
        jp draw_key_line
making_keys_draw:
        call foot_again                 ; without these
        ld hl,making_keys
panel_keys:
        push hl
        ld d,PANEL_KEYS
        call walk_blank
        pop hl
        jp draw_keys

made_keys:
        db PANEL_KEYS, PANEL, "W", PANEL + 2, TEXT_INK, INK_VALUE, "walk!", TEXT_END
        db 13, PANEL, "N", PANEL + 2, "new", TEXT_END
        db 15, PANEL, "A", PANEL + 2, "again", TEXT_END
        db 17, PANEL, "R", PANEL + 2, "way", TEXT_END
        db 19, PANEL, "D", PANEL + 2, "colour", TEXT_END
        db 21, PANEL, "C", PANEL, TEXT_END
        db 21, PANEL + 2, "S", PANEL + 4, "save", TEXT_END
        db KEYS_END
pick_keys:
        db PANEL_FOOT, 22, "E", TEXT_END, "easy", TEXT_END
        db PANEL_FOOT, 27, "H", TEXT_END, "hard", TEXT_END
        db KEYS_END
making_keys:
        db 11, PANEL, "SPACE", PANEL, TEXT_AT, 12, PANEL, "at once", TEXT_END
        db 14, PANEL, "W", PANEL + 2, "walk", TEXT_END
        db KEYS_END

        endif
