; labyrinth.asm - the classical labyrinth of 3 or 7 circuits as a field
;
; 1. labyrinth_path leaves the way in route. Close all of the field.
; 2. Follow the way from the entrance; open each cell, and the place between it and the next one.
;
; That of 7 circuits has 15 x 14 cells, as many as the field has room for: 31 x 29. That of 3 has 7 x 7: 15 x 15.

        if ! defined TRANSFORM_LABYRINTH
TRANSFORM_LABYRINTH equ 1

        include "include/field.asm"
        include "lib/labyrinth_path.asm"

        public labyrinth

; labyrinth - put a classical labyrinth into the field
; Family: fill
; Source: common knowledge
; In:    A = 3 or 7 circuits
; Out:   carry clear: field, field_width, field_height; D, E = row, column of the entrance, H, L = those of the goal; route,
;        route_length = the way, a code for each step of one cell, which is two places of the field
;        carry set: another number, nothing written
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL
; Writes: field, field_width, field_height, route, route_length, work (4 bytes)
; Size:  127 bytes  Time: 38,255 T 3 circuits; 81,612 T 7 circuits
; Stack: 8 bytes
labyrinth:
        proc
        local next, two, down, left, step, opened
        cp 8
        ccf
        ret c
        call labyrinth_path
        ret c
        sla d
        inc d
        sla e
        inc e
        push de
        ld h,b
        ld l,c
        add hl,hl                       ; fewer than 128 columns
        inc h
        inc l
        ld (field_width),hl
        push de
        ld hl,field
        ld de,field + 1
        ld bc,FIELD_SIZE - 1
        ld (hl),FIELD_WALL
        ldir
        pop de
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
        add a,high field
        ld h,a
        ld de,route
        ld bc,(route_length)
        ld (hl),FIELD_PATH
next:
        push bc
        ld a,(de)
        inc de
        ld b,2
two:
        cp 4
        jr z,down
        jr nc,left
        inc l
        or a
        jr nz,step
        ld a,l
        sub FIELD_STRIDE + 1
        ld l,a
        ld a,0
        jr nc,step
        dec h
        jr step
left:
        dec l
        jr step
down:
        ld a,l
        add a,FIELD_STRIDE
        ld l,a
        ld a,4
        jr nc,step
        inc h
step:
        ld (hl),FIELD_PATH
        djnz two
        pop bc
        dec bc
        ld a,b
        or c
        jr nz,next
        ld a,l
        and FIELD_STRIDE - 1
        ld e,a
        xor l
        ld l,a
        ld a,h
        sub high field
        ld h,a
        add hl,hl
        add hl,hl
        add hl,hl
        ld l,e                          ; H, L = the goal
        pop de
        or a
        ret
        endp
labyrinth_end:

        endif
