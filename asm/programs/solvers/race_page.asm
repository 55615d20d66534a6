; race_page.asm - run all solvers on the same maze and time them; then they stand in the order of their times

        if ! defined SOLVERS_RACE_PAGE
SOLVERS_RACE_PAGE equ 1

        include "engine/text/text_line.asm"
        include "engine/text/number.asm"
        include "engine/keys/any_key.asm"
        include "programs/solvers/solver_entry.asm"

        public race_page

RACE_TOP:       equ 3                   ; the row of the first solver
RACE_FIGURES:   equ 15                  ; the column from which on its figures are
        if SOLVERS > 22 - RACE_TOP
        .error the race has no rows for this many solvers
        endif

; race_page - run the solvers one after another, list steps, places looked at and time; then any key returns
race_page:
        proc
        local each, over, wait, rank, better, seek, next
        call solve_clean
        ld a,(solver)
        ld (race_kept),a
        ink INK_TEXT
        call clear_screen
        ld hl,race_text
        call draw_text
        ld hl,0
        ld (race_straight),hl
        ld (race_diagonal),hl
        xor a
each:
        ld (solver),a
        call solver_prepare
        ld hl,solver_run
        call watch_timed
        call solver_count
        call race_keep
        ld a,(solver)
        add a,RACE_TOP
        ld d,a
        call race_row
        call key_break
        jr nc,over
        ld a,(solver)
        inc a
        cp SOLVERS
        jr c,each
        ld hl,race_keys                 ; in order
        call draw_text
        call blank_line
        ld d,RACE_TOP
rank:
        push de
        ld hl,race_list
        ld de,$FFFF                     ; the least time yet
        ld b,SOLVERS
seek:
        push hl
        inc hl
        ld a,(hl)                       ; 255: it failed
        dec hl
        push af
        ld c,RACE_TIME
        call race_word                  ; HL = the time
        pop af
        and $80
        or h
        ld h,a                          ; they come last
        or a
        sbc hl,de
        jr nc,next
        add hl,de
        ex de,hl
        pop hl
        ld (race_best),hl
        push hl
next:
        pop hl
        ld a,RACE_BYTES
        add a,l
        ld l,a
        jr nc,$ + 3
        inc h
        djnz seek
        pop de
        ld hl,(race_best)
        push de
        push hl
        call race_row
        pop hl
        inc hl
        ld a,(hl)
        ld bc,RACE_TIME - 1
        add hl,bc
        ld c,(hl)
        ld (hl),255                     ; it has its row
        inc hl
        ld b,(hl)
        ld (hl),255
        pop de
        call race_bar
        inc d
        ld a,d
        cp RACE_TOP + SOLVERS
        jr nz,rank
        ld a,(ATTRIBUTES + 32 * RACE_TOP)
        cp CHEESE_INK
        ld hl,race_none
        call nz,draw_text
        call keys_release
wait:
        call key_read
        call z,keys_held
        jr z,wait
over:
        call break_held
        call nc,keys_release            ; BREAK leads no further
        ld a,(race_kept)
        ld (solver),a
        jp solve_show
        endp

; race_bar - a cheese for the first; a bar behind a name, never behind a figure: a cell for each 3.2 ms of its time
; In:    D = row; BC = time; A = 255: it failed, and gets no cheese
; Uses:  AF, BC, E, HL
race_bar:
        proc
        local cell, other
        ld e,0
        push bc
        or d
        cp RACE_TOP
        ld hl,cheese_shape
        ld c,CHEESE_INK
        call z,draw_shape
        pop bc
        call attribute_address
cell:
        ld a,(hl)
        and $38
        jr nz,other                     ; the cheese
        set 3,(hl)                      ; blue, bright all along
        set 6,(hl)
other:
        inc l
        ld a,l
        and 31
        cp RACE_FIGURES
        ret z
        ld a,c
        sub 32
        ld c,a
        jr nc,cell
        dec b
        jp p,cell
        ret
        endp

; race_keep - keep the result of the solver
; In:    solver, failed, route, route_length, solve_visited, timed
; Out:   HL = its result
; Uses:  AF, BC, DE
race_keep:
        proc
        local code, straight, first, told
        ld a,(solver)
        ld c,a
        add a,a
        add a,a
        add a,a
        add a,c                         ; RACE_BYTES
        ld e,a
        ld d,0
        ld hl,race_list
        add hl,de
        push hl
        ld (hl),c
        inc hl
        ld a,(failed)
        ld (hl),a
        inc hl
        ld bc,(route_length)
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        push hl
        ld hl,race_straight             ; or race_diagonal, if a step of the route is
        ld de,route
code:
        ld a,b
        or c
        jr z,straight
        dec bc
        ld a,(de)
        inc de
        rra
        jr nc,code
        ld hl,race_diagonal
straight:
        ld de,(route_length)
        ld a,(failed)
        or a
        jr nz,first
        ld c,(hl)
        inc hl
        ld b,(hl)
        ld a,b
        or c
        jr nz,told
        ld (hl),d                       ; the first of its kind finds a shortest way
        dec hl
        ld (hl),e
first:
        ld b,d
        ld c,e
told:
        ex de,hl
        or a
        sbc hl,bc
        ld a,(wave_limit)
        or a
        ld a,l
        jr z,$ + 3
        xor a                           ; with a limit the shortest way is not known
        pop hl
        ld (hl),a
        inc hl
        ld de,(solve_visited)
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        push hl
        ld hl,(timed)
        ld a,(timed + 2)
        call tenths
        ex de,hl
        pop hl
        ld (hl),e
        inc hl
        ld (hl),d
        pop hl
        ret
        endp

race_text:
        db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, "RACE: all in the same maze      "
        db TEXT_AT, 2, 13, TEXT_INK, INK_TEXT, "Steps    Seen    ms", TEXT_END
race_red:                               ; when a row has some
        db TEXT_AT, 20, 2, TEXT_INK, INK_TEXT, "Red: extra steps", TEXT_END
race_none:
        db TEXT_AT, 16, 2, TEXT_INK, INK_BAD, "No way: all give up", TEXT_END
race_keys:
        db TEXT_AT, 18, 2, TEXT_INK, INK_TEXT, "Blue: time; ms: 1/1000 second"
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, " Any key: back", TEXT_END

        endif
