; special_pieces.asm - the shapes of which the boards of a special round are made, and which of them a direction needs

        if ! defined RACE_SPECIAL_PIECES
RACE_SPECIAL_PIECES equ 1

        include "engine/text/text.asm"

PIECES_END:     equ 128
PIECE_LEVEL_RIGHT: equ 0
PIECE_LEVEL:    equ 8
PIECE_LEVEL_LEFT: equ 16
PIECE_DOWN:     equ 24
PIECE_UPRIGHT:  equ 32
PIECE_UP:       equ 40
PIECE_FLAT:     equ 48
PIECE_FALL_1:   equ 56
PIECE_FALL_2:   equ 64
PIECE_RISE_1:   equ 72
PIECE_RISE_2:   equ 80
PIECE_TRAIL_UP: equ 88
PIECE_TRAIL_RIGHT: equ 96
PIECE_TRAIL_DOWN: equ 104
PIECE_TRAIL_LEFT: equ 112
PIECE_TRAIL_UPRIGHT: equ 120
PIECE_TRAIL_LEVEL: equ 128
PIECE_WAY_1:    equ 136                 ; a trail from the middle of a hexagon to its edge, by direction
PIECE_WAY_3:    equ 144
PIECE_WAY_5:    equ 152
PIECE_WAY_7:    equ 160
PIECE_BESIDE_1: equ 168                 ; and in the cell beside it
PIECE_BESIDE_3: equ 176
PIECE_BESIDE_5: equ 184
PIECE_BESIDE_7: equ 192

; pieces_lay - lay the pieces of a list over what is there; a cell in which a wall stands keeps its colour, any cell its paper
; In:    HL = where the list's address is; D, E = row, column of the cell's middle; piece_ink: their colour
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: the screen
pieces_lay:
        proc
        local piece, line, lay, done
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        push de
piece:
        ld a,(hl)
        cp PIECES_END
        jr z,done
        pop de
        push de
        add a,d
        ld d,a
        inc hl
        ld a,(hl)
        add a,e
        ld e,a
        inc hl
        ld c,(hl)
        inc hl
        push hl
        call attribute_address
        call wall_stands
        jr z,line
        ld a,(hl)
        and WAY_PAPER
        ld b,a
        ld a,(piece_ink)
        or b
        ld (hl),a
line:
        call cell_address
        ex de,hl
        ld b,0
        ld hl,piece_shapes
        add hl,bc
        ld b,8
lay:
        ld a,(de)
        or (hl)
        ld (de),a
        inc hl
        inc d
        djnz lay
        pop hl
        jr piece
done:
        pop de
        ret
        endp

; wall_stands - whether a wall gives a cell its colour
; In:    HL = the cell's attribute
; Out:   Z: it does
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
wall_stands:
        ld a,(hl)
        and 255 - WAY_PAPER
        cp BOARD_WALLS_1
        ret z
        cp BOARD_WALLS_2
        ret

; -1 is 255: a row above, a column to the left. What is between two cells belongs to the trails of the first four directions: a step lays the one
; of its way and the one of the way back.
square_walls:           ; for each direction
        dw square_walls_0, no_pieces, square_walls_2, no_pieces
        dw square_walls_4, no_pieces, square_walls_6, no_pieces
square_walls_0:
        db 255, 255, PIECE_LEVEL_RIGHT, 255, 0, PIECE_LEVEL, 255, 1, PIECE_LEVEL_LEFT, PIECES_END
square_walls_2:
        db 255, 1, PIECE_DOWN, 0, 1, PIECE_UPRIGHT, 1, 1, PIECE_UP, PIECES_END
square_walls_4:
        db 1, 255, PIECE_LEVEL_RIGHT, 1, 0, PIECE_LEVEL, 1, 1, PIECE_LEVEL_LEFT, PIECES_END
square_walls_6:
        db 255, 255, PIECE_DOWN, 0, 255, PIECE_UPRIGHT, 1, 255, PIECE_UP, PIECES_END
hexagon_walls:          ; for each direction
        dw hexagon_walls_0, hexagon_walls_1, no_pieces, hexagon_walls_3
        dw hexagon_walls_4, hexagon_walls_5, no_pieces, hexagon_walls_7
hexagon_walls_0:
        db 255, 0, PIECE_FLAT, PIECES_END
hexagon_walls_1:
        db 255, 1, PIECE_FALL_1, 0, 1, PIECE_FALL_2, PIECES_END
