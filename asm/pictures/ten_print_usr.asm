; ten_print_usr.asm - one random slash for each USR call, in twelve bytes (G10)
;
; The random number is the refresh register. It counts instructions, so its value alone makes stripes. It is rotated and
; put back: then each bit comes from a sum of rotated counts. The bit that leaves it on the left chooses the slash.
;
; BASIC runs it at any address. PRINT; opens the upper screen, and the POKE answers "scroll?":
;
;   10 FOR n=23296 TO 23307: READ a: POKE n,a: NEXT n: PRINT ;
;   20 POKE 23692,255: RANDOMIZE USR 23296: GO TO 20
;   30 DATA 237,95,7,237,79,159,230,45,198,47,215,201

        if ! defined TEN_PRINT_USR
TEN_PRINT_USR equ 1

        include "include/spectrum.asm"

        public ten_print_usr

; ten_print_usr - print a slash or a backslash
; Family: part
; Source: G10
; In:    an open stream; IY = 5C3A, as BASIC has it
; Out:   one more character on the screen; BC as it was, so RANDOMIZE USR leaves the same SEED each time
; Keeps: BC, DE, HL, HL', IX, IY
; Uses:  AF, AF', BC', DE'
; Writes: the screen, the attributes, the system variables
; Size:  12 bytes   Time: 1,559 to 2,046 T
; Stack: 22 bytes
; Note:  relocatable; changes R; the time is that of a place on the screen, without "scroll?"
ten_print_usr:
        proc
        ld a,r
        rlca
        ld r,a
        sbc a,a
        and '\' - '/'
        add a,'/'
        rst PRINT_A
        ret
        endp
ten_print_usr_end:

        endif
