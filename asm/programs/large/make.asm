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
        ld (explore_map + 2),a          ; of the map's walls, not seen
        or $40
        ld (explore_map + 3),a          ; seen
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

        endif
