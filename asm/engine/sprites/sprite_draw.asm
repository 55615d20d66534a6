; sprite_draw.asm - sprites into a box, in memory
;
; The box lies in the middle of a buffer with a margin at both sides, so what a sprite has outside of the box needs no test across: it goes
; into the margin, and is never copied.

        if ! defined ENGINE_SPRITE_DRAW
ENGINE_SPRITE_DRAW equ 1

        include "engine/sprites/sprite_cells.asm"

BOX_SIDE:       equ 5                   ; cells, at most
BOX_MARGIN:     equ 4                   ; bytes at both sides
BOX_STRIDE:     equ 16                  ; bytes of a line: 4 + 5 + 4, and 3 for simple sums

; box_sprites - all sprites that lie on the box, into the buffer
; Keeps: IX
; Uses:  AF, BC, DE, HL
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

; box_sprite - a sprite into the buffer, as far as it lies on the box
; In:    IX = sprite; D, E, B, C = its box
; Keeps: IX
; Uses:  AF, BC, DE, HL
box_sprite:
        proc
        local rows, above, below, line, each
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
        sbc hl,de                       ; HL = -24 to 39
        ld c,(ix + SPRITE_HEIGHT)
        ld e,(ix + SPRITE_PICTURE)
        ld d,(ix + SPRITE_PICTURE + 1)
        bit 7,h
        jr z,below
above:                                  ; leave out a line above the box
        ld a,(ix + SPRITE_WIDTH)
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
        jr nc,rows
        ld c,a
rows:
        ld a,c
        ld (box_lines),a
        push de
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl                       ; BOX_STRIDE bytes a line
        ld de,box_buffer + BOX_MARGIN
        add hl,de
        ex de,hl
        ld l,(ix + SPRITE_X)
        ld h,(ix + SPRITE_X + 1)
        ld a,l
        and 7
        add a,a
        add a,high SPRITE_TABLES
        ld b,a                          ; the tables of this shift
        sra h
        rr l
        sra h
        rr l
        sra h
        rr l
        ld a,(box_at)
        ld c,a
        ld a,l
        sub c                           ; -4 to 4
        ld l,a
        add a,a
        sbc a,a
        ld h,a
        add hl,de
        ex de,hl                        ; DE = the buffer
        ld h,b
        pop bc                          ; BC = the picture
        ld a,(ix + SPRITE_WIDTH)
        ld (box_bytes),a
        push ix
line:
        push de
        ld ix,0                         ; what the byte before has left: mask, pixels
        ld a,(box_bytes)
each:
        ex af,af'
        ld a,(bc)
        inc bc
        cpl
        ld l,a
        ld a,(hl)
        or ixh
        cpl
        ex de,hl
        and (hl)
        ld (hl),a
        ex de,hl
        inc h
        ld a,(hl)
        ld ixh,a
        dec h
        ld a,(bc)
        inc bc
        ld l,a
        ld a,(hl)
        or ixl
        ex de,hl
        or (hl)
        ld (hl),a
        inc hl
        ex de,hl
        inc h
        ld a,(hl)
        ld ixl,a
        dec h
        ex af,af'
        dec a
        jr nz,each
        ex de,hl
        ld a,ixh
        cpl
        and (hl)
        or ixl
        ld (hl),a
        ex de,hl
        pop de
        ld a,e
        add a,BOX_STRIDE
        ld e,a
        adc a,d
        sub e
        ld d,a
        ld a,(box_lines)
        dec a
        ld (box_lines),a
        jr nz,line
        pop ix
        ret
        endp

; box_colour - the attribute of a sprite on the cells that it covers
; In:    A = attribute; D, E, B, C = cells, from the box's corner
; Keeps: BC, DE
; Uses:  AF, HL
box_colour:
        proc
        local row, rows, each, cell
        push bc
        push de
        ex af,af'
        ld hl,box_colours
        ld a,(box_size)
        push bc
        ld c,a
        ld b,0
        inc d
        jr rows
row:
        add hl,bc
rows:
        dec d
        jr nz,row
        ld d,b
        add hl,de
        pop bc
        ld a,(box_size)
        sub c
        ld e,a                          ; from the end of a row to the next one
        ex af,af'
each:
        push bc
        ld b,c
cell:
        ld (hl),a
        inc hl
        djnz cell
        add hl,de
        pop bc
        djnz each
        pop de
        pop bc
        ret
        endp

sprite_draw_variables macro
sprites_list:   ds 2
sprites_count:  ds 1
box_lines:      ds 1
box_bytes:      ds 1
box_colours:    ds BOX_SIDE * BOX_SIDE
                ds 4                    ; the margin of the first line
box_buffer:     ds BOX_STRIDE * 8 * BOX_SIDE
        endm

        endif
