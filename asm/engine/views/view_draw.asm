; view_draw.asm - the window of a view, drawn cell by cell
;
; 1. A byte of the field has bit 7 for a wall. In a passage, by priority: bit 6 the first mark, bit 5 the second, bit 4 the
;    third, bit 3 a line, any other bit the fourth mark; 0 is the floor.
; 2. A wall is four pixels thick and joins the walls beside it; so does a line.
; 3. VIEW_CHASER, set before the include, is a fifth mark, of a passage whose byte is 1: its colour and eight bytes.
; 4. Each cell goes from its old look to its new one at once, with its colour: nothing is wiped first, so nothing flickers.

        if ! defined ENGINE_VIEW_DRAW
ENGINE_VIEW_DRAW equ 1

        include "engine/views/view.asm"

        public view_draw

VIEW_LINE:      equ $08                 ; the bit of a line
VIEW_THICK:     equ $3C                 ; four pixels of eight
VIEW_JOIN_LEFT: equ $C0                 ; the pixels that join them to the cell on the left, and on the right
VIEW_JOIN_RIGHT: equ $03
VIEW_WALL:      equ $80                 ; the bit of a wall

; view_draw - draw the window
; In:    view_row, view_column; the field; the view in use
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the view's cells of the screen; operands at view_up, view_down, view_top_join, view_bottom_join and view_inks
view_draw:
        proc
        local row, top, bottom, cell, wall, joined, floor, mark, marks, shape, next, below, few
        push ix
        ld de,(view_top)                ; E = screen row, D = column
        ld a,d
        ld d,e
        ld e,a
        call cell_address
        push hl
        ld a,(big_width)
        ld l,a
        ld h,0
        push hl
        add hl,hl
        ld (view_down + 1),hl
        pop de
        ld hl,0 - 1
        or a
        sbc hl,de
        ld (view_up + 1),hl
        ld de,(view_column)             ; and view_row
        call view_place
        pop de
        ld a,(view_row)
        ld c,a                          ; C = row of the field
        ld a,(view_rows)
        ld b,a
row:                                    ; HL = the field's first byte of this row, DE = its screen address
        push bc
        push hl
        push de
        ld a,c
        or a
        jr z,top                      ; nothing above the first row
        ld a,VIEW_THICK
top:
        ld (view_top_join + 1),a
        ld a,(maze_height)
        dec a
        sub c
        jr z,bottom                     ; nothing below the last one
        ld a,VIEW_THICK
bottom:
        ld (view_bottom_join + 1),a
        ld a,d
        rrca
        rrca
        rrca
        and 3
        or high ATTRIBUTES
        ld (view_inks + 1),a
        ld a,(view_columns)
        ld ixl,a                        ; undocumented, but works on every Z80
cell:
        push hl
        ld a,(hl)
        or a
        jp m,wall
        jp z,floor
        cp VIEW_LINE * 2
        jp nc,mark
        ld bc,view_marks + 3 * 9
        cp VIEW_LINE
        if defined VIEW_CHASER
        jp c,few
        else
        jp c,shape
        endif
        ld c,VIEW_LINE
        ld a,(view_line_ink)
        jr joined
wall:
        ld c,VIEW_WALL
        ld a,(view_wall_ink)
joined:                                 ; C = the bit that joins, A = colour
        ld ixh,a
        push de
        dec hl
        ld a,(hl)
        inc hl
        and c
        add a,255                       ; carry: the cell on the left is the same
        sbc a,a
        and VIEW_JOIN_LEFT
        or VIEW_THICK
        ld b,a
        inc hl
        ld a,(hl)
        and c
        add a,255
        sbc a,a
        and VIEW_JOIN_RIGHT
        or b
        ld b,a                          ; the four lines in the middle
view_up:
        ld de,0
        add hl,de
        ld a,(hl)
        and c
        add a,255
        sbc a,a
view_top_join:
        and VIEW_THICK
        push af                         ; the two lines above them
view_down:
        ld de,0
        add hl,de
        ld a,(hl)
        and c
        add a,255
        sbc a,a
view_bottom_join:
        and VIEW_THICK
        ld d,a                          ; the two below
        pop af
        ld e,a
        pop hl                          ; the screen
        ld a,h
        ld (hl),e
        inc h
        ld (hl),e
        inc h
        ld (hl),b
        inc h
        ld (hl),b
        inc h
        ld (hl),b
        inc h
        ld (hl),b
        inc h
        ld (hl),d
        inc h
        ld (hl),d
        ld d,a
        jr next
floor:
        ld a,(view_floor_ink)
        ld ixh,a
        ex de,hl
        ld d,h
        xor a
        ld (hl),a
        inc h
        ld (hl),a
        inc h
        ld (hl),a
        inc h
        ld (hl),a
        inc h
        ld (hl),a
        inc h
        ld (hl),a
        inc h
        ld (hl),a
        inc h
        ld (hl),a
        jr next
        if defined VIEW_CHASER
few:
        dec a
        jp nz,shape
        ld bc,VIEW_CHASER
        jp shape
        endif
mark:
        ld bc,view_marks
        add a,a
marks:
        add a,a
        jr c,shape
        push hl
        ld hl,9
        add hl,bc
        ld b,h
        ld c,l
        pop hl
        jr marks
shape:                                 ; BC = colour and shape
        ld h,d
        ld l,e
        ld a,(bc)
        ld ixh,a
        rept 7
        inc bc
        ld a,(bc)
        ld (hl),a
        inc h
        endm
        inc bc
        ld a,(bc)
        ld (hl),a
next:                                   ; D = the screen's page of the top line, HL = its last line, IXH = colour
view_inks:
        ld h,high ATTRIBUTES
        ld a,ixh
        ld (hl),a
        ld e,l
        inc e
        pop hl
        inc hl
        dec ixl
        jp nz,cell
        pop de
        ld a,e                          ; the next row of the screen
        add a,32
        ld e,a
        jr nc,below
        ld a,d
        add a,8
        ld d,a
below:
        ld bc,(big_width)
        ld b,0
        pop hl
        add hl,bc
        pop bc
        inc c
        dec b
        jp nz,row
        pop ix
        ret
        endp

        endif
