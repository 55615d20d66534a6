; build_distance.asm - the colours of a maze by the distance from its start, or from the end of its longest route
;
; The start is the upper left cell; if that is a wall, it is the first place that is none. The colours stay on for the next
; mazes, until they are turned off or the page is left.

        if ! defined GENERATORS_BUILD_DISTANCE
GENERATORS_BUILD_DISTANCE equ 1

        include "engine/views/show_distance.asm"
        include "engine/views/small_paint.asm"
        include "include/field.asm"

; build_distance - D: turn the colours on or off
build_distance:
        ld a,(coloured)
        xor 1
        ld (coloured),a
        call build_coloured
        call build_plain
        jp build_frame

; build_coloured - the colours, if they are on
; In:    coloured, route_shown, field, stats_start, stats_cells
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the attributes of the maze, work, route, route_lost
build_coloured:
        proc
        local seek
        ld a,(coloured)
        or a
        ret z
        ld (route_lost),a               ; the distances need its memory
        ld de,(stats_start)
        ld a,(route_shown)
        or a
        jp nz,show_distance
        ld de,1 * 256 + 1
        call show_distance
        ret nc
        ld hl,(stats_cells)             ; the upper left place is a wall: take the first place that is none
        ld a,h
        or l
        ret z
        ld hl,field - 1
seek:
        inc hl
        ld a,(hl)
        passable_test
        jr c,seek
        ld de,0 - field
        add hl,de
        ld a,l
        add hl,hl
        add hl,hl
        add hl,hl
        ld d,h
        and 31
        ld e,a
        jp show_distance
        endp

; build_plain - the colours of a maze without distances, if they are off
build_plain:
        ld a,(coloured)
        or a
        ret nz
        ld c,MAZE_INK
        jp small_colour

        endif
