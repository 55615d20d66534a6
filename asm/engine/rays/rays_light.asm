; rays_light.asm - how far a view from within looks (engine/rays/rays.asm)

        if ! defined ENGINE_RAYS_LIGHT
ENGINE_RAYS_LIGHT equ 1

        include "engine/rays/rays_cast.asm"

        public rays_light

; rays_light - how many cells are seen from now on, for example by a torch that burns down
; In:    A = cells, 1 to 5
; Out:   -
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: its variables, operands
rays_light:
        ld e,a
        add a,a
        add a,e
        ld e,a
        ld d,0
        ld hl,rays_lights - 3
        add hl,de
        ld a,(hl)
        ld (rays_far_low + 1),a
        inc hl
        ld a,(hl)
        ld (rays_far_high + 1),a
        inc hl
        ld a,(hl)
        ld (rays_least),a
        ret

; For each number of cells, and an eighth: 256 * log2 of a wall's half-height there in 1/256 lines; this half-height
rays_lights:
        db low 3516, high 3516, 53, low 3281, high 3281, 28, low 3139, high 3139, 19, low 3037, high 3037, 15, low 2956, high 2956, 12

        endif
