; labyrinth_path.asm - the way through a labyrinth: the classical one of 3, 7, 11 or 15 circuits, and that of Chartres
;
; A labyrinth has one way, which fills it; its walls are wherever the way does not go. So the way is all that there is to know.
;
; The classical labyrinth grows from its seed: a cross, in each of its quarters N nested angles and a dot (N is 0 to 3). The ends of
; these lines cut the side of a square into 8 * N + 8 gaps, numbered clockwise from the top of the cross. With K = 4 * N + 4:
; 1. The way comes in through gap K, at the bottom of the cross.
; 2. Inside the square it turns round the dot of the quarter: from the quarter's gap I to gap 2 * N + 1 - I.
; 3. Outside it runs along a circuit, over the top, to the gap at the other side: from gap G to gap 2 * K - G. Continue at step 2
;    until the gap is 0: above it is the goal.
; The circuit of a gap is G or 2 * K - G, the lower one: from 1, round the goal, to K - 1, the outermost. On the left it is one column
; farther from the middle than its gap is from the cross, on the right as far.
;
; The labyrinth of Chartres has 11 circuits, 1 the outermost, in four quarters, 0 at the lower left and on clockwise:
; 4. The way comes in at the bottom, left of the axis, as far as circuit 5, and runs through a quarter to the next axis.
; 5. At the left, the top and the right axis it turns between the circuits I and I + 1 where I modulo 3 is 2, 1 and 0; the
;    others it crosses.
; 6. At the bottom it turns too: on the left between 1 and 2, 3 and 4, 7 and 8, 9 and 10; on the right between 2 and 3, 4 and 5, 8
;    and 9, 10 and 11. There are three exceptions: from 6 it goes along the axis to 11, from 1 to 6, from 7 to the goal.
;
; Invariants: DE = the end of the codes in route; IX = work: N, the gap or circuit, then what a loop remembers.

        if ! defined LIB_LABYRINTH_PATH
LIB_LABYRINTH_PATH equ 1

        include "include/field.asm"

        public labyrinth_path

LABYRINTH_CHARTRES: equ 12              ; instead of a number of circuits

; labyrinth_path - the way from the entrance to the goal
; In:    A = 3, 7, 11 or 15 circuits; LABYRINTH_CHARTRES, 12: the labyrinth of Chartres
; Out:   carry clear: B, C = rows, columns of cells; D, E = row, column of the entrance; route, route_length = the way, a code a
;        step: 0 up, 2 right, 4 down, 6 left; carry set: another number, nothing written
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: route, route_length, work (4 bytes)
; Size:  568 bytes
; Time:  6,532 T, 16,490 T, 29,360 T, 45,142 T by circuits; 43,180 T Chartres
; Stack: 6 bytes
labyrinth_path:
        proc
        local turn, quarter, inner, left_side, aside_and_up, goal, finished, leg, beside, deep, chartres, run, forward, crosses, inwards
        local outwards, turned, bottom_left, bottom_right, bottom, lane, one, go, step, next, N, GAP, CIRCUIT, SIDE
N:      equ 0
GAP:    equ 1
CIRCUIT: equ 2
SIDE:   equ 3
        cp LABYRINTH_CHARTRES
        jp z,chartres
        cp 16
        ccf
        ret c
        ld b,a
        and 3
        sub 3
        ret c
        push ix
        ld ix,work
        ld a,b
        rrca
        rrca
        and 3
        ld (ix + N),a
        inc a
        ld b,a
        add a,a
        add a,a
        ld (ix + GAP),a
        ld de,route
        xor a
        call go                         ; up into the square
turn:
        ld a,(ix + N)
        inc a
        add a,a
        ld c,a                          ; gaps of a quarter
        ld b,-2 & 255
        ld a,(ix + GAP)
quarter:
        inc b
        inc b
        sub c
        jr nc,quarter
        add a,c                         ; A = the gap of the quarter, B = 2 * its number
        ld l,a
        ld a,c
        dec a
        sub l                           ; the gap on the other side of the dot
        ld h,a
        sub l
        add a,(ix + GAP)
        ld (ix + GAP),a
        ld a,b
        add a,4
        and 6
        ld c,a                          ; towards the middle
        ld a,b
        add a,2
        and 6
        ld b,a                          ; away from it
        ld a,h
        cp l
        jr nc,inner
        ld l,h                          ; the other way round
        ld a,b
        xor 4
        ld h,a
        ld a,c
        xor 4
        ld b,a
        ld c,h
inner:
        ld a,(ix + N)
        sub l
        ld l,b
        ld b,a
        push bc
        ld a,c
        call go
        pop bc
        ld a,l
        call go
        ld a,(ix + GAP)
        or a
        jr z,goal
        ld c,a
        ld a,(ix + N)
        inc a
        add a,a
        add a,a
        add a,a
        sub c
        ld (ix + GAP),a                 ; where the circuit leads
        ld h,2
        cp c
        jr c,left_side
        ld a,c
        ld h,6
left_side:                              ; A = the circuit, H = 6: from right to left; 2: back
        ld (ix + CIRCUIT),a
        ld (ix + SIDE),h
        ld a,h
        xor 4
        call leg                        ; out of the square
        ld a,l
        ld l,b
        ld b,a
        ld a,4
        call go
        call aside_and_up
        ld a,(ix + CIRCUIT)
        add a,a
        ld b,a
        ld a,(ix + SIDE)
        call go
        ld a,(ix + SIDE)
        call leg                        ; and into it
        ld a,4
        call go
        call aside_and_up
        jp turn
