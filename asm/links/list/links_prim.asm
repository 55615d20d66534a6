; links_prim.asm - Prim's two generators on tilings, as one macro: a random cell of the border, or a random wall
;
; - The byte in links of an inside cell has its passages, that of a border cell the ways to the inside that were noted, that of
;   an outside cell 0. links_ways has the ways to cells that are not inside; those of the new inside cell are taken out one
;   by one, on both sides, so that each wall is looked at once.
; - The list has addresses in links_ways: each border cell once; or once for each wall to the inside (edges). Then a cell stays
;   in the list when it has come inside: it is known by $FF in links_ways, for a border cell lacks at least one way there.

        if ! defined LINKS_PRIM_INCLUDED
LINKS_PRIM_INCLUDED equ 1

        include "links/links_go.asm"
        include "links/list/links_list.asm"
        include "links/links_pick.asm"

; links_prim: the whole generator; edges = 0: cells, 1: walls
links_prim macro edges
        local root, inside, way, next
        call links_list_begin
root:
        call links_list_root
        ex de,hl                        ; DE = the new inside cell
        jr inside
way:
        ld c,a
        dec a
        and c
        ld (de),a
        xor c
        ld c,a                          ; one of its ways
        ld h,d
        ld l,e
        call links_go
        xor (hl)
        ld (hl),a
        res 3,h
        ld a,(hl)
        if edges
        or b
        ld (hl),a
        else
        ld c,a
        or b
        ld (hl),a
        inc c
        dec c
        jr nz,inside
        endif
        set 3,h
        push hl
inside:
        ld a,(de)
        or a
        jr nz,way
        if edges
        dec a
        ld (de),a
        endif
next:
        call links_draw
        jr c,root
        ld e,(hl)
        inc l
        ld d,(hl)
        pop bc                          ; the last word takes over the place
        ld (hl),b
        dec l
        ld (hl),c
        if edges
        ld a,(de)
        inc a
        jr z,next
        endif
        ld h,d
        ld l,e
        res 3,h
        ld a,(hl)
        call links_pick
        ld (hl),a
        call links_go
        or (hl)
        ld (hl),a
        jr inside
        endm

        endif
