; window.asm - the window on the labyrinth, and the hero in its middle

        if ! defined MINOTAUR_WINDOW
MINOTAUR_WINDOW equ 1

WINDOW_ROW:     equ 3
WINDOW_COLUMN:  equ 3
WINDOW_ROWS:    equ 21
WINDOW_CELLS:   equ 27                  ; of the 28 columns, which are seen
HERO_PLACE:     equ 256 * (BLOCKS_EDGE + 24 * HERO_ROW) + BLOCKS_EDGE + 24 * HERO_COLUMN

; aim - look at the hero
; Uses:  AF, BC, DE, HL
aim:
        proc
        local across, there, left
        call hero_pixels
        ld hl,(hero_x)
        ld de,0 - 24 * HERO_COLUMN
        add hl,de
        ld (window_x),hl
        ld hl,(hero_y)
        ld de,0 - 24 * HERO_ROW
        add hl,de
        ld (window_y),hl
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
        local still
        ld a,(hero_way)
        ld e,a
        ld d,0
        ld hl,hero_views
        add hl,de
        ld e,(hl)
        ld a,(hero_gone)
        bit 3,a
        jr z,still
        inc e
still:
        ld hl,hero_pictures
        ld a,e
        or a
        jr z,$ + 9
        ld de,144
        add hl,de
        dec a
        jr nz,$ - 2
        ld bc,HERO_PLACE
        jp blocks_figure
        endp

hero_views:                             ; up, right, down, left: the first of two pictures
        db 2, 4, 0, 6

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

hero_pictures:
        incbin "programs/minotaur/hero.24x24.sprites"

        endif
