; draw_polar.asm - the drawing of `polar`: as `circle`, but a cell takes one column, two or four
;
; Text:  as square
;
; The width of the rings and the circle in the middle are as in draw_circle.asm, with the cells of the innermost ring for
; the columns. A cell of a ring that divides has two sides outward, each half of its arc.
;
; tiling_draw takes 1,069,000 T for a perfect maze of 8 rings of up to 32 sectors, 1,768,000 T for 13 (means), and with all walls of
; these 2,595,395 T at most.

        if ! defined DRAW_POLAR
DRAW_POLAR equ 1

        include "tiling/divided.asm"
        include "tiling/draw_circle.asm"

draw_polar:
        dw polar_kind
        db $34
polar_kind:
        dw polar_fit, polar_middle, polar_side, polar_cell, circle_mark

; polar_fit - the spacings, and what circle_fit finds: see tiling_draw.asm
polar_fit:
        proc
        local divide
        call divided_spacings
        ld a,(tiling_rows)
        dec a
        call links_spacing
        ld b,a
        ld a,(tiling_columns)
divide:
        srl b                           ; 1, 2 or 4
        jp c,circle_fit_inner
        srl a
        jr divide
        endp

; polar_middle - the middle of a cell: see tiling_draw.asm
polar_middle:
        push hl
        push bc
        ld a,d
        call links_spacing
        ld c,a
        dec a
        and e
        sub 1                           ; carry: there is such a cell
        ccf
        jr c,polar_none
        ld a,c
        add a,e
        add a,e
        ld e,a
        jp circle_middle_at
polar_none:
        pop bc
        pop hl
        ret

; polar_cell - the walls of a cell, of those sides that it has: see tiling_draw.asm
polar_cell:
        ld b,a
        call tiling_sides_of
        and b
        ret z
        jp circle_cells

; polar_side - the wall of a side; nothing if the cell has no such side: see tiling_draw.asm
polar_side:
        proc
        local left, outward, undivided, last, arc, spoke
        ld b,a
        ld a,d
        call links_spacing
        ld c,a
        dec a
        and e
        ret nz                          ; there is no such cell
        bit 1,b
        jr nz,spoke
        ld a,c
        add a,a
        ld l,a                          ; half sectors of the arc
        ld h,e
        sla h                           ; and where it begins
        bit 2,b
        jr z,outward
        inc d
        ld a,(tiling_rows)
        cp d
        ld a,b
        jr z,last
        ld a,d
        call links_spacing
        dec a
        and e
        ld a,b
        jr z,last
        dec a
last:
        cp 4                            ; 4, or 5 from the right one of two cells
        ret nz
        jr arc
outward:
        ld a,d
        or a
        jr z,undivided
        dec a
        call links_spacing
        cp c
        jr nc,undivided
        ld l,c
        bit 0,b
        jr z,arc
        ld a,h
        add a,c
        ld h,a
        jr arc
undivided:
        bit 0,b
        ret nz
arc:
        ld a,h
        jp circle_wall
spoke:
        bit 0,b
        ret nz
        ld a,e
        bit 2,b
        jr nz,left
        add a,c
left:
        add a,a
        ld e,a
        jp circle_spoke
        endp

        endif
