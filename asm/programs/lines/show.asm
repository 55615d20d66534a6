; show.asm - the board on the screen: a square of 2 x 2 cells for each place
;
; draw_square paints a square as it is now: what is on the board, the way's dots, the cursor, the chosen ball inverted. So whatever
; changes, the squares concerned are drawn once more, each byte once, and nothing flickers.

        if ! defined LINES_SHOW
LINES_SHOW equ 1

        include "engine/text/text.asm"
        include "programs/lines/rules.asm"

        public draw_square, draw_squares, draw_picture, draw_ball_at

BOARD_ROW:      equ 3                   ; cells of the screen
BOARD_COLUMN:   equ 1
PICTURE_SIZE:   equ 64                  ; 16 rows of two masks and two bytes
PICTURE_ROW:    equ 4
PICTURE_EMPTY:  equ 8                   ; numbers of pictures; 1 to 7 are the balls
PICTURE_CURSOR: equ 9
PICTURE_DOT:    equ 10
PICTURE_SMALL:  equ 11
PICTURE_MIDDLE: equ 12
PICTURE_BURST:  equ 13
PICTURE_NONE:   equ 14
SQUARE_INK:     equ $01                 ; an empty square
REACHED_INK:    equ $04                 ; one that the chosen ball can reach
WAY_INK:        equ $47
CURSOR_INK:     equ $47
MARK_WAY:       equ 1                   ; bits of `marks`: a dot of the way is there
MARK_REACHED_BIT: equ 1                 ; the chosen ball can reach it, and the lights are on
MARK_REACHED:   equ 2
MARK_NEXT_BIT:  equ 2                   ; a dot will be there
MARK_NEXT:      equ 4
NO_PLACE:       equ $FF00               ; for `chosen`: none

; draw_squares - draw the whole board
; Uses:  AF, BC, DE, HL
draw_squares:
        proc
        local square
        ld de,0
square:
        call draw_square
        call square_next
        jr nz,square
        ret
        endp

; draw_square - draw a square as it is now
; In:    D, E = row, column
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
draw_square:
        proc
        local ball, picture, no_cursor, not_chosen
        call mark_address
        ld b,(hl)
        call board_address
        or a
        jr nz,ball
        ld c,WAY_INK
        ld a,PICTURE_DOT
        bit 0,b
        jr nz,picture
        ld c,REACHED_INK
        ld a,PICTURE_EMPTY
        bit 1,b
        jr nz,picture
        ld c,SQUARE_INK
        jr picture
ball:
        push af
        call ball_ink
        ld c,a
        pop af
picture:
        ld b,0                          ; not inverted
        push af
        ld hl,(chosen)
        or a
        sbc hl,de
        ld a,PICTURE_NONE
        jr nz,not_chosen
        dec b                           ; it needs no cursor
        jr no_cursor
not_chosen:
        ld hl,(cursor)
        or a
        sbc hl,de
        jr nz,no_cursor
        call board_address
        or a
        ld a,PICTURE_CURSOR
        jr nz,no_cursor
        ld c,CURSOR_INK
no_cursor:
        call picture_address
        ld (picture_over),hl
        pop af
        call picture_address
        inc b
        dec b
        jr z,draw_picture
        push bc                         ; the chosen ball bounces
        ld bc,(bounce)
        add hl,bc
        pop bc
        endp                            ; fall through into draw_picture

; draw_picture - draw a picture into a square
; In:    HL = the picture; picture_over = another one to be drawn over it; D, E = row, column; C = attribute;
;        B = 0, or $FF to invert it
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: four cells of the screen; operand at flip
draw_picture:
        proc
        local cell
        push de
        ld a,b
        ld (flip_left + 1),a
        ld (flip_right + 1),a
        ld a,d
        add a,a
        add a,BOARD_ROW
        ld d,a
        ld a,e
        add a,a
        add a,BOARD_COLUMN
        ld e,a
        ld b,2
cell:
        push bc
        push de
        push hl
        call attribute_address
        ld (hl),c
        inc l
        ld (hl),c
        call cell_address
        ex de,hl                        ; DE = the screen
        pop hl
        ld bc,(picture_over)
        call picture_lines
        ld (picture_over),bc
        pop de
        inc d
        pop bc
        djnz cell
        pop de
        ret
        endp

; picture_lines - draw eight lines of a picture
; In:    HL = picture, BC = the one over it, DE = the screen
; Out:   HL, BC = eight rows on
; Uses:  AF, BC, DE, HL
; Size:  29 bytes   Time: 1,132 T
picture_lines:
        proc
        local line
        ld a,8
line:
        ex af,af'
        inc hl
        inc bc
        ld a,(bc)
        or (hl)
flip_left:
        xor 0                           ; operand
        ld (de),a
        inc hl
        inc hl
        inc bc
        inc bc
        inc e
        ld a,(bc)
        or (hl)
flip_right:
        xor 0                           ; operand
        ld (de),a
        dec e
        inc d
        inc hl
        inc bc
        ex af,af'
        dec a
        jr nz,line
        ret
        endp

; draw_ball_at - a picture alone in a square, in the ink of a ball
; In:    A = number of the picture; D, E = row, column; C = attribute
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
draw_ball_at:
        push af
        ld a,PICTURE_NONE
        call picture_address
        ld (picture_over),hl
        pop af
        call picture_address
        ld b,0
        jr draw_picture

; picture_address - the address of a picture
; In:    A = its number, from 1 on
; Out:   HL
; Keeps: BC, DE
; Uses:  AF, HL
picture_address:
        push bc
        dec a
        ld h,a
        ld l,0
        srl h
        rr l
        srl h
        rr l
        ld bc,pictures
        add hl,bc
        pop bc
        ret

; mark_address - the marks of a square
; In:    D, E = row, column
; Out:   HL
; Keeps: BC, DE
; Uses:  AF, HL
mark_address:
        ld a,d
        add a,a
        add a,a
        add a,a
        add a,d
        add a,e
        ld l,a
        ld h,0
        push de
        ld de,marks
        add hl,de
        pop de
        ret

; ball_ink - the colour of a ball
; In:    A = the ball, 1 to 7
; Out:   A = attribute
; Keeps: BC, DE
; Uses:  AF, HL
ball_ink:
        ld hl,ball_inks - 1
        add a,l
        ld l,a
        ld a,0
        adc a,h
        ld h,a
        ld a,(hl)
        ret

ball_inks:                              ; in the order of the pictures
        db $42, $46, $44, $45, $43, $47, $41

        ds PICTURE_ROW                  ; a bounce up shows the row above the ball
pictures:
        incbin "programs/lines/balls.16x16.sprites"

show_variables macro
cursor:         ds 2                    ; column, row
chosen:         ds 2                    ; the same, or NO_PLACE
bounce:         ds 2                    ; how far the chosen ball is from its place, in bytes of its picture
picture_over:   ds 2
marks:          ds PLACES
        endm

        endif
