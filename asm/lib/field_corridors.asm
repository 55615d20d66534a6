; field_corridors.asm - a field of corridors, one along each row of cells

        if ! defined LIB_FIELD_CORRIDORS
LIB_FIELD_CORRIDORS equ 1

        public field_corridors

; field_corridors - open all cells and the passages along the rows, and give all places between two rows the same byte
; In:    A = that byte, FIELD_WALL or FIELD_PATH; B = cells down, C = cells across (field_cells)
; Out:   field
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL; SP: an interrupt pushes into field or guard
; Writes: field; operands at skip_walls, skip_ways, next_row, rows and kept_sp (set before use)
; Size:  128 bytes   Time: 6,286 T, 34 T for each cell across and 156 T for each cell down
field_corridors:
        proc
        local plain, row, skip_walls, walls, skip_ways, ways, next_row, rows, kept_sp, top

        xor FIELD_PATH
        ld (next_row + 1),a
        ld a,c
        sub 2
        ld (skip_walls + 1),a           ; push 16 - C of the 14 pairs of wall, right of the last cell
        ld a,15
        sub c
        ld (skip_ways + 1),a            ; push C - 1 of the 14 pairs left of it
        ld a,b
        add a,a
        ld (rows + 1),a
        sub 32
        push bc
        ld (kept_sp + 1),sp
        ld sp,field + FIELD_SIZE
        ld hl,FIELD_WALL * 257
        ld bc,FIELD_PATH * 256 + FIELD_WALL
        ld de,FIELD_PATH * 257
plain:                                  ; the rows of wall at the bottom
        rept 16
        push hl
        endm
        inc a
        jp nz,plain
row:                                    ; a row of cells, E = FIELD_PATH, or the row above it, E = FIELD_WALL
skip_walls:
        jr walls
walls:
        rept 14
        push hl
        endm
skip_ways:
        jr ways
ways:
        rept 14
        push de
        endm
        push bc
        ld a,e
        xor FIELD_PATH xor FIELD_WALL
        ld e,a
        ld a,d
next_row:
        xor 0
        ld d,a
        ld b,a
rows:
        ld a,0
        dec a
        ld (rows + 1),a
        jp nz,row
kept_sp:
        ld sp,0
        pop bc
        ld hl,field + 1
        ld d,c
top:                                    ; the outer wall above the first row
        ld (hl),FIELD_WALL
        inc l
        inc l
        dec d
        jr nz,top
        ret
        endp
field_corridors_end:

        endif
