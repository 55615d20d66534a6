; level.asm - a level: its maze, gems, the monsters' places and speeds
;
; A depth-first maze, without dead ends, in which some walls are missing: from level to level fewer, so that there are fewer ways round.

        if ! defined MONSTER_LEVEL
MONSTER_LEVEL equ 1

        include "generate/generate_dfs.asm"
        include "generate/generate_braid.asm"
        include "transform/remove_walls.asm"
        include "programs/monster/hero.asm"
        include "programs/monster/panel.asm"
        include "programs/monster/level_places.asm"

        public level_make, level_place, level_ready

LEVELS:         equ 9                   ; those after the last are like it
LEVEL_BYTES:    equ 5
GEMS_MOST:      equ 8
GEMS_END:       equ 255
GEMS_AWAY:      equ 4                   ; rooms from the start
EXIT_PLACE_ROW: equ 2 * (EXIT_ROOM / COLUMNS) + 1
EXIT_PLACE_COLUMN: equ 2 * COLUMNS
BONUS:          equ 600
BONUS_STEP:     equ 5
BONUS_EVERY:    equ 25                  ; frames
HURRY:          equ 2                   ; how much faster monsters are when there is no bonus left

; level_make - make the level's maze, and draw it
; In:    level, rng_seed
; Uses:  AF, BC, DE, HL, IX
level_make:
        xor a                           ; nobody is drawn there yet
        ld (hero + CELLS),a
        ld (hunter + CELLS),a
        ld (blocker + CELLS),a
        ld a,BONUS_EVERY
        ld (bonus_wait),a
        ld hl,BONUS
        ld (bonus),hl
        ld hl,256 * (2 * ROWS + 1) + 2 * COLUMNS + 1
        ld (field_width),hl             ; and field_height
        call generate_dfs
        ld a,100
        ld (braid_percent),a
        call generate_braid
        call level_row
        inc hl
        inc hl
        ld a,(hl)
        ld (gems_left),a
        inc hl
        ld a,(hl)
        ld (walls_removed),a
        inc hl
        ld a,(hl)
        ld (level_lines),a
        call remove_walls
        call rooms_ways
        ld hl,lines_rest
        ld de,level_lines + 1
        ld bc,LINES_BYTES - 1
        ldir
        ld hl,level_lines
        call lines_use
        ld a,BOARD_ROW
        ld (field_top),a
        ld bc,256 * (2 * ROWS + 1) + 2 * COLUMNS + 1
        call draw_lines
        ld hl,field + FIELD_STRIDE + 1
        ld (hl),START
        ld de,256 * (BOARD_ROW + 1) + 1
        jp place_draw

; level_row - the level's numbers
; Out:   HL
; Uses:  AF, B, DE
level_row:
        proc
        local each, known
        ld a,(level)
        cp LEVELS
        jr c,known
        ld a,LEVELS
known:
        ld b,a
        ld hl,levels - LEVEL_BYTES
        ld de,LEVEL_BYTES
each:
        add hl,de
        djnz each
        ret
        endp

; level_gems - put the gems into rooms away from the start, and draw them
; In:    gems_left; the row of START_ROOM in `distances`
; Uses:  AF, BC, DE, HL
level_gems:
        proc
        local gem, room, other
        ld hl,gems
        ld a,(gems_left)
        ld b,a
gem:
        push bc
        push hl
room:
        ld e,ROOMS
        call rng_below
        ld c,a
        cp EXIT_ROOM
        jr z,room
        ld b,START_ROOM
        call distance
        cp GEMS_AWAY
        jr c,room
        ld a,c
        call room_field
        ld a,(hl)
        cp GEM
        jr z,room
        ld (hl),GEM
        inc d                           ; BOARD_ROW
        ld a,c
        push af
        call place_draw
        pop af
        pop hl
        ld (hl),a
        inc hl
        pop bc
        djnz gem
        ld (hl),GEMS_END
        ret
        endp

; level_ready - the level's gems and speeds, once all distances are known
; Uses:  AF, BC, DE, HL, IX
level_ready:
        call level_gems
        call level_row
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld (monster_speeds),de
        call level_far
        ld a,c
        ld (hunter_start),a
        call level_far_both
        ld a,c
        ld (blocker_start),a
        ret

; level_dark - is it dark on this level? Each third one is
; Out:   dark; HL = the text that says what to do
; Uses:  AF, DE
level_dark:
        proc
        local third, lit
        ld a,(level)
third:
        sub 3
        jr z,lit
        jr nc,third
        ld hl,gems_text
        ret
lit:
        inc a
        ld (dark),a
        ld hl,dark_text
        ret
        endp

; bonus_tick - a frame of the bonus: when it is used up, the monsters hurry
; Uses:  AF, DE, HL
bonus_tick:
        proc
        local faster, hurried
        ld hl,bonus_wait
        dec (hl)
        ret nz
        ld (hl),BONUS_EVERY
        ld hl,(bonus)
        ld a,h
        or l
        ret z
        ld de,0 - BONUS_STEP
        add hl,de
        ld (bonus),hl
        ld a,h
        or l
        ld hl,panel_due
        set DUE_BONUS,(hl)
        ret nz
        ld hl,monster_speeds
        call faster
        inc hl
faster:
        ld a,(hl)
        add a,HURRY
        cp HERO_SPEED
        jr c,hurried
        ld a,HERO_SPEED
hurried:
        ld (hl),a
        ret
        endp

levels:                                 ; speeds of both monsters, gems, walls that are missing, colour
        db 11, 10, 4, 12, $05
        db 14, 13, 5, 10, $04
        db 16, 15, 6, 8, $41
        db 19, 18, 6, 8, $03
        db 20, 19, 7, 6, $45
        db 22, 21, 7, 5, $41
        db 23, 22, 8, 4, $44
        db 23, 23, 8, 3, $43
        db 23, 23, 8, 2, $41
lines_rest:                             ; floor, trail, its thickness
        db FLOOR_INK, FLOOR_INK
        dw line_thin

level_variables macro
level:          ds 1                    ; from 1
gems:           ds GEMS_MOST + 1        ; the rooms of the gems, bit 7 set when it has been taken; GEMS_END
gems_left:      ds 1
bonus:          ds 2
bonus_wait:     ds 1                    ; frames
flares:         ds 1
hunter_start:   ds 1                    ; rooms
blocker_start:  ds 1
level_lines:    ds LINES_BYTES
        endm

        endif
