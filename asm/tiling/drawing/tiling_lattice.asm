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
; Writes: pixels; lattice_code, operands
lattice_row:
        proc
        local join, copy
        ld a,(polygon_left)
        add a,c
lattice_x:
        cp 0                            ; operand: where the row begins of which lattice_code is
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
        ld a,0                          ; operand: 255: this may be the last row
        inc a
        ret nz
        ex de,hl
        ld b,16
lattice_level:                          ; DE = the line, B = the side
        ld hl,(walls_cells + 1)
        ex de,hl
        jp lattice_code
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
; Writes: lattice_code, operands
lattice_make:
        proc
        local level, pixel, same, upright, onward, bytes
        ld (lattice_x + 1),a
        ld h,0
        ld l,a
        call pixel_place
        ld c,a                          ; C = the pixel in its byte
        push bc
        ld a,l
        ld (lattice_byte + 1),a
        ld hl,lattice_code
        ld a,(tiling_columns)
level:
        push af
        call lattice_test
        push hl
        inc hl
        ld a,(polygon_p)
        ld d,a
        ld e,0                          ; steps to the right
        xor a
pixel:
        or c
        rrc c
        jr nc,same
        call lattice_or
        ld (hl),$2C                     ; inc l
        inc hl
        inc e
        xor a
same:
        dec d
        jr nz,pixel
        or c
        call lattice_or
        ld a,$2D                        ; dec l
        call lattice_steps
        ld a,l
        ex (sp),hl
        sub l
        dec a
        ld (hl),a                       ; bytes that jr nz skips
        pop hl
        ld a,$2C                        ; inc l
        call lattice_steps
        pop af
        dec a
        jr nz,level
        ld (hl),$C9                     ; ret
        inc hl
        ld (lattice_upright + 1),hl
        pop bc
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
        call lattice_test
        ld (hl),4
        inc hl
        ld a,c                          ; fall through into lattice_or

; lattice_or - code for the pixels of a byte; In: HL = where to, A = the pixels; Out: HL past it; Keeps: AF, BC, DE
lattice_or:
        ld (hl),$7E                     ; ld a,(hl)
        inc hl
        ld (hl),$F6                     ; or
        inc hl
        ld (hl),a
        inc hl
        ld (hl),$77                     ; ld (hl),a
        inc hl
        ret

; lattice_test - code that looks at a side of the next cell, up to the length of the jump; In: HL = where to; Out: HL past it; Keeps: all others
lattice_test:
        ld (hl),$1A                     ; ld a,(de)
        inc hl
        ld (hl),$1C                     ; inc e
        inc hl
        ld (hl),$A0                     ; and b
        inc hl
        ld (hl),$20                     ; jr nz
        inc hl
        ret

; lattice_steps - code for steps; In: HL = where to, A = the instruction, E = how many; Out: HL past it; Keeps: AF, C, DE
lattice_steps:
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

        endif
