; walk_hands.asm - who moves the walker: the player, or in a demonstration the library

        if ! defined ENGINE_WALK_HANDS
ENGINE_WALK_HANDS equ 1

        include "engine/views/marks_across.asm"
        include "engine/keys/attract.asm"
        include "engine/walk/walk_make.asm"
        include "engine/walk/walk_record.asm"

; walk_hands - the directions held in this frame, by the player or the library
; Out:   A
; Uses:  F, BC, HL
walk_hands:
        ld a,(attract_on)
        or a
        jp z,keys_held
        ld hl,route                     ; the way that the solver has left
        ld bc,(steps)
        add hl,bc
        ld a,(hl)
        jp code_way

        endif
