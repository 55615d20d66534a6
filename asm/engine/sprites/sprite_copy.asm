; sprite_copy.asm - the boxes of the pool to the screen, in the order in which the beam comes to them

        if ! defined ENGINE_SPRITE_COPY
ENGINE_SPRITE_COPY equ 1

        include "engine/sprites/sprite_draw.asm"

        public sprites_copy

BOX_NONE:       equ $FF                 ; no box; the others have the number of their first row in the pool

; box_lines - copy a row of cells so many bytes wide, there and back
; In:    HL, DE = pool and screen
; Uses:  AF, BC, DE, HL
box_lines macro columns
        rept 4
        rept columns
        ldi
        endm
        dec de
        inc d
        ld a,l
        add a,BOX_STRIDE - 1
        ld l,a
        rept columns
        ldd
        endm
        inc de
        inc d
        ld a,l
        add a,BOX_STRIDE + 1
        ld l,a
        endm
        ret
        endm

; sprites_copy - what has been built goes to the screen
; In:    the pool
; Out:   the pool is empty
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, BC', DE', HL'
; Writes: the window's cells under the boxes, its variables; operands
sprites_copy:
        proc
        local row, boxes, next
        push ix
        xor a
        ld (box_rows),a
        ld hl,box_heads
        ld a,(tile_height)
        ld b,a
row:
        ld a,(hl)
        inc a                           ; BOX_NONE
        jr nz,boxes
next:
        inc hl
        djnz row
        pop ix
        ret
boxes:
        ld (hl),BOX_NONE
        push hl
        push bc
        dec a
        ld c,a
        ld hl,(tile_row)                ; L = the window's first row, H = its column
        ld a,(tile_height)
        add a,l
        sub b
        ld d,a
        ld a,c
        call box_copy
        pop bc
        pop hl
        jr next
        endp

; box_copy - the boxes of a row to the screen
; In:    A = number of the first one; D = row on the screen
; Uses:  AF, BC, DE, HL, BC', DE', HL', IX
box_copy:
        proc
        local row, lines, columns, to_pool, to_screen, same, same_screen, same_pool, same_third
        push de
        call box_address
        push hl
        ld a,l
        add a,BOX_PLACE
        ld l,a
        ld e,(hl)                       ; column
        inc l
        ld c,(hl)                       ; columns
        inc l
        ld a,(hl)                       ; rows
        inc l
        ld ixl,a
        ld a,(hl)                       ; the next one
        ld ixh,a
        ld a,c
        ld (columns + 1),a
        ld a,BOX_ROW
        sub c
        ld (to_pool + 1),a
        sub BOX_ROW - 32
        ld (to_screen + 1),a
        push de
        ld l,c
        ld h,0
        add hl,hl
        ld de,box_copies - 2
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld (lines + 1),de
        pop de
        pop bc                          ; the pool
        call attribute_address
        push hl
        ld hl,BOX_COLOURS
        add hl,bc
        push hl
        exx
        pop hl
        pop de
        ld b,0
        exx
        call cell_address
        ex de,hl                        ; DE = the screen
        ld hl,BOX_MARGIN
        add hl,bc
row:
lines:
        call 0                          ; operand
        ld a,l
        or a
        jp m,same
        inc h                           ; every other row
same:
        ld a,e
        add a,32
        ld e,a
        jr c,same_third
        ld a,d
        sub 8
        ld d,a
same_third:
        exx
columns:
        ld c,0                          ; operand
        ldir
to_pool:
        ld a,0                          ; operand
        add a,l
        ld l,a
        jr nc,same_pool
        inc h
same_pool:
to_screen:
        ld a,0                          ; operand
        add a,e
        ld e,a
        jr nc,same_screen
        inc d
same_screen:
        exx
        dec ixl
        jr nz,row
        pop de
        ld a,ixh
        cp BOX_NONE
        jr nz,box_copy
        ret
        endp

; box_address - where a box is in the pool
; In:    A = number
; Out:   HL
; Keeps: BC, DE
; Uses:  AF
box_address:
        ld h,a
        xor a
        srl h
        rra
        ld l,a
        ld a,high SPRITE_POOL
        add a,h
        ld h,a
        ret

box_copies:
        dw copy_1, copy_2, copy_3, copy_4, copy_5
copy_1:
        box_lines 1
copy_2:
        box_lines 2
copy_3:
        box_lines 3
copy_4:
        box_lines 4
copy_5:
        box_lines 5

sprite_copy_variables macro
box_rows:       ds 1                    ; of the pool in use
box_heads:      ds 24                   ; the first box of each row of the window
        endm

        endif
