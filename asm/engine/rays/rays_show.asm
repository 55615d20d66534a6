; rays_show.asm - the picture of a view from within (engine/rays/rays.asm), copied to the screen

        if ! defined ENGINE_RAYS_SHOW
ENGINE_RAYS_SHOW equ 1

        include "engine/rays/rays_memory.asm"

        public rays_show

; rays_show - copy the picture to the screen
; In:    -
; Out:   interrupts enabled: while it copies they are not
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, BC', DE', HL'
; Writes: the view on the screen, its variables
rays_show:
        di
        ld (rays_kept),sp
        jp RAYS_COPY
rays_copied:
        ld sp,(rays_kept)
        ei
        ret

rays_show_variables macro
rays_kept:      ds 2
        endm

        endif
