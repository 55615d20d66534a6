; solve_board.asm - the maze on the screen: 23 x 23 places at most, in the middle of the left 23 columns; its ends, key points, cursor
;
; The attribute of a place tells what is shown there: bare floor, looked at, a route.

        if ! defined SOLVERS_SOLVE_BOARD
SOLVERS_SOLVE_BOARD equ 1

        include "engine/views/field_draw.asm"
        include "engine/text/large_text.asm"

        public board_draw

BOARD:          equ 23
FLOOR_INK:      equ $07
LOOKED_INK:     equ $0F                 ; blue paper
ROUTE_INK:      equ $4F                 ; bright white on bright blue
FLOOD_INK:      equ $1F                 ; magenta paper
START_INK:      equ $60                 ; black on bright green
FINISH_INK:     equ $57                 ; bright white on bright red
POINT_INK:      equ $70                 ; black on bright yellow
CURSOR_INK:     equ $5F                 ; bright white on bright magenta
LETTER_INKS:    equ $50                 ; attributes of ends and key points: from here on
ROUTE_CORNER:   equ $20                 ; on the floor: a place of a route that goes on diagonally

; board_close - cut what is larger than the board, close the edge, and make every passable place a plain passage
; In:    field, field_width, field_height
; Out:   field; field_width, field_height, board_size
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
board_close:
        proc
        local row, place, wall, inside
        ld hl,(field_width)
        ld a,BOARD
        cp l
        jr nc,$ + 3
        ld l,a
        cp h
        jr nc,$ + 3
        ld h,a
        ld (field_width),hl
        ld (board_size),hl
        dec h
        dec h
        dec l
        dec l
        ld b,h
        ld c,l                          ; rows and columns inside the edge
        ld hl,field
        ld d,0
row:
        ld e,0
place:
        ld a,d
        dec a
        cp b
        jr nc,wall
        ld a,e
        dec a
        cp c
        jr nc,wall
        ld a,(hl)
        and FIELD_WALL
        jr inside
wall:
        ld a,FIELD_WALL
inside:
        ld (hl),a
        inc hl
        inc e
        bit 5,e
        jr z,place
        inc d
        bit 5,d
        jr z,row
        ret
        endp

; board_draw - draw walls and floor
; In:    field, board_size
; Out:   field_top, field_left, board_screen
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
board_draw:
        ld bc,(board_size)
        ld a,BOARD
        sub b
        rra                             ; sizes are odd: carry is clear
        ld (field_top),a
        ld a,BOARD
        sub c
        rra
        ld (field_left),a               ; fall through into board_draw_there

; board_draw_there - the same at a given place
; In:    field, board_size, field_top, field_left
board_draw_there:
        ld de,0
        call place_attribute
        ld de,0 - field
        add hl,de
        ld (board_screen),hl
        ld hl,board_lines
        call lines_use
        ld bc,(board_size)
        jp draw_lines

; solve_clean - take away all marks, routes, colours and the result, and draw ends and key points
; Uses:  AF, BC, DE, HL
solve_clean:
        call panel_clear
        xor a
        ld (coloured),a
        ld hl,place_clean
        call board_each                 ; fall through into solve_ends

; solve_ends - draw the ends and the key points
solve_ends:
        ld de,(solve_start)
        ld bc,'S' * 256 + START_INK
        call board_letter
        ld de,(solve_finish)
        ld bc,'F' * 256 + FINISH_INK
        call board_letter
        jp points_mark

; board_letter - draw the letter B in the colour C on the place D, E
; Keeps: BC, DE
; Uses:  AF, HL
board_letter:
        push de
        call mark_cell
        ld a,b
        call draw_char
        pop de
        ret

; place_clean - bare floor at D, E, unless it is a wall
; Keeps: DE
; Uses:  AF, BC, HL
place_clean:
        proc
        local bare
        call field_address
        ld a,(hl)
        rlca
        ret c
        or a
        jr z,bare
        ld (hl),FIELD_PATH
        call draw_line_place
bare:
        call place_attribute
        ld (hl),FLOOR_INK
        ret
        endp

; board_each - call a routine for each place inside the edge
; In:    HL = the routine: D, E = row, column, which it keeps
; Uses:  AF, DE, HL, and what the routine uses
; Writes: operand at act
board_each:
        proc
        local row, act
        ld (act + 1),hl
        ld d,1
row:
        ld e,1
act:
        call 0                          ; operand
        inc e
        ld a,(board_size)
        dec a
        cp e
        jr nz,act
        inc d
        ld a,(board_size + 1)
        dec a
        cp d
        jr nz,row
        ret
        endp

; board_beside - draw a place and the four beside it, and the ends
; In:    D, E = row, column
; Uses:  AF, BC, DE, HL
board_beside:
        call draw_line_place
        dec d
        call draw_line_place
        inc d
        inc d
        call draw_line_place
        dec d
        dec e
        call draw_line_place
        inc e
        inc e
        call draw_line_place
        jr solve_ends

; cursor_show - colour the cursor's cell; cursor_hide - restore its colour
; Out:   DE = its place
; Uses:  AF, HL
cursor_show:
        call cursor_address
        ld a,(hl)
        ld (cursor_under),a
        ld (hl),CURSOR_INK
        cp LETTER_INKS
        ret c
        set 7,(hl)                      ; it flashes on a letter, which has a bright paper too
        ret
cursor_hide:
        call cursor_address
        ld a,(cursor_under)
        ld (hl),a
        ret
cursor_address:
        ld de,(solve_cursor)
        jp place_attribute

; cursor_move - move the cursor inside the edge
; In:    A = directions
; Uses:  AF, BC, DE, HL
cursor_move:
        proc
        local edge
        push af
        call cursor_hide
        pop af
        keys_move
        ld hl,(board_size)
        dec h
        dec h
        dec l
        dec l
        ld a,d
        dec a
        cp h
        jr nc,edge
        ld a,e
        dec a
        cp l
        jr nc,edge
        ld (solve_cursor),de
edge:
        jr cursor_show
        endp

board_lines:
        db $05, FLOOR_INK, ROUTE_INK    ; walls cyan
        dw line_thick

solve_variables macro
failed:         ds 1                    ; 255 if the solver found no route
solver:         ds 1                    ; its place in solver_table
solve_start:    ds 2                    ; column, row
solve_finish:   ds 2
solve_cursor:   ds 2
cursor_under:   ds 1                    ; the attribute under the cursor
board_size:     ds 2                    ; columns, rows
board_screen:   ds 2                    ; the attribute of a place: this + its address in field
solve_visited:  ds 2
solve_stride:   ds 1                    ; of the solver's notes
route_key:      ds 1                    ; a key pressed while a route is drawn, 0: none
coloured:       ds 1                    ; 1: the field has the colours of solve_colour
panel_changes:  ds 1                    ; 1: the panel has the keys that change the maze
stones_asked:   ds 1                    ; 1: the panel asks whether stones may take the place of the maze
panel_letters:  ds 2                    ; its keys
race_kept:      ds 1                    ; the solver that was chosen before the race
race_best:      ds 2                    ; the next result in order
race_straight:  ds 2                    ; steps of the shortest way, without diagonals and with them; 0: not known yet
race_diagonal:  ds 2
        endm

        endif
