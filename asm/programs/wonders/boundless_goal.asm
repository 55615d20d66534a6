; boundless_goal.asm - the goal in the boundless maze: where it is put, and what is shown of it

        if ! defined WONDERS_BOUNDLESS_GOAL
WONDERS_BOUNDLESS_GOAL equ 1

        include "engine/views/field_draw.asm"
        include "engine/views/mark_shapes.asm"
        include "lib/maze_at.asm"
        include "lib/maze_begin.asm"
        include "lib/random.asm"
        include "lib/route_step.asm"
        include "programs/wonders/boundless_told.asm"

        public boundless_goal, boundless_hero, boundless_dots

WAY_INK:        equ $47                 ; bright white

; boundless_goal - put the goal half of the steps up the parents, then as many down again, elsewhere, but not beyond a dead end
; In:    boundless_far; at row 0, column 0, which has no parent, a new maze
; Uses:  AF, BC, DE, HL, IX
boundless_goal:
        proc
        local climb, root, down, try, next, taken, put
        call boundless_hero
        ld ix,route
        ld a,(boundless_far)
        srl a
climb:
        ld (boundless_left),a
        call maze_parent
        jr c,root
        call boundless_lay
        ld a,(boundless_left)
        dec a
        jr nz,climb
root:
        ld a,(boundless_far)
        srl a
down:
        ld (boundless_left),a
        push de
        push bc
        call rng_next
        pop bc
        pop de
        ld a,h
        and 6
        ld l,a                          ; a direction
        ld h,4                          ; how many there are to try
try:
        ld a,(ix - 1)
        xor 4
        cp l
        jr z,next                       ; back
        push hl
        push de
        push bc
        ld a,l
        call boundless_beside
        push hl
        call maze_parent
        pop hl
        xor l
        cp 4                            ; Z: that cell opens to this one
        pop bc
        pop de
        pop hl
        jr z,taken
next:
        ld a,l
        add a,2
        and 6
        ld l,a
        dec h
        jr nz,try
        jr put                          ; a dead end
taken:
        ld a,l
        call boundless_lay
        ld a,(boundless_left)
        dec a
        jr nz,down
put:
        ld (goal_row),de
        ld (goal_column),bc
        push ix
        pop hl
        ld de,route
        or a
        sbc hl,de
        jp z,boundless_root
        ld b,h
        ld c,l
        dec de
        add hl,de
        ld de,route + ROUTE_SIZE - 1
        lddr                            ; to the end: the steps before it are still to come
        inc de
        ld (boundless_steps),de
        call boundless_mark
        jp boundless_numbers
        endp

; boundless_lay - a step of the way
; In:    A = code; IX = where it is kept; DE, BC = row, column
; Out:   IX, DE, BC: after it
; Uses:  AF
boundless_lay:
        ld (ix + 0),a
        inc ix
        jp boundless_beside

; boundless_hero - where the hero is
; Out:   DE, BC = row, column
; Uses:  AF, HL
boundless_hero:
        ld hl,(maze_column)
        ld bc,BOUNDLESS_RIGHT
        add hl,bc
        ld b,h
        ld c,l
        ld hl,(maze_row)
        ld de,BOUNDLESS_DOWN
        add hl,de
        ex de,hl
        ret

; boundless_dots - the way to the goal, as far as it is in the window
; Uses:  AF, BC, DE, HL
boundless_dots:
        proc
        local cell, last, on
        ld hl,(boundless_steps)
        ld de,BOUNDLESS_HERO
cell:
        ld a,h
        cp high (route + ROUTE_SIZE)
        jr z,boundless_mark             ; the goal
        ld b,(hl)
        inc hl
        ld a,b
        call boundless_straight
        ld c,a
        call on                         ; the place between two cells
        ret nc
        ld a,b
        xor 4
        call own_side
        ld c,a
        ld a,h
        cp high (route + ROUTE_SIZE)
        jr z,last
        ld a,(hl)
        call own_side
        or c
        ld c,a
last:
        call on
        ret nc
        jr cell
on:                                     ; a place on: B = code, C = sides; carry clear: it is not in the window
        ld a,b
        call route_step
        ld a,e
        cp BOUNDLESS_COLUMNS            ; -1 is 255
        ret nc
        ld a,d
        cp BOUNDLESS_ROWS
        ret nc
        push hl
        push bc
        ld a,c
        ld hl,line_thick
        ld c,WAY_INK
        call boundless_part
        pop bc
        pop hl
        scf
        ret
        endp

; boundless_mark - the goal, if it is in the window, and the hero
; Uses:  AF, BC, DE, HL
boundless_mark:
        proc
        local inside, place
        ld hl,(goal_row)
        ld de,(maze_row)
        ld a,BOUNDLESS_ROWS / 2
        call inside
        jp nc,boundless_figure
        ld b,a
        ld hl,(goal_column)
        ld de,(maze_column)
        ld a,BOUNDLESS_COLUMNS / 2
        call inside
        jp nc,boundless_figure
        ld d,b
        ld e,a
        ld hl,finish_shape
        ld c,FINISH_INK
        call draw_mark
        jp boundless_figure             ; he may stand on it
inside:                                 ; carry set: the cell HL is one of A from DE on, and A = its place in the field
        or a
        sbc hl,de
        ld e,a
        ld a,h
        or a
        ret nz
        ld a,l
        cp e
        ret nc
        add a,a
        inc a
        scf
        ret
        endp

        endif
