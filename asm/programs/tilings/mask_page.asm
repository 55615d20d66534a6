; mask_page.asm - cells are taken out of the board, with a cursor or by a built-in shape
;
; The page shows the board of the present tiling, all cells closed. A dot marks a cell that is taken out. A shape has 16 x 16 bits,
; in four parts of 8 x 8; it is stretched to the rows and columns of the board, on storeys of each floor.

        if ! defined TILINGS_MASK_PAGE
TILINGS_MASK_PAGE equ 1

SHAPE_SIDE:     equ 16
CURSOR_BEAT:    equ 8                   ; frames that the cursor is seen, and then not

; mask_page - draw the page, act on keys
mask_page:
        ink INK_TEXT
        call clear_screen
        ld hl,mask_text
        call draw_text
        call fit_size
        xor a
        ld (mask_used),a                ; the board has all its cells while its mask is changed
        ld c,BOARD_INK
        call board_clear
        ld a,PEN_DRAW
        call pen_use
        ld hl,closed_cell
        call each_cell
        call mask_turn
        ld hl,0
        ld (cursor),hl
        xor a
        ld (beat),a
        call keys_released

; mask_frame - one fiftieth of a second
mask_frame:
        halt
        call mask_beat
        call keys_step
        jr z,mask_letter
        bit 4,a
        jp nz,mask_toggle
        call mask_move
        jr mask_frame
mask_letter:
        call key_read
        ld hl,mask_letters
        call key_act
        jr mask_frame

mask_letters:
        db KEY_BREAK
        dw session_end
        db ' '
        dw mask_toggle
        db 'H'
        dw mask_heart
        db 'L'
        dw mask_letter_m
        db 'C'
        dw mask_circle
        db 'X'
        dw mask_none
        db 'M'
        dw mask_leave
        db 0

; mask_leave - M: to the menu, with the mask in use
mask_leave:
        ld a,1
        ld (mask_on),a
        jp menu_page

; closed_cell - draw all walls of a cell
; In:    D, E = row, column; the pen
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: the screen
closed_cell:
        push de
        ld a,$FF
        call tiling_cell
        pop de
        ret

; mask_beat - the cursor is seen for eight frames, and not for the next eight
mask_beat:
        ld hl,beat
        inc (hl)
        ld a,(hl)
        and CURSOR_BEAT - 1
        ret nz

; mask_cursor - turn the cursor over
; In:    cursor
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
mask_cursor:
        ld de,(cursor)
        call tiling_centre
        ld hl,shape_cursor
        jp stamp

; mask_seen - see to it that the cursor is seen, or not
; In:    A = 0: not, CURSOR_BEAT: seen
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: beat; the screen
mask_seen:
        ld hl,beat
        ld c,(hl)
        ld (hl),a
        xor c
        and CURSOR_BEAT
        jr nz,mask_cursor
        ret

; mask_move - move the cursor, not past an edge
; In:    A = directions as keys_step gives them
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: cursor, beat; the screen
mask_move:
        ld de,(cursor)
        keys_move
        ld a,(tiling_all)
        dec a
        cp d
        ret c
        ld a,(tiling_columns)
        dec a
        cp e
        ret c
        push de
        xor a
        call mask_seen
        pop de
        ld (cursor),de
        ld a,CURSOR_BEAT
        jr mask_seen

; mask_toggle - SPACE, fire: take the cell out, or put it back
mask_toggle:
        ld de,(cursor)
        call mask_bit
        ld a,(hl)
        xor c
        ld (hl),a
        call mask_dot
        jp mask_frame

; mask_bit - where the bit of a cell is
; In:    D, E = row, column
; Out:   HL = address, C = the bit alone
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: nothing
mask_bit:
        proc
        local shift
        ld a,e
        and 7
        ld b,a
        inc b
        ld c,1
shift:
        rrc c
        djnz shift
        ld a,d
        add a,a
        add a,a
        ld l,a
        ld a,e
        rrca
        rrca
        rrca
        and 3
        add a,l                         ; 127 at most
        add a,low links_mask
        ld l,a
        adc a,high links_mask
        sub l
        ld h,a
        ret
        endp

; mask_turn - turn over the dots of all cells that are taken out
; In:    links_mask
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
mask_turn:
        ld hl,mask_cell
        jp each_cell

; mask_cell - turn the dot of a cell over, if it is taken out
; In:    D, E = row, column
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: the screen
mask_cell:
        call mask_bit
        ld a,(hl)
        and c
        ret z
mask_dot:
        push de
        call tiling_centre
        ld hl,shape_dot
        call stamp
        pop de
        ret

; mask_heart, mask_letter_m, mask_circle - a built-in shape; mask_none - all cells in the board
mask_heart:
        ld hl,heart
        jr mask_shape
mask_letter_m:
        ld hl,letter
        jr mask_shape
mask_circle:
        ld hl,circle
mask_shape:
        ld (shape),hl
        call mask_turn
        ld hl,shape_cell
        call each_cell
mask_turned:
        call mask_turn
        jp mask_frame
mask_none:
        call mask_turn
        ld hl,links_mask
        ld de,links_mask + 1
        ld bc,MASK_SIZE - 1
        ld (hl),0
        ldir
        jr mask_turned

; shape_cell - take a cell out, or not, by the shape
; In:    D, E = row, column; shape
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: links_mask
shape_cell:
        proc
        local floor, left, column, inside
        ld a,(tiling_rows)
        ld c,a
        ld a,d
floor:                                  ; the row on its floor
        sub c
        jr nc,floor
        add a,c
        call stretch
        ld l,a
        and 7
        ld b,a
        ld a,l
        and 8
        add a,a
        or b                            ; rows 8 to 15 are in the parts 2 and 3
        ld hl,(shape)
        ld c,a
        ld b,0
        add hl,bc
        push hl
        ld a,(tiling_columns)
        ld c,a
        ld a,e
        call stretch
        pop hl
        bit 3,a
        jr z,left
        ld bc,8
        add hl,bc
left:
        and 7
        ld b,a
        inc b
        ld a,(hl)
column:
        add a,a
        djnz column
        push af                         ; carry: the cell stays
        call mask_bit
        ld a,c
        cpl
        and (hl)
        ld b,a
        pop af
        ld a,b
        jr c,inside
        or c
inside:
        ld (hl),a
        ret
        endp

; stretch - which of 16 places the middle of a cell is at
; In:    A = the cell, C = how many there are
; Out:   A = place, 0 to 15
; Keeps: DE, IX, IY
; Uses:  F, B, HL
stretch:
        proc
        local place
        add a,a
        inc a
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl                       ; 16 * (cell + 1/2)
        ld a,0 - 1
        ld b,0
place:
        inc a
        or a
        sbc hl,bc
        jr nc,place
        ret
        endp

shape_cursor:
        db 6, 6, $FC, $84, $84, $84, $84, $FC
heart:
        incbin "programs/tilings/heart.shapes"
letter:
        incbin "programs/tilings/letter.shapes"
circle:
        incbin "programs/tilings/circle.shapes"

mask_text:
        db TEXT_INK, INK_BAR
        db TEXT_AT, 0, 0, " H heart L letter C circle X all"
        db TEXT_AT, 23, 0, " QAOP move SPACE cut out  M menu"
        db TEXT_END

        endif
