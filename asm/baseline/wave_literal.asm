; wave_literal.asm - for comparison: the wave tracer word for word, CPIR over the whole array for each wave
;
; Source: W1 and W2: for every wave CPIR runs over all 1,156 bytes of the array; W3: a limit of 252 waves.
; It is not part of the library: it has no window, no exact end, no route of more than 252 steps.
; It is a program of its own: assemble(Path("asm/baseline/wave_literal.asm")).
;
; 1. work := field with a border: 255 impassable, 254 passable; 0 at the finish, 253 at the start.
; 2. For Ni = 0, 1, .., 251: each cell equal to Ni looks at its four neighbours: 253 ends the wave, 254
;    becomes Ni + 1. If no wave met the start, there is no route.
; 3. From the start go to a neighbour with the least value, which is one less, until it is 0.

        org $8000

        include "include/field.asm"

        public solve_wave_literal

; solve_wave_literal - a shortest route through the field, of at most 252 steps
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route of at most 252 steps, or an end is a wall or outside: BC = route_length = 0
; Promise: a route; the shortest, of at most 252 steps
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL
; Writes: work, route, route_length
; Size:  222 bytes   Time: 1,919,964 T empty field corner to corner
solve_wave_literal:
        proc
        local row, cell, next_wave, seek, wave_done, walk, step, leave, no_route, look, met, place, rows_down
        ld a,d
        or e
        or h
        or l
        and $E0                         ; a row or column over 31?
        jp nz,no_route
        push de
        push hl
        ld hl,work                      ; all of it wall
        ld de,work + 1
        ld bc,WORK_SIZE - 1
        ld (hl),WORK_WALL
        ldir
        ld hl,field
        ld de,work + WORK_STRIDE + 1
        ld c,FIELD_SIZE / FIELD_STRIDE
row:
        ld b,FIELD_STRIDE
cell:
        ld a,(hl)
        rlca
        sbc a,a
        or WORK_FREE
        ld (de),a
        inc hl
        inc de
        djnz cell
        inc de
        inc de
        dec c
        jr nz,row
        pop de
        call place
        pop de
        push hl
        call place
        pop de                          ; HL = start, DE = finish
        ld a,(de)
        inc a
        jp z,no_route
        ld a,(hl)
        inc a
        jp z,no_route
        ld (hl),WORK_START
        xor a
        ld (de),a
        ld bc,route
        cp (hl)
        jr z,leave                      ; start = finish
        push hl
        ld e,a                          ; E = Ni
next_wave:
        ld hl,work
        ld bc,WORK_SIZE
seek:
        ld a,e
        cpir
        jr nz,wave_done
        push af
        push bc
        push hl
        ld d,e
        inc d
        call look                       ; right
        dec hl
        dec hl
        call look                       ; left
        ld bc,1 - WORK_STRIDE
        add hl,bc
        call look                       ; up
        ld bc,2 * WORK_STRIDE
        add hl,bc
        call look                       ; down
        pop hl
        pop bc
        pop af
        jp pe,seek
wave_done:
        inc e
        ld a,e
        cp WORK_START - 1
        jr nz,next_wave
        pop hl
        jr no_route

met:                                    ; the return address and three words of the loop are on the stack
        pop hl
        pop hl
        pop hl
        pop hl
        pop hl                          ; the start
        ld a,e
        ld bc,route
walk:                                   ; HL = cell, A = the value to go to, BC = end of the route so far
        inc hl
        cp (hl)
        ld e,2
        jr z,step
        dec hl
        dec hl
        cp (hl)
        ld e,6
        jr z,step
        ld de,1 - WORK_STRIDE
        add hl,de
        cp (hl)
        ld e,0
        jr z,step
        ld de,2 * WORK_STRIDE
        add hl,de
        ld e,4
step:
        ld a,e
        ld (bc),a
        inc bc
        ld a,(hl)
        sub 1
        jr nc,walk
leave:
        ld hl,-route
        add hl,bc
        ld (route_length),hl
        ld b,h
        ld c,l
        or a
        ret
no_route:
        ld bc,0
        ld (route_length),bc
        scf
        ret

; look - one neighbour: meet the start or label a passable cell with D
look:
        ld a,(hl)
        cp WORK_START
        ret c
        jr z,met
        inc a
        ret z
        ld (hl),d
        ret

; place - HL = the place in work of row D, column E
place:
        ld hl,work + 1
        ld bc,WORK_STRIDE
        inc d
rows_down:
        add hl,bc
        dec d
        jr nz,rows_down
        add hl,de
        ret
        endp
solve_wave_literal_end:

image_end:
        include "lib/variables.asm"
