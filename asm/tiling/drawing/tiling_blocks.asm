; tiling_blocks.asm - a level side of all cells of a class: code that draws it in any row, made once
;
; Where the walls begin in their bytes depends on x only. For each cell the code of a block has
;     ld a,(de); inc e; and b; jr nz,..           DE = the cell, B = the side; if there is no passage:
;     ld a,(hl); or ..; ld (hl),a; inc l; ..      HL = the line: the pixels of the wall, in one byte or several
; and then the steps to the byte where the wall of the next cell begins. There are blocks for different x, numbers of cells and
; lengths; when there is no room left, all are made anew.

        if ! defined ENGINE_TILING_BLOCKS
ENGINE_TILING_BLOCKS equ 1

        include "tiling/drawing/tiling_polygon.asm"

; walls_block - code that draws a level side of all cells of a class: see tiling_lattice.asm
; In:    B = x, C = pixels less 1, D = cells, 1 or more; walls_period
; Out:   HL = the code
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: walls_blocks: of each block its cells, x and pixels, the address of the next one, the code; then 0
walls_block:
        proc
        local find, found, match, other, make, need, room, cell, pixel, same, length, gap, each, next
walls_last:
        ld hl,walls_blocks              ; operand: the block of the last call
        call match
        jr z,found
        ld hl,walls_blocks
find:
        ld a,(hl)
        or a
        jr z,make
        call match
        jr nz,find
found:
        ld (walls_last + 1),hl
        ld de,5
        add hl,de
        ret
match:                                  ; zero flag set: it is the block at HL; else HL = the next one
        ld a,(hl)
        cp d
        jr nz,other
        inc hl
        ld a,(hl)
        inc hl
        cp b
        ld a,(hl)
        dec hl
        dec hl
        jr nz,other
        cp c
        ret z
other:
        inc hl
        inc hl
        inc hl
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ret
make:
        ld a,d
        ld (walls_many),a
        push bc
        push hl
        ld b,d
        ld a,c
        add a,7
        rrca
        rrca
        rrca
        and 31
        ld e,a
        add a,a
        add a,e
        add a,a                         ; six bytes for each byte of the screen that a wall takes besides its first
        ld de,(walls_period - 1)        ; D
        add a,d
        add a,8
        ld e,a
        ld d,0
need:
        add hl,de
        djnz need
        ld e,40
        add hl,de
        ld a,h
        cp high links_list_end
        pop hl
        jr c,room
        ld hl,walls_blocks              ; no room: from the beginning
room:
        pop bc
        push bc
        push hl
        ld a,(walls_many)
        ld (hl),a
        inc hl
        ld (hl),b
        inc hl
        ld (hl),c
        inc hl
        inc hl
        inc hl
        ld a,c
        ld (length + 1),a
        ld a,(tiling_parity)
        rrca
        ld a,(polygon_step_x)
        jr nc,$ + 3
        add a,a
        sub c
        ld (gap + 1),a                  ; pixels to the next wall
        ld a,b
        and 7
        push hl
        add a,low pixel_bits
        ld l,a
        ld h,high pixel_bits
        ld c,(hl)                       ; C = the pixel in its byte
        pop hl
        ld a,(walls_many)
cell:
        push af
        call walls_test
        push hl
        inc hl
length:
        ld d,0                          ; operand
        ld e,0                          ; steps to the right
        xor a
pixel:
        or c
        rrc c
        jr nc,same
        call walls_or
        ld (hl),$2C                     ; inc l
        inc hl
        inc e
        xor a
same:
        dec d
        jr nz,pixel
        or c
        call walls_or
        ld a,$2D                        ; dec l
        call walls_repeat
        ld a,l
        ex (sp),hl
        sub l
        dec a
        ld (hl),a                       ; bytes that jr nz skips
        pop hl
gap:
        ld b,0                          ; operand
        inc b
        jr next
each:
        rrc c
        jr nc,next
        inc e
next:
        djnz each
        ld a,$2C                        ; inc l
        call walls_repeat
        pop af
        dec a
        jr nz,cell
        ld (hl),$C9                     ; ret
        inc hl
        ld (hl),0
        pop de
        ld (walls_last + 1),de
        inc de
        inc de
        inc de
        ex de,hl
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        pop bc
        ret
        endp

; walls_or - code for the pixels of a byte; In: HL = where to, A = the pixels; Out: HL past it; Keeps: AF, BC, DE
walls_or:
        ld (hl),$7E                     ; ld a,(hl)
        inc hl
        ld (hl),$F6                     ; or
        inc hl
        ld (hl),a
        inc hl
        ld (hl),$77                     ; ld (hl),a
        inc hl
        ret

; walls_test - code that looks at a side of the next cell, up to the length of the jump; In: HL = where to; Out: HL past it; Keeps: C, DE
walls_test:
        proc
        local step
        ld (hl),$1A                     ; ld a,(de)
        inc hl
        ld a,(walls_period)
        ld b,a
step:
        ld (hl),$1C                     ; inc e
        inc hl
        djnz step
        ld (hl),$A0                     ; and b
        inc hl
        ld (hl),$20                     ; jr nz
        inc hl
        ret
        endp

; walls_repeat - code for steps; In: HL = where to, A = the instruction, E = how many; Out: HL past it; Keeps: AF, C, DE
walls_repeat:
        proc
        local each, next
        ld b,e
        inc b
        jr next
each:
        ld (hl),a
        inc hl
next:
        djnz each
        ret
        endp

tiling_blocks_variables macro
walls_period:   ds 1                    ; columns from a cell of a class to the next one
walls_many:     ds 1                    ; cells of a block that is made
; scratch, in links_list: a page boundary, which the first three parts need
walls_bits:     equ (links_list + 255) & $FF00 ; for each x: the pixel in its byte
walls_eighths:  equ walls_bits + 256    ; and x / 8
walls_row:      equ walls_eighths + 256 ; a row of a board with a mask
walls_code:     equ walls_row + LINKS_STRIDE ; 31 rows take 226 bytes, 31 columns 318
walls_blocks:   equ walls_code + 320    ; up to the end of links_list
        if walls_blocks + 910 > links_list_end
        .error the blocks of 32 squares in a row, and the code after them, must fit into links_list
        endif
        endm

        endif
