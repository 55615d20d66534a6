; ways.asm - where a ball can roll: the library's wave on the board
;
; The board becomes the top left corner of `field`: a ball is a wall. The ball that is to roll is none in its own way.

        if ! defined LINES_WAYS
LINES_WAYS equ 1

        include "lib/field_address.asm"
        include "lib/distance_map.asm"
        include "solve/solve_wave.asm"
        include "programs/lines/rules.asm"

        public ball_way, ball_reach, ways_begin

; ways_begin - before the first way: all of the field is wall
; Uses:  BC, DE, HL
; Writes: field, wave_limit
ways_begin:
        ld hl,0
        ld (wave_limit),hl
        ld hl,field
        ld de,field + 1
        ld bc,FIELD_SIZE - 1
        ld (hl),FIELD_WALL
        ldir
        ret

; board_field - the board as a field
; In:    D, E = the place of a ball that is to roll
; Keeps: DE
; Uses:  AF, BC, HL
; Writes: 9 x 9 places of field
board_field:
        proc
        local row, place
        push de
        ld hl,board + BOARD_FIRST
        ld de,field
        ld c,SIDE
row:
        ld b,SIDE
place:
        ld a,(hl)
        add a,$FF                       ; carry: a ball
        sbc a,a
        and FIELD_WALL
        ld (de),a
        inc hl
        inc de
        djnz place
        inc hl
        ld a,e
        add a,FIELD_STRIDE - SIDE
        ld e,a
        ld a,d
        adc a,0
        ld d,a
        dec c
        jr nz,row
        pop de
        call field_address
        ld (hl),FIELD_PATH
        ret
        endp

; ball_way - the shortest way of a ball to a place
; In:    D, E = row, column of the ball; H, L = those of the place
; Out:   carry clear: BC = steps, route; carry set: there is no way, or a ball is there
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: field, what solve_wave writes
ball_way:
        push hl
        call board_field
        pop hl
        jp solve_wave

; ball_reach - all places that a ball can reach: for map_step
; In:    D, E = row, column of the ball
; Out:   work = the map; BC = places, the ball's own included
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: field, reach_goal, what distance_map writes
ball_reach:
        call board_field
        ld hl,reach_goal
        ld (hl),e
        inc hl
        ld (hl),d
        dec hl
        ld b,1
        jp distance_map

        endif
