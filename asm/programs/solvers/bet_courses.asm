; bet_courses.asm - the kinds of races: of each kind walls, corner, size, least way, what the lanes pay, and how often a bet on each wins
;
; The colour of the walls tells what there are: cyan no loops, green dead ends, magenta loops; the final is golden.

        if ! defined SOLVERS_BET_COURSES
SOLVERS_BET_COURSES equ 1

COURSE_PRIM:    equ 15
COURSE_UP:      equ $80                 ; from the bottom
COURSE_LEFT:    equ $40                 ; from the right
COURSE_GREEN:   equ $10                 ; the colour of the walls, from magenta on
COURSE_CYAN:    equ $20
COURSE_GOLD:    equ $30
COURSE_LEAST:   equ 3                   ; offsets in a course
COURSE_PAYS:    equ 4
COURSE_WINS:    equ 8
COURSE_SIZE:    equ 12

KIND_DARK:      equ PLAIN               ; the kinds with a rule: the maze goes dark
KIND_SNAIL:     equ PLAIN + 1           ; the last one wins
KIND_SECOND:    equ PLAIN + 2           ; who comes second wins a bet, too
KIND_INSIDE:    equ PLAIN + 3           ; from the inside to the corner
KIND_FINAL:     equ RACES - 1
RULES_MIXED:    equ KIND_FINAL - KIND_DARK ; those whose order differs from game to game
DEPTH:          equ 2                   ; the lane of Depth first
DEPTH_WAITS:    equ 10                  ; slices that it takes before it looks anywhere, without its handicap

; the kinds: walls that are taken away in Wilson's mazes, or COURSE_PRIM; where the way begins, if not at the top on the left; columns and
; rows, in places; steps of the shortest way at least: else Hadlock wins too often; what the lanes pay, about the inverse of their share of the
; wins. With what Depth first pays: the slices that it waits, by a handicap which makes it win about as often as the others; then in
; how many of 100 races of the kind a bet on each lane wins: README has the races
bet_courses:
        db COURSE_CYAN, 19, 17, 22, 4, 4, 7 * 16 + 4, 4, 25, 24, 27, 25
        db COURSE_PRIM + COURSE_GREEN, 19, 17, 28, 5, 5, 7 * 16 + 4, 2, 20, 17, 23, 40
        db 7, 17, 17, 26, 4, 6, 5 * 16 + 3, 3, 24, 18, 30, 28
        db 12, 19, 15, 26, 4, 5, 5 * 16 + 5, 2, 23, 19, 20, 39
        db 11 + COURSE_LEFT, 15, 17, 26, 4, 6, 3 * 16 + 3, 3, 23, 18, 30, 30
        db 14, 19, 17, 30, 5, 7, 5 * 16 + 4, 4, 25, 19, 28, 28 ; from here on in the order of the rules: see KIND_DARK
        db COURSE_CYAN, 19, 17, 26, 5, 6, 13 * 16 + 3, 3, 20, 17, 28, 36
        db COURSE_PRIM + COURSE_GREEN, 19, 17, 30, 2, 2, 10 * 16 + 2, 2, 51, 52, 42, 56
        db 8 + COURSE_UP + COURSE_LEFT, 19, 17, 26, 3, 5, 7 * 16 + 4, 3, 28, 21, 23, 29
        db 4 + COURSE_GOLD, 19, 17, 26, 4, 5, 7 * 16 + 6, 5, 27, 27, 21, 26
        if ($ - bet_courses) / COURSE_SIZE - RACES
        .error bet_courses must have a kind for each race
        endif

; bet_loops - walls that are taken away; bet_course - the record of the kind
; In:    bet_kind
; Out:   bet_loops: A, Z if it is 0; bet_course: HL
; Keeps: BC, DE; bet_loops: HL
; Uses:  AF
bet_loops:
        push hl
        call bet_course
        ld a,(hl)
        pop hl
        and COURSE_PRIM
        ret
bet_course:
        ld a,(bet_kind)
        ld l,a
        add a,a
        add a,l
        add a,a
        add a,a                         ; COURSE_SIZE
        ld hl,bet_courses
        add a,l
        ld l,a
        ret nc
        inc h
        ret

; course_wait - slices that Depth first waits in this kind of race
; Out:   A
; Keeps: BC
; Uses:  F, DE, HL
course_wait:
        ld a,COURSE_PAYS + DEPTH
        call course_byte
        rrca
        rrca
        rrca
        rrca
        and 15
        ret

; course_byte - a byte of the record of the kind
; In:    A = its offset
; Out:   A
; Keeps: BC
; Uses:  F, DE, HL
course_byte:
        ld e,a
        ld d,0
        call bet_course
        add hl,de
        ld a,(hl)
        ret

        endif
