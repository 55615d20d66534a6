; leave.asm - into a program from BASIC, and back

        if ! defined PLAY_LEAVE
PLAY_LEAVE equ 1

        include "include/spectrum.asm"

        public leave

; leave - back to BASIC, to the statement after USR
; In:    basic_sp = SP as it was when BASIC called the program
; Out:   -
; Keeps: IX
; Uses:  SP, IY, HL'
; Writes: nothing
leave:
        ld sp,(basic_sp)
        ld iy,SYSVARS_IY
        exx
        ld hl,$2758                     ; what BASIC's calculator wants in HL' after USR
        exx
        ei
        ret

        endif
