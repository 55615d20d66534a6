; gems_walk.asm - gems in a walk: drawn, taken, told

        if ! defined GENERATORS_GEMS_WALK
GENERATORS_GEMS_WALK equ 1


; gems_again - draw close gems if a step or the torch may have painted over them
; In:    walk_gems
; Out:   Z
; Uses:  AF, BC, DE, HL
gems_again:
        ld hl,walk_gems
        ld a,(hl)
        ld (hl),0
        or a
        call nz,gems_draw
        xor a
        ret

; marks_all - draw start, finish and gems that are seen; gems_draw - gems
; In:    gems_draw: A not 0: only close ones; or 0
; Uses:  AF, BC, DE, HL
marks_all:
        call route_marks
        xor a
gems_draw:
        proc
        local each
        ld hl,gems
        ld b,GEMS
each:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        inc hl
        push hl
        push bc
        push af
        or a
        scf
        call nz,walk_close
        ld hl,gem_shape
        ld c,GEM_INK
        call c,route_mark               ; row 0 is wall, and a wall has none
        pop af
        pop bc
        pop hl
        djnz each
        ret
        endp

; gem_take - take a gem: the clock goes back, and the border flashes
; In:    D, E = place; HL = its row in gems
; Uses:  AF, BC, DE, HL
gem_take:
        ld (hl),0
        inc hl
        ld a,(hl)
        ld hl,walk_extra
        add a,a
        add a,(hl)
        ld (hl),a
        push de
        call walk_lift
        pop de
        call place_corner
        call board_renew
        call gems_open
        push hl
        call walk_figure                ; what is drawn next takes frames
        ld hl,(clock)
        ld de,-GEM_WORTH
        add hl,de
        jr c,$ + 5
        ld hl,0
        ld (clock),hl
        call draw_walk_values
        pop hl
        call walk_say
        jp gem_sounds

; gems_told - say in the foot what a gem does, if there are any; lock the ring, if that is the rule here
; In:    gems, walk_rule
; Uses:  AF, BC, DE, HL
; Writes: operand at ring_ink: the colour of gems
gems_told:
        proc
        local told
        ld a,(gems + 1)
        or a
        ret z
        ld de,256 * 23 + 12
        ld c,GEM_TILE
        ld hl,gem_shape
        call draw_shape
        ld hl,gem_foot
        ld a,(walk_rule)
        and LOCKED | LOCKED_ALL
        jr z,told
        cp LOCKED_ALL
        ld hl,ring_foot
        jr c,$ + 5
        ld hl,all_foot
        ld a,GEM_INK
        ld (ring_ink + 1),a
told:
        jp draw_text
        endp

left_text:
        db "0 left", TEXT_END, TEXT_END
ring_foot:
        db TEXT_INK, INK_TEXT, TEXT_AT, 23, 14, "opens the ring", TEXT_END
gem_foot:
        db TEXT_INK, INK_TEXT, TEXT_AT, 23, 14
gem_text:                               ; for walk_say, too
        db "2 s off!", TEXT_END, TEXT_END

        endif
