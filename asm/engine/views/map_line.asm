; map_line.asm - a line on a map, place by place, and marks on it
;
; A cell of the line's colour shows the line alone; when the line's last place in it is removed, its walls come back. With MAP_LINE_WALLS, set
; before the include, where a place is 2 x 2 pixels one of four pixels of its walls stays.

        if ! defined ENGINE_MAP_LINE
ENGINE_MAP_LINE equ 1

        include "engine/views/field_map.asm"

        public map_mark, map_line, map_unline, map_pixel

; map_mark - draw a mark instead of a cell's walls
; In:    D, E = row, column of the cell, in the map; HL = eight bytes; C = colour, not one of the map's three
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: one cell of the screen
map_mark:
        push de
        call map_screen
        call draw_shape
        pop de
        ret

; map_line - add a place to the line; its cell loses its walls
; In:    D, E = row, column of the place
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: one cell of the screen
map_line:
        proc
        local has, clear, marked
        push de
        call map_pixel
        push hl
        call attribute_address
        ld a,(map_line_ink)
        cp (hl)
        jr z,has
        ld a,(map_unseen)
        cp (hl)
        jr z,clear
        ld a,(map_seen)
        cp (hl)
        jr nz,marked
clear:
        ld a,(map_line_ink)
        ld (hl),a
        if defined MAP_LINE_WALLS
        call map_dim
        else
        call map_wipe
        endif
has:
        pop hl
        call map_set
        pop de
        ret
marked:
        pop hl
        pop de
        ret
        endp

; map_unline - take a place from the line; the last one of a cell gives the walls back
; In, Out, Keeps, Uses, Writes: as map_line
map_unline:
        proc
        local single, any, done
        push de
        call map_pixel
        push hl
        call attribute_address
        ld a,(map_line_ink)
        cp (hl)
        pop hl
        jr nz,done                      ; a mark
        ld a,c
        cpl
        ld c,a
        and (hl)
        ld (hl),a
        dec b
        jr nz,single
        inc h
        ld a,c
        and (hl)
        ld (hl),a
single:
        call cell_address
        if defined MAP_LINE_WALLS
any:
        ld a,(map_twice)                ; then only the line has pixels in every second line
        add a,h
        ld h,a
        ld a,(hl)
        or a
        jr nz,done
        inc h
        ld a,h
        and 7
        jr nz,any
        else
        ld b,8
any:
        ld a,(hl)
        or a
        jr nz,done
        inc h
        djnz any
        endif
        ld a,(map_row)
        ld b,a
        ld a,d
        sub b
        ld d,a
        ld a,(map_column)
        ld b,a
        ld a,e
        sub b
        ld e,a
        ld a,(map_seen)
        call map_cell
done:
        pop de
        ret
        endp

        if defined MAP_LINE_WALLS
; map_dim - leave one of four pixels of a cell's walls, or none where a place is one pixel
; In:    D, E = row, column of the screen
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
map_dim:
        proc
        local lines
        ld a,(map_twice)
        or a
        jr z,map_wipe
        call cell_address
lines:
        ld a,(hl)
        and $AA
        ld (hl),a
        inc h
        ld (hl),0
        inc h
        ld a,h
        and 7
        jr nz,lines
        ret
        endp
        endif

; map_wipe - empty a cell
; In:    D, E = row, column of the screen
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
map_wipe:
        proc
        local line
        call cell_address
        ld a,8
line:
        ld (hl),0
        inc h
        dec a
        jr nz,line
        ret
        endp

; map_set - set the pixels of a place
; In:    HL, C, B as map_pixel has them
; Keeps: C, DE, IX, IY
; Uses:  AF, B, HL
map_set:
        ld a,(hl)
        or c
        ld (hl),a
        dec b
        ret nz
        inc h
        ld a,(hl)
        or c
        ld (hl),a
        ret

; map_pixel - where a place is on the map
; In:    D, E = row, column of the place
; Out:   HL = address of its pixels; C = its pixels in that byte; B = 1 if they are in the line below too, else 0; D, E =
;        row, column of its cell on the screen
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: nothing
map_pixel:
        proc
        local pixel, found
        ld a,(map_twice)
        or a
        ld bc,$80                       ; one pixel
        jr z,map_point
        sla d
        sla e
        ld bc,1 * 256 + $C0
map_point:                              ; D, E = line, column in pixels
        ld a,e
        and 7
        jr z,found
pixel:
        srl c
        dec a
        jr nz,pixel
found:
        ld a,d
        and 7
        push af
        srl d
        srl d
        srl d
        srl e
        srl e
        srl e
        call map_screen
        call cell_address
        pop af
        add a,h
        ld h,a
        ret
        endp

        endif
