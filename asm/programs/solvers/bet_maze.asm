; bet_maze.asm - a maze for a race, and its ends

        if ! defined SOLVERS_BET_MAZE
SOLVERS_BET_MAZE equ 1

; bet_maze - a maze for a race, and its ends
; In:    race = races that have been run
; Out:   field, board_size, solve_start, solve_finish, bet_kind
; Uses:  AF, BC, DE, HL, IX
bet_maze:
        proc
        local again, plain, wilson, across, placed
        ld hl,bet_order
        ld a,(race)
        add a,l
        ld l,a
        jr nc,$ + 3
        inc h
        ld a,(hl)
        ld (bet_kind),a
again:
        ld hl,(field_width)
        push hl
        ld hl,SIDE * 257
        ld (field_width),hl
        call bet_loops
        cp COURSE_PRIM
        jr nz,wilson
        call generate_prim
        jr plain
wilson:
        push af
        call generate_wilson
        pop af
        or a
        jr z,plain
        ld hl,walls_removed
        ld d,(hl)
        ld (hl),a
        push hl
        push de
        call remove_walls
        pop de
        pop hl
        ld (hl),d
plain:
        call board_close
        pop hl
        ld (field_width),hl             ; that of free mazes
        ld e,5
        call rng_below
        ld d,a
        call rng_below
        ld e,a
        ld hl,257 * (SIDE / 2)
        add hl,de
        add hl,de
        ld de,257
        call bet_course
        rlca                            ; COURSE_UP
        jr nc,across
        ld d,SIDE - 2
        ld b,a
        ld a,SIDE - 1
        sub h
        ld h,a
        ld a,b
across:
        rlca                            ; COURSE_LEFT
        jr nc,placed
        ld e,SIDE - 2
        ld a,SIDE - 1
        sub l
        ld l,a
placed:
        ld (solve_start),de
        ld (solve_finish),hl
        xor a
        ld (points_count),a
        ld h,a
        ld l,a
        ld (wave_limit),hl
        ld de,(solve_start)
        ld hl,(solve_finish)
        call solve_wave
        call bet_course
        and 3 * COURSE_LONG
        rrca
        rrca
        add a,LEAST_STEPS - 1
        cp c
        jp nc,again                     ; of the same kind, as that is told
        ret
        endp

; the kind of each race, its place in bet_courses: something new every two races, no kind twice in a row, few loops before many
bet_order:
        db 6, 0, 5, 6, 1, 2, 0, 3, 4, 5
        if $ - bet_order - RACES
        .error each race must have a kind
        endif

; the kinds: walls that are taken away in Wilson's mazes, or COURSE_PRIM; where the way begins, if not at the top on the left; how much longer it is
bet_courses:
        db COURSE_PRIM + COURSE_LONG
        db MANY_LOOPS
        db MANY_LOOPS + COURSE_LEFT + COURSE_LONG
        db MANY_LOOPS + COURSE_UP + COURSE_LONG
        db MANY_LOOPS + COURSE_UP + COURSE_LEFT + 2 * COURSE_LONG
        db FEW_LOOPS
        db 0
COURSES:        equ $ - bet_courses
COURSE_PRIM:    equ 15
COURSE_UP:      equ $80                 ; from the bottom
COURSE_LEFT:    equ $40                 ; from the right
COURSE_LONG:    equ $10                 ; four steps more at least; twice as many
FEW_LOOPS:      equ 5
MANY_LOOPS:     equ 9

; bet_loops - what stands in bet_courses without the corner; bet_course - all of it
; In:    bet_kind
; Out:   A; bet_loops: Z if it is 0
; Keeps: BC, DE, HL
bet_loops:
        call bet_course
        and COURSE_PRIM
        ret
bet_course:
        push hl
        ld hl,bet_courses
        ld a,(bet_kind)
        add a,l
        ld l,a
        jr nc,$ + 3
        inc h
        ld a,(hl)
        pop hl
        ret

        endif
