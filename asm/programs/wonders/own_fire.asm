; own_fire.asm - the fire that runs along the drawn way: who loses his way is caught, or finds the ring burnt
;
; It is lit OWN_FIRE_WAITS frames after the first step. A place that has burnt has OWN_BURNT in the field: nobody walks into it.

        if ! defined WONDERS_OWN_FIRE
WONDERS_OWN_FIRE equ 1

        include "engine/sound/sound.asm"
        include "lib/field_address.asm"
        include "programs/wonders/labyrinth_fire.asm"
        include "programs/wonders/own_draw.asm"
        include "programs/wonders/tour.asm"

        public own_fire_frame

OWN_FIRE_WAITS: equ 50                 ; frames
OWN_FIRE_PACE:  equ 5                   ; frames from place to place: two places are a cell
OWN_FIRE_INK:   equ $42                 ; bright red
OWN_BURNT_INK:  equ $02                 ; dim red
OWN_BURNT:      equ $20                 ; above OWN_SEEN

; own_fire_begin - nothing burns yet
; Uses:  AF, HL
own_fire_begin:
        ld hl,OWN_FIRST
        ld (own_fire_place),hl
        ld hl,route
        ld (own_fire_at),hl
        ld a,OWN_FIRE_WAITS
        ld (own_fire_waits),a
        ret

; own_fire_frame - a frame of the fire, if the player has begun and walks by himself
; Out:   carry set: it has reached the walker or the ring
; Uses:  AF, BC, DE, HL
own_fire_frame:
        proc
        local caught
        ld hl,tour_runs
        ld a,(tour_helped)
        cpl
        and (hl)
        ret z
        ld hl,own_fire_waits
        dec (hl)
        ret nz                          ; carry is clear
        ld (hl),OWN_FIRE_PACE
        ld hl,own_fire_lines
        call lines_use
        ld bc,2 * 256 + 60
        call sound_tone                 ; it crackles
        ld hl,(own_fire_at)
        ld a,(hl)
        inc hl
        ld (own_fire_at),hl
        ld de,(own_fire_place)
        push af
        call field_address
        set 5,(hl)                      ; OWN_BURNT
        pop af
        call own_side
        call trail_step
        ld (own_fire_place),de
        call own_ends
        ld de,(own_fire_place)
        ld hl,own_fire_shape
        ld c,OWN_FIRE_INK
        call draw_mark
        ld hl,(own_end)
        call caught
        ret z
        ld hl,(own_hero)
caught:                                 ; Z, carry set: it is there
        or a
        sbc hl,de
        scf
        ret z
        ccf
        ret
        endp

own_fire_shape: db $10, $18, $3C, $7C, $7E, $FE, $7E, $3C
own_fire_lines:                         ; walls, floor, trail, thickness
        db $03, $07, OWN_BURNT_INK
        dw line_thick

own_fire_variables macro
own_fire_place: ds 2                    ; column, row: where it is
own_fire_at:    ds 2                    ; address in route of its next step
own_fire_waits: ds 1                    ; frames until that
        endm

        endif
