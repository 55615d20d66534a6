; rays_marks.asm - a thread on the floor of a maze seen from within (engine/rays/rays.asm), or other marks

        if ! defined ENGINE_RAYS_MARKS
ENGINE_RAYS_MARKS equ 1

        include "engine/rays/rays_thing.asm"

        public rays_marks

        if ! defined RAYS_MARKED
RAYS_MARKED:    equ 5                   ; how many cells ahead marks are looked for: a program may set another number before this include
        endif

; rays_marks - draw a thing in the middle of each marked cell of the corridor that lies ahead, the farthest first
; In:    A = the bits that mark a cell's byte; BC = record of the thing (engine/rays/rays_thing.asm): a picture of 3 to 8 lines, for example;
;        rays_at has been called for this picture
; Out:   -
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, BC', DE', HL'
; Writes: RAYS_MEMORY, its variables
; Time:  at most 6,000 T for each marked cell, and what its picture takes
rays_marks:
        proc
        local ahead, end_wall, down, there
        ld (rays_marks_bits),a
        ld (rays_marks_thing),bc
        ld a,(rays_turn)
        add a,8
        rrca
        rrca
        and $0C
        sub 4                           ; angle 0 is north, but the first way is east
        and $0C
        ld (rays_marks_way),a
        ld c,a
        ld b,0
        ld hl,rays_ways + 1
        add hl,bc
        ld e,(hl)
        inc hl
        ld d,(hl)                       ; a step in the maze
        ld hl,(rays_from + 1)           ; the cell
        ld b,1
ahead:
        add hl,de
        bit 7,(hl)
        jr nz,end_wall
        inc b
        ld a,b
        cp RAYS_MARKED + 1
        jr nz,ahead
        add hl,de
end_wall:
        or a
        sbc hl,de                       ; cell by cell back
        dec b
        ret z
        ld a,(rays_marks_bits)
        and (hl)
        jr z,end_wall
        push hl
        push de
        push bc
        ; the middle of the cell, B cells that way
        ld hl,(rays_x)
        ld l,$80
        ld de,(rays_y)
        ld e,l
        ld a,(rays_marks_way)
        bit 2,a
        jr nz,down
        bit 3,a
        ld a,b
        jr z,$ + 4
        neg
        add a,h
        ld h,a
        jr there
down:
        bit 3,a
        ld a,b
        jr z,$ + 4
        neg
        add a,d
        ld d,a
there:
        ld bc,(rays_marks_thing)
        call rays_thing
        pop bc
        pop de
        pop hl
        jr end_wall
        endp

rays_marks_variables macro
rays_marks_bits: ds 1
rays_marks_thing: ds 2
rays_marks_way: ds 1
        endm

        endif
