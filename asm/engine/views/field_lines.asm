; field_lines.asm - the field in lines: walls of four pixels that join each other, and on the floor a trail that joins its places
;
; 1. A wall joins the walls beside it. A place of the floor has a bit for each side on which the trail leaves it: KEY_UP, KEY_RIGHT, KEY_DOWN,
;    KEY_LEFT; 0 is bare floor. So a route may branch, and a trail may be walked again.
; 2. The look of the lines is a record of the program, which lines_use copies: attributes of walls and of the floor, the trail's, and the
;    address of its thickness, line_thin or line_thick.

        if ! defined ENGINE_FIELD_LINES
ENGINE_FIELD_LINES equ 1

        include "engine/views/line_record.asm"
        include "engine/views/marks.asm"
        include "engine/views/trail.asm"
        include "include/field.asm"
        include "lib/field_address.asm"

        public lines_use, draw_line_place, line_draw, trail_step

LINES_BYTES:    equ 5

; lines_use - draw the field with these lines from now on
; In:    HL = lines
; Out:   -
; Keeps: IX, IY
; Uses:  BC, DE, HL
; Writes: lines_wall_ink and what follows it
lines_use:
        ld de,lines_wall_ink
        ld bc,LINES_BYTES
        ldir
        ret

; draw_line_place - draw a place of the field as wall, trail or floor
; In:    D, E = field row, column; lines_rows, lines_columns (those of draw_lines)
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: one cell of the screen
draw_line_place:
        proc
        local wall, up, right, down, left, shape, floor
        call field_address
        ld a,(hl)
        rlca
        jr c,wall
        rrca
        and TRAIL_BITS
        ld b,a
        ld a,(lines_trail_ink)
        ld c,a
        ld hl,(lines_thickness)
        jr nz,shape
        ld a,(lines_floor_ink)
        ld c,a
        ld hl,line_none
        jr shape
wall:                                   ; B = its sides, as those of a trail
        ld b,0
        ld a,e
        or a
        jr z,left
        dec hl
        bit 7,(hl)
        inc hl
        jr z,left
        set 3,b
left:
        ld a,(lines_columns)
        dec a
        cp e
        jr z,right
        inc hl
        bit 7,(hl)
        dec hl
        jr z,right
        set 1,b
right:
        push de
        ld a,d
        ld de,0 - FIELD_STRIDE
        add hl,de
        or a
        jr z,up
        bit 7,(hl)
        jr z,up
        set 0,b
up:
        ld de,2 * FIELD_STRIDE
        add hl,de
        pop de
        ld a,(lines_rows)
        dec a
        cp d
        jr z,down
        bit 7,(hl)
        jr z,down
        set 2,b
down:
        ld a,(lines_wall_ink)
        ld c,a
line_place:                             ; B = the sides, C = the colour of a line as thick as walls
        ld hl,line_thick
shape:
        push de
        call mark_cell
        call line_draw
        pop de
        ret
        endp

; line_draw - draw a line in a cell of the screen
; In:    D, E = row, column; B = its sides; C = attribute; HL = thickness
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: one cell of the screen
line_draw:
        push de
        push bc
        push hl
        call cell_address
        ex de,hl
        pop hl
        call line_cell
        pop bc
        pop de
        call attribute_address
        ld (hl),c
        ret

; line_cell - the pixels of a line
; In:    DE = the address of a cell's first byte; B = sides; HL = thickness
; Out:   HL = the address of its last byte
; Keeps: IX, IY
; Uses:  AF, BC, DE
; Writes: a cell's pixels
line_cell:
        proc
        local right, middle, up, third, down, sixth
        ld a,(hl)
        or b
        ld b,a
        inc hl
        ld c,(hl)
        inc hl
        ld a,c
        bit 3,b
        jr z,right
        or (hl)
right:
        inc hl
        bit 1,b
        jr z,middle
        or (hl)
middle:
        ex de,hl
        ld e,a
        xor a
        bit 0,b
        jr z,up
        ld a,c
up:
        ld (hl),a
        inc h
        ld (hl),a
        inc h
        bit 7,b
        jr z,third
        ld a,e
third:
        ld (hl),a
        inc h
        ld (hl),e
        inc h
        ld (hl),e
        inc h
        xor a
        bit 2,b
        jr z,down
        ld a,c
down:
        ld d,a
        bit 7,b
        jr z,sixth
        ld a,e
sixth:
        ld (hl),a
        inc h
        ld (hl),d
        inc h
        ld (hl),d
        ret
        endp

; trail_step - lay the trail from a place to the one beside it, and draw it
; In:    A = KEY_UP, KEY_RIGHT, KEY_DOWN or KEY_LEFT; D, E = field row, column; both places are floor
; Out:   D, E = the place beside it
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: field, two cells of the screen
trail_step:
        push de
        call trail_lay
        pop hl
        push de
        ex de,hl
        call draw_line_place
        pop de
        jp draw_line_place

        endif
