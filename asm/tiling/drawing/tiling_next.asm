; tiling_next.asm - the cells beside a cell: which there are, and which of its sides face outward
;
; The rule of asm/include/links.asm once more, by row and column, for drawings and walkers: no table of a generator is needed.

        if ! defined ENGINE_TILING_NEXT
ENGINE_TILING_NEXT equ 1

        include "include/links.asm"

        public tiling_next, tiling_outer, tiling_absent, tiling_sides_of, tiling_place

; tiling_next - the neighbour in a direction
; In:    D, E = row, column; A = direction, 0 to 7, one that the tiling has; tiling_all
; Out:   carry clear: D, E = the neighbour; carry set: it would be outside the board, D, E as they were
; Keeps: BC, HL, IX, IY
; Uses:  AF, DE
; Writes: nothing
tiling_next:
        proc
        local steps, hexagon, brick, stairs, zero, step, floor, same, column, wraps, inside, outside, wrap
        push hl
        push bc
        push de
        add a,a
        ld c,a
        ld b,0
        ld hl,steps
        add hl,bc
        ld b,(hl)
        inc hl
        ld c,(hl)                       ; B, C = rows, columns to go
        bit 1,a                         ; an odd direction?
        ld a,(tiling)
        jr z,step
        cp TILING_BRICK
        jr z,brick
        cp TILING_HEXAGON
        jr z,hexagon
        cp TILING_STOREYS
        jr nz,step
        ld a,(tiling_rows)              ; 1 is a floor up: that much further down in `links`
        bit 7,b
        jr nz,stairs
        neg
stairs:
        add a,d
        ld hl,tiling_all
        cp (hl)
        jr nc,outside
        ld d,a
        ld a,e
        jr inside
hexagon:                                ; even columns stay in the row on their way down, odd ones on their way up
        ld a,b
        rlca
        xor e
        rrca
        jr c,step
        ld b,0
        jr step
brick:                                  ; even rows stay in the column on their way to the right, odd ones to the left
        ld a,c
        rlca
        xor d
        rrca
        jr c,step
        ld c,0
step:
        ld a,(tiling_rows)
        ld h,a
        ld a,d
floor:
        sub h
        jr nc,floor
        add a,h
        add a,b                         ; the row on its floor
        cp h
        jr c,same
        ld l,a
        ld a,(tiling)
        cp TILING_TORUS
        jr nz,outside
        call wrap
        ld d,a
        jr column
same:
        ld a,d
        add a,b
        ld d,a
column:
        ld a,(tiling_columns)
        ld h,a
        ld a,e
        add a,c
        cp h
        jr c,inside
        ld l,a
        ld a,(tiling)
        cp TILING_TORUS
        jr z,wraps
        cp TILING_CIRCLE
        jr z,wraps
        cp TILING_RECTANGLE
        jr nz,outside
wraps:
        call wrap
inside:
        ld e,a
        pop bc
        pop bc
        pop hl
        or a
        ret
outside:
        pop de
        pop bc
        pop hl
        scf
        ret
wrap:                                   ; L = 255 or H: round the edge
        inc l
        ld a,0
        ret nz
        ld a,h
        dec a
        ret
steps:
        db -1,0, -1,1, 0,1, 1,1, 1,0, 1,-1, 0,-1, -1,-1
        endp
tiling_next_end:

; tiling_outer - a side of a cell that faces outward: there an entrance or exit can be
; In:    D, E = row, column; B = 0 entrance: rather on the left or above; 1 exit: rather on the right or below; tiling_all
; Out:   carry clear: A = direction; carry set: the cell has neighbours on all sides
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: nothing
tiling_outer:
        proc
        local try, side, no, order
        ld a,b
        add a,a
        add a,a
        ld c,a
        call tiling_sides_of
        ld b,a
        ld hl,order
try:
        ld a,(hl)
        inc hl
        cp 8
        ccf
        ret c
        xor c
        push hl
        push bc
        push de
        ld c,a
        ld a,b
        ld b,c
        inc b
side:
        rrca
        djnz side
        jr nc,no                        ; it has no such side
        ld a,c
        call tiling_next
        call nc,tiling_absent
no:
        ld a,c
        pop de
        pop bc
        pop hl
        jr nc,try
        or a
        ret
order:
        db 6, 0, 7, 5, 1, 4, 3, 2, 255
        endp
tiling_outer_end:

; tiling_sides_of - the sides that a cell has
; In:    D, E = row, column; tiling
; Out:   A = a bit for each direction
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
tiling_sides_of:
        proc
        local sides
        ld a,(tiling)
        cp TILING_TRIANGLE
        push af
        add a,low sides
        ld l,a
        adc a,high sides
        sub l
        ld h,a
        pop af
        ld a,(hl)
        ret nz
        ld h,a
        ld a,d
        xor e
        rrca
        ld a,h
        ret nc
        rrca                            ; apex down
        rrca
        rrca
        rrca
        ret
sides:
        db $55, $55, $BB, $EE, $54, $FF, $55, $55, $55
        endp
tiling_sides_of_end:

; tiling_absent - is a cell taken out of the board
; In:    D, E = row, column; mask_used, links_mask
; Out:   carry set: it is
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
tiling_absent:
        proc
        local column
        ld a,(mask_used)
        or a
        ret z
        push bc
        ld a,e
        rrca
        rrca
        rrca
        and 3
        ld c,a
        ld a,d
        add a,a
        add a,a
        or c
        ld c,a
        ld b,0
        ld hl,links_mask
        add hl,bc
        ld a,e
        and 7
        ld b,a
        inc b
        ld a,(hl)
column:
        rlca
        djnz column
        pop bc
        ret
        endp
tiling_absent_end:

; tiling_place - where a cell is in `links`
; In:    D, E = row, column
; Out:   HL = address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
tiling_place:
        ld a,d
        rrca
        rrca
        rrca
        ld h,a
        and $E0
        or e
        ld l,a
        ld a,h
        and 3
        or high links
        ld h,a
        ret
tiling_place_end:

tiling_next_variables macro
tiling_all:     ds 1                    ; rows of all floors together; tiling_fit sets it
        endm

        endif
