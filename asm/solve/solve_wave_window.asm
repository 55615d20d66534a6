; solve_wave_window.asm - a wave in a window of a larger field
;
; 1. For each axis: the window begins 15 before the middle between start and finish, but not before 0 and not so late
;    that it would reach beyond the end. If start and finish are more than 31 apart, no window contains both.
; 2. Copy the window's 32 x 32 bytes into `field`.
; 3. Solve it, with the ends counted from the window's corner. Codes of steps are the same anywhere, so the route is that of
;    the large field. The solver is WINDOW_SOLVER: any other with the same interface can take its place.
;
; Why both ends are in the window: with lo <= hi <= lo + 31 and the middle rounded down, lo is at most 15 before the
; middle and hi at most 16 after it. A window moved to 0 ends at 31; then the middle is 14 at most, so hi is 30 at
; most; a window moved to the end of the field ends with it, and begins earlier than it otherwise would.
; The cost: a route that leaves the window is not found. The route is the shortest of those inside.
; The bytes are copied whole: the solver decides what is passable.

        if ! defined SOLVE_WAVE_WINDOW
SOLVE_WAVE_WINDOW equ 1

        include "solve/solve_wave.asm"

        public solve_wave_window
        public wave_window
        public wave_window_hero

WINDOW_SOLVER:  equ solve_wave          ; the one place to change

; solve_wave_window - solve the field itself as the large field: its window is all of it
; Family: solver
; Menu:  60, "Wave /window"
; Notes: work + 68, 33, 0
; Source: W5 (a field of 64 x 64, worked on 32 x 32 at a time)
; Parameter: wave_limit, 0 to 65535, default 0, "Limit": the most steps of a route, 0 any number
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route within the limit, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: shortest; of any length
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL; SP as WINDOW_SOLVER
; Writes: work, route, queue_rest, route_length, big_field, big_width, big_height, window_row, window_column; operands
;        in wave_window and WINDOW_SOLVER (set before use)
; Size:  159 bytes
; Time:  221,103 T empty field corner to corner
;        91,985 T mean of routes of at most 27 steps, 20 % obstacles
;        220,904 T the longest route known, 644 steps
;        293,846 T at most, whatever the field
; Stack: 8 bytes
solve_wave_window:
        push hl
        ld hl,field
        ld (big_field),hl
        ld hl,FIELD_STRIDE * 257
        ld (big_width),hl               ; and big_height
        pop hl

; wave_window - a shortest route inside a window of a large field
; In:    D,E = start row, column; H,L = finish row, column, of the large field; big_width, big_height = its size,
;        32 to 128 each; big_field = address of its bytes, row by row, big_width bytes a row, passable as in field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left;
;        window_row, window_column = the corner of the window, which is in `field`
;        carry set: no route inside the window; or no window, since the ends are more than 31 rows or columns apart; or
;        an end or the size is illegal: BC = route_length = 0
; Promise: a route; the shortest inside the window, of any length
; Keeps: IX, IY, the alternate registers, the large field
; Uses:  AF, BC, DE, HL; SP as WINDOW_SOLVER
; Writes: field, work, route, queue_rest, route_length, window_row, window_column; operands at middle and in
;        WINDOW_SOLVER (set before use)
; Size:  145 bytes   Time: that of the solver and 25,000 T at most
; Stack: 8 bytes
wave_window:
        proc
        local placed,middle,times, even, copy, axis, apart, above, inside, no_window
        ld a,$81                        ; ADD A,C: the middle of start and finish
placed:
        ld (middle),a
        ld b,d
        ld c,h
        ld a,(big_height)
        call axis
        jr c,no_window
        ld (window_row),a
        push bc
        ld b,e
        ld c,l
        ld a,(big_width)
        call axis
        pop de
        jr c,no_window
        ld (window_column),a
        ld h,e
        ld l,c
        ld e,b
        push hl
        push de
        ld hl,(big_field)
        ld c,a
        ld b,0
        add hl,bc
        ld de,(big_width)
        ld d,b
        ld a,(window_row)
times:                                  ; HL := HL + A * DE
        srl a
        jr nc,even
        add hl,de
even:
        ex de,hl
        add hl,hl
        ex de,hl
        or a
        jr nz,times
        ld de,field
copy:
        ld bc,FIELD_STRIDE
        ldir
        ld a,(big_width)
        sub FIELD_STRIDE
        ld c,a
        add hl,bc
        ld a,d
        cp FIELD_SIZE / 256 + (high field)
        jr nz,copy
        pop de
        pop hl
        jp WINDOW_SOLVER

no_window:
        ld hl,0
        ld (route_length),hl
        ld b,h
        ld c,l
        ret

; axis - the place where the window begins on one axis; uses D
; In:    A = size of the large field; B, C = the ends
; Out:   carry clear: A = first row or column; B, C = the ends from there
;        carry set: no window, or an end or the size is out of its range
axis:
        dec a
        cp b
        ret c
        cp c
        ret c
        sub FIELD_STRIDE - 1
        ret c
        cp 128 - FIELD_STRIDE + 1
        ccf
        ret c
        ld d,a                          ; the last place where it may begin
        ld a,b
        sub c
        jr nc,apart
        neg
apart:
        cp FIELD_STRIDE
        ccf
        ret c
        ld a,b
middle:
        add a,c                         ; 254 at most; ADD A,B for the hero
        rra
        sub FIELD_STRIDE / 2 - 1
        jr nc,above
        xor a
above:
        cp d
        jr c,inside
        ld a,d
inside:
        ld d,a
        ld a,b
        sub d
        ld b,a
        ld a,c
        sub d
        ld c,a
        cp FIELD_STRIDE
        ccf                             ; carry: the finish is not in the hero's window
        ld a,d
        ret
wave_window_end:
solve_wave_window_end:

; wave_window_hero - the same in the window around the start, which a hero there can see
; In:    as wave_window
; Out:   as wave_window, the window beginning 15 before the start, or where the field lets it; carry set too when the finish
;        is outside
; Promise: a route; the shortest inside the window, of any length
; Keeps: IX, IY, the alternate registers, the large field
; Uses:  AF, BC, DE, HL; SP as WINDOW_SOLVER
; Writes: field, work, route, queue_rest, route_length, window_row, window_column; operands in wave_window and WINDOW_SOLVER
;        (set before use)
; Size:  5 bytes, and 145 of wave_window   Time: that of the solver and 25,000 T at most
; Stack: 8 bytes
wave_window_hero:
        ld a,$80                        ; ADD A,B
        jp placed
        endp
wave_window_hero_end:

        endif
