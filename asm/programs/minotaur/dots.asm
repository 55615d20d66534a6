; dots.asm - Ariadne's thread in the window: dots of 4 x 4 pixels in the middle of blocks
;
; All dots of a picture lie alike in their characters, since a block is three of them: so what is stored is the same for all, and the address
; of a row's lines is reckoned once. The middle of a floor is blank, and figures are drawn later: nothing is read from the screen.

        if ! defined MINOTAUR_DOTS
MINOTAUR_DOTS equ 1

DOT_DOWN:       equ 10                  ; pixels of a block above a dot, and left of it

; dots_draw - the dots of the thread in the part of the window drawn last
; Uses:  AF, BC, DE, HL
; Writes: operands
dots_draw:
        proc
        local each, skip, same, first, second, row, column, line, above, above_it, here, rows, from, count, whole, inside
        ld a,(near_dot_count)
        or a
        ret z
        ld b,a
        push bc
        ; the first row of places that have something in this part, and how many
        ld de,(blocks_part_from)        ; D = blocks_part_to
        dec e
        dec e
        ld hl,(hero_place)
        ld bc,(scene_base)
        ld a,h
        sub 4
        ld l,a
        ld a,b
        sub 24 * 4 - DOT_DOWN           ; four rows above the hero's
        jr c,above
above_it:
        cp e
        jr nc,here
above:
        add a,24
        inc l
        jr above_it
here:
        ld h,0
rows:
        inc h
        add a,24
        cp d
        jr c,rows
        ld a,l
        ld (from + 1),a
        ld a,h
        ld (count + 1),a
        ; what is stored in two characters, and the column of the labyrinth's column 0
        ld a,c
        add a,DOT_DOWN
        ld c,a
        and 6
        ld e,a
        ld d,0
        ld hl,dot_shapes
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld a,c
        rrca
        rrca
        rrca
        and 31
        sub WINDOW_COLUMN
        ld hl,(hero_place)
        sub l
        sub l
        sub l                           ; modulo 256
        ld (column + 1),a
        ld hl,near_dots
        pop bc
        ld c,128                        ; no row
each:
        ld a,(hl)
        inc hl
        cp c
        jr z,same
from:
        sub 0                           ; operand
count:
        cp 0                            ; operand
        jr nc,skip
        dec hl
        ld c,(hl)
        inc hl
        call row
same:
        ld a,(hl)
        add a,a
        add a,(hl)
column:
        add a,0                         ; operand
        cp WINDOW_CELLS
        jr nc,skip
        push hl
first:
        ld hl,0                         ; operand: the row's first line, at the window's left edge
        push af
        add a,l
        ld l,a
        ld (hl),e
        inc h
        ld (hl),e
        inc l
        ld (hl),d
        dec h
        ld (hl),d
        pop af
second:
        ld hl,0                         ; operand: its third line
        add a,l
        ld l,a
        ld (hl),e
        inc h
        ld (hl),e
        inc l
        ld (hl),d
        dec h
        ld (hl),d
        pop hl
skip:
        inc hl
        djnz each
        ret
; row - the addresses of row C
row:
        push bc
        push hl
        ld hl,(hero_place)
        ld a,c
        sub h
        ld b,a
        add a,a
        add a,b
        add a,a
        add a,a
        add a,a
        ld hl,(scene_base)
        add a,h
        add a,DOT_DOWN
        ld c,a                          ; its first line
        ld hl,(blocks_part_from)        ; H = blocks_part_to
        ld b,h
        cp l
        jr nc,whole
        ld a,l                          ; two of its lines are in the part above: the others twice
whole:
        call line
        ld (first + 1),hl
        ld a,c
        add a,2
        cp b
        jr c,inside
        ld a,c                          ; two are in the part below
inside:
        call line
        ld (second + 1),hl
        pop hl
        pop bc
        ret
; line - HL = the window's left edge in a line of the screen, A
line:
        ld l,a
        rrca
        rrca
        rrca
        and $18
        ld h,a
        ld a,l
        and 7
        or h
        or high SCREEN
        ld h,a
        ld a,l
        and $38
        add a,a
        add a,a
        add a,WINDOW_COLUMN
        ld l,a
        ret
        endp

dot_shapes:                             ; by the first pixel's place in its character
        db $F0, 0, $3C, 0, $0F, 0, $03, $C0

        endif