hexagon_walls_3:
        db 0, 1, PIECE_RISE_1, 1, 1, PIECE_RISE_2, PIECES_END
hexagon_walls_4:
        db 1, 0, PIECE_FLAT, PIECES_END
hexagon_walls_5:
        db 0, 255, PIECE_FALL_1, 1, 255, PIECE_FALL_2, PIECES_END
hexagon_walls_7:
        db 255, 255, PIECE_RISE_1, 0, 255, PIECE_RISE_2, PIECES_END
square_trail:           ; for each direction
        dw square_trail_0, square_trail_1, square_trail_2, no_pieces
        dw square_trail_4, square_trail_5, square_trail_6, no_pieces
square_trail_0:
        db 0, 0, PIECE_TRAIL_UP, 255, 0, PIECE_TRAIL_UPRIGHT, PIECES_END
square_trail_1:
        db 0, 0, PIECE_TRAIL_UP, PIECES_END
square_trail_2:
        db 0, 0, PIECE_TRAIL_RIGHT, 0, 1, PIECE_TRAIL_LEVEL, PIECES_END
square_trail_4:
        db 0, 0, PIECE_TRAIL_DOWN, PIECES_END
square_trail_5:
        db 0, 0, PIECE_TRAIL_DOWN, PIECES_END
square_trail_6:
        db 0, 0, PIECE_TRAIL_LEFT, PIECES_END
hexagon_trail:          ; for each direction: the half of a line that leads to the next cell; that one has the other half
        dw square_trail_0, hexagon_trail_1, no_pieces, hexagon_trail_3
        dw square_trail_4, hexagon_trail_5, no_pieces, hexagon_trail_7
hexagon_trail_1:
        db 0, 0, PIECE_WAY_1, 0, 1, PIECE_BESIDE_1, PIECES_END
hexagon_trail_3:
        db 0, 0, PIECE_WAY_3, 0, 1, PIECE_BESIDE_3, PIECES_END
hexagon_trail_5:
        db 0, 0, PIECE_WAY_5, 0, 255, PIECE_BESIDE_5, PIECES_END
hexagon_trail_7:
        db 0, 0, PIECE_WAY_7, 0, 255, PIECE_BESIDE_7, PIECES_END
no_pieces:
        db PIECES_END

piece_shapes:
        db $00, $00, $3F, $3F, $3F, $3F, $00, $00 ; level_right
        db $00, $00, $FF, $FF, $FF, $FF, $00, $00 ; level
        db $00, $00, $FC, $FC, $FC, $FC, $00, $00 ; level_left
        db $00, $00, $3C, $3C, $3C, $3C, $3C, $3C ; down
        db $3C, $3C, $3C, $3C, $3C, $3C, $3C, $3C ; upright
        db $3C, $3C, $3C, $3C, $3C, $3C, $00, $00 ; up
        db $00, $00, $00, $FF, $FF, $00, $00, $00 ; flat
        db $00, $00, $00, $80, $C0, $60, $30, $18 ; fall_1
        db $0C, $06, $03, $01, $00, $00, $00, $00 ; fall_2
        db $00, $00, $00, $00, $01, $03, $06, $0C ; rise_1
        db $18, $30, $60, $C0, $80, $00, $00, $00 ; rise_2
        db $18, $18, $18, $18, $18, $00, $00, $00 ; trail_up
        db $00, $00, $00, $1F, $1F, $00, $00, $00 ; trail_right
        db $00, $00, $00, $18, $18, $18, $18, $18 ; trail_down
        db $00, $00, $00, $F8, $F8, $00, $00, $00 ; trail_left
        db $18, $18, $18, $18, $18, $18, $18, $18 ; trail_upright
        db $00, $00, $00, $FF, $FF, $00, $00, $00 ; trail_level
        db $00, $01, $07, $1E, $18, $00, $00, $00 ; way_1
        db $00, $00, $00, $18, $1E, $07, $01, $00 ; way_3
        db $00, $00, $00, $18, $78, $E0, $80, $00 ; way_5
        db $00, $80, $E0, $78, $18, $00, $00, $00 ; way_7
        db $78, $E0, $80, $00, $00, $00, $00, $00 ; beside_1
        db $00, $00, $00, $00, $00, $80, $E0, $78 ; beside_3
        db $00, $00, $00, $00, $00, $01, $07, $1E ; beside_5
        db $1E, $07, $01, $00, $00, $00, $00, $00 ; beside_7

        endif
