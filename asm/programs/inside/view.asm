; view.asm - what the player sees: the walls, IT, the exit, stairs, the thread

        if ! defined INSIDE_VIEW
INSIDE_VIEW equ 1

        include "programs/inside/it.asm"

; view_begin - the view's tables, after an overlay has had their memory
; Uses:  AF, BC, DE, HL, IX
view_begin:
        ret

; view_make - make the next picture
view_make:
        ret

rays_fresh:
        ret
rays_show:
        ret

seen_variables macro
view_shown:     ds 1
        endm

        endif
