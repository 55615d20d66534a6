; gems_left.asm - which gem is taken, how many are left, whether the ring opens

        if ! defined GENERATORS_GEMS_LEFT
GENERATORS_GEMS_LEFT equ 1

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

; gems_open - a gem is taken: open a locked ring, unless more are needed for it
; In:    walk_rule, gems
; Out:   HL = what is said: a text for notice
; Uses:  AF, BC, DE, HL
gems_open:
        proc
        local open
        ld a,(ring_ink + 1)
        cp LOCK_INK
        ld hl,gem_text
        ret nz
        call gem_all
        jr z,open
        call gems_need
        cp '0'
        ret nz
open:
        ld a,RING_OPENS
        call ring_lit
        ld hl,open_text
        ret
        endp

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
        ld hl,need_number
        ld (hl),c
        ld hl,need_text
        ld a,c
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

; walk_clean - leave walls and floor in the field, no notes
; Uses:  AF, BC, HL
walk_clean:
        proc
        local each
        ld hl,field
        ld bc,256 * 0 + 4
each:
        ld a,(hl)
        and FIELD_WALL
        ld (hl),a
        inc hl
        djnz each
        dec c
        jr nz,each
        ret
        endp

        endif
