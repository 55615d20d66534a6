; own_walk.asm - the maze around the drawn way is walked: the player leaves a trail, and at the red ring the way counts
;
; A step goes from cell to cell, two places on. The trail is in the field's bits, so it stays whole where the walker comes back.

        if ! defined WONDERS_OWN_WALK
WONDERS_OWN_WALK equ 1

        include "engine/views/mark_shapes.asm"
        include "lib/field_address.asm"
        include "lib/route_step.asm"
        include "programs/wonders/own_draw.asm"
        include "programs/wonders/tour_end.asm"

        public own_walk

; own_begin - the walker at the start of the way
; Uses:  AF, BC, DE, HL
own_begin:
        ld a,TOUR_OWN
        call tour_still
        ld hl,OWN_FIRST
        ld (own_hero),hl                ; fall through into own_figure

; own_figure - draw the walker
; Uses:  AF, BC, DE, HL
own_figure:
        ld de,(own_hero)
        ld hl,(hero_now)
        ld c,HERO_INK
        jp draw_mark

; own_walk - a step in the direction pressed last, if it is open, or in the first one that is; at the end of the way, a new board
; In:    A = directions
; Uses:  AF, BC, DE, HL, IX
own_walk:
        proc
        local way, next
        call tour_both                  ; B = a direction's code, or 8 more
way:
        srl c
        jr nc,next
        ld de,(own_hero)
        ld a,b
        and 6
        call route_step
        call field_address
        bit 7,(hl)
        jr z,own_go
next:
        inc b
        inc b
        bit 4,b
        jr z,way
        ret
        endp

own_go:                                 ; B = code, or 8 more
        res 3,b
        ld a,b
        ld (tour_heading),a
        push bc
        call tour_tick
        call tour_go
        pop bc
        ld hl,own_lines
        push bc
        call lines_use
        pop bc
        ld de,(own_hero)
        ld a,b
        call own_lay
        ld (own_hero),de
        ld hl,(own_next)
        inc hl
        inc hl                          ; the next cell is two places away
        ld (own_next),hl
        call field_address
        bit 5,(hl)                      ; OWN_BURNT
        jr nz,own_lost
        call own_ends
        call own_figure
        ld hl,(own_end)
        ld de,(own_hero)
        or a
        sbc hl,de
        ret nz
        call own_steps
        pop de                          ; not back to own_made
        ld a,TOUR_OWN
        call tour_end
        jp own_page

own_lost:                               ; he has walked into the fire
        pop de
        jp own_burnt

own_lines:                              ; walls, floor, trail, thickness
        db $03, $07, $06
        dw line_thin

        endif
