; opening_picture.asm - the picture of the title page: four mice in a maze with cheese, one of them runs, the others hop

        if ! defined SOLVERS_OPENING_PICTURE
SOLVERS_OPENING_PICTURE equ 1

        include "programs/solvers/solve_board.asm"

PICTURE_TOP:    equ 7
PICTURE_LEFT:   equ 2
PICTURE_ROWS:   equ 7
PICTURE_COLUMNS: equ 29
PICTURE_START:  equ 1 * 256 + 1         ; row, column
PICTURE_FINISH: equ 5 * 256 + 27
LOGO_BESIDE:    equ 0 * 256 + 2         ; row, column of two runners beside the name
LOGO_BEYOND:    equ 26
RUNNER_FRAMES:  equ 6                   ; of a step

; opening_picture - draw it
; Out:   field; board_ways
; Uses:  AF, BC, DE, HL
opening_picture:
        proc
        local byte, bit_each, way
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
        call runner_begin
        ld hl,mouse_shape
        call picture_mice
        ld de,LOGO_BESIDE
        ld c,$43
        call draw_runner
        ld e,LOGO_BEYOND
        ld c,$46
        call draw_runner
        call opening_ways
        ld hl,opening_ways_list
        ld de,board_ways
way:                                    ; their names for the pages that come later
        ld a,(hl)
        or a
        ret z
        inc hl
        push hl
        push de
        call way_name
        ld a,(hl)
        pop de
        pop hl
        ld (de),a
        inc de
        jr way
        endp

; picture_mice - the three that do not run
; In:    HL = shape
; Uses:  AF, BC, DE
picture_mice:
        proc
        local mouse
        ld de,5 * 256 + 1
        ld c,$58
        call mouse
        ld de,1 * 256 + 13
        ld c,$60
        call mouse
        ld de,5 * 256 + 9
        ld c,$68
mouse:
        push hl
        call draw_mark
        pop hl
        ret
        endp

; opening_frame - the song, and a step of the one that runs; with each the others hop or come down
; Uses:  all but IX, IY
opening_frame:
        proc
        local first, placed
        ld hl,runner_wait
        dec (hl)
        jp nz,song_frame
        ld (hl),RUNNER_FRAMES
        ld de,(runner_place)
        ld hl,ROM_FONT                  ; a space
        ld c,FLOOR_INK
        call draw_mark
        ld hl,(runner_next)
        ld a,(hl)
        inc hl
        or a
        jr z,first
        keys_move
        jr placed
first:
        call runner_begin
placed:
        ld (runner_next),hl
        ld (runner_place),de
        ld hl,mouse_shape
        ld c,$70                        ; black on bright yellow
        call draw_mark
        ld a,d
        xor e
        and 1
        ld hl,mouse_shape
        jr z,$ + 3
        inc hl
        call picture_mice
        jp song_frame
        endp

; runner_begin - the cheese; the mouse is to begin its way
; Out:   HL, DE = its steps, its place
; Uses:  AF, C
runner_begin:
        ld de,PICTURE_FINISH
        ld hl,cheese_shape
        ld c,$56                        ; yellow on bright red
        call draw_mark
        ld hl,picture_route
        ld (runner_next),hl
        ld de,PICTURE_START
        ld (runner_place),de
        ret

runner_wait:
        db 1
runner_next:
        dw 0
runner_place:
        dw 0

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
