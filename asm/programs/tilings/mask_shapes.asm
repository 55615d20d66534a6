; mask_shapes.asm - the built-in masks, stretched to the board

        if ! defined TILINGS_MASK_SHAPES
TILINGS_MASK_SHAPES equ 1

; mask_heart, mask_circle, mask_initial - a built-in shape; mask_none - all cells in the board
mask_heart:
        ld hl,heart
        jr mask_picture
mask_circle:
        ld hl,circle
mask_picture:
        ld a,PICTURE_SIDE
        jr mask_shape
mask_initial:                           ; L, then a letter
        proc
        local wait
        ld hl,letter_text
        call draw_text
wait:
        halt
        call key_read
        jr z,wait
        push af
        ld hl,mask_foot
        call draw_text
        call menu_foot_keys
        pop af
        sub 'A'
        cp 26
        jp nc,mask_frame
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,ROM_LETTERS
        add hl,de
        ld a,LETTER_SIDE
        endp
mask_shape:
        ld (shape_side),a
        ld (shape),hl
        call mask_turn
        ld hl,shape_cell
        call each_cell
mask_turned:
        call mask_turn
        jp mask_frame
mask_none:
        call mask_turn
        ld hl,links_mask
        ld bc,MASK_SIZE - 1
        call clear_bytes
        jr mask_turned

; shape_cell - take a cell out, or not, by the shape
; In:    D, E = row, column; shape, shape_side
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: links_mask
shape_cell:
        proc
        local floor, same, column, inside
        ld a,(tiling_rows)
        ld c,a
        ld a,d
floor:                                  ; the row on its floor
        sub c
        jr nc,floor
        add a,c
        call stretch
        ld c,a
        and $18                         ; four parts of eight bytes in a row
        add a,a
        add a,a
        ld b,a
        ld a,c
        and 7
        or b
        ld hl,(shape)
        ld c,a
        ld b,0
        add hl,bc
        push hl
        ld a,(tiling_columns)
        ld c,a
        ld a,e
        call stretch
        pop hl
        ld b,a
        and $18
        add a,l
        ld l,a
        jr nc,same
        inc h
same:
        ld a,b
        and 7
        ld b,a
        inc b
        ld a,(shape_side)
        cp LETTER_SIDE
        ld a,(hl)
        jr nz,column
        add a,a                         ; twice as wide as the ROM's
        or (hl)
column:
        add a,a
        djnz column
        push af                         ; carry: the cell stays
        call mask_bit
        ld a,c
        cpl
        and (hl)
        ld b,a
        pop af
        ld a,b
        jr c,inside
        or c
inside:
        ld (hl),a
        ret
        endp

; stretch - which place of the shape is under the middle of a cell
; In:    A = the cell, C = how many there are; shape_side
; Out:   A = (2 * cell + 1) * shape_side / (2 * C)
; Keeps: DE, IX, IY
; Uses:  F, BC, HL
; Writes: nothing
stretch:
        proc
        local times, place
        add a,a
        inc a
        push de
        ld e,a
        ld d,0
        ld hl,0
        ld a,(shape_side)
        ld b,a
times:
        add hl,de
        djnz times
        pop de
        sla c                           ; B is 0
        ld a,0 - 1
place:
        inc a
        or a
        sbc hl,bc
        jr nc,place
        ret
        endp

shape_cursor:
        db 6, 6, $FC, $84, $84, $84, $84, $FC
; parts of 8 x 8 in rows of four, two for the heart and two for the circle: 15 x 15 places each
heart:
        db $3C, $7E, $FF, $FF, $FF, $FF, $FF, $7F
        db $78, $FC, $FE, $FE, $FE, $FE, $FE, $FC
circle:
        db $07, $1F, $3F, $7F, $7F, $FF, $FF, $FF
        db $C0, $F0, $F8, $FC, $FC, $FE, $FE, $FE
        db $7F, $3F, $1F, $0F, $07, $03, $01, $00
        db $FC, $F8, $F0, $E0, $C0, $80, $00, $00
        db $FF, $FF, $7F, $7F, $3F, $1F, $07, $00
        db $FE, $FE, $FC, $FC, $F8, $F0, $C0, $00

        endif
