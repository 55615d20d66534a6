; make.asm - mazes made, and gems put into them

        if ! defined LARGE_MAKE
LARGE_MAKE equ 1

        include "lib/random.asm"
        include "large/generate_dfs_large.asm"
        include "large/generate_eller_large.asm"
        include "large/generate_braid_large.asm"
        include "programs/large/challenge.asm"

; make_maze - make a maze
; In:    D, E = rows, columns; rng_seed; HL = generator; A = percentage of the dead ends to remove; C = colour of the walls
; Out:   the large field; the map's scale and place
make_maze:
        proc
        local jump, below
        push af
        ld a,c
        ld (explore_view + 4),a
        and 7
        ld (explore_view + 5),a         ; the floor's, so that a wall that comes or goes is never white
        ld (maze_width),de              ; and maze_height
        inc d
        inc e
        bit 7,d
        jr z,below
        dec d                           ; the row below the largest maze is not in the field: main.asm
below:
        ld (big_width),de               ; and big_height
        ld de,large_field
        ld (big_field),de
        call jump
        pop af
        ld (braid_percent),a
        or a
        call nz,generate_braid_large
        call view_begin
        ld hl,explore_map
        call map_use
        jp map_begin
jump:
        jp (hl)
        endp

; gems_put - put the gems where they are in cells of the map of their own, and not in those of the two ends
; Uses:  AF, BC, DE, HL
gems_put:
        proc
        local none, each, again, other, differ
        ld hl,gems
        ld bc,256 * 2 * GEMS
none:
        ld (hl),c
        inc hl
        djnz none
        ld hl,gems
        ld b,GEMS
each:
        push bc
        push hl
again:
        ld a,(maze_width)
        srl a
        ld e,a
        call rng_below
        add a,a
        inc a
        ld d,a
        call rng_below
        add a,a
        inc a
        ld e,a                          ; a cell of the maze: D, E = row, column
        push de
        call map_place_cell
        ld b,d
        ld c,e                          ; B, C = its cell of the map
        ld hl,home                      ; and the ring, and the gems
        ld a,GEMS + 2
other:
        push af
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        call map_place_cell             ; one that has no place yet is in cell 0, 0
        ld a,d
        cp b
        jr nz,differ
        ld a,e
        cp c
        jr z,gems_taken
differ:
        pop af
        dec a
        jr nz,other
        pop de
        call view_place
        set 4,(hl)                      ; GEM
        pop hl
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        pop bc
        djnz each
        ret
gems_taken:
        pop af
        pop de
        jr again
        endp

        endif
