; map_take.asm - the picture of a map fetched from the screen, for a program that has used its memory meanwhile

        if ! defined ENGINE_MAP_TAKE
ENGINE_MAP_TAKE equ 1

        include "engine/views/field_map.asm"

        public map_take

; map_take - fetch the picture from the screen, when it is lost; there must be no frame
; In:    what map_begin has set
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the picture
map_take:
        proc
        local row, line
        ld de,0
row:
        push de
        call map_picture_cell
        push hl
        ld hl,cell_address
        call map_there
        pop de
        ld a,8
line:
        push de
        push hl
        ld bc,(map_cells)
        ld b,0
        ldir
        pop hl
        inc h
        pop de
        ex de,hl
        ld c,16
        add hl,bc
        ex de,hl
        dec a
        jr nz,line
        pop de
        inc d
        ld a,(map_cells)
        cp d
        jr nz,row
        ret
        endp

        endif
