; show_distance.asm - the corridors of small_field.asm in colours, by their distance from a cell
;
; 1. lib/distance_bands.asm divides the distances into five bands: green, cyan, blue, magenta, red. Walls become black;
;    cells out of reach stay white.
; 2. A cell of the field is 6 x 6 pixels, so three cells of the screen show parts of four columns (0, 1; 1, 2; 2, 3), rows
;    alike. Of the two columns one is odd, of the two rows too: exactly one cell at an odd row and an odd column, where block
;    mazes have their rooms, is in each cell of the screen. It decides the colour, so two corridors of a block maze never
;    share one. In a cave it may be a wall: then the cell beside it decides, or the one above or below it, or the last
;    of the four.

        if ! defined ENGINE_SHOW_DISTANCE
ENGINE_SHOW_DISTANCE equ 1

        include "engine/views/small_paint.asm"
        include "include/spectrum.asm"
        include "lib/distance_bands.asm"

        public show_distance, paint_bands

; show_distance - colour the field on the screen by the distance from a cell
; In:    D, E = row, column of the cell; field, on the screen as small_update shows it
; Out:   carry clear: BC = the greatest distance; carry set: the cell is a wall or outside, the screen is as it was
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: work, route, queue_rest, the attributes of columns 0 to 23
show_distance:
        call distance_bands
        ret c
        push bc
        call paint_bands
        pop bc
        or a
        ret

; paint_bands - the colours of the bands in work, as distance_bands left them
; In:    work
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the attributes of columns 0 to 23
paint_bands:
        proc
        local group, row, cells, left, right, cell, beside, corner, found
        ld hl,work + WAVE_BEFORE + WAVE_STRIDE + 1 ; row 1, column 1
        ld de,ATTRIBUTES
        ld a,SMALL_COLUMNS / 3
group:                                  ; three rows of the screen: rows 1, 1 and 3 decide, with 0, 2 and 2 beside them
        push af
        ld bc,0 - WAVE_STRIDE
        call row
        ld bc,WAVE_STRIDE
        call row
        add hl,bc
        add hl,bc
        ld bc,0 - WAVE_STRIDE
        call row
        ld bc,2 * WAVE_STRIDE
        add hl,bc
        pop af
        dec a
        jr nz,group
        ret
row:                                    ; HL = column 1 of a row; BC = from there to the row beside; DE = attributes
        push hl
        ld a,SMALL_COLUMNS / 3
cells:                                  ; columns alike
        push af
        call left
        call right
        inc hl
        inc hl
        call left
        inc hl
        inc hl
        pop af
        dec a
        jr nz,cells
        ld hl,32 - SMALL_COLUMNS
        add hl,de
        ex de,hl
        pop hl
        ret
left:
        ld a,$2B                        ; DEC HL
        jr cell
right:
        ld a,$23                        ; INC HL
cell:
        ld (beside),a
        ld (corner),a
        push hl
        ld a,(hl)
        dec a
        cp BANDS
        jr c,found
beside:
        dec hl                          ; operand: or INC HL
        ld a,(hl)
        dec a
        cp BANDS
        jr c,found
        pop hl
        push hl
        add hl,bc
        ld a,(hl)
        dec a
        cp BANDS
        jr c,found
corner:
        dec hl                          ; operand: or INC HL
        ld a,(hl)
        dec a
        cp BANDS
        jr c,found
        ld a,BANDS
found:
        ld hl,band_inks
        add a,l
        ld l,a
        jr nc,$ + 3
        inc h
        ld a,(hl)
        ld (de),a
        inc de
        pop hl
        ret
        endp

band_inks:
        db $04, $05, $01, $03, $02      ; green, cyan, blue, magenta, red
        db $07                          ; white: no way there

        endif
