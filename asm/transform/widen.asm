; widen.asm - wider corridors for any maze: each cell becomes widen_width places wide
;
; 1. The new size: in each direction a wall and widen_width places for each cell, and the outer wall; if that is even, the
;    outer wall on the right or below twice. Refuse what is over 31.
; 2. For each row from the last to the first: stretch it into its new place, from right to left. Places in even columns stay one
;    wide; those in odd columns, the cells, are repeated.
; 3. Repeat the rows of cells in the same way.
;
; So walls stay thin, and loops, rooms, dead ends and doors stay what they are. Each new place is at or after its old one, in both
; directions: so nothing is overwritten before it is read, and no second field is needed.
; In a row of cells the byte of a wall is read before the places of its cell are written: with a width of two the third of
; these is written too, and then overwritten.

        if ! defined TRANSFORM_WIDEN
TRANSFORM_WIDEN equ 1

        include "lib/field_cells.asm"
        include "lib/field_address.asm"

        public widen

; widen - give the maze in the field corridors that are two or three places wide
; Family: format
; Parameter: widen_width, 2 to 3, default 2, "Wide": width of a corridor in places
; Source: Z12b
; In:    field (any bytes), field_width, field_height (odd; 5 to 21, or 5 to 15 for widen_width = 3), widen_width (below 2: 2,
;        above 3: 3)
; Out:   field, field_width and field_height = 1 + cells * (widen_width + 1), or one more where that is even; carry clear
; Refuses: illegal size, or what would be wider or higher than 31
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL
; Writes: field, field_width, field_height; operands at columns, short, third and across (set before
;        use)
; Size:  172 bytes   Time: 30,922 T at most (21x21), whatever the field
; Stack: 10 bytes
widen:
        proc
        local size, two, row, put, columns, short, cell, third, next, across, finished

        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,(widen_width)
        cp 3
        sbc a,a
        ld e,a                          ; 255: two places; 0: three
        ld a,b
        call size
        ret c
        ld h,a
        sub d
        inc a
        ld l,a                          ; L = rows of outer wall below
        ld a,c
        call size
        ret c
        ld (across + 1),a
        sub d
        ld (short + 1),a
        ld a,c
        ld (columns + 1),a
        ld a,e
        add a,3
        ld c,a                          ; C = the width of corridors
        ld a,e
        cpl
        and $1D                         ; NOP, or DEC E
        ld (third),a
        push hl
        ld de,(field_width)
        dec d
        dec e
        call field_address
        ex (sp),hl                      ; the last place, as it was
        ld d,h
        ld a,(across + 1)
        ld e,a
        ld (field_width),de
        dec d
        dec e
        ld a,l
        push af
        call field_address
        pop af
        ex de,hl                        ; DE = the last place now
        pop hl
        push bc
        ld b,a
        call put
        pop bc
row:
        push bc
        ld b,c
        call put
        ld b,1
        call put
        pop bc
        djnz row
        or a
        ret

size:                                   ; A = cells, E as above; A = the new size, carry set if it is too great; D = 1 less if odd
        ld d,a
        add a,a
        bit 0,e
        jr nz,two
        ld d,a
two:
        add a,d
        inc a
        ld d,a
        or 1
        cp 32
        ccf
        ret

put:                                    ; stretch the row that ends at HL into B rows, the last of which ends at DE
        push bc
        push hl
        push de
columns:
        ld b,0
        ld a,(hl)
        ld (de),a
        ld a,e
short:
        sub 0
        ld e,a
        ld a,(hl)
        ld (de),a
        dec e
cell:
        dec l
        ld a,(hl)
        dec l
        ld c,(hl)                       ; the wall left of the cell
        ld (de),a
        dec e
        ld (de),a
        dec e
        ld (de),a
third:
        dec e
        ld a,c
        ld (de),a
        dec e
        djnz cell
        pop de
        pop hl
        ld bc,-FIELD_STRIDE
        add hl,bc
        pop af                          ; A = rows
        push hl
next:
        ld h,d
        ld l,e
        ex de,hl
        add hl,bc
        ex de,hl
        dec a
        jr z,finished
        push bc
        push de
across:
        ld bc,0
        lddr
        pop de
        pop bc
        jr next
finished:
        pop hl
        ret
        endp
widen_end:

        endif
