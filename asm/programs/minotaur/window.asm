; window.asm - the window on the labyrinth, and the hero in its middle

        if ! defined MINOTAUR_WINDOW
MINOTAUR_WINDOW equ 1

        include "programs/minotaur/figures.asm"

WINDOW_ROW:     equ 3
WINDOW_COLUMN:  equ 3
WINDOW_ROWS:    equ 21
WINDOW_CELLS:   equ 27                  ; of the 28 columns, which are seen
PLACE_EDGE:     equ 24                  ; what is added to a place in the window
HERO_PLACE:     equ 256 * (PLACE_EDGE + 24 * HERO_ROW) + PLACE_EDGE + 24 * HERO_COLUMN

; aim - look at the hero
; Uses:  AF, BC, DE, HL
aim:
        proc
        local across, there, left
        ld de,(hero_place)
        ld a,d
        sub HERO_ROW
        ld d,a
        ld a,e
        sub HERO_COLUMN
        ld e,a
        ld bc,0
        ld a,(hero_gone)
        or a
        jr z,there
        ld h,a
        ld a,(hero_way)
        rra
        jr c,across
        rra
        ld b,h
        jr c,there                      ; down
        dec d
        ld a,24
        sub h
        ld b,a
        jr there
across:
        rra
        ld c,h
        jr nc,there                     ; right
        dec e
        ld a,24
        sub h
        ld c,a
there:
        jp blocks_aim
        endp

; hero_draw - the hero
; Uses:  AF, BC, DE, HL
hero_draw:
        proc
        local still, row
        ld a,(hero_way)
        ld e,a
        ld d,0
        ld hl,hero_views
        add hl,de
        ld b,(hl)
        ld a,(hero_gone)
        bit 3,a
        jr z,still
        inc b
still:
        ld hl,hero_pictures - FIGURE_STILL
        ld e,FIGURE_STILL
        add hl,de
        djnz $ - 1
        di
        ld (blocks_kept),sp
        ld sp,hl
        ld hl,SCREEN + $800 + 32 * (WINDOW_ROW + 3 * HERO_ROW - 8) + WINDOW_COLUMN + 3 * HERO_COLUMN
        ld b,3
row:
        figure_pair
        figure_pair
        figure_pair
        figure_pair
        ld a,l
        add a,32
        ld l,a
        ld a,h
        sub 8
        ld h,a
        djnz row
        ld sp,(blocks_kept)
        ei
        ret
        endp

hero_views:                             ; up, right, down, left: the first of two pictures, from 1 on
        db 3, 5, 1, 7

; hero_colours - his colours
; Uses:  AF, DE, HL
hero_colours:
        ld hl,$4646
        ld (ATTRIBUTES + 32 * (WINDOW_ROW + 3 * HERO_ROW) + WINDOW_COLUMN + 3 * HERO_COLUMN),hl
        ld (ATTRIBUTES + 32 * (WINDOW_ROW + 3 * HERO_ROW) + WINDOW_COLUMN + 3 * HERO_COLUMN + 1),hl
        ld hl,$4747
        ld (ATTRIBUTES + 32 * (WINDOW_ROW + 3 * HERO_ROW + 1) + WINDOW_COLUMN + 3 * HERO_COLUMN),hl
        ld (ATTRIBUTES + 32 * (WINDOW_ROW + 3 * HERO_ROW + 1) + WINDOW_COLUMN + 3 * HERO_COLUMN + 1),hl
        ld hl,$4646
        ld (ATTRIBUTES + 32 * (WINDOW_ROW + 3 * HERO_ROW + 2) + WINDOW_COLUMN + 3 * HERO_COLUMN),hl
        ld (ATTRIBUTES + 32 * (WINDOW_ROW + 3 * HERO_ROW + 2) + WINDOW_COLUMN + 3 * HERO_COLUMN + 1),hl
        ret

hero_pictures:                          ; pictures_shift makes them shorter
        incbin "programs/minotaur/hero.24x24.sprites"

        endif
