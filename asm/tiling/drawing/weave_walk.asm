; weave_walk.asm - a walker of 8 x 8 pixels who goes over and under the bridges of weave_draw.asm
;
; Cells are drawn with the walker in them, each byte of the screen once: nothing flickers. Below a bridge only what is in the two
; pixels at each edge of the cell is drawn: which passage it is, the direction of the last step tells.

        if ! defined ENGINE_WEAVE_WALK
ENGINE_WEAVE_WALK equ 1

        include "tiling/drawing/weave_draw.asm"

        public weave_begin, weave_glide, weave_walker

WEAVE_NOBODY:   equ 224                 ; weave_y of a walker who is on no board
WEAVE_PIXELS:   equ 2                   ; of a step of weave_glide: 8 steps lead to the next cell

weave_walk_variables macro
weave_shape:    ds 2                    ; address of the walker's 8 bytes: the program sets it
weave_x:        ds 1                    ; its left upper corner, from that of the board
weave_y:        ds 1
weave_way:      ds 1                    ; the code of its last step
        endm

; weave_begin - put the walker into the middle of a cell and draw it
; In:    D, E = row, column, no crossing; weave_shape; after weave_fit
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: the screen's pixels where the cell is; weave_x, weave_y, weave_way, what weave_cell writes
weave_begin:
        xor a
        ld (weave_way),a
        ld a,d
        call weave_middle
        ld (weave_y),a
        ld a,e
        call weave_middle
        ld (weave_x),a
        jp weave_cell

weave_middle:
        add a,a
        add a,a
        inc a
        add a,a
        add a,a
        ret

; weave_glide - move the walker by two pixels, and draw the cells that it leaves or enters
; In:    A = code of the direction: 0, 2, 4 or 6
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen's pixels where these cells are; weave_x, weave_y, weave_way, what weave_cell writes
weave_glide:
        proc
        local up, down, right, moved, cell, sixteenth
        ld (weave_way),a
        ld de,(weave_x)                 ; D, E = y, x
        ld b,d
        ld c,e
        ld hl,weave_x
        cp 2
        jr c,up
        jr z,right
        cp 4
        jr z,down
        ld a,e
        sub WEAVE_PIXELS
        ld e,a
        ld (hl),a
        jr moved
right:
        ld a,c
        add a,WEAVE_PIXELS
        ld c,a
        ld (hl),a
        jr moved
up:
        inc hl
        ld a,d
        sub WEAVE_PIXELS
        ld d,a
        ld (hl),a
        jr moved
down:
        inc hl
        ld a,b
        add a,WEAVE_PIXELS
        ld b,a
        ld (hl),a
moved:                                  ; D, E = the upper left corner of both places, B, C = that of the lower right one
        ld hl,$0707
        add hl,bc
        push hl
        call cell
        call weave_cell
        pop hl
        ex de,hl
        call cell
        or a
        sbc hl,de
        ret z
        jp weave_cell
cell:                                   ; D, E = the row and the column of pixel D, E
        ld a,d
        call sixteenth
        ld d,a
        ld a,e
        call sixteenth
        ld e,a
        ret
sixteenth:
        rrca
        rrca
        rrca
        rrca
        and 15
        ret
        endp

; weave_walker - the walker, as far as it is in a cell and not below a bridge, over the cell's rows
; In:    D, E = row, column; weave_open, weave_rows of this cell
; Out:   weave_rows
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: weave_rows
weave_walker:
        proc
        local near, down, under, row, free, right, left, placed, whole, next
        ld a,(weave_x)
        ld b,e
        call near
        ret nc
        ld c,b
        ld a,(weave_y)
        ld b,d
        call near
        ret nc
        push de
        push ix
        ld a,(weave_way)
        and 2
        ld a,(weave_open)
        jr z,down
        and 8                           ; left and right leads under
        jr under
down:
        and 2                           ; up and down leads under
under:
        ld d,a
        ld e,8
        ld ix,(weave_shape)
row:                                    ; B = the row of the cell, C = pixels to the right
        ld a,b
        cp 16
        jr nc,next
        bit 1,d
        jr z,free
        add a,2
        and 15
        cp 4                            ; rows 14, 15, 0, 1
        jr nc,next
free:
        ld h,(ix + 0)
        ld l,0
        ld a,c
        or a
        jr z,placed
        jp m,left
right:
        srl h
        rr l
        dec a
        jr nz,right
        jr placed
left:
        sla h
        inc a
        jr nz,left
placed:
        bit 3,d
        jr z,whole
        ld a,h
        and $C0
        ld h,a
        ld a,l
        and $03
        ld l,a
whole:
        push de
        push bc
        ex de,hl
        ld l,b
        ld h,0
        add hl,hl
        ld bc,weave_rows
        add hl,bc
        ld a,(hl)
        or d
        ld (hl),a
        inc hl
        ld a,(hl)
        or e
        ld (hl),a
        pop bc
        pop de
next:
        inc ix
        inc b
        dec e
        jr nz,row
        pop ix
        pop de
        ret
near:                                   ; B = A - 16 * B; carry: -7 to 15
        sla b
        sla b
        sla b
        sla b
        sub b
        ld b,a
        add a,7
        cp 23
        ret
        endp

        endif
