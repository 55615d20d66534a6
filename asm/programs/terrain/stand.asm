; stand.asm - where the unit stands: what is left to do, and what it can reach

        if ! defined TERRAIN_STAND
TERRAIN_STAND equ 1

        include "programs/terrain/plan.asm"
        include "programs/terrain/ways.asm"

; stand - is it the end?
; Out:   Z: all flags are at home; else carry set: the points do not suffice any more. DE = what the rest costs, spare
stand:
        ld a,(taken)
        cp ALL_FLAGS
        jr nz,stand_on
        ld de,(here)
        call find_node
        or a
        ret z
stand_on:
        call plan_here
        ld (rest),de
        ld a,(points)
        ld l,a
        ld h,0
        or a
        sbc hl,de
        ld a,l
        jr nc,stand_spare
        xor a
        scf
stand_spare:
        ld (spare),a
        ld a,1
        inc a                           ; NZ, and carry as it was
        ret

; stand_draw - the reach, the panel, the cursor where the unit is
stand_draw:
        call use_unit
        call find_reach
        call colour_map
        ld de,(here)
        ld (cursor),de
        call panel_unit
        call panel_points
        call panel_spare
        call panel_flags
        jp show_way

        endif
