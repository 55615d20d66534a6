; picture.asm - the title's picture: ten stones between rocks, the wave and the way that is left

        if ! defined WAVE_PICTURE
WAVE_PICTURE equ 1

        include "engine/pages/opening_ways.asm"
        include "programs/wave/send.asm"

PICTURE_TOP:    equ 7
PICTURE_ROWS:   equ 7
PICTURE_LEFT:   equ 2
PICTURE_RIGHT:  equ 30
PICTURE_START:  equ 3 * 256 + PICTURE_LEFT
PICTURE_FINISH: equ 3 * 256 + PICTURE_RIGHT - 1
PICTURE_STONES: equ 10

; opening_picture - a wave and its way in a field of rocks and stones
; Uses:  AF, BC, DE, HL
; Writes: the screen, the field
opening_picture:
        proc
        local byte, place, rock, stone, step, row, cell, next
        call opening_ways
        ld hl,field
        ld de,field + 1
        ld bc,FIELD_SIZE - 1
        ld (hl),FIELD_WALL
        ldir
        ld hl,field
        ld de,picture_rocks
        ld c,4 * PICTURE_ROWS
byte:
        ld a,(de)
        inc de
        ld b,8
place:
        add a,a
        jr c,rock
        ld (hl),FIELD_PATH
rock:
        inc hl
        djnz place
        dec c
        jr nz,byte
        ld b,PICTURE_STONES
        ex de,hl                        ; HL = picture_stones
stone:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        call field_address
        ld (hl),STONE
        pop hl
        djnz stone
        ld hl,(wave_limit)
        push hl
        ld hl,0
        ld (wave_limit),hl
        ld de,PICTURE_START
        ld hl,PICTURE_FINISH
        call solve_wave_cpir
        pop hl
        ld (wave_limit),hl
        ld de,PICTURE_START
        ld hl,route
        ld bc,(route_length)
step:
        ld a,(hl)
        inc hl
        push hl
        push bc
        call step_key
        call trail_lay
        pop bc
        pop hl
        dec bc
        ld a,b
        or c
        jr nz,step
        ld a,PICTURE_TOP
        ld (field_top),a
        ld hl,board_lines
        call lines_use
        ld hl,256 * PICTURE_ROWS + FIELD_STRIDE
        ld (lines_columns),hl           ; and lines_rows
        ld d,0
row:
        ld e,PICTURE_LEFT
cell:
        call picture_place
        inc e
        ld a,e
        cp PICTURE_RIGHT
        jr nz,cell
        inc d
        ld a,d
        cp PICTURE_ROWS
        jr nz,row
        ld de,PICTURE_START + 256 * PICTURE_TOP
        ld bc,'S' * 256 + BOARD_START_INK
        call next
        ld de,PICTURE_FINISH + 256 * PICTURE_TOP
        ld bc,'F' * 256 + BOARD_FINISH_INK
next:
        ld a,b
        jp draw_char
        endp

; picture_place - draw a place: a stone, a rock, the way, or the wave's colour
; In:    D, E = row, column
; Keeps: DE
; Uses:  AF, BC, HL
picture_place:
        call field_address
        ld a,(hl)
        cp STONE
        jp z,stone_draw
        push af
        call draw_line_place
        pop af
        or a
        ret nz
        call shown_address
        ld bc,work - wave_shown
        add hl,bc
        ld a,(hl)
        cp WORK_START
        ret nc                          ; farther than the start
        ld l,a
        ld h,0
        ld (wave_number),hl
        call wave_colour
        ld c,a
        call place_attribute
        ld (hl),c
        ret

picture_rocks:                          ; a bit for each place of a row
        db $C0, $80, $20, $03
        db $C8, $80, $21, $C3
        db $C8, $13, $82, $93
        db $C3, $30, $92, $03
        db $C0, $90, $10, $6B
        db $C0, $83, $82, $0B
        db $C2, $02, $00, $23
picture_stones:                         ; column, row
        db 26, 0, 13, 1, 9, 2, 20, 2, 3, 3, 17, 4, 21, 4, 12, 5, 18, 5, 9, 6

        endif
