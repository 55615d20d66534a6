; window.asm - the window on the labyrinth, and the hero in its middle

        if ! defined MINOTAUR_WINDOW
MINOTAUR_WINDOW equ 1

WINDOW_ROW:     equ 3
WINDOW_COLUMN:  equ 3
WINDOW_ROWS:    equ 21
WINDOW_CELLS:   equ 27                  ; of the 28 columns, which are seen
HERO_PLACE:     equ 256 * (BLOCKS_EDGE + 24 * HERO_ROW) + BLOCKS_EDGE + 24 * HERO_COLUMN

; window_begin - the window's code, and the pictures, shifted: once, since they lie where the searches have their list
; Uses:  AF, BC, DE, HL
window_begin:
        proc
        local beast, thing
        ld hl,window_ready
        ld a,(hl)
        or a
        ret nz
        inc (hl)
        ld hl,window
        call blocks_use
        ld hl,beast_pictures
        ld de,beast_shifted
        ld b,2
beast:
        push bc
        or a
        call blocks_shift
        pop bc
        djnz beast
        ld hl,thing_pictures
        ld b,9
thing:
        push bc
        scf
        call blocks_shift
        pop bc
        djnz thing
        ret
        endp

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

; window_colours - the colour of the walls; in a dark labyrinth only round the hero
; Uses:  AF, BC, DE, HL
window_colours:
        proc
        local row, cell, dark
        ld hl,ATTRIBUTES + 32 * WINDOW_ROW
        ld de,ATTRIBUTES + 32 * WINDOW_ROW + 1
        ld bc,32 * WINDOW_ROWS - 1
        ld (hl),0
        ldir
        ld b,WINDOW_ROWS
        ld a,(level_now + LEVEL_TORCHES)
        or a
        jr nz,dark
        ld hl,ATTRIBUTES + 32 * WINDOW_ROW + WINDOW_COLUMN
        ld a,(level_now + LEVEL_INK)
        ld c,b
row:
        ld b,WINDOW_CELLS
cell:
        ld (hl),a
        inc hl
        djnz cell
        ld de,32 - WINDOW_CELLS
        add hl,de
        dec c
        jr nz,row
        ret
dark:
        push bc
        call light_turn
        pop bc
        djnz dark
        ret
        endp

; light_turn - in a dark labyrinth, the light in one more row of the window: a torch widens it, and when it goes out it narrows
; Uses:  AF, BC, DE, HL
light_turn:
        proc
        local wide, cell, lit, next
        ld a,(level_now + LEVEL_TORCHES)
        or a
        ret z
        ld a,(light_row)
        inc a
        cp WINDOW_ROWS
        jr c,$ + 3
        xor a
        ld (light_row),a
        ld c,a
        sub WINDOW_ROWS / 2
        jr nc,$ + 4
        neg
        ld e,a
        ld d,0
        ld hl,(torch_time)
        ld a,h
        or l
        ld hl,light_small
        jr z,wide
        ld hl,light_large
wide:
        add hl,de
        ld b,(hl)
        ld l,c
        ld h,d
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,ATTRIBUTES + 32 * WINDOW_ROW + WINDOW_COLUMN
        add hl,de
        ld a,(level_now + LEVEL_INK)
        ld d,a
        ld c,WINDOW_CELLS
cell:
        ld a,c
        sub WINDOW_CELLS / 2 + 1
        jr nc,$ + 4
        neg
        cp b
        ld a,(hl)
        jr c,lit
        ld (hl),0
        jr next
lit:
        or a                            ; colours that are there stay
        jr nz,next
        ld (hl),d
next:
        inc hl
        dec c
        jr nz,cell
        ld hl,busy
        inc (hl)
        inc (hl)
        ret
        endp

; how far there is light right and left of the hero, by rows above or below him
light_small:
        db 7, 7, 6, 6, 5, 4, 2, 0, 0, 0, 0
light_large:
        db 13, 13, 13, 12, 12, 11, 11, 10, 8, 7, 5

window_ready:                           ; in the image: 1 when the program is begun again
        db 0
window:
        dw ground
        db GROUND_STRIDE
        dw materials
        db WINDOW_ROW, WINDOW_COLUMN, 14, HERO_ROW, 4
materials:
        incbin "programs/minotaur/labyrinth.shapes"
hero_pictures:
        incbin "programs/minotaur/hero.24x24.sprites"

        endif
