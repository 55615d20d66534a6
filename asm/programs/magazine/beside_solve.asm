; beside_solve.asm - a solver of ours for a BASIC program to call: its field, the route, and the solver's time
;
; BASIC pokes the field (or thin, which the program turns into it) and the two ends. The program that includes this defines
; BESIDE_SOLVER, and the part of the field that is shown:
; BESIDE_WIDTH x BESIDE_HEIGHT places, each one cell of the screen, or with BESIDE_LARGE defined two by two.

        if ! defined MAGAZINE_BESIDE_SOLVE
MAGAZINE_BESIDE_SOLVE equ 1

        include "include/spectrum.asm"
        include "engine/views/stopwatch.asm"
        include "programs/magazine/listing.asm"
        include "engine/views/mark_shapes.asm"
        include "programs/magazine/beside_lines.asm"
        include "lib/route_step.asm"

        public beside_solve, solve_start, solve_finish, timed

; beside_solve - solve, time it, draw the field and the route; the next call goes the other way round
; In:    field; solve_start, solve_finish = column, row; interrupts on
; Out:   route, route_length: 0 if there is no route; timed = the solver's T-states, 25 T fine; solve_start and solve_finish
;        exchanged
; Keeps: IX, IY, HL'
; Uses:  AF, BC, DE, HL, and what the solver uses
; Writes: timed, the screen, and what the solver writes
beside_solve:
        proc
        local solver, next, done
        ld hl,solver
        call stopwatch
        call beside_field
        ld de,(solve_start)
        ld hl,route
        ld bc,(route_length)
next:
        ld a,b
        or c
        jr z,done
        dec bc
        ld a,(hl)
        inc hl
        push hl
        push bc
        call beside_step
        halt
        pop bc
        pop hl
        jr next
done:
        ld hl,(solve_finish)
        ld de,(solve_start)
        ld (solve_finish),de
        ld (solve_start),hl
        push hl
        ld hl,beside_start
        ld c,START_INK
        call beside_mark
        pop de
        ld hl,beside_finish
        ld c,FINISH_INK
        jp beside_mark
solver:
        ld de,(solve_start)
        ld hl,(solve_finish)
        jp BESIDE_SOLVER
        endp

        if ! defined BESIDE_LARGE

; beside_field - draw the field from the top left corner of the screen
; In:    field
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
beside_field:
        ld hl,beside_lines
        call lines_use
        xor a
        ld (field_top),a
        ld bc,BESIDE_HEIGHT * 256 + BESIDE_WIDTH
        jp draw_lines

; beside_step - a step of the route, as a line
; In:    A = its code, even; D, E = row, column
; Out:   D, E = the place that it leads to
; Keeps: IX, IY
; Uses:  AF, BC, HL
; Writes: field, the screen
beside_step:
        proc
        local side
        rrca
        inc a
        ld b,a
        ld a,$80
side:
        rlca                            ; KEY_UP for code 0, then KEY_RIGHT, KEY_DOWN, KEY_LEFT
        djnz side
        jp trail_step
        endp

; beside_mark - draw a shape on a place of the field
; In:    HL = eight bytes; D, E = row, column; C = attribute
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: the screen
beside_mark:    equ draw_mark
beside_start:   equ start_shape
beside_finish:  equ finish_shape

        else

; beside_field - draw the field from the top left corner of the screen, each place as two by two cells
beside_field:
        proc
        local row, column, there
        ld d,BESIDE_HEIGHT - 1
row:
        ld e,BESIDE_WIDTH - 1
column:
        call field_address
        bit 7,(hl)
        ld hl,solid_shape
        ld c,WALL_COLOUR
        jr nz,there
        ld hl,blank_shape
        ld c,PATH_COLOUR
there:
        call beside_mark
        dec e
        jp p,column
        dec d
        jp p,row
        ret
        endp

; beside_step - a step of the route: the place that it leads to
beside_step:
        call route_step
        ld hl,solid_shape
        ld c,ROUTE_COLOUR               ; fall through into beside_mark

; beside_mark - draw a shape of two by two cells on a place of the field
; In:    HL = four shapes, clockwise from the top left one; D, E = row, column; C = attribute
beside_mark:
        proc
        local cell
        push de
        sla d
        sla e
        call cell
        inc e
        call cell
        inc d
        call cell
        dec e
        call cell
        pop de
        ret
cell:
        push hl
        call draw_shape
        pop hl
        ld a,l
        add a,8
        ld l,a
        ret nc
        inc h
        ret
        endp

solid_shape:    ds 32, $FF
blank_shape:    ds 32, 0
beside_start:                           ; a disc
                db $01, $0F, $1F, $3F, $7F, $7F, $7F, $FF
                db $80, $F0, $F8, $FC, $FE, $FE, $FE, $FF
                db $FF, $FE, $FE, $FE, $FC, $F8, $F0, $80
                db $FF, $7F, $7F, $7F, $3F, $1F, $0F, $01
beside_finish:                          ; a ring
                db $01, $0F, $1F, $3F, $7E, $78, $78, $F0
                db $80, $F0, $F8, $FC, $7E, $1E, $1E, $0F
                db $0F, $1E, $1E, $7E, $FC, $F8, $F0, $80
                db $F0, $78, $78, $7E, $3F, $1F, $0F, $01

        endif

        endif
