; tiles.asm - the field on the screen: textured walls with an outline, paths, and shapes on them
;
; The look of the field is a record of the program, which tiles_use copies:
; attribute of a wall, attribute of a path, eight bytes of a wall's texture, eight bytes of a path's.

        if ! defined ENGINE_TILES
ENGINE_TILES equ 1

        include "include/field.asm"
        include "engine/views/marks.asm"
        include "lib/field_address.asm"

        public tiles_use, draw_field, draw_place

TILES_SIZE:     equ 18

; tiles_use - draw the field with these tiles from now on
; In:    HL = tiles
; Out:   -
; Keeps: IX, IY
; Uses:  BC, DE, HL
; Writes: wall_colour, path_colour, wall_shape, path_shape
tiles_use:
        ld de,wall_colour
        ld bc,TILES_SIZE
        ldir
        ret

; draw_field - draw rows and columns of the field from its top left corner
; In:    B = rows; C = columns, 1 to 32; field; field_top = the screen row of row 0
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, shape_buffer, shown_rows, shown_columns
draw_field:
        proc
        local row, column
        ld (shown_columns),bc           ; and shown_rows
        ld d,0
row:
        ld e,0
column:
        push bc
        call draw_place
        pop bc
        inc e
        ld a,e
        cp c
        jr nz,column
        inc d
        djnz row
        ret
        endp

; draw_place - draw one cell of the field as wall or path
; In:    D, E = field row, column; shown_rows, shown_columns (from draw_field)
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: one cell of the screen, shape_buffer
draw_place:
        proc
        local wall, up, right, down, left, sides
        call field_address
        bit 7,(hl)
        jr nz,wall
        ld hl,path_shape
        ld a,(path_colour)
        ld c,a
        jr draw_mark
wall:                                   ; the texture, with an outline where a path is beside it
        push de
        push hl
        ld hl,wall_shape
        ld de,shape_buffer
        ld bc,8
        ldir
        pop hl
        pop de
        ld a,d
        or a
        jr z,up
        push hl
        ld bc,0 - FIELD_STRIDE
        add hl,bc
        bit 7,(hl)
        pop hl
        jr nz,up
        ld a,$FF
        ld (shape_buffer),a
up:
        ld a,(shown_rows)
        dec a
        cp d
        jr z,down
        push hl
        ld bc,FIELD_STRIDE
        add hl,bc
        bit 7,(hl)
        pop hl
        jr nz,down
        ld a,$FF
        ld (shape_buffer + 7),a
down:
        ld c,0
        ld a,e
        or a
        jr z,left
        dec hl
        bit 7,(hl)
        inc hl
        jr nz,left
        ld c,$80
left:
        ld a,(shown_columns)
        dec a
        cp e
        jr z,right
        inc hl
        bit 7,(hl)
        dec hl
        jr nz,right
        inc c
right:
        ld hl,shape_buffer
        ld b,8
sides:
        ld a,(hl)
        or c
        ld (hl),a
        inc hl
        djnz sides
        ld hl,shape_buffer
        ld a,(wall_colour)
        ld c,a
        jp draw_mark
        endp

tiles_variables macro
wall_colour:    ds 1                    ; the record of tiles_use
path_colour:    ds 1
wall_shape:     ds 8
path_shape:     ds 8
shape_buffer:   ds 8
shown_columns:  ds 1
shown_rows:     ds 1
        endm

        endif
