; rays_marks.asm - a thread on the floor of a maze seen from within (engine/rays/rays.asm), or other marks

        if ! defined ENGINE_RAYS_MARKS
ENGINE_RAYS_MARKS equ 1

        include "engine/rays/rays_thing.asm"

        public rays_marks

        if ! defined RAYS_MARKED
RAYS_MARKED:    equ 5                   ; how many cells ahead marks are looked for: a program may set another number before this include
        endif

; rays_marks_step - a cell farther away if the argument is 0, nearer if it is 1
rays_marks_step macro back
        exx
        if back
        or a
        sbc hl,de
        push hl
        ld hl,(rays_thing_across)
        or a
        sbc hl,bc
        else
        add hl,de
        push hl
        ld hl,(rays_thing_across)
        add hl,bc
        endif
        ld (rays_thing_across),hl
        pop hl
        exx
        endm

; rays_marks - draw a thing in the middle of each marked cell of the corridor that lies ahead, the farthest first
; In:    A = the bits that mark a cell's byte; BC = record of the thing (engine/rays/rays_thing.asm): a picture of 3 to 8 lines, for example;
;        rays_at has been called for this picture
; Out:   -
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, BC', DE', HL'
; Writes: RAYS_MEMORY, its variables
; Time:  five marks of two columns and 3 to 12 lines take at most 35,741 T, with contention
rays_marks:
        proc
        local right, ahead, wall, each, none
        ld (rays_marks_bits),a
        ld (rays_thing_at),bc
        ; the middle of this cell
        ld hl,(rays_x)
        ld l,$80
        ld de,(rays_y)
        ld e,l
        call rays_thing_turned
        push hl
        ; BC', DE' = what a cell adds to the right and ahead, HL' = how far ahead
        ld hl,(rays_thing_sine)
        ld de,(rays_thing_cosine)
        ld a,(rays_turn)
        bit 3,a
        jr nz,right
        ex de,hl
        xor a
        sub e
        ld e,a
        sbc a,a
        sub d
        ld d,a
right:
        rept 4
        add hl,hl
        endm
        ex de,hl
        rept 4
        add hl,hl
        endm
        ld b,h
        ld c,l
        pop hl
        exx
        ; the way that lies ahead
        ld a,(rays_turn)
        add a,8
        rrca
        rrca
        sub 4                           ; angle 0 is north, but the first way is east
        and $0C
        ld c,a
        ld b,0
        ld hl,rays_ways + 1
        add hl,bc
        ld e,(hl)
        inc hl
        ld d,(hl)                       ; a step in the maze
        ld hl,(rays_from + 1)           ; the cell
ahead:                                  ; as far as the wall
        add hl,de
        bit 7,(hl)
        jr nz,wall
        rays_marks_step 0
        inc b
        ld a,b
        cp RAYS_MARKED
        jr nz,ahead
        jr each
wall:
        or a
        sbc hl,de
        inc b
        jr none
each:                                   ; and cell by cell back
        ld a,(rays_marks_bits)
        and (hl)
        push hl
        push de
        push bc
        exx
        push hl
        push de
        push bc
        call nz,rays_thing_there
        pop bc
        pop de
        pop hl
        exx
        pop bc
        pop de
        pop hl
        rays_marks_step 1
        or a
        sbc hl,de
none:
        djnz each
        ret
        endp

rays_marks_variables macro
rays_marks_bits: ds 1
        endm

        endif
