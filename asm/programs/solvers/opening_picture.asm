; opening_picture.asm - the picture of the title page: a maze, what has been looked at, the way

        if ! defined SOLVERS_OPENING_PICTURE
SOLVERS_OPENING_PICTURE equ 1

        include "programs/solvers/solve_board.asm"

PICTURE_TOP:    equ 7
PICTURE_LEFT:   equ 2
PICTURE_ROWS:   equ 7
PICTURE_COLUMNS: equ 29
PICTURE_START:  equ 1 * 256 + 1         ; row, column
PICTURE_FINISH: equ 5 * 256 + 27

; opening_picture - draw it
; Out:   field
; Uses:  AF, BC, DE, HL
opening_picture:
        proc
        local byte, bit_each, tint, way, wall
        ld a,PICTURE_TOP
        ld (field_top),a
        ld a,PICTURE_LEFT
        ld (field_left),a
        ld hl,picture_walls
        ld de,field
        ld c,PICTURE_ROWS * 4
byte:
        ld b,8
bit_each:
        rlc (hl)
        sbc a,a
        and FIELD_WALL
        ld (de),a
        inc de
        djnz bit_each
        inc hl
        dec c
        jr nz,byte
        ld hl,board_lines
        call lines_use
        ld bc,PICTURE_ROWS * 256 + PICTURE_COLUMNS
        call draw_lines
        ld hl,ATTRIBUTES + PICTURE_TOP * 32
        ld b,PICTURE_ROWS * 32
tint:
        ld a,(hl)
        cp FLOOR_INK
        jr nz,wall
        ld a,l
        and 31
        sub PICTURE_LEFT
        cp PICTURE_COLUMNS - 1
        jr nc,wall
        ld (hl),LOOKED_INK
wall:
        inc hl
        djnz tint
        ld de,PICTURE_START
        ld hl,picture_route
way:
        ld a,(hl)
        or a
        inc hl
        push hl
        call nz,trail_step
        pop hl
        dec hl
        ld a,(hl)
        inc hl
        or a
        jr nz,way
        ld de,PICTURE_START
        ld bc,'S' * 256 + START_INK
        call board_letter
        ld de,PICTURE_FINISH
        ld bc,'F' * 256 + FINISH_INK
        call board_letter
        jp opening_ways
        endp

picture_walls:
        db $FF, $FF, $FF, $F8
        db $88, $08, $28, $28
        db $EE, $EE, $AB, $A8
        db $80, $20, $8A, $28
        db $FB, $FF, $EE, $A8
        db $80, $80, $00, $88
        db $FF, $FF, $FF, $F8
picture_route:                          ; KEY_RIGHT and so on
        db 2, 2, 4, 4, 2, 2, 2, 2, 1, 1, 2, 2, 2, 2, 4, 4, 2, 2, 2, 2
        db 1, 1, 2, 2, 4, 4, 2, 2, 4, 4, 2, 2, 2, 2, 1, 1, 2, 2, 4, 4
        db 2, 2
        db 0

        endif
