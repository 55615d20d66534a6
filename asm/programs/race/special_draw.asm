; special_draw.asm - the boards of a special round: walls, stairs, rings
;
; A cell has its middle in one cell of the screen, two columns from the next. All that is drawn for a direction is a list of pieces: where, seen
; from the middle, and which shape. Pieces are laid over each other, so that what belongs to two cells looks the same from both.

        if ! defined RACE_SPECIAL_DRAW
RACE_SPECIAL_DRAW equ 1

        include "engine/views/mark_shapes.asm"
        include "programs/race/special.asm"
        include "programs/race/special_pieces.asm"

        public special_board, special_middle

BOARD_COLUMNS:  equ 15
BOARD_2:        equ 17                  ; columns from a board to the other one
BOARD_ROWS:     equ 21
BOARD_WALLS_1:  equ $04
BOARD_WALLS_2:  equ $03
BOARD_BARE:     equ $47                 ; no wall in the cell
BOARD_MIDDLE:   equ $07
FLOOR_APART:    equ 12                  ; rows from the upper floor to the lower one
STAIRS_INK:     equ $47

; special_board - draw both boards, nobody on them
; In:    special, links, finish_at
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
special_board:
        proc
        local row, line, same, twin, other, colour, kept
        xor a
        ld (runner_1 + RUN_DRAWN),a
        ld (runner_2 + RUN_DRAWN),a
        ld (runner_1 + RUN_PENDING),a
        ld (runner_2 + RUN_PENDING),a
        ld (board_column),a
        ld d,1
row:
        ld e,0
        call cell_address
        ld b,8
line:                                   ; bare
        push bc
        push de
        push hl
        ld d,h
        ld e,l
        inc e
        ld (hl),0
        ld bc,31
        ldir
        pop hl
        pop de
        pop bc
        inc h
        djnz line
        call attribute_address
        ld b,BOARD_2
same:
        ld (hl),BOARD_BARE
        inc l
        djnz same
        ld c,BOARD_MIDDLE
        ld e,BOARD_COLUMNS
        ld hl,divide_left
        call draw_shape
        inc e
        ld hl,divide_right
        call draw_shape
        inc d
        ld a,d
        cp 1 + BOARD_ROWS
        jr nz,row
        ld hl,cell_walls
        call special_each
        ld a,'0'
        ld (stair_digit),a
        ld hl,cell_stairs
        call special_each
        ld de,(finish_at)
        call special_middle
        ld hl,finish_shape
        ld c,FINISH_INK
        call draw_shape
        ld a,(special)
        cp TILING_STOREYS
        ld hl,floors_text
        call z,draw_text
        ld d,1                          ; the other board is a copy
twin:
        ld e,0
        call cell_address
        ld b,8
other:
        push bc
        push de
        push hl
        call board_copy
        pop hl
        pop de
        pop bc
        inc h
        djnz other
        call attribute_address
        push de
        call board_copy
        ld b,BOARD_COLUMNS
colour:
        dec de
        ld a,(de)
        cp BOARD_WALLS_1
        jr nz,kept
        ld a,BOARD_WALLS_2
        ld (de),a
kept:
        djnz colour
        pop de
        inc d
        ld a,d
        cp 1 + BOARD_ROWS
        jr nz,twin
        ret
        endp

; board_copy - a line of the board, to the other one
; In:    HL = its first byte
; Out:   DE = past it on the other one
; Uses:  BC, HL
board_copy:
        ld d,h
        ld a,l
        add a,BOARD_2
        ld e,a
        ld bc,BOARD_COLUMNS
        ldir
        ret

; special_each - call a routine for each cell
; In:    HL = routine; it has D, E = row, column, A = the cell's passages
special_each:
        proc
        local row, cell, called
        ld (called + 1),hl
        ld d,0
row:
        ld e,0
cell:
        call special_cell
        ld a,(hl)
        push de
called:
        call 0                          ; operand
        pop de
        inc e
        ld a,e
        cp SPECIAL_COLUMNS
        jr nz,cell
        inc d
        ld a,(links_height)
        cp d
        jr nz,row
        ret
        endp

; cell_walls - a wall in each direction without a passage
cell_walls:
        proc
        local side, square, passage
        ld c,a
        ld a,BOARD_WALLS_1
        ld (piece_ink),a
        call special_middle
        ld hl,hexagon_walls
        ld a,(special)
        cp TILING_STOREYS
        jr nz,square
        ld hl,square_walls
square:
        ld b,8
side:
        rrc c
        jr c,passage
        push bc
        push hl
        call pieces_lay
        pop hl
        pop bc
passage:
        inc hl
        inc hl
        djnz side
        ret
        endp

; cell_stairs - the number of a flight of stairs in its door: the same on both floors, as they are counted in the same order
cell_stairs:
        proc
        local same, down
        ld c,a
        ld a,e
        or a
        jr nz,same
        ld a,d
        cp STOREY_ROWS
        jr nz,same
        ld a,'0'
        ld (stair_digit),a              ; once more
same:
        call special_middle
        dec d
        bit STAIRS_UP,c
        jr nz,down
        bit STAIRS_DOWN,c
        ret z
        ld a,(special)
        cp TILING_STOREYS
        ret nz
        inc d
        inc d
down:
        ld a,(special)
        cp TILING_STOREYS
        ret nz
        ld hl,stair_digit
        inc (hl)
        ld a,(hl)
        ld c,STAIRS_INK
        jp draw_char
        endp

; special_middle - the cell of the screen in which a cell of the maze has its middle
; In:    D, E = row, column; board_column
; Out:   D, E = row, column of the screen
; Keeps: BC, HL, IX, IY
; Uses:  AF
special_middle:
        proc
        local hexagon, lower, half
        ld a,(special)
        cp TILING_STOREYS
        ld a,d
        jr nz,hexagon
        sub STOREY_ROWS                 ; the upper floor is above the lower one
        jr nc,lower
        add a,STOREY_ROWS + FLOOR_APART / 2
lower:
        add a,a
        jr half
hexagon:
        add a,a
        bit 0,e
        jr z,half
        inc a                           ; every second column is half a cell lower
half:
        add a,2
        ld d,a
        ld a,(board_column)
        inc a
        add a,e
        add a,e
        ld e,a
        ret
        endp

floors_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 10, 2, "upper floor", TEXT_AT, 12, 2, "lower floor", TEXT_END
divide_left:
        db 1, 1, 1, 1, 1, 1, 1, 1
divide_right:
        db $80, $80, $80, $80, $80, $80, $80, $80

special_draw_variables macro
board_column:   ds 1                    ; the first one of the board that is drawn
piece_ink:      ds 1                    ; of pieces_lay
stair_digit:    ds 1
        endm

        endif
