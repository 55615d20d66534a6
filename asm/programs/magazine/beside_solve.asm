; beside_solve.asm - a solver of ours for a BASIC program to call: its field, the route, and the solver's time
;
; BASIC pokes the field (or thin, which the program turns into it) and the two ends. The program that includes this defines
; BESIDE_SOLVER, route_shape, and the part of the field that is shown:
; BESIDE_WIDTH x BESIDE_HEIGHT places, each one cell of the screen, or with BESIDE_LARGE defined two by two.

        if ! defined MAGAZINE_BESIDE_SOLVE
MAGAZINE_BESIDE_SOLVE equ 1

        include "include/spectrum.asm"
        include "engine/views/stopwatch.asm"
        include "programs/magazine/listing.asm"
        include "engine/views/tiles.asm"
        include "programs/magazine/beside_tiles.asm"
        include "lib/route_step.asm"

        public beside_solve, solve_start, solve_finish, timed

START_COLOUR:   equ $42                 ; bright red
FINISH_COLOUR:  equ $44                 ; bright green
ROUTE_COLOUR:   equ $46                 ; bright yellow

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
        ld hl,beside_tiles
        call tiles_use
        call beside_field
        ld de,(solve_start)
        ld hl,route
        ld bc,(route_length)
next:
        push bc
        push hl
        ld hl,route_shape
        ld c,ROUTE_COLOUR
        call beside_mark
        halt
        pop hl
        pop bc
        ld a,b
        or c
        jr z,done
        dec bc
        ld a,(hl)
        inc hl
        call route_step
        jr next
done:
        ld de,(solve_finish)
        ld hl,route_shape
        ld c,FINISH_COLOUR
        call beside_mark
        push de
        ld de,(solve_start)
        ld (solve_finish),de
        pop hl
        ld (solve_start),hl
        ld hl,route_shape
        ld c,START_COLOUR
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
        xor a
        ld (field_top),a
        ld bc,BESIDE_HEIGHT * 256 + BESIDE_WIDTH
        jp draw_field

; beside_mark - draw a shape on a place of the field
; In:    HL = eight bytes; D, E = row, column; C = attribute
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: the screen
beside_mark:    equ draw_mark

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
        ld hl,wall_shape
        ld a,(wall_colour)
        jr nz,there
        ld hl,path_shape
        ld a,(path_colour)
there:
        ld c,a
        call beside_mark
        dec e
        jp p,column
        dec d
        jp p,row
        ret
        endp

; beside_mark - draw a shape four times on a place of the field
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
        ret
        endp

        endif

        endif
