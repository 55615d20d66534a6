; route_step.asm - follow a route

        if ! defined LIB_ROUTE_STEP
LIB_ROUTE_STEP equ 1

        public route_step

; route_step - take the step of a route code
; In:    A = code: 0 up, 2 right, 4 down, 6 left, the odd ones the diagonals between them; D, E = row, column
; Out:   D, E = the next row, column
; Keeps: BC, HL, IX, IY
; Uses:  AF, DE
; Writes: nothing
; Size:  25 bytes   Time: 30 to 79 T
route_step:
        proc
        local up, leftwards, down
        or a
        jr z,up
        cp 4
        jr z,down
        jr nc,leftwards
        inc e                           ; 1, 2, 3
        cp 2
        ret z
        jr nc,down
up:
        dec d
        ret
leftwards:
        dec e                           ; 5, 6, 7
        cp 6
        ret z
        jr nc,up
down:
        inc d
        ret
        endp
route_step_end:

        endif
