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

; gems_open - a gem is taken: open the ring, unless all gems open it and some are left
; In:    walk_rule, gems
; Out:   HL = what is said: a text for walk_say
; Uses:  AF, BC, DE, HL
gems_open:
        proc
        local each, open
        ld a,(walk_rule)
        ld hl,gem_text
        and LOCKED | LOCKED_ALL
        ret z
        cp LOCKED_ALL
        jr c,open
        ld hl,gems + 1
        ld bc,GEMS * 256 + '0'
each:
        ld a,(hl)
        or a
        jr z,$ + 3
        inc c
        inc hl
        inc hl
        inc hl
        djnz each
        ld hl,left_text
        ld (hl),c
        ld a,c
        cp '0'
        ret nz
open:
        push hl
        call ring_open
        pop hl
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

left_text:
        db "0 left", TEXT_END, TEXT_END
gem_text:                               ; in the foot, and for walk_say
        db "2 s off!", TEXT_END, TEXT_END
all_foot:
        db "take all to leave", TEXT_END

        endif
