; route_step.asm - follow a route

        if ! defined LIB_ROUTE_STEP
LIB_ROUTE_STEP equ 1

        public route_step

; route_step - take the step that a route code names
; In:    A = code: 0 up, 2 right, 4 down, 6 left; D, E = row, column
; Out:   D, E = the next row, column
; Keeps: BC, HL, IX, IY
; Uses:  AF, DE
; Writes: nothing
; Size:  18 bytes   Time: 33 to 59 T
route_step:
        proc
        local right, down, left
        sub 2
        jr z,right
        jr nc,down
        dec d
        ret
right:
        inc e
        ret
down:
        sub 2
        jr nz,left
        inc d
        ret
left:
        dec e
        ret
        endp
route_step_end:

        endif
