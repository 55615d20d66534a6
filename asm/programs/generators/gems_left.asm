; gems_left.asm - a gem is taken: what is said, how many are left, whether the ring opens

        if ! defined GENERATORS_GEMS_LEFT
GENERATORS_GEMS_LEFT equ 1

; gem_take - take a gem: the clock goes back, and the border flashes; where all open the ring it goes on, but who hunts rests
; In:    D, E = place; HL = its row in gems
; Uses:  AF, BC, DE, HL
gem_take:
        proc
        local told, takes
        ld (hl),0
        inc hl
        call gem_all
        ld a,(hl)
        call z,gem_detour
        push de
        halt                            ; he is drawn again before the beam comes
        call walk_lift
        pop de
        call mark_renew
        call gems_open
        push hl
        call walk_figure                ; what is drawn next takes frames
        ld hl,(clock)
        ld de,-GEM_WORTH
        call gem_all
        jr z,takes
        sbc hl,de
        ld a,(hunts)
        or a
        jr z,told
        ld (ghost_clock),hl
        jr told
takes:
        add hl,de
        jr c,$ + 5
        ld hl,0
        ld (clock),hl
told:
        call draw_walk_values
        pop hl
gem_said:                               ; see thief.asm, too: HL = what is said
        push hl
        call notice
        pop hl
        jp gem_sounds
        endp

; gems_open - a gem is taken: open a locked ring, unless more are needed for it
; In:    walk_rule, gems
; Out:   HL = what is said: a text for notice
; Uses:  AF, BC, DE, HL
gems_open:
        ld a,(ring_ink + 1)
        cp LOCK_INK
        ld hl,gem_text
        ret nz
        call gem_all
        jr z,gems_opened
        call gems_need
        cp '0'
        ret nz
gems_opened:                            ; see thief.asm, too
        ld a,RING_OPENS
        call ring_lit
        ld hl,open_text
        ret

; gems_need - how many gems are needed for the ring: one, or all that are left
; In:    walk_rule, gems
; Out:   HL = what is said; A = the digit
; Keeps: DE
; Uses:  BC
gems_need:
        proc
        local each, found
        call gem_all
        ld bc,GEMS * 256 + '1'
        jr z,found
        dec c
        ld hl,gems + 1
each:
        ld a,(hl)
        or a
        jr z,$ + 3
        inc c
        inc hl
        inc hl
        inc hl
        djnz each
found:
        ld a,c
        ld (need_number),a
        ld hl,need_text
        ret
        endp

        endif
