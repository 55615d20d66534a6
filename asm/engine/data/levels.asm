; levels.asm - a table of levels, as the build makes it from NAME.levels.txt: docs/ASSETS.md

        if ! defined ENGINE_LEVELS
ENGINE_LEVELS equ 1

        include "include/field.asm"

        public level_find, level_field

; level_find - find a level
; In:    HL = table; A = its number, 0 for the first
; Out:   carry clear: DE = its name, a text; C, B = width, height; HL = its cells, row by row; carry set: there is none of this number
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: nothing
; Size:  28 bytes   Time: 199 T, and 21 T for each letter of its name at most
level_find:
        cp (hl)
        ccf
        ret c
        ld d,h
        ld e,l
        ld c,a
        ld b,0
        inc hl
        add hl,bc
        add hl,bc
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        add hl,de
        ld d,h
        ld e,l
        xor a
        ld b,a
        ld c,a
        cpir                            ; HL = the byte after the name
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ret

; level_field - put a level into the field, for walkers and solvers; the rest of the field is wall
; In:    as level_find
; Out:   carry clear: the level's bytes from field on, field_width, field_height; carry set: none of this number, or it is wider or higher
;        than 32: nothing is written
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: field, field_width, field_height
; Size:  52 bytes   Time: 47,000 T at most
level_field:
        proc
        local row
        call level_find
        ret c
        ld a,32
        cp b
        ret c
        cp c
        ret c
        ld (field_width),bc             ; and field_height
        push hl
        push bc
        ld hl,field
        ld de,field + 1
        ld bc,FIELD_SIZE - 1
        ld (hl),FIELD_WALL
        ldir
        pop bc
        pop hl
        ld de,field
row:
        push bc
        push de
        ld b,0
        ldir
        pop de
        ex de,hl
        ld bc,FIELD_STRIDE
        add hl,bc
        ex de,hl
        pop bc
        djnz row
        or a
        ret
        endp

        endif
