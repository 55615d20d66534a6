; walk_way.asm - a look at the way out, for a price

        if ! defined ENGINE_WALK_WAY
ENGINE_WALK_WAY equ 1

        include "engine/views/clock.asm"
        include "engine/views/walker.asm"
        include "engine/walk/walk_make.asm"
        include "engine/walk/walk_sounds.asm"
        include "lib/route_step.asm"

        public walk_way

WAY_COST:       equ 100                 ; tenths of a second that a look at the way costs

; walk_way - show the way from here to the finish, for a price
walk_way:
        proc
        local step
        ld c,WAY_COST
        call clock_add
        ld de,(walker_at)
        ld hl,(finish_at)
        call solve_wave_cpir
        ld de,(walker_at)
        ld hl,route
step:
        ld a,b
        or c
        jr z,walk_way_shown
        ld a,(hl)
        inc hl
        call route_step
        push hl
        push bc
        call field_address
        ld a,(hl)
        or WAY_DOT
        ld (hl),a
        call place_draw
        pop bc
        pop hl
        dec bc
        jr step
        endp
walk_way_shown:
        ld a,WALK_LIGHT
        jp walk_sound

        endif
