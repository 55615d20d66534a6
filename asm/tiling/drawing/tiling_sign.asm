; tiling_sign.asm - signs of passages that have no gap inside the board: stairs, and edges that wrap

        if ! defined ENGINE_TILING_SIGN
ENGINE_TILING_SIGN equ 1

        include "tiling/drawing/tiling_corner.asm"
        include "tiling/drawing/tiling_mark.asm"

; polygon_sign - draw the sign of a passage: stairs, or a mark where it leads round the edge
; In:    D, E = row, column; A = direction
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: pixels, by the pen
polygon_sign:
        proc
        local up
        ld b,a
        ld a,(tiling_flags)
        and HAS_EDGES | HAS_FLOORS
        ret z
        and HAS_EDGES
        jr nz,polygon_edge
        bit 0,b
        ret z
        call polygon_centre
        ret c
        ld a,(polygon_p)
        rrca
        rrca
        and 63
        ld h,a                          ; half of a stroke
        ld a,d
        sub h
        ld d,a
        ld l,h
        sla l                           ; from the top right, down to the left
        bit 2,b
        ld a,e
        jr z,up
        sub h                           ; from the top left
        ld e,a
        ld b,l
        ld c,l
        jp tiling_line
up:
        add a,h
        ld e,a
        ld b,l
        xor a
        sub l
        ld c,a
        jp tiling_line
        endp

; polygon_edge - a mark outside the edge, if a passage leads round it
; In:    D, E = row, column; B = direction, 0, 2, 4 or 6; the tiling has edges that wrap
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: pixels, by the pen
polygon_edge:
        proc
        local each
        push bc
        inc b
        call polygon_around
each:
        rrca
        djnz each
        pop bc
        ret nc
        ld a,b
        push bc
        call tiling_gap
        pop bc
        ld a,b
        jp mark_edge
        endp

; polygon_around - where passages lead round the edge
; In:    D, E = row, column; the tiling has edges that wrap
; Out:   A = a bit for each direction
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: nothing
polygon_around:
        proc
        local below, left, right
        push bc
        ld b,0
        ld a,(tiling_flags)
        and ROUND_ROWS
        jr z,below
        ld a,d
        cp 1
        rl b                            ; bit 0: the first row
        ld a,(tiling_all)
        dec a
        cp d
        jr nz,below
        set 4,b
below:
        ld a,e
        or a
        jr nz,left
        set 6,b
left:
        ld a,(tiling_columns)
        dec a
        cp e
        jr nz,right
        set 2,b
right:
        ld a,b
        pop bc
        ret
        endp

        endif
