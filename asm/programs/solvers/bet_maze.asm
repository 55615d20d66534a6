; bet_maze.asm - a maze for a race, and its ends

        if ! defined SOLVERS_BET_MAZE
SOLVERS_BET_MAZE equ 1

; race_kind - the kind of the next race: every second one is plain, from one kind on, round and round; the others have a rule of their own, in one
;             of eight orders; the final
; In:    race = races that have been run; bet_from, seed
; Out:   A = kind
; Uses:  F, HL
race_kind:
        proc
        local odd, plain
        ld a,(race)
        srl a
        jr c,odd
        jr z,plain                      ; the first one
        dec a
        ld hl,(seed)
        xor l
        srl l
        srl l
        add a,l
        and RULES_MIXED - 1
        add a,KIND_DARK
        ret
odd:
        inc a
        cp RACES / 2
        jr c,plain
        ld a,KIND_FINAL
        ret
plain:
        ld hl,bet_from
        add a,(hl)
        cp PLAIN
        ret c
        sub PLAIN
        ret
        endp

; bet_maze - a maze for a race, and its ends
; In:    race = races that have been run
; Out:   field, board_size, solve_start, solve_finish, bet_kind, race_straight
; Uses:  AF, BC, DE, HL, IX
bet_maze:
        proc
        local again, plain, wilson, across, placed, far
        call race_kind
        ld (bet_kind),a
again:
        ld hl,(field_width)
        push hl
        call bet_course
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld (field_width),de
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
        call attract_check              ; mazes may take a while
        call board_close
        pop hl
        ld (field_width),hl             ; that of free mazes
        ld bc,(board_size)              ; columns, rows
        ld a,b
        call far
        ld d,a
        ld a,c
        call far
        ld e,a                          ; the finish, from the corner at the top on the left
        dec b
        dec c
        call bet_course
        ld a,(hl)
        ld hl,257
        rlca                            ; COURSE_UP
        jr nc,across
        ld h,a
        ld a,b
        sub d
        ld d,a
        ld a,h
        ld h,b
        dec h
across:
        rlca                            ; COURSE_LEFT
        jr nc,placed
        ld a,c
        sub e
        ld e,a
        ld l,c
        dec l
placed:
        ld a,(bet_kind)
        cp KIND_INSIDE
        jr nz,$ + 3
        ex de,hl
        ld (solve_start),hl
        ld (solve_finish),de
        xor a
        ld (points_count),a
        ld h,a
        ld l,a
        ld (wave_limit),hl
        ld de,(solve_start)
        ld hl,(solve_finish)
        call solve_wave
        ld (race_straight),bc           ; for the race
        call bet_course
        ld de,COURSE_LEAST
        add hl,de
        ld a,c
        cp (hl)
        jp c,again                      ; of the same kind, as that is told
        ld de,(solve_start)
        call field_address
        dec hl
        ld a,(hl)
        inc hl
        inc hl
        or (hl)
        ld de,0 - FIELD_STRIDE - 1
        add hl,de
        or (hl)
        ld de,2 * FIELD_STRIDE
        add hl,de
        or (hl)
        rla
        jp nc,again                     ; a hand finds no wall beside it: inside the maze that is one start in forty
        ret
far:                                    ; A = columns or rows: a place in the half that is far from the first one
        srl a
        ld e,a                          ; rooms
        srl a
        ld l,a
        ld a,e
        sub l
        ld e,a
        push hl
        call rng_below
        pop hl
        add a,l
        add a,a
        inc a
        ret
        endp


        endif
