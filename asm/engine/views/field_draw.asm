; field_draw.asm - the whole field in lines, at once
;
; A place takes a fifth or a third of the time of draw_line_place: three pointers go along this row, the one above and the one below. Where
; there is no such row, the pointer goes along the ROM's letters instead, none of which has a pixel in its left column: there is no wall.
;
; `DRAW_LINES_QUICK equ 0` before this include calls draw_line_place for each place instead: the same picture with 173 bytes less.

        if ! defined ENGINE_FIELD_DRAW
ENGINE_FIELD_DRAW equ 1

        if ! defined DRAW_LINES_QUICK
DRAW_LINES_QUICK: equ 1
        endif

        include "engine/views/field_lines.asm"

        public draw_lines

NO_WALLS:       equ ROM_FONT

; draw_lines - draw rows and columns of the field from its top left corner
; In:    B = rows; C = columns, 1 to 32; field; field_top
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, AF', DE', HL'
; Writes: the screen, lines_columns, lines_rows
; Time:  372,140 T at most for 31 x 21
draw_lines:
        if DRAW_LINES_QUICK = 0
        proc
        local row, place
        ld (lines_columns),bc           ; and lines_rows
        ld d,0
row:
        ld e,0
place:
        push bc
        call draw_line_place
        pop bc
        inc e
        ld a,e
        cp c
        jr nz,place
        inc d
        djnz row
        ret
        endp
        else
        proc
        local row, last, cell, up, above, edge, below, walled, inked, floor, trail, line
        ld (lines_columns),bc           ; and lines_rows
        ld hl,NO_WALLS
        ld de,field
        ld c,0
row:                                    ; B = rows left; C = row; HL, DE = the row above, this one
        push bc
        push de
        push hl
        exx
        pop hl                          ; HL' = the row above
        exx
        ld hl,FIELD_STRIDE
        add hl,de
        push hl
        dec b
        jr nz,last
        ld hl,NO_WALLS
last:
        push hl
        exx
        pop de                          ; DE' = the row below
        exx
        push de
        ld d,c
        ld e,0
        call mark_cell
        call cell_address
        pop de
        ld bc,(lines_columns - 1)
        ld c,LINE_PIXELS
cell:                                   ; B = places left; C = a wall's middle, joined to one on the left; DE = place; HL = cell
        push hl
        ld a,(de)
        inc de
        dec b
        rlca
        jp nc,floor
        exx
        bit 7,(hl)
        inc hl
        ld a,(de)
        inc de
        exx
        jr nz,up
        ld (hl),0
        inc h
        ld (hl),0
        jr above
up:
        ld (hl),LINE_PIXELS
        inc h
        ld (hl),LINE_PIXELS
above:
        inc h
        rlca                            ; carry: a wall below
        inc b
        dec b
        jr z,edge
        ld a,(de)
        bit 7,a
        jr z,edge
        inc c                           ; the pixels that join the one on the right
        inc c
        inc c
edge:
        rept 4
        ld (hl),c
        inc h
        endm
        jr c,below
        ld (hl),0
        inc h
        ld (hl),0
        jr walled
below:
        ld (hl),LINE_PIXELS
        inc h
        ld (hl),LINE_PIXELS
walled:
        ld a,(lines_wall_ink)
        ld c,LINE_PIXELS | $C0
inked:                                  ; A = attribute; HL = the last line of the cell
        ex af,af'
        ld a,h
        rrca
        rrca
        rrca
        and 3
        or high ATTRIBUTES
        ld h,a
        ex af,af'
        ld (hl),a
        pop hl
        inc l
        inc b
        djnz cell
        pop de
        pop hl
        pop bc
        inc c
        dec b
        jp nz,row
        ret
floor:
        exx
        inc hl
        inc de
        exx
        ld c,LINE_PIXELS
        rrca
        and TRAIL_BITS
        jr nz,trail
        rept 7
        ld (hl),a
        inc h
        endm
        ld (hl),a
        ld a,(lines_floor_ink)
        jr inked
trail:
        push bc
        push de
        ex de,hl
        ld b,a
        ld hl,(lines_thickness)
        call line_cell
        pop de
        pop bc
        ld a,(lines_trail_ink)
        jp inked
        endp
        endif

        endif
