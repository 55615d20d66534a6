; mask_page.asm - take cells out of the board, with a cursor or by a built-in shape
;
; The page shows the board of the present tiling, all cells closed. A dot marks a cell that is taken out. A built-in shape is
; stretched to the rows and columns of the board, on storeys of each floor: a cell stays where the place under its middle is set.

        if ! defined TILINGS_MASK_PAGE
TILINGS_MASK_PAGE equ 1

PICTURE_SIDE:   equ 15                  ; places of the heart and the circle in a row, and of a letter
LETTER_SIDE:    equ 7
ROM_LETTERS:    equ $3D00 + 8 * ("A" - 32) + 1 ; without the empty line above each
CURSOR_BEAT:    equ 8                   ; frames that the cursor is seen, and then not

; mask_page - draw the page, act on keys
mask_page:
        ink INK_TEXT
        call clear_screen
        ld hl,mask_text
        call draw_text
        call menu_foot_keys
        call fit_size
        xor a
        ld (mask_used),a                ; the board has all its cells while its mask is changed
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

; mask_frame - one fiftieth of a second
mask_frame:
        halt
        call mask_beat
        call step_keys
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
        dw mask_leave
        db ' '
        dw mask_toggle
        db 'H'
        dw mask_heart
        db 'L'
        dw mask_initial
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
        jp menu_begin

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

; mask_beat - show the cursor for eight frames, hide it for the next eight
mask_beat:
        ld hl,beat
        inc (hl)
        ld a,(hl)
        and CURSOR_BEAT - 1
        ret nz

; mask_cursor - invert the cursor
; In:    cursor
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
mask_cursor:
        ld de,(cursor)
        call tiling_centre
        ld hl,shape_cursor
        jp stamp_alone                  ; `figure` has a page now

; mask_seen - show or hide the cursor
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
        proc
        local look, there
        ld de,(cursor)
        keys_move
look:
        ld a,(tiling_all)
        dec a
        cp d
        ret c
        ld a,(tiling_columns)
        dec a
        cp e
        ret c
        call cell_absent
        jr z,there
        ld a,(cursor)                   ; to the right on to the next cell, else to the one on the left
        cp e
        dec e
        jr nc,look
        inc e
        inc e
        jr look
there:
        push de
        xor a
        call mask_seen
        pop de
        ld (cursor),de
        ld a,CURSOR_BEAT
        jr mask_seen
        endp

; mask_toggle - SPACE, fire: take the cell out, or put it back
mask_toggle:
        ld de,(cursor)
        call mask_bit
        ld a,(hl)
        xor c
        ld (hl),a
        call mask_dot
        call key_letter                 ; the SPACE that is fire is no letter
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
        ld hl,links_mask
        jp byte_at
        endp

; mask_turn - invert the dots of all cells that are taken out
; In:    links_mask
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
mask_turn:
        ld hl,mask_cell
        jp each_cell

; mask_cell - invert the dot of a cell, if it is taken out
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
        call stamp_alone
        pop de
        ret

mask_text:
        db TEXT_INK, INK_BAR
        db TEXT_AT, 0, 0, " H heart C circle L letter X all"
mask_foot:
        db TEXT_INK, INK_BAR
        db TEXT_AT, 23, 0, " 5678 move SPACE cut out  M menu", TEXT_END
letter_text:
        db TEXT_INK, INK_BAR
        db TEXT_AT, 23, 0, " Which letter, A to Z?          ", TEXT_END

        endif
