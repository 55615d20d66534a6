; field_cells.asm - check the size that the caller has set for the maze

        if ! defined LIB_FIELD_CELLS
LIB_FIELD_CELLS equ 1

        public field_cells

; field_cells - check field_width and field_height and count the cells
; In:    field_width, field_height
; Out:   carry clear: B = cells down, C = cells across (2 to 15)
;        carry set: a size is even, under 5 or over 31
; Keeps: DE, HL, IX, IY
; Uses:  AF, BC
; Writes: nothing
; Size:  22 bytes   Time: 166 T; 75 to 166 T for an illegal size
field_cells:
        proc
        local halve
        ld bc,(field_width)             ; C = width, B = height
        call halve                      ; B = width, C = cells down
        ret c
halve:                                  ; the second time: B = cells down, C = cells across
        ld a,b
        srl a                           ; an odd size is 2 * cells + 1
        ccf
        ret c
        cp 2
        ret c
        ld b,c
        ld c,a
        cp 16
        ccf
        ret
        endp
field_cells_end:

        endif
