; world.asm - a level's labyrinth: made by the library, then given gates, loops, things and Minotaurs

        if ! defined MINOTAUR_WORLD
MINOTAUR_WORLD equ 1

        include "large/generate_dfs_large.asm"
        include "large/generate_eller_large.asm"
        include "large/generate_binary_tree_large.asm"
        include "large/generate_braid_large.asm"
        include "programs/minotaur/beasts_place.asm"
        include "programs/minotaur/things_place.asm"

; world_make - make the labyrinth of a level
; In:    level_now, rng_seed
; Out:   ground, rooms, gates, things, beasts
; Uses:  AF, BC, DE, HL, IX
world_make:
        proc
        local straight
        ; rock
        ld hl,GROUND_START
        ld de,GROUND_START + 1
        ld bc,GROUND_STRIDE * GROUND_ROWS - 1
        ld (hl),FIELD_WALL
        ldir
        ld hl,ground
        ld (big_field),hl
        ld hl,256 * (GROUND_ROWS - GROUND_ABOVE) + GROUND_STRIDE
        ld (big_width),hl               ; and big_height
        ld a,(level_now + LEVEL_SIZE)
        ld l,a
        ld h,a
        ld (maze_width),hl              ; and maze_height
        srl a
        ld (rooms_across),a
        ld a,(level_now + LEVEL_KIND)
        add a,a
        ld e,a
        ld d,0
        ld hl,world_kinds
        add hl,de
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        call jump_hl
        ld a,(level_now + LEVEL_BRAID)
        or a
        jr z,straight
        ld (braid_percent),a
        call generate_braid_large
straight:
        call rooms_make
        call gates_make
        jr c,world_make                 ; no place for a gate: another one
        call loops_open
        call things_place
        jr c,world_make                 ; gates cut off too much: another one
        jp beasts_place
jump_hl:
        jp (hl)
        endp

world_kinds:
        dw generate_dfs_large, generate_eller_large, generate_binary_tree_large

; loops_open - open walls between rooms that the same gates cut off
; In:    level_now, zones, rng_seed
; Uses:  AF, BC, DE, HL
loops_open:
        proc
        local each, down, side, next, try
        ld a,(level_now + LEVEL_LOOPS)
        or a
        ret z
        ld b,a
each:
        ld c,16                         ; tries
try:
        push bc
        call random_room
        call room_place
        set 3,h                         ; its zone
        ld a,(hl)
        push af
        ld a,(rng_seed)
        rra
        jr c,down
        inc hl
        inc e
        ld a,e
        jr side
down:
        ld bc,ROOMS_WIDTH
        add hl,bc
        inc d
        ld a,d
side:
        ld c,a
        pop af
        cp (hl)                         ; the zone beside it
        jr nz,next
        ld a,(rooms_across)
        add a,a
        cp c
        jr z,next                       ; the outer wall
        call ground_at
        ld a,(hl)
        or a
        jr z,next                       ; a passage
        ld (hl),FIELD_PATH
        scf
        call passage_set
        pop bc
        djnz each
        ret
next:
        pop bc
        dec c
        jr nz,try
        djnz each
        ret
        endp

        include "programs/minotaur/rooms.asm"

        endif
