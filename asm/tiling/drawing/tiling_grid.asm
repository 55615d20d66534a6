; tiling_grid.asm - how large the polygons of a maze can be, and where they are
;
; 1. Take the next set of lengths of the record; with storeys, put the floors side by side, then in two columns, then in one.
; 2. Until the drawing and the room for its marks fit into the area.
; 3. Put it in the middle. If the cells' columns and rows are multiples of 8 apart, it begins at a cell of the screen;
;    with DRAW_HALF, and 16 apart, in the middle of one, so that one in the middle of each square, brick, octagon or hexagon is clear.
; 4. Note where each row and each column begins, and the record's chains in pixels.
; Of several kinds of cells in a row all those of a period begin at the same place; their chains begin elsewhere.

        if ! defined ENGINE_TILING_GRID
ENGINE_TILING_GRID equ 1

        include "tiling/drawing/tiling_size.asm"

; polygon_fit - see tiling_draw.asm
polygon_fit:
        proc
        local period, size, length, across, done
        push ix
        push hl
        pop ix
        ld bc,7
        add hl,bc
        ld a,1
        bit 5,(ix + 0)
        jr z,period
        push hl
        call polygon_skip
        ld a,(hl)
        pop hl
period:
        ld (polygon_period),a
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

; polygon_found - the rest of polygon_fit: note all places, and which kinds of cells there are
polygon_found:
        proc
        local free, column, same, floor, hidden, visible, row, next, middle, level, under, kinds, each_kind, found, dots
        ld a,(ix + 0)
        ld (polygon_flags),a
        ld hl,polygon_step_x
        ld a,(polygon_step_y)
        or (hl)
        if defined DRAW_HALF
        ld c,a
        endif
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
        if defined DRAW_HALF
        ld a,c
        add a,a
        or (ix + 0)
        and 16 + POLYGON_PARITY
        jr nz,free                      ; 8 pixels apart; or the middles are elsewhere
        set 2,(hl)
        ld a,(ix + 0)
        and POLYGON_ABOVE
        jr nz,free                      ; in hexagons those are in the middle across already
        dec hl
        set 2,(hl)
        endif
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
        push ix
        ld ix,(polygon_period)
column:
        ld (hl),d
        inc l
        ld (hl),a
        inc hl
        dec ixl                         ; undocumented, but works on every Z80
        jr nz,same
        xor e
        push af
        ld a,d
        add a,c
        ld d,a
        pop af
        ld ix,(polygon_period)
same:
        djnz column
        pop ix
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
        call polygon_skip
        bit 5,(ix + 0)
        jr nz,kinds
        ld de,polygon_chain
        ld (polygon_chains + 2),de
        call polygon_pixels
        bit 0,(ix + 0)
        jr z,middle
        ld (polygon_chains + 2),de
        call polygon_pixels
middle:
        ld a,(polygon_width)
        srl a
        ld (polygon_middles + 1),a
        ld (polygon_middles + 3),a
        ld a,(polygon_height)
        ld b,a
        cp 14
        call dots
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
        ld a,c
        ld (polygon_middles),a
        ld a,b
        ld (polygon_middles + 2),a
        if defined ENGINE_TILING_POLYGON
        ld bc,WHICH_PARITY
        endif
        if defined ENGINE_TILING_CORNER
        ld de,PICK_PARITY
        endif
        jr found
kinds:
        ld a,(hl)
        inc hl
        ld de,polygon_chain
        ld bc,polygon_middles
each_kind:
        push af
        push de
        ld d,b
        ld e,c
        call polygon_lengths
        ld b,d
        ld c,e
        pop de
        push hl
        ld hl,2 * POLYGON_MOST - 2
        add hl,bc
        ld (hl),e                       ; in polygon_chains
        inc hl
        ld (hl),d
        pop hl
        call polygon_pixels
        pop af
        dec a
        jr nz,each_kind
        ld a,(polygon_p)
        cp 3
        call dots
        if defined ENGINE_TILING_POLYGON
        ld bc,WHICH_KIND
        endif
        if defined ENGINE_TILING_CORNER
        ld de,PICK_KIND
        endif
found:
        if defined ENGINE_TILING_POLYGON
        ld (polygon_which),bc
        endif
        if defined ENGINE_TILING_CORNER
        ld (polygon_pick),de
        endif
        pop ix
        or a
        ret
dots:                                   ; carry: smaller ones
        ld a,3
        sbc a,0
        ld (tiling_dots),a
        ret
        endp

; polygon_skip - skip the sets of lengths
; In:    HL = the record's sets of lengths
; Out:   HL = what follows them
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
polygon_skip:
        ld a,(hl)
        inc hl
        or a
        ret z
        inc hl
        inc hl
        jr polygon_skip

; polygon_pixels - a chain in pixels
; In:    HL = the record's chain; DE = where to
; Out:   HL, DE = what follows the two
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: polygon_chain
polygon_pixels:
        proc
        local side
        call polygon_lengths
side:
        ld a,(hl)
        inc hl
        ld (de),a
        inc de
        or a
        ret z
        call polygon_lengths
        jr side
        endp

; polygon_lengths - two lengths in pixels; In, Out, Keeps, Uses, Writes: as polygon_pixels
polygon_lengths:
        proc
        local length
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
polygon_flags:  ds 1                    ; the record's
polygon_middles: ds 2 * POLYGON_MOST    ; of a cell of each kind: y, x; of two kinds, row + column is even and odd
polygon_chains: ds 2 * POLYGON_MOST     ; the address of each kind's chain; of two kinds, the second one only
polygon_chain:  ds 2 * 27               ; where it begins: y, x; for each side its bit, y, x; 0; and perhaps others
                ds (0 - $) & 127
tiling_grid:    ds 64                   ; of each row of `links`: y, x
                ds 64                   ; of each column: x, y; the sums are where a cell is
        endm

        endif
