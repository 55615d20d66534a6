; blocks_scene.asm - all sprites of a window of blocks (engine/blocks/blocks_sprites.asm), and their colours

        if ! defined ENGINE_BLOCKS_SCENE
ENGINE_BLOCKS_SCENE equ 1

        include "engine/blocks/blocks_sprites.asm"

        public blocks_scene

; blocks_scene - draw what there is of all sprites in the part drawn last, and their colours
; In:    IX = list of records, B = how many, 0 to 16; A = attribute of the window. A record:
;          bytes place down, across; attribute, 0 for none; BLOCKS_IS_BODY or BLOCKS_IS_THING
;          word  the picture, shifted
;        In the lower part the beam comes soon: those highest up first
; Out:   interrupts enabled: while it draws they are not
; Uses:  AF, BC, DE, HL, IX
; Writes: the window, its attributes, its variables
blocks_scene:
        proc
        local key, keys, same, colours, coloured, plain, draw, thing, next
        ld (blocks_ink),a
        ld a,b
        ld (blocks_count),a
        push ix
        ; have colours moved? A sprite covers the same characters as long as its keys stay
        ld a,(blocks_page)
        ld d,a
        ld e,128
        ld a,(de)
        cp b
        ld c,0
        jr z,$ + 3
        inc c
        ld a,b
        ld (de),a
        inc e
        or a
        jr z,same
key:
        ld a,(ix + 0)
        call keys
        ld a,(ix + 1)
        call keys
        ld h,(ix + 2)
        ld a,(de)
        cp h
        jr z,$ + 5
        ld a,h
        ld (de),a
        inc c
        inc e
        push bc
        ld bc,BLOCKS_RECORD
        add ix,bc
        pop bc
        djnz key
same:
        pop ix
        push ix
        inc c
        dec c
        jr z,draw
        ld a,(blocks_ink)
        call blocks_plain
        ld a,(blocks_count)
        or a
        jr z,draw
colours:
        push af
        ld b,(ix + 0)
        ld c,(ix + 1)
        ld a,(ix + 2)
        or a
        call nz,blocks_colour
        ld bc,BLOCKS_RECORD
        add ix,bc
        pop af
        dec a
        jr nz,colours
draw:
        pop ix
        ld a,(blocks_count)
        or a
        ret z
next:
        push af
        ld b,(ix + 0)
        ld c,(ix + 1)
        ld l,(ix + 4)
        ld h,(ix + 5)
        bit 0,(ix + 3)
        jr nz,thing
        call blocks_body
        jr plain
thing:
        call blocks_thing
plain:
        ld bc,BLOCKS_RECORD
        add ix,bc
        pop af
        dec a
        jr nz,next
        ret
; keys - the first and the last character, added
keys:
        ld h,a
        and $F8
        ld l,a
        ld a,h
        add a,7
        and $F8
        add a,l                         ; modulo 256
        ld h,a
        ld a,(de)
        cp h
        jr z,$ + 5
        ld a,h
        ld (de),a
        inc c
        inc e
        ret
        endp

; blocks_colour - give the characters that a sprite covers a colour, in the part drawn last; not those that are black on black
; In:    B, C = its place down, across; A = attribute
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: attributes of the window, its variables
blocks_colour:
        proc
        local cell, next, first, last, left, none
        ld (blocks_attribute),a
        ld a,b
        and $F8
        ld d,a                          ; the first row's place
        ld a,b
        add a,23 + 8
        and $F8
        ld e,a                          ; after the last
        ld a,(blocks_part_from)
        cp d
        jr c,first
        ld d,a
first:
        ld a,(blocks_part_to)
        cp e
        jr nc,last
        ld e,a
last:
        ld a,e
        sub d
        ret c
        ret z
        rrca
        rrca
        rrca
        ld b,a                          ; rows
        ld a,c
        rrca
        rrca
        rrca
        and 31
        ld e,a                          ; the first column, and 3
        ld a,c
        add a,23 + 8
        rra
        srl a
        srl a
        ld c,a                          ; after the last, and 3
        ld a,e
        sub 3
        jr nc,left
        xor a
left:
        ld e,a
        ld a,(blocks_across_words)
        add a,a
        add a,3
        cp c
        jr nc,none
        ld c,a
none:
        ld a,c
        sub 3
        sub e
        ret c
        ret z
        ld c,a                          ; columns
        ; the address
        ld a,d
        sub BLOCKS_EDGE
        rrca
        rrca
        rrca
        ld d,a
        ld a,(blocks_window)
        add a,d
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,(blocks_window + 1)
        add a,e
        add a,l
        ld l,a
        ld a,h
        add a,high ATTRIBUTES
        ld h,a
        ; note them: address, rows, columns
        ld a,(blocks_page)
        ld d,a
        ld e,255
        ld a,(de)
        cp 4 * BLOCKS_COLOURED
        ret nc
        add a,4
        ld (de),a
        sub 4
        ld e,a
        ld a,l
        ld (de),a
        inc e
        ld a,h
        ld (de),a
        inc e
        ld a,b
        ld (de),a
        inc e
        ld a,c
        ld (de),a
        ld a,(blocks_attribute)
        ld e,a
; blocks_tint - B, C = rows, columns of characters at HL; those that are not 0 become E
blocks_tint:
        push bc
        push hl
        ld b,c
cell:
        ld a,(hl)
        or a
        jr z,next
        ld (hl),e
next:
        inc l
        djnz cell
        pop hl
        ld bc,32
        add hl,bc
        pop bc
        djnz blocks_tint
        ret
        endp

; blocks_plain - take away the colours of sprites in the part drawn last
; In:    A = attribute of the window
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: attributes of the window, its variables
blocks_plain:
        proc
        local each
        ld e,a
        ld a,(blocks_page)
        ld h,a
        ld l,255
        ld a,(hl)
        ld (hl),0
        ld l,a
each:
        ld a,l
        or a
        ret z
        dec l
        ld c,(hl)
        dec l
        ld b,(hl)
        dec l
        ld d,(hl)
        dec l
        push hl
        ld l,(hl)
        ld h,d
        call blocks_tint
        pop hl
        jr each
        endp

blocks_scene_variables macro
blocks_ink:     ds 1
blocks_count:   ds 1
blocks_attribute: ds 1
        endm

        endif
