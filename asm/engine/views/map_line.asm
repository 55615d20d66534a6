; map_line.asm - a line on a map, place by place, and marks on it
;
; A cell of the line's colour shows the line alone; when the line's last place in it is removed, its walls come back.

        if ! defined ENGINE_MAP_LINE
ENGINE_MAP_LINE equ 1

        include "engine/views/field_map.asm"

        public map_mark, map_line, map_unline

; map_mark - draw a mark instead of a cell's walls
; In:    D, E = row, column of the cell, in the map; HL = eight bytes; C = colour, not one of the map's three
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: one cell of the screen and of the picture
map_mark:
        proc
        local line
        push hl
        call map_ink
        ld (hl),c
        call map_picture_cell
        pop bc
        push de
        ld d,8
line:
        ld a,(bc)
        inc bc
        ld (hl),a
        ld a,l
        add a,16
        ld l,a
        dec d
        jr nz,line
        pop de
        jr map_show
        endp

; map_line - add a place to the line; its cell loses its walls
; In:    D, E = row, column of the place
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: one cell of the screen and of the picture
map_line:
        proc
        local has, clear, marked, wipe, pixels, one
        push de
        call map_pixel
        push hl
        call map_ink
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
        push bc
        call map_picture_cell
        ld bc,8 * 256 + 16
        xor a
wipe:
        ld (hl),0
        ld a,l
        add a,c
        ld l,a
        djnz wipe
        pop bc
        pop hl
        call pixels
        call map_show
        pop de
        ret
has:                                    ; only the pixels change
        pop hl
        call pixels
        push bc
        ld hl,cell_address
        push af
        call map_there
        pop af
        rrca
        rrca
        rrca
        rrca
        and 7
        add a,h
        ld h,a                          ; the last line of the place
        ld a,(hl)
        or c
        ld (hl),a
        inc b
        dec b
        jr z,one
        dec h
        ld a,(hl)
        or c
        ld (hl),a
one:
        pop bc
        pop de
        ret
pixels:                                 ; A = the low byte of the last line's address
        ld a,(hl)
        or c
        ld (hl),a
        ld a,l
        add a,b                         ; the line below, or the same one
        ld l,a
        ld a,(hl)
        or c
        ld (hl),a
        ld a,l
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
        local any, line, done
        push de
        call map_pixel
        push hl
        call map_ink
        ld a,(map_line_ink)
        cp (hl)
        pop hl
        jr nz,done                      ; a mark
        ld a,c
        cpl
        and (hl)
        ld (hl),a
        ld a,l
        add a,b
        ld l,a
        ld a,c
        cpl
        and (hl)
        ld (hl),a
        call map_picture_cell
        ld bc,8 * 256 + 16
any:
        ld a,(hl)
        or a
        jr nz,line
        ld a,l
        add a,c
        ld l,a
        djnz any
        ld a,(map_seen)
        call map_cell
        jr done
line:
        call map_show
done:
        pop de
        ret
        endp

; map_pixel - where a place is in the picture
; In:    D, E = row, column of the place
; Out:   HL = address of its pixels; C = its pixels in that byte; B = 16 if they are in the line below too, else 0; D, E =
;        row, column of its cell in the map
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: nothing
map_pixel:
        proc
        local once, pixel, found
        ld a,(map_twice)
        or a
        ld bc,$80                       ; one pixel
        jr z,once
        sla d
        sla e
        ld bc,16 * 256 + $C0
once:
        ld a,e
        and 7
        jr z,found
pixel:
        srl c
        dec a
        jr nz,pixel
found:
        push de
        srl d
        srl d
        srl d
        srl e
        srl e
        srl e
        call map_picture_cell
        pop af                          ; A = pixel row
        and 7
        rlca
        rlca
        rlca
        rlca
        or l
        ld l,a
        ret
        endp

        endif
