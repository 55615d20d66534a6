; wave_limit.asm - do the solvers have a limit?
;
; Write `WAVE_LIMIT equ 0` before the first include for a program without limits: wave_limit is not read, and the code for it is
; left out of every solver.

        if ! defined WAVE_LIMIT
WAVE_LIMIT:     equ 1
        endif