aside_and_up:                           ; C steps away from the side that it goes to, L upwards
        ld b,c
        ld a,(ix + SIDE)
        xor 4
        call go
        ld b,l
        xor a
        jp go
goal:
        inc a
        ld b,a
        xor a
        call go
        ld a,(ix + N)
        pop ix
        ld c,a
        add a,a
        add a,a
        ld b,a
        add a,a
        add a,7
        ld l,a                          ; 8 * N + 7 columns
        ld a,b
        add a,2
        ld h,a                          ; the entrance: column 4 * N + 2
        ld a,l
        sub c
        ld b,a                          ; 7 * N + 7 rows
        ld c,l
        jp finished
leg:                                    ; A = 2 right, 6 left of the cross: L, C, B = steps down, aside, up to the circuit's top
        ld b,(ix + CIRCUIT)
        ld c,b
        cp 6
        jr nz,$ + 3
        dec c                           ; the gap from the cross on
        ld l,0
        ld a,(ix + N)
        cp c
        jr c,beside
        inc b
        ld c,l
        ret
beside:
        ld h,a
        ld a,c
        sub h
        ld c,a                          ; the gap less N
        ld a,h
        add a,a
        add a,2
        cp c
        jr c,deep                       ; at the bottom of the square
        ld a,c
        add a,b
        ld b,a
        ret
deep:
        add a,b
        ld b,a
        ld a,c
        sub h
        sub h
        sub 2
        ld l,a
        add a,b
        ld b,a
        ld a,l
        add a,c
        dec a
        ld c,a
        ret
chartres:                               ; GAP = the circuit, CIRCUIT = 2 * the quarter, SIDE = 0 clockwise, 4 back
        push ix
        ld ix,work
        ld de,route
        ld (ix + GAP),5
        ld (ix + CIRCUIT),0
        ld (ix + SIDE),0
        xor a
        ld b,4
        call go
        ld a,6
        call one
run:                                    ; from axis to axis
        ld a,12
        sub (ix + GAP)
        ld h,a
        ld l,a                          ; H steps along the quarter's first side, L along the second
        ld c,(ix + CIRCUIT)             ; the direction along the second one
        ld a,c
        sub 2
        jr nc,$ + 3
        dec h                           ; beside the axis there is a lane
        and 6
        ld b,a                          ; along the first one
        cp 4
        jr nz,$ + 3
        dec l
        bit 2,(ix + SIDE)
        jr z,forward
        xor 4
        ld b,c
        ld c,a
        ld a,b
        xor 4
        ld b,a
        ld a,h
        ld h,l
        ld l,a
forward:
        ld a,b
        ld b,h
        call go
        ld a,c
        ld b,l
        call go
        ld a,(ix + CIRCUIT)
        bit 2,(ix + SIDE)
        jr nz,$ + 4
        add a,2                         ; 2 * the axis that it comes to; towards the middle if it is not 0 or 8
        ld h,2
        or a
        jr z,bottom_left
        cp 8
        jr z,bottom_right
        ld h,a
        rrca
        add a,(ix + GAP)
        sub 3
        jr nc,$ - 2
        inc a
        jr z,crosses                    ; 2 modulo 3
        inc a
        ld a,(ix + GAP)
        jr nz,inwards
        dec a
        jr nz,outwards
crosses:
        ld a,c
        call one
        ld a,(ix + CIRCUIT)
        sub 2
        bit 2,(ix + SIDE)
        jr nz,$ + 4
        add a,4
        ld (ix + CIRCUIT),a
        jr run
inwards:
        cp 11
        jr z,crosses
        inc (ix + GAP)
        ld a,h
        jr turned
bottom_right:
        ld h,6
        ld a,(ix + GAP)
        cp 1
        jr z,lane
        cp 7
        jr z,lane
        inc a
        jr bottom
bottom_left:
        ld a,(ix + GAP)
        cp 6
        jr z,lane
bottom:
        ld h,0
        rrca
        jr nc,outwards
        inc (ix + GAP)
        xor a
        jr turned
outwards:
        dec (ix + GAP)
        ld a,h
        xor 4
turned:
        call one
        ld a,(ix + SIDE)
        xor 4
        ld (ix + SIDE),a
        jp run
lane:                                   ; along the axis
        ld a,h
        call one
        xor a
        ld b,5
        call go
        ld a,(ix + GAP)
        add a,5
        ld (ix + GAP),a
        sub 12                          ; the goal
        ld l,a
        ld a,h
        xor 4
        inc l
        dec l
        jr nz,turned
        xor a                           ; round the middle, which is 2 x 2 cells
        call one
        ld a,6
        call one
        ld a,4
        call one
        pop ix
        ld bc,24 * 256 + 24
        ld h,11
finished:                               ; B, C = rows, columns; H = the entrance's column
        push hl
        ld hl,-route
        add hl,de
        ld (route_length),hl
        pop hl
        ld e,h
        ld d,b
        dec d
        or a
        ret
one:                                    ; a step in direction A
        ld b,1
go:                                     ; B steps in direction A
        inc b
        jr next
step:
        ld (de),a
        inc de
next:
        djnz step
        ret
        endp
labyrinth_path_end:

        endif
