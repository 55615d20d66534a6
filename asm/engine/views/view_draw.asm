; view_draw.asm - the window of a view, drawn cell by cell
;
; 1. A byte of the field has bit 7 for a wall. In a passage, by priority: bit 6 the first mark, bit 5 the second, bit 4 the
;    third, bit 3 a line, any other bit the fourth mark; 0 is the floor.
; 2. A wall is four pixels thick and joins the walls beside it; so does a line.
; 3. VIEW_CHASER, set before the include, is a fifth mark, of a passage whose byte is 1: its colour and eight bytes.
;    VIEW_REAR, set too, is a sixth one, of a passage whose byte is 2, or 10: part of a line.
; 4. VIEW_MAZE, set before the include, is for mazes of cells with all their posts, in a field of even address and width: only a post looks
;    for the walls beside it.
; 5. Each cell goes from its old look to its new one at once, with its colour: nothing is wiped first, so nothing flickers.

        if ! defined ENGINE_VIEW_DRAW
ENGINE_VIEW_DRAW equ 1

        include "engine/views/view.asm"

        public view_draw

VIEW_LINE:      equ $08                 ; the bit of a line
VIEW_THICK:     equ $3C                 ; four pixels of eight
VIEW_JOIN_LEFT: equ $C0                 ; the pixels that join them to the cell on the left, and on the right
VIEW_JOIN_RIGHT: equ $03
VIEW_WALL:      equ $80                 ; the bit of a wall
VIEW_REAR_BYTE: equ 2                   ; of a passage

; view_draw - draw the window
; In:    view_row, view_column; the field; the view in use
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the view's cells of the screen; operands at view_odd, view_up, view_down, view_top_join, view_bottom_join, view_joined and view_inks
view_draw:
        proc
        local row, top, bottom, cell, fill, wall, post, joined, single, above, under, lines, drawn, shaped, passage, line, mark, marks, shape, next, below
        push ix
        ld ix,(view_wall_ink)           ; and view_floor_ink: IXH is undocumented, but works on every Z80
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
        if defined VIEW_MAZE
        ld (view_odd + 1),a
        endif
        or a
        jr z,top                        ; nothing above the first row
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
        ld ixl,a
        ld b,h
        ld c,l
        ex de,hl
cell:                                   ; BC = the field, HL = the top line
        ld a,(bc)
        or a
        jp m,wall
        jr nz,passage
        ld e,ixh
fill:                                   ; A = all its lines, E = colour
        ld d,h
        rept 7
        ld (hl),a
        inc h
        endm
        ld (hl),a
next:                                   ; D = the page of the top line, E = colour
view_inks:
        ld h,high ATTRIBUTES
        ld (hl),e
        ld h,d
        inc l
        inc bc
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

passage:
        cp VIEW_LINE * 2
        jr nc,mark
        cp VIEW_LINE
        jr nc,line
        ld de,view_marks + 3 * 9
        if defined VIEW_REAR
        cp VIEW_REAR_BYTE + 1
        jr nc,shape
        ld de,VIEW_REAR
        cp VIEW_REAR_BYTE
        jr z,shape
        ld de,VIEW_CHASER
        else
        if defined VIEW_CHASER
        dec a
        jr nz,shape
        ld de,VIEW_CHASER
        endif
        endif
shape:                                  ; DE = colour and shape
        push bc
        push hl
        ld a,(de)
        ld c,a
        ld b,4
lines:
        inc de
        ld a,(de)
        ld (hl),a
        inc h
        inc de
        ld a,(de)
        ld (hl),a
        inc h
        djnz lines
        pop de
shaped:
        ld e,c
        pop bc
        jr next
line:
        if defined VIEW_REAR
        ld de,VIEW_REAR
        cp VIEW_LINE + VIEW_REAR_BYTE
        jr z,shape
        endif
        ld e,VIEW_LINE
        ld a,(view_line_ink)
        jr joined
mark:
        ld de,view_marks
        add a,a
marks:
        add a,a
        jr c,shape
        push hl
        ld hl,9
        add hl,de
        ex de,hl
        pop hl
        jr marks
wall:
        if defined VIEW_MAZE
        ld a,(view_wall_ink)
        ld e,a
view_odd:
        ld a,0                          ; operand: the row
        rra
        ld a,VIEW_THICK
        jp c,fill                       ; from the post above to the one below
        bit 0,c
        jr z,post
        push bc
        ld c,e
        ld b,$FF                        ; from the post on the left to the one on the right
        ld de,0
        jr drawn
post:
        ld a,e
        else
        ld a,(view_wall_ink)
        endif
        ld e,VIEW_WALL
joined:                                 ; E = the bit that joins, A = colour
        push bc
        push hl
        ld h,b
        ld l,c
        ld c,e
        ld (view_joined + 1),a
        ld b,VIEW_THICK                 ; the four lines in the middle
        dec hl
        ld a,(hl)
        and c
        jr z,single
        ld b,VIEW_THICK + VIEW_JOIN_LEFT ; the cell on the left is the same
single:
        inc hl
        inc hl
        ld a,(hl)
        and c
        jr z,view_up
        ld a,b
        or VIEW_JOIN_RIGHT
        ld b,a
view_up:
        ld de,0
        add hl,de
        ld a,(hl)
        and c
        jr z,above
view_top_join:
        ld a,VIEW_THICK
above:
        push af                         ; the two lines above them
view_down:
        ld de,0
        add hl,de
        ld a,(hl)
        and c
        jr z,under
view_bottom_join:
        ld a,VIEW_THICK
under:
        ld d,a                          ; the two below
        pop af
        ld e,a
        pop hl
view_joined:
        ld c,0                          ; operand: colour
drawn:                                  ; E, B, D = lines above, in the middle, below; C = colour; the field's address is on the stack
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
        jp shaped
        endp

        endif
