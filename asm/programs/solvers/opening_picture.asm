; opening_picture.asm - the picture of the title page: four mice that run through a maze to the cheese

        if ! defined SOLVERS_OPENING_PICTURE
SOLVERS_OPENING_PICTURE equ 1

        include "programs/solvers/solve_board.asm"

PICTURE_TOP:    equ 7
PICTURE_LEFT:   equ 2
PICTURE_ROWS:   equ 7
PICTURE_COLUMNS: equ 29
PICTURE_START:  equ 1 * 256 + 1         ; row, column
PICTURE_FINISH: equ 5 * 256 + 27
FIRST_MOUSE:    equ $58                 ; black on magenta; the others have the next colours of paper
LAST_MOUSE:     equ $70
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
        call picture_cheese
        call mice_step
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

; opening_frame - the song, and a step of the mice
; Uses:  all but IX, IY
opening_frame:
        ld hl,runner_wait
        dec (hl)
        jp nz,song_frame
        ld (hl),RUNNER_FRAMES
        call mice_step
        jp song_frame

; mice_step - each mouse runs to its next place, and hops; from the cheese to the start
; Uses:  AF, BC, DE, HL
mice_step:
        proc
        local mouse, first, placed
        ld c,FIRST_MOUSE
        ld hl,picture_mice
mouse:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        push bc
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        push hl
        ld hl,ROM_FONT                  ; a space
        ld c,FLOOR_INK
        call draw_mark
        pop hl
        ld a,(hl)
        inc hl
        or a
        jr z,first
        keys_move
        jr placed
first:
        call picture_cheese
        ld hl,picture_route
        ld de,PICTURE_START
placed:
        ld a,h
        ld b,l
        pop hl                          ; C = its colour
        ld c,l
        pop hl
        ld (hl),b
        inc hl
        ld (hl),a
        dec hl
        dec hl
        ld (hl),d
        dec hl
        ld (hl),e
        inc hl
        inc hl
        inc hl
        inc hl
        push hl
        ld a,d
        xor e
        and 1
        ld hl,mouse_shape
        jr z,$ + 3
        inc hl
        call draw_mark
        pop hl
        ld a,c
        add a,8
        ld c,a
        cp LAST_MOUSE + 1
        jr c,mouse
        ret
        endp

; picture_cheese - draw it
; Uses:  AF, C, DE, HL
picture_cheese:
        ld de,PICTURE_FINISH
        ld hl,cheese_shape
        ld c,$56                        ; yellow on bright red
        jp draw_mark

runner_wait:
        db 1
picture_mice:                           ; of each its place; its next step
        dw 5 * 256 + 19, picture_route + 30
        dw 3 * 256 + 15, picture_route + 20
        dw 1 * 256 + 7, picture_route + 10
        dw PICTURE_START, picture_route

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
