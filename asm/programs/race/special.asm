; special.asm - a special round: hexagons, or storeys with stairs; one maze of the library's `links`, in which both run, each on a board of his own
;
; 1. `special` is the tiling of the round, 0 in a usual one. A place is a cell of `links` then: in finish_at, start_1, start_2 and RUN_AT, too.
; 2. Hexagons: one depth-first maze. Storeys: two floors of squares, each a depth-first maze; then stairs at random places whose door is closed
;    above on the lower floor and below on the upper one, so that up and down lead through them as through a passage.
; 3. The finish is in the last column, on the upper floor; the start is the cell of the first three columns that is farthest from it, on the
;    lower floor. links_distance says how near everybody is.
; 4. The hand keeps to one wall and would run round a loop for ever: its storeys have one flight of stairs, so the maze is a tree.

        if ! defined RACE_SPECIAL
RACE_SPECIAL equ 1

        include "lib/random.asm"
        include "links/links_distance.asm"
        include "links/links_generate_dfs.asm"

        public special, special_make

SPECIAL_COLUMNS: equ 7
HEXAGON_ROWS:   equ 9
HEXAGON_STEPS:  equ 30                  ; of the shortest way, at least, if one of some mazes has it
STOREY_ROWS:    equ 4
STOREY_BYTES:   equ STOREY_ROWS * LINKS_STRIDE
STOREYS_STEPS:  equ 24
STAIRS_UP:      equ 1                   ; bits of `links`
STAIRS_DOWN:    equ 5
STAIRS_MOST:    equ 2
SPECIAL_TRIES:  equ 16

; special_make - make the maze of a special round
; In:    special; rng_seed; the runners' kinds
; Out:   links, links_distances, finish_at, start_1, start_2, best_steps
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: what links_generate_dfs and links_distance write, trace_1
special_make:
        proc
        local again, far, cell, nearer, long
        ld a,SPECIAL_TRIES
again:
        ld (make_tries),a
        ld a,SPECIAL_COLUMNS
        ld (tiling_columns),a
        ld a,(special)
        cp TILING_STOREYS
        call z,storeys_make
        call nz,hexagons_make
        call rng_next
        and c
        or b
        ld d,a
        ld e,SPECIAL_COLUMNS - 1
        ld (finish_at),de
        call links_distance
        ld hl,0
        ld (best_steps),hl
        ld a,(tiling_rows)              ; of the lower floor
far:
        dec a
        ld d,a
        ld e,2
cell:
        push de
        call special_label
        pop de
        ld hl,best_steps
        cp (hl)
        jr c,nearer
        ld (hl),a
        ld (start_1),de
        ld (start_2),de
nearer:
        dec e
        jp p,cell
        ld a,d
        or a
        jr nz,far
        ld a,(tiling)
        cp TILING_STOREYS
        ld a,(best_steps)
        ld b,STOREYS_STEPS
        jr z,long
        ld b,HEXAGON_STEPS
long:
        cp b
        ret nc
        ld a,(make_tries)
        dec a
        jr nz,again
        ret
        endp

; hexagons_make, storeys_make - the maze
; Out:   B, C: B or any bits of C is a row for the finish; storeys_make: Z
; Uses:  AF, DE, HL
hexagons_make:
        ld (tiling),a
        ld a,HEXAGON_ROWS
        ld (tiling_rows),a
        call links_generate_dfs
        ld bc,7
        ret
storeys_make:
        proc
        local stair, one, other, built
        ld a,TILING_SQUARE
        ld (tiling),a
        ld a,STOREY_ROWS
        ld (tiling_rows),a
        call links_generate_dfs
        ld hl,links
        ld de,trace_1                   ; nobody runs yet
        ld bc,STOREY_BYTES
        ldir
        call links_generate_dfs
        ld hl,trace_1
        ld de,links + STOREY_BYTES
        ld bc,STOREY_BYTES
        ldir
        ld a,TILING_STOREYS
        ld (tiling),a
        ld a,2
        ld (tiling_storeys),a
        ld c,STAIRS_MOST
        ld a,(runner_2 + RUN_KIND)
        cp KIND_HAND
        jr nz,one
        ld c,1
one:
        ld b,c                          ; flights that are still to be built
        ld d,0                          ; draws that are left
stair:
        call rng_next
        and STOREY_BYTES - 1
        ld l,a
        and LINKS_STRIDE - 1
        cp SPECIAL_COLUMNS
        jr nc,other
        ld h,high links
        ld a,(hl)
        and 3                           ; a way up, or stairs
        jr nz,other
        set 7,l
        bit 4,(hl)
        jr nz,other
        set STAIRS_DOWN,(hl)
        res 7,l
        set STAIRS_UP,(hl)
        dec b
        jr z,built
other:
        dec d
        jr nz,stair
        ld a,b
        cp c
        jr z,one                        ; none yet
built:
        ld bc,STOREY_ROWS * 256 + STOREY_ROWS - 1
        xor a
        ret
        endp

; special_label - how far a cell is from the finish
; In:    D, E = row, column; links_distances
; Out:   A
; Keeps: BC, DE, IX, IY
; Uses:  F, HL
special_label:
        call special_cell
        add hl,hl
        ld a,h
        sub (2 * (high links) - (high links_distances)) & 255
        ld h,a
        ld a,(hl)
        ret

; special_cell - the byte of a cell
; In:    D, E = row, column
; Out:   HL = its address in links
; Keeps: BC, DE, IX, IY
; Uses:  AF
special_cell:
        ld a,d
        rrca
        rrca
        rrca
        ld h,a
        and $E0
        or e
        ld l,a
        ld a,h
        and 3
        add a,high links
        ld h,a
        ret

; special_go - the cell behind a passage
; In:    D, E = row, column; C = mask of a direction that leads on from there
; Out:   D, E
; Keeps: C, IX, IY
; Uses:  AF, B, HL
special_go:
        call special_cell
        call links_go
        ld a,l
        and LINKS_STRIDE - 1
        ld e,a
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,h
        and LINKS_MOST - 1
        ld d,a
        ret

        if LINKS_STRIDE * STOREY_ROWS - 128
        .error bit 7 of an address leads from floor to floor
        endif

        endif
