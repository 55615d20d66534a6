; walk_begin.asm - shared by the walkers: check the ends, clear the walk, and the page distance of their notes
;
; A walker reads the field itself, and prepares only what it needs: so a short walk is quick. It keeps two
; addresses of its cell: that in `field`, and that of its note in `work`, which here has 32 bytes a row too. So
; they differ by NOTE_PAGES in their high bytes, and their low bytes are equal.

        if ! defined LIB_WALK_BEGIN
LIB_WALK_BEGIN equ 1

        include "include/field.asm"

        public walk_begin, walk_place

NOTE_PAGES:     equ (high field) - (high work)
WALKED_SIZE:    equ 4000                ; 31 steps to a wall, then each of 1,984 passages twice: 3,999

; walk_begin - check the ends of a walk
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   BC = route_length = walked_length = 0
;        carry clear: HL = start in field, DE = finish in field; zero: they are the same
;        carry set: an end is a wall or outside 0..31
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: route_length, walked_length
; Size:  30 bytes   Time: 363 T for two free cells
walk_begin:
        ld bc,0
        ld (route_length),bc
        ld (walked_length),bc
        push hl
        call walk_place
        pop de
        ret c
        push hl
        call walk_place
        ex de,hl
        pop hl
        ret c
        ld a,l
        xor e
        ret nz
        ld a,h
        xor d
        ret
walk_begin_end:

; walk_place - the address of a cell in the field, and whether it is passable
; In:    D,E = row, column, any values
; Out:   carry clear: HL = its address in field
;        carry set: a wall or outside 0..31
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
; Size:  24 bytes   Time: 102 T; 30 T outside
walk_place:
        ld a,d
        or e
        and $E0
        scf
        ret nz
        ld a,d
        rrca
        rrca
        rrca
        ld l,a
        and 3
        add a,high field
        ld h,a
        ld a,l
        and $E0
        or e
        ld l,a
        ld a,(hl)
        passable_test
        ret
walk_place_end:

        endif
