; light.asm - the colour of the walls, and how much of a dark labyrinth is seen

        if ! defined MINOTAUR_LIGHT
MINOTAUR_LIGHT equ 1

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
        call light_row_more
        pop bc
        djnz dark
        ret
        endp

; light_turn - in a dark labyrinth, the light in one more row of the window: a torch widens it, and when it goes out it narrows
; Uses:  AF, BC, DE, HL
light_turn:
        ld a,(level_now + LEVEL_TORCHES)
        or a
        ret z
        ld hl,(torch_time)
        ld a,h
        or l
        jr z,$ + 4
        ld a,1
        ld hl,light_torch
        cp (hl)
        ld (hl),a
        inc hl                          ; light_left
        jr z,$ + 4
        ld (hl),WINDOW_ROWS
        ld a,(hl)
        or a
        ret z                           ; all rows are as they should be
        dec (hl)

; light_row_more - the light in one more row
light_row_more:
        proc
        local wide, cell, lit, next
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
        ld a,(hl)
        add a,COST_LIGHT
        ld (hl),a
        ret
        endp

; how far there is light right and left of the hero, by rows above or below him
light_small:
        db 10, 10, 9, 9, 8, 7, 6, 4, 2, 0, 0
light_large:
        db 13, 13, 13, 12, 12, 11, 11, 10, 8, 7, 5

        endif
