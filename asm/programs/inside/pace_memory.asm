; pace_memory.asm - what the interrupt knows of pictures: below C000, where it finds it whichever bank is paged in

        if ! defined INSIDE_PACE_MEMORY
INSIDE_PACE_MEMORY equ 1

pace_variables macro
pace_frames:    ds 1                    ; since a picture was copied
pace_ready:     ds 1                    ; 1: the next one is ready
pace_took:      ds 1                    ; frames from the last one but one to the last one
        endm

        endif
