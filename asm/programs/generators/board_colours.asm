; board_colours.asm - the colours of the board's cells: a trail in white, the distance from the start in five bands, or one colour
;
; Which places a cell of the screen shows: see board.asm. Of the two places of a row one is odd, of the two rows too. The band of that
; room decides; in a cave it may be a wall, then the place beside it decides, then those in the other row.

        if ! defined GENERATORS_BOARD_COLOURS
GENERATORS_BOARD_COLOURS equ 1

        include "engine/keys/attract.asm"
        include "lib/distance_bands.asm"
        include "programs/generators/board.asm"

        public board_colour

TRAIL_INK:      equ $47

; board_colour - colour all cells of the maze
; In:    coloured, board_shown; work if they show distances
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: attributes
board_colour:
        ld hl,cell_colour
board_cells:
        proc
        local row, cell, calls
        ld (calls + 1),hl
        ld a,(board_last + 1)
        ld d,a
        inc d
row:
        call attract_check
        call break_note
        dec d
        ld a,(board_last)
        ld e,a
        inc e
cell:
        dec e
calls:
        call 0                          ; operand
        ld a,e
        or a
        jr nz,cell
        ld a,d
        or a
        jr nz,row
        ret
        endp

; board_frame - draw the frame, or take it away where the way or distances are shown: it stays whole, in one colour
; In:    coloured, route_shown
; Uses:  AF, BC, DE, HL
; Writes: the screen; operand at frame_look, in board_frame.asm
board_frame:
        ld a,(coloured)
        ld hl,route_shown
        or (hl)
        sub 1
        sbc a,a
        ld (frame_look + 1),a
        ld hl,frame_cell
        jr board_cells

; cell_colour - colour a cell
; In:    D, E = its row and column on the board
; Keeps: DE
; Uses:  AF, BC, HL
cell_colour:
        call cell_ink
        ld c,a
cell_paint:                             ; C = colour
        push de
        call cell_attribute
        ld (hl),c
        pop de
        ret

; cell_attribute - the address of the attribute of a cell
; In:    D, E = its row and column on the board
; Out:   HL; D, E = row and column on the screen
; Keeps: BC
; Uses:  AF
cell_attribute:
        ld hl,(board_top)               ; and board_left
        ld a,l
        add a,d
        ld d,a
        ld a,h
        add a,e
        ld e,a
        jp attribute_address

; cell_ink - the colour of a cell
; In:    D, E = its row and column on the board
; Out:   A
; Keeps: DE
; Uses:  BC, F, HL
cell_ink:
        proc
        local found
        push de
        call cell_find
        ld hl,cell_marked
        call cell_seek
        ld a,TRAIL_INK
        jr c,found
        ld a,(coloured)
        or a
        ld a,(board_ink)
        jr z,found
        ld hl,cell_band
        call cell_seek
        jr c,found
        ld a,FAR_INK
found:
        pop de
        ret
        endp

; cell_find - the places that a cell shows
; In:    D, E = its row and column on the board
; Out:   cell_rows, cell_columns
; Keeps: DE
; Uses:  AF, BC
cell_find:
        ld a,d
        call cell_places
        ld (cell_rows),bc
        ld a,e
        call cell_places
        ld (cell_columns),bc
        ret

; cell_seek - ask for each place of a cell
; In:    HL = routine: D, E = field row, column; it keeps them, and returns carry set if the place decides
; Out:   carry set: A = what it returns
; Uses:  BC, DE, HL; operand at asks
cell_seek:
        proc
        local row, asks
        ld (asks + 1),hl
        ld a,(cell_rows + 1)
        call row
        ret c
        ld a,(cell_rows)
row:
        ld d,a
        ld a,(cell_columns + 1)
        ld e,a
        call asks
        ret c
        ld a,(cell_columns)
        ld e,a
asks:
        jp 0                            ; operand
        endp

; cell_places - the places that a row or column of cells shows
; In:    A = 0 to 22
; Out:   B = the odd one; C = the even one, or the odd one if there is none
; Uses:  AF
cell_places:
        proc
        local third, found
        ld b,1
third:
        cp 3
        jr c,found
        sub 3
        inc b
        inc b
        inc b
        inc b
        jr third
found:
        ld c,b
        dec c
        or a
        ret z                           ; the wall, and half of the room
        inc c
        inc c
        dec a
        ret z                           ; half of the room, and the wall
        inc b
        inc b
        inc c
        ret
        endp

; cell_marked - is there a trail on a place, or a dot?
; In:    D, E = field row, column
; Out:   carry set: there is
; Keeps: BC, DE
; Uses:  AF, HL
cell_marked:
        call shown_address
        ld a,(hl)
        cp MARKED
        ccf
        ret

; cell_band - the colour of a place by its distance
; In:    D, E = field row, column; work
; Out:   carry set: A = its colour; carry clear: it has no band
; Keeps: BC, DE
; Uses:  F, HL
cell_band:
        push de
        call field_address              ; FIELD_STRIDE * row + column
        ld e,d
        ld d,0
        add hl,de                       ; WAVE_STRIDE
        ld de,WAVE_FIRST - field
        add hl,de
        pop de
        ld a,(hl)
        dec a
        cp BANDS
        ret nc
        ld hl,band_inks
        add a,l
        ld l,a
        jr nc,$ + 3
        inc h
        ld a,(hl)
        scf
        ret

band_inks:
        db $04, $05, $01, $03, $02      ; green, cyan, blue, magenta, red
FAR_INK:        equ $07                 ; white: no way there

board_colours_variables macro
cell_columns:   ds 2                    ; of the cell's places: the even one, the odd one
cell_rows:      ds 2
coloured:       ds 1                    ; 1: distances are shown
        endm

        endif
