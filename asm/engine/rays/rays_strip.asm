; rays_strip.asm - a column of a view from within (engine/rays/rays.asm): what differs from the last picture is drawn
;
; A column is its wall's half-height at its left and at its right border, its shade and the mask of its seam. From the top: what is no
; wall any more is cleared; the slanted lines are drawn; the lines below them are filled as far as they were not yet, or all of them if
; shade or seam is another. Slant and filling are done twice, since the lower half stands on its head and its pattern runs backwards.

        if ! defined ENGINE_RAYS_STRIP
ENGINE_RAYS_STRIP equ 1

        include "engine/rays/rays_memory.asm"
        include "engine/rays/rays_flat.asm"
        include "engine/rays/rays_paint.asm"

; rays_strip - draw a column
; In:    L = RAYS_DRAWN + column; D, E = half-heights at its left and right border; B = shade; A' = seam
; Out:   -
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, AF'
; Writes: RAYS_PIXELS, RAYS_COLOURS, RAYS_FILL, RAYS_SLANT, RAYS_ERASE, operands
rays_strip:
        proc
        local reshade, seam_differs, kept, rising, ordered, seen, erase_there, no_erase, flat, to_horizon, no_fill, filled
        local upper, lower, pattern, seam, mask_upper, mask_lower, slant_upper, slant_lower, fill_upper, fill_lower
        local slant_was, slant_end, fill_was, fill_end
        ld h,high RAYS_LINES
        ld (hl),d
        inc h
        ld (hl),e
        inc h
        ld a,b
        inc a
        ld (pattern + 1),a
        ld a,l
        sub RAYS_DRAWN
        ld (upper + 1),a
        ; what is filled already stays, if shade and seam are as they were: A' = the half-height from which on it is
        ld a,(hl)
        ld (hl),b
        inc h
        cp b
        jr nz,reshade
        ex af,af'
        ld (seam + 1),a
        cp (hl)
        jr nz,seam_differs
        inc h
        inc h
        ld a,(hl)
        dec h
        jr kept
reshade:                                ; another shade: is the colour another, too?
        ld c,h
        ld h,high RAYS_PATTERNS
        ld d,l
        ld l,a
        ld a,(hl)                       ; of no shade: none
        ld l,b
        cp (hl)
        ld l,d
        ld h,high RAYS_LINES
        ld d,(hl)
        jr z,$ + 6
        ld h,(high RAYS_LINES) + 6
        set 0,(hl)                      ; all rows of wall are of another colour
        ld h,c
        ex af,af'
        ld (seam + 1),a
seam_differs:
        ld (hl),a
        inc h
        xor a
kept:
        ex af,af'
        ; D, E = the higher and the lower half-height, C = the slant between them, B = its lines above the picture
        ld a,d
        sub e
        jr c,rising
        add a,RAYS_REST
        jr ordered
rising:
        ld c,d
        ld d,e
        ld e,c
        neg
        add a,RAYS_RISES
ordered:
        ld c,a
        ld b,0
        ld a,d
        sub RAYS_HALF + 1
        jr c,seen
        inc a
        ld b,a
        ld d,RAYS_HALF
seen:
        ; colours: the wall's from its top to its foot, then the floor's
        inc h
        ld (hl),e
        inc h
        ld a,d
        add a,7
        and $F8
        cp (hl)
        call nz,rays_repaint
        dec h
        dec h
        ld a,(hl)
        ld (hl),d
        ; clear what is no wall any more, in both halves at once
        cp d
        jr c,no_erase
        jr z,no_erase
        push de
        push bc
        ld c,a
        ld b,l
        ld l,d
        ld h,high RAYS_ERASES
        ld a,(hl)
        inc h
        ld h,(hl)
        ld l,a
        ld a,(hl)
        ld (hl),$C9                     ; RET
        push hl
        push af
        ld l,c
        ld h,high RAYS_ERASES
        ld a,(hl)
        inc h
        ld h,(hl)
        ld l,a
        ld (erase_there + 1),hl
        ld l,c
        ld h,high RAYS_LINES
        ld a,b
        sub RAYS_DRAWN
        add a,(hl)
        inc h
        ld h,(hl)
        ld l,a
        ld e,a
        ld a,h
        add a,RAYS_LOWER
        ld d,a
        ld b,0
erase_there:
        call RAYS_ERASE
        pop af
        pop hl
        ld (hl),a
        pop bc
        pop de
no_erase:
        ; where its slant begins and ends
        ld a,c
        cp RAYS_REST
        jp z,flat
        ld l,a
        ld h,high RAYS_SLOPES
        ld a,(hl)
        inc h
        ld h,(hl)
        add a,b
        ld l,a
        jr nc,$ + 3
        inc h
        ld (mask_upper + 1),hl
        ld (mask_lower + 1),hl
        ld l,e
        ld h,high RAYS_SLANTS
        ld a,(hl)
        inc h
        ld h,(hl)
        ld l,a
        ld (slant_end + 1),hl
        ld a,(hl)
        ld (slant_was + 1),a
        ld (hl),$C9
        ld l,d
        ld h,high RAYS_SLANTS
        ld a,(hl)
        inc h
        ld h,(hl)
        ld l,a
        ld (slant_upper + 1),hl
        ld (slant_lower + 1),hl
        ; where its filling does
        ex af,af'
        cp e
        jr nc,no_fill
        or a
        jr z,to_horizon
        ld l,a
        ld h,high RAYS_FILLS
        ld a,(hl)
        inc h
        ld h,(hl)
        ld l,a
        ld (fill_end + 1),hl
        ld a,(hl)
        ld (fill_was + 1),a
        ld (hl),$C9
to_horizon:
        ld l,e
        jr filled
no_fill:
        ld l,0                          ; a RET
filled:
        ld h,high RAYS_FILLS
        ld a,(hl)
        inc h
        ld h,(hl)
        ld l,a
        ld (fill_upper + 1),hl
        ld (fill_lower + 1),hl
        ; the upper half: the pattern is B, C, IXH, IXL
pattern:
        ld hl,RAYS_PATTERNS
seam:
        ld e,0
        ld a,e
        and (hl)
        ld b,a
        inc l
        ld a,e
        and (hl)
        ld c,a
        inc l
        ld a,e
        and (hl)
        ld ixh,a
        inc l
        ld a,e
        and (hl)
        ld ixl,a
        ld l,d
        ld h,high RAYS_LINES
upper:
        ld a,0
        add a,(hl)
        inc h
        ld h,(hl)
        ld l,a
        push hl
mask_upper:
        ld de,RAYS_MASKS
slant_upper:
        call RAYS_SLANT
        ld d,ixh
        ld e,ixl
fill_upper:
        call RAYS_FILL
        ; the lower half: it is IXL, IXH, C, B
        pop hl
        ld a,h
        add a,RAYS_LOWER
        ld h,a
        ld ixl,b
        ld ixh,c
        ld b,e
        ld c,d
mask_lower:
        ld de,RAYS_MASKS
slant_lower:
        call RAYS_SLANT
        ld d,ixh
        ld e,ixl
fill_lower:
        call RAYS_FILL
        ; the code as it was
slant_was:
        ld a,$1A
slant_end:
        ld (RAYS_SLANT),a
fill_was:
        ld a,$70
fill_end:
        ld (RAYS_FILL),a
        ret
flat:
        ld a,(seam + 1)
        ld ixh,a
        ld a,(upper + 1)
        ld ixl,a
        ld hl,(pattern + 1)
        jp rays_flat
        endp

        endif
