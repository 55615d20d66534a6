; weave_draw.asm - a maze of squares with crossings, drawn as bridges
;
; A cell has 16 x 16 pixels. Its corridors are narrower: lines at 2 and at 13 across and down are their walls, so that two pixels are
; free on each side, and a passage below a bridge can be seen where it goes in and comes out:
;
;   rows 0, 1    the walls of the passage up, or nothing
;   row 2        the wall above, or the corners of the passage up; and the upper walls of the passages left and right
;   rows 3 - 12  the walls left and right, or nothing
;   row 13       as row 2, row 14, 15 as rows 0, 1
;
; A crossing is a cell with four passages and two lines more: where up and down leads under, rows 2 and 13 are whole lines; where
; left and right leads under, rows 3 to 12 have both walls.
; The program may define the area in pixels, before its first include: DRAW_LEFT, DRAW_TOP, DRAW_WIDTH, DRAW_HEIGHT, multiples of 16.
; The drawing is in the middle of it, or with WEAVE_HALF four pixels right of that and below: then the middle of a cell, where no wall
; is, fills one character, which has the colour of what is in the cell. The entrance is open to the left, the exit to the right, as both
; have no neighbour there. A cell without passages is left blank. No attribute is set.
; Time of weave_draw, 16 x 12 cells: 554,375 T.

        if ! defined ENGINE_WEAVE_DRAW
ENGINE_WEAVE_DRAW equ 1

        include "include/spectrum.asm"
        include "include/links.asm"
        include "include/row_address.asm"

        public weave_fit, weave_draw, weave_cell

        if ! defined DRAW_WIDTH
DRAW_LEFT:      equ 0
DRAW_TOP:       equ 0
DRAW_WIDTH:     equ 256
DRAW_HEIGHT:    equ 192
        endif

WEAVE_BOTH:     equ $2004               ; pixels 2 and 13
WEAVE_LINE:     equ $3FFC               ; and all between them

weave_draw_variables macro
weave_left:     ds 1                    ; column and row of the first cell, in characters
weave_top:      ds 1
weave_open:     ds 1                    ; the directions of the cell that was drawn last; where the gaps are these too
weave_rows:     ds 32                   ; its 16 rows
        endm

; weave_fit - does the maze fit, and where is it
; In:    tiling, tiling_rows, tiling_columns
; Out:   carry clear: weave_left, weave_top; carry set: too large, or another tiling
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: weave_left, weave_top
weave_fit:
        ld a,(tiling)
        cp 1
        ccf
        ret c
        ld hl,tiling_columns
        ld a,DRAW_WIDTH / 16
        sub (hl)
        ret c
        add a,DRAW_LEFT / 8
        ld (weave_left),a
        dec hl                          ; tiling_rows
        ld a,DRAW_HEIGHT / 16
        sub (hl)
        ret c
        add a,DRAW_TOP / 8
        ld (weave_top),a
        ret                             ; carry is clear

; weave_draw - all cells of the maze in `links`, without a walker
; In:    links, tiling, tiling_rows, tiling_columns, links_entrance, links_exit
; Out:   carry as weave_fit
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen's pixels where the cells are; what weave_cell writes
weave_draw:
        proc
        local row, column
        call weave_fit
        ret c
        if defined ENGINE_WEAVE_WALK
        ld a,WEAVE_NOBODY
        ld (weave_y),a
        endif
        ld d,0
row:
        ld e,0
column:
        call weave_cell
        inc e
        ld hl,tiling_columns
        ld a,e
        cp (hl)
        jr nz,column
        inc d
        dec hl                          ; tiling_rows
        ld a,d
        cp (hl)
        jr nz,row
        ret                             ; carry is clear
        endp

