; dots.asm - Ariadne's thread in the window: dots of 4 x 4 pixels in the middle of blocks
;
; All dots of a picture lie alike in their characters, since a block is three of them: so what is stored is the same for all, and what is
; reckoned once for a row of dots is where its lines begin. The middle of a floor is blank, and figures are drawn later: nothing is read from
; the screen. The list of rows is made while there is time (dots_make); a row has its first line's place, how many dots, the addresses of its
; first and third line, and of each dot the column; 255 is the end.

        if ! defined MINOTAUR_DOTS
MINOTAUR_DOTS equ 1

DOT_DOWN:       equ 10                  ; pixels of a block above a dot, and left of it
DOT_ROWS:       equ hero_pictures + 8 * FIGURE_STILL      ; the list, up to 10 rows: the hero's pictures have become shorter

; dots_make - the rows of dots that the window shows
; Out:   dots_size
; Uses:  AF, BC, DE, HL, IX, AF', BC', DE', HL'
; Writes: operands of dots_draw
dots_make:
        proc
        local row, same, skip, past, column, out_of, finished, first, above, here, below, found
        ld hl,DOT_ROWS
        ld (dots_first + 1),hl
        ld (hl),255
        ld a,(near_dot_count)
        ld (dots_size),a
        or a
        ret z
        ; what is stored in two characters, and the column of the labyrinth's column 0
        ld bc,(scene_base)
        ld a,c
        add a,DOT_DOWN
        ld c,a
        and 6
        ld e,a
        ld d,0
        ld hl,dot_shapes
        add hl,de
        ld a,(hl)
        ld (dot_left),a
        inc hl
        ld a,(hl)
        ld (dot_right_1 + 1),a
        ld (dot_right_2 + 1),a
        ld (dot_right_3 + 1),a
        ld (dot_right_4 + 1),a
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
        ; the first row that the window shows, where its first and its third line are
        ld hl,(hero_place)
        ld a,h
        add a,8 - 4                     ; 8 added: it may be above the labyrinth
        ld c,a
        ld a,b
        sub 24 * 4 - DOT_DOWN           ; four rows above the hero's
        jr c,above
first:
        cp PLACE_EDGE - 2
        jr nc,here
above:
        add a,24
        inc c
        jr first
here:
        ld b,a
        push bc
        call dot_line
        push hl
        ld a,b
        add a,2
        call dot_line
        push hl
        exx
        pop de
        pop hl
        pop bc                          ; the row, its place, addresses
        exx
        ld a,(near_dot_count)
        ld b,a
        ld hl,near_dots
        ld de,DOT_ROWS
row:
        ld c,(hl)
        inc hl
        ld a,c
        add a,8
        exx
below:
        cp c
        jr z,found
        jr c,skip
        inc c
        ex af,af'
        ld a,b
        add a,24
        ld b,a
        ld a,l
        add a,96
        ld l,a
        jr nc,$ + 6
        ld a,h
        add a,8
        ld h,a
        ld a,e
        add a,96
        ld e,a
        jr nc,$ + 6
        ld a,d
        add a,8
        ld d,a
        ex af,af'
        jr below
found:
        ld a,b
        cp 192
        exx
        jr nc,finished
        ld (de),a
        inc de
        push de
        pop ix                          ; where the number of dots will be
        xor a
        ld (de),a
        inc de
        exx
        ld a,l
        exx
        ld (de),a
        inc de
        exx
        ld a,h
        exx
        ld (de),a
        inc de
        exx
        ld a,e
        exx
        ld (de),a
        inc de
        exx
        ld a,d
        exx
        ld (de),a
        inc de
same:
        ld a,(hl)
        add a,a
        add a,(hl)
column:
        add a,0                         ; operand
        cp WINDOW_CELLS
        jr nc,out_of
        ld (de),a
        inc de
        inc (ix + 0)
out_of:
        inc hl
        dec b
        jr z,finished
        ld a,(hl)
        cp c
        jr nz,row
        inc hl
        jr same
skip:
        exx
past:
        inc hl
        dec b
        jr z,finished
        ld a,(hl)
        cp c
        jr nz,row
        inc hl
        jr past
finished:
        ld a,255
        ld (de),a
        ld a,e
        sub low DOT_ROWS
        ld (dots_size),a
        ret
        endp

        include "programs/minotaur/dots_draw.asm"

dot_shapes:                             ; by the first pixel's place in its character
        db $F0, 0, $3C, 0, $0F, 0, $03, $C0

dots_variables macro
dots_size:      ds 1                    ; bytes of the list: 6 for each row, 1 for each dot
dot_left:       ds 1                    ; what is stored in the first of two characters
        endm

        endif
