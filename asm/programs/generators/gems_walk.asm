; gems_walk.asm - gems in a walk: drawn, found, their detours; the field after it

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

; walk_field - the field as it was; the ring is open
; Uses:  AF, BC, DE, HL
walk_field:
        call ring_open                  ; fall through into walk_clean

; walk_clean - leave walls and floor in the field, no notes
; Uses:  AF, HL
walk_clean:
        proc
        local each
        ld hl,field
each:
        ld a,(hl)
        and FIELD_WALL
        ld (hl),a
        inc hl
        ld a,h
        cp (field + 4 * 256) / 256
        jr nz,each
        ret
        endp

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

; gem_here - is there a gem on a place?
; In:    D, E
; Out:   Z: there is; HL = its row in gems
; Keeps: C, DE
; Uses:  AF, B
gem_here:
        proc
        local each, other
        ld hl,gems
        ld b,GEMS
each:
        ld a,(hl)
        inc hl
        cp e
        jr nz,other
        ld a,(hl)
        cp d
        ret z
other:
        inc hl
        inc hl
        djnz each
        ret
        endp

; gem_laid - a gem was laid: where all open the ring par is longer, and the third star allows its detour
; In:    C = steps, one way
; Uses:  AF, HL
; Writes: par_more, walk_extra
gem_laid:
        call gem_all
        ret z
        ld hl,par_more
        ld a,(hl)
        add a,GEM_WORTH
        ld (hl),a
        ld a,c                          ; fall through into gem_detour

; gem_detour - the third star allows a detour
; In:    A = steps, one way
; Uses:  AF, HL
; Writes: walk_extra
gem_detour:
        ld hl,walk_extra
        add a,a
        add a,(hl)
        ld (hl),a
        ret

; gem_all - do all gems open the ring here?
; In:    walk_rule
; Out:   NZ: they do
; Keeps: all but AF
gem_all:
        ld a,(walk_rule)
        and LOCKED_ALL
        ret

; gems_lock - lock the ring, if that is the rule here; note BREAK, as the panel takes long
; In:    gems, walk_rule
; Uses:  AF
; Writes: operand at ring_ink
gems_lock:
        call break_note
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
