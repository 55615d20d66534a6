; tiling_strokes.asm - a side of many cells at once: code for its pixels, made anew, or level lines by bytes

        if ! defined ENGINE_TILING_STROKES
ENGINE_TILING_STROKES equ 1

        include "tiling/drawing/tiling_blocks.asm"

; walls_side - a side of all cells of a class
; In:    A = cells, H = the side's bit; D, E = y, x where it begins; B, C = how far down and right it goes
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, BC', DE', HL'
; Writes: pixels, operands
walls_side:
        proc
        local down, new, rightward, steep, pixel, both, done, minor, only, level
        ld (walls_count + 1),a
        ld a,h
        ld (walls_mask + 1),a
        ld a,b
        or a
        jp z,walls_level
        jp p,down
        add a,d                         ; begin at the upper end
        ld d,a
        ld a,c
        add a,e
        ld e,a
        xor a
        sub b
        ld b,a
        xor a
        sub c
        ld c,a
down:
        ld a,e
        ld (walls_right + 1),a
        ld a,d
        call walls_line
walls_same:
        ld hl,0                         ; operand: how far down and right the code at walls_code goes
        sbc hl,bc
        jr nz,new
walls_from:
        cp 0                            ; operand: y where it begins
        jr z,walls_run
new:
        ld (walls_same + 1),bc
        ld (walls_from + 1),a
        push de
        ld hl,$2C09                     ; inc l, rrc c
        ld a,c
        or a
        jp p,rightward
        neg
        ld c,a
        ld hl,$2D01                     ; dec l, rlc c
rightward:
        ld a,l
        ld (walls_turn + 4),a
        ld a,h
        ld (walls_move + 1),a
        ld hl,walls_down
        ld a,b
        cp c
        jr nc,steep
        ld b,c
        ld c,a
        ld hl,walls_turn
steep:
        ld (only + 1),hl
        ld a,c
        ld (minor + 1),a
        ld a,b
        ld c,b
        srl a                           ; the error
        inc b
        ld hl,walls_code
pixel:                                  ; HL = the code, DE = the line
        ld (hl),$7E                     ; ld a,(hl)
        inc hl
        ld (hl),$B1                     ; or c
        inc hl
        ld (hl),$77                     ; ld (hl),a
        inc hl
        dec b
        jr z,done
minor:
        sub 0                           ; operand
        jr c,both
only:
        call 0                          ; operand
        jr pixel
both:
        add a,c
        call walls_turn
        call walls_down
        jr pixel
done:
        ld (hl),$D9                     ; exx
        inc hl
        ld (hl),$C3                     ; jp walls_steps
        inc hl
        ld (hl),low walls_steps
        inc hl
        ld (hl),high walls_steps
        pop de
        endp                            ; fall through into walls_run

; walls_run - draw the side of those cells that have no passage there
; In:    DE = the line of the screen where the side begins; walls_code, operands
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, BC', DE', HL'
; Writes: pixels
walls_run:
        push de
        exx
        pop de
        ld b,high walls_bits
        exx
walls_cells:
        ld de,0                         ; operand: the first cell
walls_x:
        ld hl,tiling_grid               ; operand: x of its column
walls_count:
        ld b,0                          ; operand
walls_loop:
        ld a,(de)
walls_mask:
        and 0                           ; operand: the side
walls_jump:
        jr z,walls_wall                 ; operand: jr nz where passages are drawn
walls_steps:
        ds 3 * POLYGON_MOST + 3         ; to the next cell of the class: `inc e`, `inc l`, djnz walls_loop, ret
walls_wall:
        ld a,(hl)
walls_right:
        add a,0                         ; operand: from x of the column to the wall
        exx
        ld l,a
        ld h,b
        ld c,(hl)
        inc h
        ld a,(hl)
        add a,e
        ld l,a
        ld h,d
        jp walls_code

; walls_level - a level side; In: as walls_side, but A, H: operands
walls_level:
        proc
        local right
        ld a,c
        or a
        jp p,right
        add a,e
        ld e,a
        xor a
        sub c
        ld c,a
right:
        ld hl,(walls_x + 1)
        ld a,(hl)
        add a,e
        ld b,a
        push de
        ld a,(walls_count + 1)
        ld d,a
        call walls_block
        pop de
        ld (walls_block_at + 1),hl
        call walls_line
        ld a,b
        rrca
        rrca
        rrca
        and 31
        add a,e
        ld l,a
        ld h,d
        ld a,(walls_mask + 1)
        ld b,a
        ld de,(walls_cells + 1)
walls_block_at:
        jp 0                            ; operand
        endp

; walls_line - where a line of the screen begins
; In:    D = y
; Out:   DE = address; carry clear; A as it was
; Keeps: A, BC, HL, IX, IY
; Uses:  F, DE
; Writes: nothing
walls_line:
        push af
        ld a,d
        and 7
        or high SCREEN
        ld e,a
        ld a,d
        rrca
        rrca
        rrca
        and $18
        or e
        ld e,a
        ld a,d
        ld d,e
        add a,a
        add a,a
        and $E0
        ld e,a
        pop af
        or a
        ret

; walls_turn - code for a step to the right or left; In: HL = where to; Out: HL past it; Keeps: all others
walls_turn:
        ld (hl),$CB                     ; rrc c, or rlc c
        inc hl
        ld (hl),$09                     ; operand
        inc hl
        ld (hl),$30                     ; jr nc,$ + 3
        inc hl
        ld (hl),1
        inc hl
walls_move:
        ld (hl),$2C                     ; operand: inc l, or dec l
        inc hl
        ret

; walls_down - code for a step down; In: HL = where to, DE = the line; Out: HL past it, DE = the next line; Keeps: AF, BC
walls_down:
        proc
        local cross
        push af
        inc d
        ld a,d
        and 7
        jr z,cross
        ld (hl),$24                     ; inc h
        inc hl
        pop af
        ret
cross:
        ex de,hl
        call pixel_row
        ex de,hl
        ld (hl),$7D                     ; ld a,l
        inc hl
        ld (hl),$C6                     ; add a,32
        inc hl
        ld (hl),32
        inc hl
        ld (hl),$6F                     ; ld l,a
        inc hl
        ld (hl),$26                     ; ld h,
        inc hl
        ld (hl),d
        inc hl
        pop af
        ret
        endp

tiling_strokes_variables macro
walls_class:    ds 1                    ; cells of the class
        endm

        endif
