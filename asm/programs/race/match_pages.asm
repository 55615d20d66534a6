; match_pages.asm - before a match who races against whom, after it who has won

        if ! defined RACE_MATCH_PAGES
RACE_MATCH_PAGES equ 1

        include "engine/pages/way_names.asm"
        include "engine/text/logo.asm"
        include "programs/race/cup_table.asm"
        include "programs/race/status.asm"

BIG_ROW:        equ 14                  ; figures of 8 x 8 cells
BIG_1:          equ 4
BIG_2:          equ 20
BIG_MIDDLE:     equ 12

; match_page - who races against whom
; Uses:  AF, BC, DE, HL
match_page:
        proc
        local goal, single, two
        ink INK_TEXT
        call clear_screen
        ld a,(rival)
        ld hl,logos
        call kind_word
        ld d,1
        call opening_middle
        ld a,16
        sub b
        ld e,a
        ld c,LOGO_INK
        call draw_logo
        ld a,(rival)
        ld hl,abouts
        call kind_word
        ink INK_VALUE
        call draw_text
        ld a,(cup)
        or a
        ld hl,match_text
        jr z,goal
        ld hl,cup_text
        call draw_text
        ld a,(cup_at)
        add a,'1'
        call draw_char
        inc e
        ld hl,cup_of_text
        call draw_text
        ld hl,(points)
        ink INK_VALUE
        xor a
        call draw_plain
        call cup_table
        ld hl,wins_pace_text
goal:
        call draw_text
        ld a,(two_players)
        or a
        jr nz,two
        ld a,(cup)
        or a
        ld hl,pace_text
        call z,draw_text
        ld a,(rival_pace)
        ld l,a
        ld h,0
        ink INK_VALUE
        xor a
        call draw_plain
        ld hl,percent_text
        call draw_text
        jr single
two:
        ld hl,two_text
        call draw_text
        ld hl,(direction_keys)
        push hl
        ld hl,(keys_1)
        ld de,11 * 256 + 10
        call ways_of
        ld hl,(keys_2)
        ld de,11 * 256 + 24
        call ways_of
        pop hl
        ld (direction_keys),hl
single:
        ld hl,match_foot_text
        call draw_text
        ld hl,hero_shape
        ld de,256 * BIG_ROW + BIG_1
        ld c,NAME_1_INK
        call big_draw
        ld hl,(runner_2 + FIGURE_SHAPE)
        ld de,256 * BIG_ROW + BIG_2
        ld c,NAME_2_INK
        call big_draw
        call keys_seen
        jp enter_wait
        endp

four_ways:
        db KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT, 0

; ways_of - draw the keys of a table for up, down, left, right
; In:    HL = table; D, E = row, column
; Out:   direction_keys = table
; Keeps: D, IX, IY
; Uses:  AF, BC, E, HL
ways_of:
        ld (direction_keys),hl
        ld hl,four_ways
        jp ways_names

; big_draw - draw a shape, a cell for each pixel
; In:    HL = eight bytes; D, E = row, column; C = colour
; Keeps: C, IX, IY
; Uses:  AF, B, DE, HL
big_draw:
        proc
        local row, cell, bare
        ld b,8
row:
        push bc
        push hl
        ld a,(hl)
        call attribute_address_of
        ld b,8
cell:
        rlca
        jr nc,bare
        ld (hl),c
bare:
        inc l
        djnz cell
        pop hl
        pop bc
        inc hl
        inc d
        djnz row
        ret
        endp

; attribute_address_of - HL = the attribute's address of row D, column E; keeps all but HL
attribute_address_of:
        push af
        call attribute_address
        pop af
        ret

        endif
