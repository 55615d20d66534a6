; sprite_draw.asm - sprites into a box, in memory
;
; A box is built in the pool: for each of its rows 128 bytes, eight lines of 16. In a line the box lies in the middle, with a margin at both
; sides: what a sprite has outside needs no test, it goes into the margin and is never copied. The last bytes of a row's first line are the
; attributes, those of its second line say, in the first row, where the box goes.

        if ! defined ENGINE_SPRITE_DRAW
ENGINE_SPRITE_DRAW equ 1

        include "engine/sprites/sprite_cells.asm"

        if ! defined SPRITE_TABLES
SPRITE_TABLES:  equ $E000
        endif
SPRITE_POOL:    equ SPRITE_TABLES + 4096
        if ! defined POOL_ROWS
POOL_ROWS:      equ 24                  ; of all boxes of a picture
        endif
BOX_SIDE:       equ 5                   ; cells, at most
BOX_STRIDE:     equ 16                  ; bytes of a line
BOX_ROW:        equ 8 * BOX_STRIDE
BOX_MARGIN:     equ 3                   ; bytes before the box
BOX_COLOURS:    equ 11                  ; in a row: its attributes
BOX_PLACE:      equ BOX_STRIDE + 11     ; in the first row: column, columns, rows, the next box

; sprite_byte - a byte of a sprite, shifted
; In:    DE = mask and pixels; HL = buffer; B = the shift's tables; IXH, IXL = mask and pixels that the byte before has left
; Out:   all of them for the next byte
; Uses:  AF, C
sprite_byte macro
        ld a,(de)
        inc de
        cpl
        ld c,a
        ld a,(bc)
        or ixh
        cpl
        and (hl)
        ld (hl),a
        inc b
        ld a,(bc)
        ld ixh,a
        dec b
        ld a,(de)
        inc de
        ld c,a
        ld a,(bc)
        or ixl
        or (hl)
        ld (hl),a
        inc l
        inc b
        ld a,(bc)
        ld ixl,a
        dec b
        endm

; box_sprites - all sprites that lie on the box, into the pool
; Keeps: IX
; Uses:  AF, BC, DE, HL, AF'
box_sprites:
        proc
        local each
        push ix
        ld ix,(sprites_list)
        ld a,(sprites_count)
        ld b,a
each:
        push bc
        call sprite_box
        ld a,b
        or a
        call nz,box_sprite
        ld de,SPRITE_SIZE
        add ix,de
        pop bc
        djnz each
        pop ix
        ret
        endp

; box_sprite - a sprite into the pool, as far as it lies on the box
; In:    IX = sprite; D, E, B, C = its box
; Keeps: IX
; Uses:  AF, BC, DE, HL, AF'
box_sprite:
        proc
        local rows, above, below, line, first, three, two, one, next, same, drawn
        local whole, whole_line, each, whole_next, whole_same, entries
        call box_overlap                ; D, E, B, C = the cells in both, from the box's corner
        ret c
        ld a,(ix + SPRITE_COLOUR)
        or a
        call nz,box_colour
        ld a,(box_at + 1)               ; lines from the box's upper edge: y - 8 * row
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ex de,hl
        ld l,(ix + SPRITE_Y)
        ld h,(ix + SPRITE_Y + 1)
        or a
        sbc hl,de                       ; HL = -23 to 39
        ld c,(ix + SPRITE_HEIGHT)
        ld e,(ix + SPRITE_PICTURE)
        ld d,(ix + SPRITE_PICTURE + 1)
        ld b,(ix + SPRITE_WIDTH)
        bit 7,h
        jr z,below
above:                                  ; leave out a line above the box
        ld a,b
        add a,a
        add a,e
        ld e,a
        adc a,d
        sub e
        ld d,a
        dec c
        inc l
        jr nz,above
below:
        ld a,(box_size + 1)
        add a,a
        add a,a
        add a,a
        sub l                           ; lines of the box that are left
        cp c
        jr c,rows
        ld a,c
rows:
        ex af,af'                       ; A' = lines
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl                       ; BOX_STRIDE bytes a line
        push de
        ld de,(box_memory)
        add hl,de
        ld e,(ix + SPRITE_X)
        ld d,(ix + SPRITE_X + 1)
        ld c,e
        sra d
        rr e
        sra d
        rr e
        sra d
        rr e
        ld a,(box_at)
        ld d,a
        ld a,e
        sub d
        add a,BOX_MARGIN                ; 0 to 7
        add a,l
        ld l,a                          ; a line does not cross 256 bytes
        pop de
        ld a,BOX_STRIDE
        sub b
        ld (next + 1),a
        ld a,c
        and 7
        jp z,whole
        add a,a
        add a,high SPRITE_TABLES
        push hl
        push af
        ld l,b
        ld h,0
        add hl,hl
        ld bc,entries - 2
        add hl,bc
        ld c,(hl)
        inc hl
        ld b,(hl)
        ld (first + 1),bc
        pop bc                          ; B = the tables
        pop hl
        push ix
line:
        ld ix,0                         ; what the byte before has left
first:
        jp 0                            ; operand: a sprite of three bytes, two or one
three:
        sprite_byte
two:
        sprite_byte
one:
        sprite_byte
        ld a,ixh
        cpl
        and (hl)
        or ixl
        ld (hl),a
        ld a,l
next:
        add a,0                         ; operand: to the next line
        ld l,a
        jr nc,same
        inc h
same:
        ex af,af'
        dec a
        jr z,drawn
        ex af,af'
        jp line
drawn:
        pop ix
        ret
whole:                                  ; nothing to shift
        ld a,BOX_STRIDE
        sub b
        ld (whole_next + 1),a
        ld c,b
whole_line:
        ld b,c
each:
        ld a,(de)
        inc de
        and (hl)
        ld (hl),a
        ld a,(de)
        inc de
        or (hl)
        ld (hl),a
        inc l
        djnz each
        ld a,l
whole_next:
        add a,0                         ; operand
        ld l,a
        jr nc,whole_same
        inc h
whole_same:
        ex af,af'
        dec a
        ret z
        ex af,af'
        jr whole_line
entries:
        dw one, two, three
        endp

; box_colour - give the cells that a sprite covers its attribute
; In:    A = attribute; D, E, B, C = cells, from the box's corner
; Keeps: BC, DE
; Uses:  AF, HL, AF'
box_colour:
        proc
        local row, cell
        push bc
        push de
        ex af,af'
        xor a
        ld h,d
        srl h
        rra
        ld l,a                          ; HL = BOX_ROW times the row
        ld d,0
        add hl,de
        ld de,(box_memory)
        add hl,de
        ld de,BOX_COLOURS
        add hl,de
        ld a,BOX_ROW
        sub c
        ld e,a
row:
        ex af,af'
        ld d,c
cell:
        ld (hl),a
        inc l
        dec d
        jr nz,cell
        add hl,de                       ; D is 0
        ex af,af'
        djnz row
        pop de
        pop bc
        ret
        endp

sprite_draw_variables macro
sprites_list:   ds 2
sprites_count:  ds 1
box_memory:     ds 2                    ; of this box
        endm

        endif
