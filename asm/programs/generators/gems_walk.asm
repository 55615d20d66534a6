; gems_walk.asm - gems in a walk: drawn, taken, told; the field before and after it

        if ! defined GENERATORS_GEMS_WALK
GENERATORS_GEMS_WALK equ 1


; walk_moved - Z: no step yet, and there is time to look
; Uses:  AF, HL
walk_moved:
        ld hl,(walk_steps)
        ld a,(walk_begun)
        or h
        or l
        ret

; walk_field - the field as it was; the ring is open; field_copy - FIELD_SIZE bytes from HL to DE
; Uses:  AF, BC, DE, HL
walk_field:
        call ring_open
        ld hl,work
        ld de,field
field_copy:
        ld bc,FIELD_SIZE
        ldir
        ret

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
        call place_corner
        call board_renew
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
        push hl
        call notice
        pop hl
        jp gem_sounds
        endp

; gem_all - do all gems open the ring here?
; In:    walk_rule
; Out:   NZ: they do
; Keeps: all but AF
gem_all:
        ld a,(walk_rule)
        and LOCKED_ALL
        ret

; gems_lock - lock the ring, if that is the rule here
; In:    gems, walk_rule
; Uses:  AF
; Writes: operand at ring_ink
gems_lock:
        ld a,(gems + 1)
        or a
        ret z                           ; there are none
        ld a,(walk_rule)
        and LOCKED | LOCKED_ALL
        ret z
        ld a,LOCK_INK
        ld (ring_ink + 1),a
        ret

; gems_told - say in the foot what a gem does, until the first is taken
; In:    D = row; gems, walk_rule
; Uses:  AF, BC, E, HL
gems_told:
        proc
        local told
        ld a,(gems + 1)
        or a
        ret z
        ld e,1
        ld c,GEM_TILE
        ld hl,gem_shape
        call draw_shape
        ld hl,gem_text
        ld a,(ring_ink + 1)
        cp LOCK_INK
        jr nz,told
        call gems_need
told:
        ld e,2
        ink INK_TEXT
        jp draw_line
        endp

        endif
