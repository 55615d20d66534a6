; make.asm - a level's floors: made by the library, then given a start, an exit and a home for IT
;
; It is unpacked when a level begins. The library's arrays lie in the screen's pixels meanwhile, under black colours (make_memory.asm).

        if ! defined INSIDE_MAKE
INSIDE_MAKE equ 1

        include "programs/inside/make_memory.asm"
        include "links/links_generate_dfs.asm"
        include "links/links_generate_growing_tree.asm"
        include "links/links_generate_prim.asm"
        include "links/links_braid.asm"

; make - make the floors of a level
; In:    level_now, rng_seed
; Out:   rooms, way_out, stairs_step, start_room, exit_room, it_home
; Uses:  AF, BC, DE, HL
make:
        proc
        local row, farthest, way, home, try, call_hl
        ld hl,PACE_TABLE
        ld de,PACE_TABLE + 1
        ld bc,255
        ld (hl),GROUND_WALL
        ldir
        ld a,TILING_STOREYS
        ld (tiling),a
        ld hl,(level_now + LEVEL_ROWS)
        ld (tiling_rows),hl             ; and tiling_columns
        ld a,(level_now + LEVEL_FLOORS)
        ld (tiling_storeys),a
        ld a,MAKE_NEWEST
        ld (growing_newest),a
        ld a,(level_now + LEVEL_KIND)
        add a,a
        ld e,a
        ld d,0
        ld hl,make_kinds
        add hl,de
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        call call_hl
        ld a,(level_now + LEVEL_BRAID)
        ld (braid_percent),a
        call links_braid
        ; 16 rows of 16 rooms
        ld hl,links
        ld de,rooms
        ld a,ROOMS_ACROSS
row:
        ld bc,ROOMS_ACROSS
        ldir
        ld c,LINKS_STRIDE - ROOMS_ACROSS
        add hl,bc
        dec a
        jr nz,row
        ld a,(level_now + LEVEL_ROWS)
        add a,a
        add a,a
        add a,a
        add a,a
        ld (stairs_step),a
        ; the start is anywhere on the lowest floor
        ld a,(level_now + LEVEL_ROWS)
        ld e,a
        call rng_below
        add a,a
        add a,a
        add a,a
        add a,a
        ld c,a
        ld a,(level_now + LEVEL_COLUMNS)
        ld e,a
        call rng_below
        add a,c
        ld (start_room),a
        ; the exit is as far away as a room of the highest floor is
        ld h,high smell
        call search_all
        ld a,(level_now + LEVEL_FLOORS)
        ld b,a
        ld a,(stairs_step)
        ld c,a
        neg
        add a,c
        djnz $ - 1
        ld c,a                          ; the first room of the highest floor
        ld hl,(search_tail)
farthest:
        dec l
        ld a,(hl)
        cp c
        jr c,farthest
        ld (exit_room),a
        ld h,high way_out
        call search_all
        ; the rooms of the way out
        ld a,(start_room)
way:
        ld l,a
        ld h,high rooms
        set ROOM_THREAD,(hl)
        ld h,high way_out
        ld c,(hl)
        inc c
        jr z,home
        dec c
        dec c
        call room_beside
        jr way
home:                                   ; IT lives in a room of the farther half that is none of these, if it can
        ld a,(start_room)
        ld h,high smell
        call search_all
        ld b,MAKE_TRIES
try:
        ld a,(search_tail)
        srl a
        ld e,a
        call rng_below
        add a,e
        ld l,a
        ld h,high order
        ld a,(hl)
        ld (it_home),a
        call room_ways
        bit ROOM_THREAD,a
        ret z
        djnz try
        ret
call_hl:
        jp (hl)
        endp

MAKE_TRIES:     equ 60
MAKE_NEWEST:    equ 150                 ; how often in 256 the newest cell grows

make_kinds:
        dw links_generate_dfs, links_generate_growing_tree, links_generate_prim

        endif
