; cost_scene.asm - how much sprites and dots take

        if ! defined MINOTAUR_COST_SCENE
MINOTAUR_COST_SCENE equ 1

; scene_costs - how much the sprites and dots of the picture take that is made
; Out:   cost_upper, cost_lower
; Uses:  AF, BC, DE, HL
; Writes: operands
scene_costs:
        proc
        local each, still, shifted, lower, upper, colours, next, done, threads
        ld de,0                         ; of the upper part, of the lower one
        ld a,(near_dot_count)
        or a
        jr z,threads
        ld hl,(near_dots_lower)         ; H = near_dots_upper
        ld a,h
        srl a
        add a,COST_DOTS
        ld d,a
        ld a,(dots_size)
        srl a
        srl a
        add a,l
        srl a
        add a,COST_DOTS
        ld e,a
threads:
        ld a,(scene_count)
        or a
        jr z,done
        ld b,a
        ld a,(scene_moved)
        or a
        jr z,$ + 4
        ld a,COST_COLOURS
        ld (colours + 1),a
        add a,COST_STILL
        ld (still + 1),a
        add a,COST_SHIFTED - COST_STILL
        ld (shifted + 1),a
        ld hl,scene
each:
        push bc
        ld c,(hl)                       ; down
        inc hl
        ld a,(hl)
        and 6
still:
        ld b,0                          ; operand
        jr z,$ + 4
shifted:
        ld b,0                          ; operand
        ld a,c
        cp PLACE_EDGE + 24 * HERO_ROW
        jr nc,lower
        cp PLACE_EDGE + 24 * HERO_ROW - 23
        jr c,upper
        srl b                           ; something in each part
        inc b
        inc b
        ld a,d
        add a,b
        ld d,a
lower:                                  ; there the beam is on the screen, which slows them
        ld a,b
        srl a
        srl a
        add a,b
        add a,e
        ld e,a
        jr next
upper:
        ld a,d
        add a,b
        ld d,a
colours:
        ld a,0                          ; operand: the lower part looks for its colours, too
        add a,e
        ld e,a
next:
        ld bc,SCENE_RECORD - 1
        add hl,bc
        pop bc
        djnz each
done:
        ld (cost_lower),de                 ; and cost_upper
        ret
        endp

        endif