; weave_cell - a cell, with the walker of weave_walk.asm if the program has one and it is there
; In:    D, E = row, column; after weave_fit
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: the screen's pixels where the cell is; weave_open, weave_rows
weave_cell:
        proc
        local begin, end_, blank, clear, left, middle, half, line, next
        ld a,d
        row_address high links
        ld a,l
        or e
        ld l,a
        ld c,(hl)
        ld hl,(links_entrance)
        or a
        sbc hl,de
        jr nz,begin
        set 6,c
begin:
        ld hl,(links_exit)
        or a
        sbc hl,de
        jr nz,end_
        set 2,c
end_:
        push de
        ld hl,weave_rows
        ld a,c
        ld (weave_open),a
        or a
        jr z,blank
        ld a,$01
        call weave_edge
        ld a,$01
        call weave_wall
        ld de,WEAVE_BOTH
        bit 3,c
        jr nz,middle                    ; left and right leads under
        bit 6,c
        jr z,left
        ld d,0
left:
        bit 2,c
        jr z,middle
        ld e,0
middle:
        ld b,10
        call weave_put
        ld a,$10
        call weave_wall
        ld a,$10
        call weave_edge
        jr clear
blank:
        ld de,0
        ld b,16
        call weave_put
clear:
        pop de
        if defined ENGINE_WEAVE_WALK
        call weave_walker
        endif

        ld hl,weave_top                 ; to the screen
        ld a,d
        add a,a
        add a,(hl)
        ld b,a
        dec hl
        ld a,e
        add a,a
        add a,(hl)
        ld l,a
        ld a,b
        and $18
        or high SCREEN
        ld h,a
        ld a,b
        rrca
        rrca
        rrca
        and $E0
        or l
        ld l,a
        if defined WEAVE_HALF
        set 2,h
        push de
        ld de,weave_rows
        ld b,16
line:
        push bc
        ld a,(de)
        inc de
        call weave_swap
        ld c,a                          ; both halves of the left byte
        xor (hl)
        and $0F
        xor (hl)
        ld (hl),a
        inc l
        ld a,(de)
        inc de
        call weave_swap
        ld b,a                          ; and of the right one
        xor c
        and $0F
        xor c
        ld (hl),a
        inc l
        ld a,b
        xor (hl)
        and $F0
        xor (hl)
        ld (hl),a
        dec l
        dec l
        pop bc
        inc h
        ld a,h
        and 7
        jr nz,next
        ld a,l
        add a,32
        ld l,a
        jr c,next
        ld a,h
        sub 8
        ld h,a
next:
        djnz line
        pop de
        ret
        else
        push de
        ld de,weave_rows
        ld b,2
half:
        push hl
        ld c,8
line:
        ld a,(de)
        ld (hl),a
        inc de
        inc l
        ld a,(de)
        ld (hl),a
        inc de
        dec l
        inc h
        dec c
        jr nz,line
        pop hl
        ld a,l
        add a,32
        ld l,a
        jr nc,next
        ld a,h
        add a,8
        ld h,a
next:
        djnz half
        pop de
        ret
        endif
        endp

        if defined WEAVE_HALF
weave_swap:
        rrca
        rrca
        rrca
        rrca
        ret
        endif

; weave_edge - the two rows of a passage up or down; weave_wall - the row of its wall; HL = where; A = the direction, C = all
weave_edge:
        ld b,2
        and c
        ld de,WEAVE_BOTH
        jr nz,weave_put
        ld de,0                         ; fall through into weave_put

; weave_put - B rows of DE at HL
weave_put:
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        djnz weave_put
        ret

weave_wall:
        proc
        local shut, bridge, left, right
        ld b,1
        and c
        jr z,shut
        bit 1,c
        ld de,WEAVE_BOTH
        jr z,bridge
shut:
        ld de,WEAVE_LINE                ; the passage leads under, or there is none
bridge:
        bit 6,c
        jr z,left
        ld a,d
        or $C0
        ld d,a
left:
        bit 2,c
        jr z,weave_put
        ld a,e
        or $03
        ld e,a
        jr weave_put
        endp

        endif
