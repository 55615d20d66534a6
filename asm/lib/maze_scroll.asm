; maze_scroll.asm - move the window of the maze without memory by one cell
;
; 1. Move the bytes of the field by two, and close the two lines that come in.
; 2. Do what maze_window does, for the cells of the new line alone; look outside along it and at both of its ends.

        if ! defined LIB_MAZE_SCROLL
LIB_MAZE_SCROLL equ 1

        include "lib/maze_window.asm"

        public maze_scroll

; maze_scroll - move the window by one cell
; In:    A = 0 up, 2 right, 4 down, 6 left; what maze_window has left
; Out:   field, maze_row or maze_column
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: field, maze_row, maze_column, maze_code, maze_state, maze_key
; Size:  297 bytes  Time: 44,588 T mean, 50,500 T at most (31x31)
; Stack: 22 bytes
maze_scroll:
        proc
        local up, down, left, rows_in, columns_in, close, close_columns, pair, size_in_bytes
        push ix
        or a
        jp z,up
        cp 4
        jp z,down
        jr nc,left
        ld hl,(maze_column)             ; right
        inc hl
        ld (maze_column),hl
        call size_in_bytes
        dec bc
        dec bc
        ld de,field
        ld hl,field + 2
        ldir
        ld a,(field_width)
        sub 2
        call close_columns
        ld a,FIELD_STRIDE - 2           ; the next row's first two
        call close_columns
        ld hl,maze_top_right
        ld de,maze_right
        jr columns_in
left:
        ld hl,(maze_column)
        dec hl
        ld (maze_column),hl
        call size_in_bytes
        dec bc
        dec bc
        ld hl,field - 1
        add hl,bc
        ld d,h
        ld e,l
        inc de
        inc de
        lddr
        ld a,(field_width)
        call close_columns
        xor a
        call close_columns
        ld hl,maze_top_left
        ld de,maze_left
columns_in:                             ; HL = where the new column begins, DE = what looks outside along it
        push hl
        push de
        push hl
        call maze_jump
        ld hl,maze_open
        call maze_whole_column
        pop hl
        call maze_jump
        pop hl
        call maze_whole_column
        pop hl
        push hl
        call maze_jump
        call maze_above
        pop hl
        call maze_jump
        call maze_to_bottom
        call maze_below
        pop ix
        ret

up:
        ld hl,(maze_row)
        dec hl
        ld (maze_row),hl
        call size_in_bytes
        ld hl,field - 1
        add hl,bc
        ex de,hl
        ld hl,field - 1 - 2 * FIELD_STRIDE
        add hl,bc
        push hl
        ld h,b
        ld l,c
        ld bc,-2 * FIELD_STRIDE
        add hl,bc
        ld b,h
        ld c,l
        pop hl
        lddr
        ld hl,field
        call close
        ld hl,maze_top_left
        ld de,maze_above
        jr rows_in
down:
        ld hl,(maze_row)
        inc hl
        ld (maze_row),hl
        call size_in_bytes
        ld hl,-2 * FIELD_STRIDE
        add hl,bc
        ld b,h
        ld c,l
        ld hl,field + 2 * FIELD_STRIDE
        ld de,field
        ldir
        ex de,hl
        call close
        ld hl,maze_bottom_left
        ld de,maze_below
rows_in:
        push hl
        push de
        push hl
        call maze_jump
        ld hl,maze_open
        call maze_whole_row
        pop hl
        call maze_jump
        pop hl
        call maze_whole_row
        pop hl
        push hl
        call maze_jump
        call maze_left
        pop hl
        call maze_jump
        call maze_to_right
        call maze_right
        pop ix
        ret

size_in_bytes:                          ; BC = 32 * field_height
        ld a,(field_height)
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld b,h
        ld c,l
        ret
close:                                  ; two rows from HL
        ld d,h
        ld e,l
        inc e
        ld (hl),FIELD_WALL
        ld bc,2 * FIELD_STRIDE - 1
        ldir
        ret
close_columns:                          ; columns A and A + 1
        ld l,a
        ld h,high field
        ld a,(field_height)
        ld b,a
        ld de,FIELD_STRIDE - 1
pair:
        ld (hl),FIELD_WALL
        inc hl
        ld (hl),FIELD_WALL
        add hl,de
        djnz pair
        ret
        endp
maze_scroll_end:

        endif
