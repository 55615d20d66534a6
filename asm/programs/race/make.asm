; make.asm - a maze of two halves, each the other's mirror image, with one door in the wall between them: the finish
;
; 1. A generator makes a maze, `mirror` makes it symmetric: an even number of cells across leaves a wall in the middle, with one door.
; 2. For loops `remove_walls` opens walls; then the right half is made the image of the left one again, and the wall in the middle is shut.
; 3. A start: of the cells in the outer half of the left half the one with the longest way to the door; the other one is its image. A wave from the
;    door that never comes to its start, a lonely place behind the maze, leaves the distances of all cells.

        if ! defined RACE_MAKE
RACE_MAKE equ 1

        include "generate/generate_dfs.asm"
        include "generate/generate_division.asm"
        include "generate/generate_kruskal.asm"
        include "transform/mirror.asm"
        include "transform/remove_walls.asm"
        include "solve/solve_wave_cpir.asm"
        include "lib/field_address.asm"

        public maze_make

LONELY:         equ field + FIELD_SIZE - 1 ; row 31, column 31
FIELD_ROWS:     equ 21                  ; of the largest maze
FIELD_COLUMNS:  equ 29

; maze_make - make a maze in the middle of the page
; In:    B, C = rows, columns: odd, and columns 1 more than a multiple of 4; HL = generator; A = walls removed in both halves together; rng_seed
; Out:   field, middle, finish_at, start_1, start_2, best_steps, field_top, field_left
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, and what the generator uses
; Writes: what the generator, mirror, remove_walls and solve_wave_cpir write
maze_make:
        proc
        local call_it
        ld (walls_removed),a
        xor a
        ld (special),a
        ld (field_width),bc             ; and field_height
        ld (lines_columns),bc           ; and lines_rows
        push hl
        ld a,c
        srl a
        ld (middle),a
        ld a,FIELD_COLUMNS
        sub c
        srl a
        inc a
        ld (field_left),a
        ld a,FIELD_ROWS
        sub b
        srl a
        inc a
        ld (field_top),a
        pop hl
        call call_it
        call bolts_none
        ld a,1
        ld (mirror_axes),a
        call mirror
        call door_find
        ld a,(walls_removed)
        or a
        call nz,loops_make
        call far_find
        ld de,(start_1)
        ld a,(lines_columns)
        dec a
        sub e
        ld e,a
        ld (start_2),de
        ret
call_it:
        jp (hl)
        endp

; door_find - the door in the wall of the middle
; Out:   finish_at
; Uses:  AF, DE, HL
door_find:
        proc
        local row
        ld a,(middle)
        ld e,a
        ld d,0
row:
        inc d
        call field_address
        bit 7,(hl)
        jr nz,row
        ld (finish_at),de
        ret
        endp

; far_find - the start that is farthest from the finish
; In:    finish_at, middle
; Out:   start_1, best_steps
; Uses:  AF, BC, DE, HL
far_find:
        proc
        local row, cell, nearer
        ld hl,LONELY
        push hl
        ld (hl),FIELD_PATH
        ld de,31 * 256 + 31
        ld hl,(finish_at)
        call solve_wave_cpir
        pop hl
        ld (hl),FIELD_WALL
        ld hl,0
        ld (best_steps),hl
        ld d,1
row:
        ld e,1
cell:
        push de
        call place_label
        pop de
        ld hl,best_steps
        cp (hl)
        jr c,nearer
        ld (hl),a
        ld (start_1),de
nearer:
        inc e
        inc e
        ld a,(middle)
        srl a
        cp e
        jr nc,cell
        inc d
        inc d
        ld a,(lines_rows)
        cp d
        jr nz,row
        ret
        endp

; place_label - how far a place is from the finish
; In:    D, E = row, column; work = the labels of the wave
; Out:   A; WORK_FREE if it is as far as the starts, or farther
; Uses:  F, BC, DE, HL
place_label:
        ld a,(special)
        or a
        jp nz,special_label
        ld h,0
        ld l,d
        inc l                           ; the border's row
        ld b,h
        ld c,l
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,bc
        add hl,hl                       ; 34 bytes a row
        ld d,0
        inc e
        add hl,de
        ld de,work
        add hl,de
        ld a,(hl)
        ret

; loops_make - remove walls, the same ones in both halves
; In:    walls_removed, finish_at
; Uses:  AF, BC, DE, HL
loops_make:
        proc
        local row, place, wall
        call remove_walls
        ld d,1
row:
        ld a,(middle)
        ld b,a
        ld e,a
        call field_address              ; HL = the middle, rightwards from here
        push de
        push hl
        ld (hl),FIELD_WALL
        ld d,h
        ld e,l                          ; and leftwards
place:
        dec e
        inc l
        ld a,(de)
        ld (hl),a
        djnz place
        pop hl
        pop de
        ld a,(finish_at + 1)
        cp d
        jr nz,wall
        ld (hl),FIELD_PATH
wall:
        inc d
        ld a,(lines_rows)
        dec a
        cp d
        jr nz,row
        ret
        endp

maze_variables macro
middle:         ds 1                    ; the column of the wall between the halves
finish_at:      ds 2                    ; column, row of the door in it
start_1:        ds 2
start_2:        ds 2
best_steps:     ds 2                    ; from each start to the finish
        endm

        if WORK_STRIDE - 34
        .error place_label multiplies by 34
        endif

        endif
