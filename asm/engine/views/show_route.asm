; show_route.asm - a route drawn step by step

        if ! defined ENGINE_SHOW_ROUTE
ENGINE_SHOW_ROUTE equ 1

        include "engine/views/tiles.asm"
        include "lib/route_step.asm"
        include "engine/keys/keys.asm"

        public show_route

; show_route - draw the places of the route, a step each frame, at once while a direction is held
; In:    route, route_length; D, E = its start; HL = eight bytes to draw; C = attribute; interrupts on
; Out:   D, E = its finish
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
show_route:
        proc
        local next, step, hurry
        push hl
        ld hl,route
        ld (route_at),hl
        ld hl,(route_length)
        ld (route_left),hl
        pop hl
        jr next
step:
        push hl
        ld hl,(route_at)
        ld a,(hl)
        inc hl
        ld (route_at),hl
        call route_step
        call keys_held
        jr nz,hurry
        halt
hurry:
        pop hl
        push hl
        call draw_mark
        pop hl
next:
        push hl
        ld hl,(route_left)
        ld a,h
        or l
        dec hl
        ld (route_left),hl
        pop hl
        jr nz,step
        ret
        endp

show_route_variables macro
route_at:       ds 2
route_left:     ds 2
        endm

        endif
