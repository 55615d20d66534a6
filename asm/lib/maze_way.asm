; maze_way.asm - the way between two cells of the maze without memory
;
; Both cells climb from parent to parent until they meet: always one that cannot be above the other one. There are no loops, so
; this is the only way.
;
; 1. Cells in two blocks: the one in the block with the greater number climbs, as long as it stays in its block.
; 2. In one block: a parent lies farther along one of the block's two directions. So a cell that is behind the other in either of
;    them climbs.
; 3. The steps of the first cell are written into route from its beginning, those of the second one, turned round, from its end.
;
; The numbers of two blocks are compared level by level, from the highest bits on, until the cells are in two quarters.

        if ! defined LIB_MAZE_WAY
LIB_MAZE_WAY equ 1

        include "include/field.asm"
        include "lib/maze_begin.asm"

        public maze_way

; maze_way - find the way from a cell to maze_goal
; In:    DE, BC = row, column of the start; maze_goal = row, column (words); after maze_begin
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: more than 1,024 steps; BC = route_length = 0
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: route, route_length, maze_from, maze_to, maze_up, maze_down, maze_code, maze_state, maze_key
; Size:  413 bytes  Time: 1,250 T mean a step; 1,400,000 T at most
; Stack: 14 bytes
maze_way:
        proc
        local next, apart, ordinary, directions, ways_known, first_climbs, level, differ, from, to, met, full, joined, store
        local behind, down_behind, left_behind, right_behind, climb_from, climb_to, place, step, down, left, right
        ld (maze_from),de
        ld (maze_from + 2),bc
        ld hl,(maze_goal)
        ld (maze_to),hl
        ld hl,(maze_goal + 2)
        ld (maze_to + 2),hl
        ld hl,route
        ld (maze_up),hl
        ld hl,route + ROUTE_SIZE
        ld (maze_down),hl
next:
        ld de,(maze_from)
        ld bc,(maze_from + 2)
        ld hl,(maze_to)
        ld a,h
        cp d
        jr nz,apart
        ld a,l
        xor e
        cp MAZE_BLOCK
        jr nc,apart
        ld hl,(maze_to + 2)
        ld a,h
        cp b
        jr nz,apart
        ld a,l
        xor c
        cp MAZE_BLOCK
        jr nc,apart
        or a                            ; both are in one block
        sbc hl,bc
        jr nz,ordinary
        ld hl,(maze_to)
        sbc hl,de
        jp z,met
ordinary:
        ld a,d
        or b
        jr nz,directions
        ld a,e
        or c
        cp MAZE_BLOCK
        ld hl,6 * 256                   ; the first block leads up and left
        jr c,ways_known
directions:
        call maze_code
        ld a,(maze_code + MAZE_FIRST)
        ld l,a
        ld a,(maze_code + MAZE_SECOND)
        ld h,a
ways_known:
        ld a,l
        call behind
        jr c,first_climbs
        ld a,h
        call behind
        jr c,first_climbs
        call climb_to
        jr nc,next
        jr full
first_climbs:
        call climb_from
        jr nc,next
full:
        ld hl,0
        scf
        jr store

apart:                                  ; the cells are in two blocks
        push ix
        ld ix,8 * 256                   ; 8 levels, state 0
        ld e,b
        ld hl,maze_to + 3
        ld c,(hl)
        dec hl
        dec hl
        ld b,(hl)
level:                                  ; D, E = row, column of the one, B, C of the other
        ld a,ixl
        sla e
        rla
        sla d
        rla
        ld h,a
        ld a,ixl
        sla c
        rla
        sla b
        rla
        cp h
        jr nz,differ
        call maze_curve
        and 3
        ld ixl,a
        dec ixh
        jr nz,level
        ld a,(maze_from)
        ld d,a
        ld a,(maze_from + 2)
        ld e,a
        ld hl,maze_to + 2
        ld c,(hl)
        dec hl
        dec hl
        ld b,(hl)
        jr level
differ:
        call maze_curve
        and $84
        ld l,a
        ld a,h
        call maze_curve
        and $84
        pop ix
        cp l
        jr c,to
from:
        call climb_from
        jr c,full
        jr nz,from                      ; in the same block
        jp next
to:
        call climb_to
        jr c,full
        jr nz,to
        jp next

met:                                    ; HL = 0
        ld hl,route + ROUTE_SIZE
        ld de,(maze_down)
        sbc hl,de
        ld b,h
        ld c,l
        ex de,hl
        ld de,(maze_up)
        jr z,joined
        ldir
joined:
        ld hl,-route
        add hl,de
        or a
store:
        ld (route_length),hl
        ld b,h
        ld c,l
        ret

behind:                                 ; carry set: in direction A the first cell is behind the second
        cp 4
        jr z,down_behind
        jr nc,left_behind
        or a
        jr nz,right_behind
        ld a,(maze_to)
        cp e
        ret
left_behind:
        ld a,(maze_to + 2)
        cp c
        ret
down_behind:
        ld a,(maze_to)
        scf
        sbc a,e
        ccf
        ret
right_behind:
        ld a,(maze_to + 2)
        scf
        sbc a,c
        ccf
        ret

climb_from:                             ; a step up; carry set: no room for it; else zero: the cell has left its block
        ld de,(maze_from)
        ld bc,(maze_from + 2)
        call place
        ret c
        ld (hl),a
        inc hl
        ld (maze_up),hl
        call step
        ld (maze_from),de
        ld (maze_from + 2),bc
        ret
climb_to:
        ld de,(maze_to)
        ld bc,(maze_to + 2)
        call place
        ret c
        ld hl,(maze_down)
        dec hl
        xor 4
        ld (hl),a
        ld (maze_down),hl
        xor 4
        call step
        ld (maze_to),de
        ld (maze_to + 2),bc
        ret

place:                                  ; carry clear: A = the direction of the parent, HL = maze_up; carry set: no room
        push de
        ld hl,(maze_down)
        ld de,(maze_up)
        or a
        sbc hl,de
        pop de
        scf
        ret z
        call maze_code
        ld hl,(maze_up)
        ret
step:                                   ; DE, BC = the next cell in direction A; zero: in another block
        cp 4
        jr z,down
        jr nc,left
        or a
        jr nz,right
        dec de
        ld a,e
        cpl
        and MAZE_BLOCK - 1
        ret
right:
        inc bc
        ld a,c
        and MAZE_BLOCK - 1
        ret
down:
        inc de
        ld a,e
        and MAZE_BLOCK - 1
        ret
left:
        dec bc
        ld a,c
        cpl
        and MAZE_BLOCK - 1
        ret
        endp
maze_way_end:

        endif
