; tiling_grid.asm - how large the polygons of a maze can be, and where they are
;
; 1. Take the next set of lengths of the record; with storeys, put the floors side by side, then in two columns, then in one.
; 2. Until the drawing and the room for its marks fit into the area.
; 3. Put it in the middle. If the cells' columns and rows are multiples of 8 apart, it begins at a cell of the screen.
; 4. Note where each row and each column begins, and the record's chains in pixels.

        if ! defined ENGINE_TILING_GRID
ENGINE_TILING_GRID equ 1

        include "tiling/drawing/tiling_size.asm"

; polygon_fit - see tiling_draw.asm
polygon_fit:
        proc
        local size, length, across, done
        push ix
        push hl
        pop ix
        ld bc,7
        add hl,bc
size:                                   ; HL = a set of lengths
        ld a,(hl)
        or a
        scf
        jr z,done                       ; even the smallest one is too large
        ld de,polygon_p
        ld bc,3
        ldir
        push hl
        push ix
        pop hl
        ld b,6
        ld de,polygon_width
length:
        inc hl
        ld a,(hl)
        call polygon_length
        ld (de),a
        inc de
        djnz length
        call polygon_floors
across:                                 ; A = floors side by side
        ld (polygon_across),a
        call polygon_place
        jr nc,polygon_found
        ld a,(polygon_across)
        inc a
        srl a
        ld hl,polygon_across
        cp (hl)
        jr nz,across
        pop hl
        jr size
done:
        pop ix
        ret
        endp

; polygon_found - the rest of polygon_fit: note all places
polygon_found:
        proc
        local free, column, floor, hidden, visible, row, next, skip, chains, middle, level, under
        ld hl,polygon_step_x
        ld a,(polygon_step_y)
        or (hl)
        and 7
        jr nz,free
        ld hl,polygon_left
        res 0,(hl)
        res 1,(hl)
        res 2,(hl)
        inc hl
        res 0,(hl)
        res 1,(hl)
        res 2,(hl)
free:
        ld hl,tiling_grid + 64
        ld a,(polygon_shift_y)
        ld e,a
        ld a,(polygon_step_x)
        ld c,a
        ld a,(polygon_left)
        ld d,a
        ld b,LINKS_MOST
        xor a
column:
        ld (hl),d
        inc l
        ld (hl),a
        inc hl
        xor e
        push af
        ld a,d
        add a,c
        ld d,a
        pop af
        djnz column
        ld hl,tiling_grid
        ld de,(polygon_top - 1)         ; D = y
        ld e,b                          ; x, from the first floor's on
        ld c,b
floor:                                  ; C = floor
        ld a,(tiling_rows)
        ld b,a
        bit 2,(ix + 0)
        jr z,visible
        ld a,(tiling_floor)
        cp c
        jr z,visible
        inc a
        jr z,visible
hidden:
        ld (hl),POLYGON_HIDDEN
        inc l
        inc hl
        djnz hidden
        jr next
visible:
        push de
        push bc
        ld a,(polygon_shift_x)
        ld c,a
row:
        ld (hl),d
        inc l
        ld (hl),e
        inc hl
        ld a,e
        xor c                           ; C is 0 where E is not the first floor's
        ld e,a
        ld a,(polygon_step_y)
        add a,d
        ld d,a
        djnz row
        pop bc
        pop de
        ld a,(polygon_floor_x)
        add a,e
        ld e,a
        ld a,(polygon_across)
        dec a
        jr z,under                      ; a row for each floor
        cp c
        jr nz,next
under:
        ld e,0                          ; the next row of floors
        ld a,(polygon_floor_y)
        add a,d
        ld d,a
next:
        inc c
        ld a,(tiling_all)
        add a,a
        add a,low tiling_grid
        cp l
        jr nz,floor
        pop hl
skip:
        ld a,(hl)
        inc hl
        or a
        jr z,chains
        inc hl
        inc hl
        jr skip
chains:
        ld de,polygon_chain
        ld (polygon_odd),de
        call polygon_pixels
        bit 0,(ix + 0)
        jr z,middle
        ld (polygon_odd),de
        call polygon_pixels
middle:
        ld a,(polygon_width)
        srl a
        ld (polygon_middle + 2),a
        ld a,(polygon_height)
        ld b,a
        cp 14
        ld a,3
        sbc a,0
        ld (tiling_dots),a
        ld a,b
        srl b
        ld c,b
        bit 4,(ix + 0)
        jr z,level
        ld b,a
        add a,a
        add a,a
        add a,b
        add a,8
        rrca
        rrca
        rrca
        rrca
        and 15                          ; 5/16 of the height: about a third
        ld c,a
        ld a,b
        sub c
        ld b,c
        ld c,a
level:
        ld (polygon_middle),bc
        pop ix
        or a
        ret
        endp

; polygon_pixels - a chain in pixels
; In:    HL = the record's chain; DE = where to
; Out:   HL, DE = what follows the two
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: polygon_chain
polygon_pixels:
        proc
        local side, place, length
        call place
side:
        ld a,(hl)
        inc hl
        ld (de),a
        inc de
        or a
        ret z
        call place
        jr side
place:
        call length
length:
        ld a,(hl)
        inc hl
        call polygon_length
        ld (de),a
        inc de
        ret
        endp

tiling_grid_variables macro
polygon_middle: ds 3                    ; of a cell: y with row + column even, with odd; x
polygon_odd:    ds 2                    ; the chain of cells whose row + column is odd
polygon_chain:  ds 2 * 27               ; where it begins: y, x; for each side its bit, y, x; 0; and perhaps another one
                ds (0 - $) & 127
tiling_grid:    ds 64                   ; of each row of `links`: y, x
                ds 64                   ; of each column: x, y; the sums are where a cell is
        endm

        endif
