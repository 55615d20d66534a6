; leave.asm - into a program from BASIC, and back

        if ! defined PLAY_LEAVE
PLAY_LEAVE equ 1

        include "include/spectrum.asm"
        include "play/keys.asm"

        public leave

; leave - back to BASIC, to the statement after USR, once BREAK is let go
; In:    basic_sp = SP as it was when BASIC called the program
; Out:   -
; Keeps: IX
; Uses:  AF, HL, SP, IY, HL'
; Writes: FLAGS
leave:
        call key_break                  ; BASIC would take a BREAK still held for its own
        jr nc,leave
        ld hl,FLAGS
        res 5,(hl)
        ld sp,(basic_sp)
        ld iy,SYSVARS_IY
        exx
        ld hl,$2758                     ; what BASIC's calculator wants in HL' after USR
        exx
        ei
        ret

        endif
