; show.asm - the window, the map and the figures beside a walk

        if ! defined LARGE_SHOW
LARGE_SHOW equ 1

        include "engine/text/number.asm"
        include "engine/views/map_hero.asm"
        include "engine/views/map_see.asm"
        include "programs/large/hound.asm"

WALLS_INK:      equ $05                 ; dim cyan, of the title, and on every map
LINE_INK:       equ $47                 ; on the map
START_INK:      equ $44                 ; bright green
FINISH_INK:     equ $47                 ; bright white, as no wall and nobody is
FINISH_MAP_INK: equ $4F                 ; on the map: on bright blue, so that the line is told from it
FINISH_MAP_PAPER: equ $08               ; what that adds, for the start too
LOCK_INK:       equ $5F                 ; bright white on the gems' bright magenta, also on the map
HERO_INK:       equ $46                 ; bright yellow
HERO_MAP_INK:   equ $76                 ; on the map: a bright yellow block
WINDOW_COLUMNS: equ 13                  ; odd, so that he is in its middle; then a gap, and the map in its frame
PANEL:          equ WINDOW_COLUMNS + 2  ; its first column
PANEL_MAP:      equ 2                   ; rows: the first of the largest map, the frame is above it
PANEL_STEPS:    equ 20                  ; on a free walk
PANEL_TIME:     equ 20                  ; and gems
PANEL_MESSAGE:  equ 21                  ; what is told for a while
PANEL_WAY:      equ PANEL_MESSAGE       ; on a free walk
TEXT_COLOURS:   equ $07                 ; those of usual_look: as numbers they take two bytes less each than by their meaning
VALUE_COLOURS:  equ $47
BAD_COLOURS:    equ $42

; draw_all - draw the window, the hero on the map, the steps
draw_all:
        proc
        local wait
        call map_off
        ld de,(hero)
        call view_centre
        call map_on
        ld a,(view_left)
        dec a                           ; by the light of a torch it is drawn before the beam comes to it
wait:
        inc hl
        dec hl
        ld b,0
        nop
        nop                             ; 43 T-states
        dec a
        jr nz,wait
        call view_draw
        ld a,(walk_mode)
        or a
        ret nz
        ld hl,(steps)
        ld de,PANEL_STEPS * 256 + 26
        call draw_five
        ld hl,(way_left)
        ld a,h
        or l
        ret z
        ld de,PANEL_WAY * 256 + 26
draw_five:                              ; two steps of the field are one from cell to cell
        srl h
        rr l
        ld c,VALUE_COLOURS
        xor a
        ld b,5
        jp draw_digits
        endp

; tell - draw a text below the map
; In:    HL = text
; Uses:  AF, BC, DE, HL
tell:
        proc
        local rest, each
        ld de,PANEL_MESSAGE * 256 + PANEL + 1
        call draw_text
        jr rest
no_message:                             ; take away what is told there
        ld de,PANEL_MESSAGE * 256 + PANEL
blank_from:                             ; D, E = where a row is blank from
rest:
        ld c,TEXT_COLOURS
each:
        bit 5,e                         ; 32
        ret nz
        ld a,' '
        call draw_char
        inc e
        jr each
        endp

        endif
