; tiling_lattice.asm - the walls of squares: code that draws those of a row, made once for a board
;
; All columns are as wide, so the bits of each wall are known. For each column the code has
;     ld a,(de); inc e; and b; jr nz,..           DE = the cell, B = the side; if there is no passage:
;     ld a,(hl); or ..; ld (hl),a; inc l; ..      HL = the line: the bits of the wall, in one byte or several
; and then the steps to the next column's byte.
;   1. Draw the level walls of a row.
;   2. Draw one pixel of each upright wall into the next line, those of the left sides, and the last right one.
;   3. Join this line with the one above, and copy it down to the line where the next row begins.

        if ! defined ENGINE_TILING_LATTICE
ENGINE_TILING_LATTICE equ 1

        include "tiling/drawing/tiling_strokes.asm"

; lattice_row - the walls of a row of squares
; In:    D = y, C = x of the row, from that of the columns on; walls_cells = the first cell, lattice_sides
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: pixels; walls_blocks, operands
lattice_row:
        proc
        local join, copy
        ld a,(polygon_left)
        add a,c
lattice_x:
        cp 0                            ; operand: where the row begins of which the code is
        push de
        call nz,lattice_make
        pop de
        call walls_line
lattice_byte:
        ld a,0                          ; operand
        add a,e
        ld e,a
        push de
        ld b,1
        call lattice_level
        pop hl
        push hl
        call lattice_next
        push hl
        ld b,64
        ld de,(walls_cells + 1)
lattice_upright:
        call 0                          ; operand
        pop de
        pop hl
        push de
lattice_wide:
        ld b,0                          ; operand: bytes
join:
        ld a,(de)
        or (hl)
        ld (hl),a
        inc l
        inc e
        djnz join
        pop hl
        ld a,(polygon_p)
copy:
        dec a
        jr z,lattice_sides
        push af
        ld d,h
        ld e,l
        call lattice_next
        ex de,hl
        push de
lattice_copy:
        call 0                          ; operand
        pop hl
        pop af
        jr copy
lattice_sides:
        ld a,0                          ; operand: the sides that are drawn
        and 16
        ret z
        ex de,hl
        ld b,a
lattice_level:                          ; DE = the line, B = the side
        ld hl,(walls_cells + 1)
        ex de,hl
lattice_code:
        jp 0                            ; operand
        endp

; lattice_next - the next line; In, Out: HL; Keeps: BC, DE, IX, IY; Uses: AF, HL
lattice_next:
        inc h
        ld a,h
        and 7
        ret nz
        jp pixel_row

; lattice_make - make the code for rows that begin at a certain x, and that which copies a line
; In:    A = x
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: walls_blocks, operands
lattice_make:
        proc
        local upright, onward, bytes
        ld (lattice_x + 1),a
        ld b,a
        xor a
        ld (walls_blocks),a
        ld a,(tiling_columns)
        ld d,a
        ld a,(polygon_p)
        ld c,a
        call walls_block
        ld (lattice_code + 1),hl
        ld h,0
        ld l,b
        call pixel_place
        ld c,a                          ; C = the pixel in its byte
        ld a,l
        ld (lattice_byte + 1),a
        ld hl,(walls_blocks + 3)        ; past that code
        ld (lattice_upright + 1),hl
        ld de,(tiling_columns)          ; E
        ld d,1                          ; bytes of the line
upright:
        call lattice_pixel
        ld a,(polygon_p)
        ld b,a
onward:
        rrc c
        jr nc,$ + 6
        ld (hl),$2C                     ; inc l
        inc hl
        inc d
        djnz onward
        dec e
        jr nz,upright
        ld (hl),$1D                     ; dec e: the last cell once more
        inc hl
        ld (hl),$06                     ; ld b,4: its right side
        inc hl
        ld (hl),4
        inc hl
        call lattice_pixel
        ld (hl),$C9                     ; ret
        inc hl
        ld (lattice_copy + 1),hl
        ld a,d
        ld (lattice_wide + 1),a
bytes:
        ld (hl),$ED                     ; ldi
        inc hl
        ld (hl),$A0
        inc hl
        dec d
        jr nz,bytes
        ld (hl),$C9                     ; ret
        ret
        endp

; lattice_pixel - code for one pixel of a wall; In: HL = where to, C = the pixel; Out: HL past it; Keeps: BC, DE
lattice_pixel:
        push bc
        call walls_test
        pop bc
        ld (hl),4
        inc hl
        ld a,c
        jp walls_or

        endif
