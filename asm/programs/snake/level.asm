; level.asm - a level made and drawn: its maze, the holes of the snakes, its berries

        if ! defined SNAKE_LEVEL
SNAKE_LEVEL equ 1

        include "engine/views/field_draw.asm"
        include "programs/snake/berries.asm"
        include "programs/snake/centre.asm"
        include "programs/snake/levels.asm"

        public level_make, snakes_begin

BOARD_TOP:      equ 1
RIVAL_APART:    equ 20                  ; steps
LEVEL_SHORT:    equ 5                   ; cells of a snake when it comes
PLAYER_INK:     equ $46
RIVAL_INK:      equ $42

; level_make - make the maze of the level and draw it, and take the holes; then berries_begin
; In:    level, game_seed
; Uses:  AF, BC, DE, HL, IX
level_make:
        ld a,BOARD_TOP
        ld (field_top),a
        call level_generate
        call walls_deep
        call maze_centre
        ld a,(level_ink)
        ld hl,board_lines
        ld (hl),a
        call lines_use
        ld bc,BOARD_ROWS * 256 + BOARD_COLUMNS
        call draw_lines
        call walls_all
        call places_begin
        ld a,1
        call place_next
        ld a,RIVAL_APART
        jp place_next

; walls_deep - walls that no floor touches, not even at a corner, are not drawn
; Uses:  AF, BC, DE, HL, IX
; Writes: field; 33 bytes of work
; Time:  133,318 T at most (12 levels, 200 seeds)
walls_deep:
        proc
        local place, next
        ld hl,field - FIELD_STRIDE - 1
        ld de,field - FIELD_STRIDE
        ld bc,FIELD_STRIDE
        ld (hl),FIELD_WALL              ; above the field
        ldir
        ld ix,field
        ld de,BOARD_ROWS * FIELD_STRIDE
        xor a
place:
        cp (ix + 0)
        jr z,next
        cp (ix - 33)                    ; the row above: FIELD_STRIDE is 32
        jr z,next
        cp (ix - 32)
        jr z,next
        cp (ix - 31)
        jr z,next
        cp (ix - 1)
        jr z,next
        cp (ix + 1)
        jr z,next
        cp (ix + 31)
        jr z,next
        cp (ix + 32)
        jr z,next
        cp (ix + 33)
        jr z,next
        ld (ix + 0),DEEP
next:
        inc ix
        dec de
        ld a,d
        or e
        ld a,0
        jr nz,place
        ret
        endp

; walls_all - the walls that were not drawn are walls again
; Uses:  AF, BC, HL
walls_all:
        proc
        local each, next
        ld hl,field
        ld bc,BOARD_ROWS * FIELD_STRIDE
each:
        ld a,(hl)
        cp DEEP
        jr nz,next
        ld (hl),FIELD_WALL
next:
        inc hl
        dec bc
        ld a,b
        or c
        jr nz,each
        ret
        endp

; snakes_begin - the player comes out of the first hole; the rival will come out of the other one
; Uses:  AF, BC, DE, HL, IX
snakes_begin:
        ld ix,player
        ld (ix + S_PAGE),high player_queue
        ld (ix + S_INK),PLAYER_INK
        ld (ix + S_BIT),BIT_PLAYER
        ld (ix + S_FACE),SHAPE_HEADS
        ld a,(level_speed)
        ld (ix + S_SPEED),a
        ld de,(places)
        call snake_hatch
        ld ix,rival
        ld (ix + S_PAGE),high rival_queue
        ld (ix + S_INK),RIVAL_INK
        ld (ix + S_BIT),BIT_RIVAL
        ld (ix + S_FACE),SHAPE_RIVAL
        ld (ix + S_STATE),STATE_NONE
        ld (ix + S_WAIT),RIVAL_FIRST
        ld a,(level_rival)
        ld (ix + S_SPEED),a
        ret

; snake_hatch - a snake comes out of its hole, on the first way that is free
; In:    IX = snake; D, E = row, column of the hole
; Out:   carry set: no way is free
; Uses:  AF, BC, DE, HL
snake_hatch:
        proc
        local each
        ld c,0 - 1
each:
        inc c
        ld a,c
        cp 4
        ccf
        ret c
        push de
        call way_beyond
        call field_address
        pop de
        ld a,(hl)
        and FIELD_WALL | BODIES
        jr nz,each
        ld a,c
        ld b,LEVEL_SHORT
        call snake_begin
        or a
        ret
        endp

board_lines:                            ; walls, floor, trail
        db 0, FLOOR_INK, FLOOR_INK
        dw line_thin

        endif
