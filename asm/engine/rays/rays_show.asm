; rays_show.asm - the picture of a view from within (engine/rays/rays.asm), copied to the screen

        if ! defined ENGINE_RAYS_SHOW
ENGINE_RAYS_SHOW equ 1

        include "engine/rays/rays_memory.asm"

        public rays_show

; The copy goes down the screen more slowly than the beam. With the view in row 6: until T = 2,000 of a frame it can begin, so it ends
; before the beam is there: call it right after HALT. Or begin it when the beam has left the first line of the view, with the view in
; row 0: from T = 14,600 of the frame until T = 61,000, and 1,792 T later for each row further down. Until then read the keys and move.
; A view of 12 or 16 columns is copied nearly as fast as the beam goes: then only the first way leaves pictures whole.
; An interrupt that comes while it copies is lost: with the view in row 0 begin before T = 15,000.

; rays_show - copy the picture to the screen
; In:    -
; Out:   interrupts enabled: while it copies they are not
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, BC', DE', HL'
; Writes: the view on the screen, its variables
; Time:  49,974 T, with contention up to 55,000
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
