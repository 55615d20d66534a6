; links_sides.asm - the four sides of a board: take out the directions that lead beyond them, or mark those that wrap
;
; Each routine that links_sides calls gets one side: its first cell, the distance to the next one, how many there are, whether it
; wraps there, and the directions that lead out.

        if ! defined LINKS_SIDES
LINKS_SIDES equ 1

        include "links/links_rule.asm"

        public links_sides, links_trim, links_stairs, links_inside, links_outside

; links_sides - call a routine for each side of the board
; Family: part
; Source: Z5, Z6
; In:    HL = the routine, D = high byte of links or links_ways; after links_rule
; Out:   the routine's results; it gets HL = first cell, DE = to the next one, B = how many, carry = the side wraps,
;        IX + 0, IX + 12 = directions that lead out, by parity
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX
; Writes: links, links_ways (1,024 bytes); operands at worker, and in links_trim
; Size:  68 bytes
; Stack: 12 bytes with links_trim
links_sides:
        proc
        local of_row, of_column, side, worker
        ld (worker + 1),hl
        ld ix,(links_edges)
        ld h,d
        ld l,0
        call of_row                     ; the first row
        ld a,(links_height)
        dec a
        call links_row
        call of_row                     ; the last one
        ld a,(tiling_columns)
        dec a
        ld h,d
        ld l,a
        call of_column                  ; the last column
        ld h,d
        ld l,0                          ; the first one
of_column:
        ld a,(links_height)
        ld b,a
        ld a,(links_flags)
        push de
        ld de,LINKS_STRIDE
        jr side
of_row:
        ld a,(tiling_columns)
        ld b,a
        ld a,(links_flags)
        rrca
        push de
        ld de,1
side:
        rrca
worker:
        call 0                          ; operand
        inc ix
        pop de
        ret
        endp
links_sides_end:

; links_trim - take the directions that lead out away from the cells of a side
; In:    HL, DE, B, IX, carry as from links_sides, in links_ways
; Out:   the cells without these directions; on a side that wraps, with bit d + 1 instead
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: links_ways; operands at round and more
; Size:  51 bytes
links_trim:
        proc
        local half, even, round, cell, more
        sbc a,a
        ld (round + 1),a
        push bc
        push hl
        ld a,b
        inc a
        call half                       ; every other cell: those of one parity
        pop hl
        pop bc
        add hl,de
        ld a,b
half:
        srl a
        ld b,a
        ld a,(links_parity)
        and l
        ld a,(ix + 0)
        jp pe,even
        ld a,(ix + 12)
even:
        ld c,a
round:
        and 0                           ; operand: $FF if the side wraps
        rlca
        ld (more + 1),a
        ld a,c
        cpl
        ld c,a
cell:
        ld a,(hl)
        and c
more:
        or 0                            ; operand
        ld (hl),a
        add hl,de
        add hl,de
        djnz cell
        ret
        endp
links_trim_end:

; links_stairs - divide a board into floors, with stairs at every place
; In:    links_ways, as one floor of all rows; after links_rule
; Out:   links_ways; carry clear
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: links_ways
; Size:  63 bytes
links_stairs:
        proc
        local floor, stairs, outside, cell
        ld a,(tiling_storeys)
        ld hl,links_ways
floor:
        dec a
        ret z
        push af
        ld bc,(links_steps + 1)
        ld a,(links_steps + $102)
        ld c,b
        ld b,a                          ; a floor's size: the offset of mask $02
        push hl
        add hl,bc
        ex de,hl
        pop hl
stairs:
        ld a,(hl)
        or a
        jr z,outside
        set 1,(hl)
        ex de,hl
        set 5,(hl)
        ex de,hl
outside:
        inc hl
        inc de
        dec bc
        ld a,b
        or c
        jr nz,stairs
        push hl                         ; the first row of the next floor
        ld de,-LINKS_STRIDE
        ex de,hl
        add hl,de
        ld a,(tiling_columns)
        ld b,a
cell:
        res 4,(hl)
        inc hl
        ex de,hl
        res 0,(hl)
        inc hl
        ex de,hl
        djnz cell
        pop hl
        pop af
        jr floor
        endp
links_stairs_end:

; links_inside - bring links into the form that generators and solvers use: a direction that wraps is bit d + 1
; In:    links in its public form, after links_rule
; Out:   links
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: links; operands in links_outside and links_sides
; Size:  4 bytes
links_inside:
        ld a,$00                        ; nop
        jr links_turn
links_inside_end:

; links_outside - bring links back into its public form; how generators end
; In:    links in the other form, after links_rule
; Out:   links; carry clear
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: links; operands at form and both, and in links_sides
; Size:  50 bytes
links_outside:
        proc
        local turn, form, cell, both, next
        ld a,$07                        ; rlca
links_turn:
        ld (form),a
        ld a,(links_flags)
        and ROUND_COLUMNS | ROUND_ROWS
        ret z
        push ix
        ld hl,turn
        ld d,high links
        call links_sides
        pop ix
        or a
        ret
turn:
        ret nc
        ld a,(ix + 0)
        ld c,a
        rlca
        or c
        ld (both + 1),a
        ld a,c
form:
        nop                             ; operand: rlca to look for the inside form
        ld c,a
cell:
        ld a,(hl)
        and c
        jr z,next
        ld a,(hl)
both:
        xor 0                           ; operand
        ld (hl),a
next:
        add hl,de
        djnz cell
        ret
        endp
links_outside_end:

        endif
