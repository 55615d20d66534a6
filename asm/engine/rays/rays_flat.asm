; rays_flat.asm - a column of a view from within (engine/rays/rays_strip.asm) whose wall is flat: no slant, only what is filled

        if ! defined ENGINE_RAYS_FLAT
ENGINE_RAYS_FLAT equ 1

        include "engine/rays/rays_memory.asm"

; rays_flat - fill a column
; In:    E = half-height of the wall; A' = half-height of what is filled already; HL = pattern; IXL = column, IXH = its seam
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, AF'
; Writes: RAYS_PIXELS, RAYS_FILL, operands
rays_flat:
        proc
        local to_horizon, upper, lower, was, end_line
        ex af,af'
        cp e
        ret nc
        push hl
        or a
        jr z,to_horizon
        ld l,a
        ld h,high RAYS_FILLS
        ld a,(hl)
        inc h
        ld h,(hl)
        ld l,a
        ld (end_line + 1),hl
        ld a,(hl)
        ld (was + 1),a
        ld (hl),$C9                     ; RET
to_horizon:
        ld l,e
        ld h,high RAYS_FILLS
        ld a,(hl)
        inc h
        ld h,(hl)
        ld l,a
        ld (upper + 1),hl
        ld (lower + 1),hl
        ld l,e
        ld h,high RAYS_LINES
        ld a,ixl
        add a,(hl)
        inc h
        ld h,(hl)
        ld l,a
        ex (sp),hl
        ld d,ixh
        ld a,d
        and (hl)
        ld b,a
        inc l
        ld a,d
        and (hl)
        ld c,a
        inc l
        ld a,d
        and (hl)
        ld e,a
        inc l
        ld a,d
        and (hl)
        ld d,e
        ld e,a
        pop hl
        push hl
upper:
        call RAYS_FILL
        pop hl
        ld a,h
        add a,RAYS_LOWER
        ld h,a
        ld a,b                          ; the pattern backwards
        ld b,e
        ld e,a
        ld a,c
        ld c,d
        ld d,a
lower:
        call RAYS_FILL
was:
        ld a,$70
end_line:
        ld (RAYS_FILL),a
        ret
        endp

        endif
