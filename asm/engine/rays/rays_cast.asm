; rays_cast.asm - a ray of a view from within (engine/rays/rays.asm): the first wall that it meets
;
; The ray of border k goes ahead by 1 and to the right by (k - 12) / 20, so the way along it is depth, not distance. Of the two sides of
; cells before it, it crosses the one to its right first if E = F1 * d2 - F2 * d1 < 0: F is how far that side is in 1/16 cell, d the
; ray's part along that axis. A side crossed adds d2, or takes d1 away, if E is counted in sixteenths. Then 1 / depth is d / F of the side that was a wall, and
; half of the wall's height in lines 60 times that: a difference of logarithms. E is at the same time how far the ends of the side are.
; Longer than 300 lines because rays_face writes the operands of rays_cast.

        if ! defined ENGINE_RAYS_CAST
ENGINE_RAYS_CAST equ 1

        include "engine/rays/rays_memory.asm"

RAYS_LOG_NEAR:  equ 4095                ; a nearer one would be higher than 255 lines

; rays_cast - cast a ray
; In:    L = RAYS_BORDER + border
; Out:   what it meets, in the pages from RAYS_PLANE to RAYS_FACE
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, BC', DE', HL'
; Writes: these bytes, its variables, operands
rays_cast:
        proc
        local same_signs, right, ahead, met_right, met_ahead, met, far, near, halve, whole
        ld a,l
        ld (rays_border),a
        sub RAYS_BORDER
        add a,a
        add a,a
        ld e,a
        ld d,0
        ; BC, DE = its parts to the right and ahead; bit 0 is their sign, too little to matter
        ld hl,(rays_right_table)
        add hl,de
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ld (rays_right_log + 1),hl
        ld hl,(rays_ahead_table)
        or a
        sbc hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld (rays_ahead_log + 1),hl
        ld a,c
        rrca
        ld a,e
        rla
        and 3
        ld hl,rays_signs
        xor (hl)
        call nz,rays_face
        ; E = F1 * ahead - F2 * right, bit by bit of F1 and F2; BC = -right
        xor a
        sub c
        ld c,a
        sbc a,a
        sub b
        ld b,a
        ld hl,0
rays_bits:
        rept 4
        add hl,de                       ; or NOP
        add hl,bc
        sra h
        rr l
        endm
        add hl,de
        add hl,bc
        exx
rays_from:
        ld hl,0                         ; the cell
rays_right_step:
        ld de,0
rays_ahead_step:
        ld bc,0
        exx
        ld ix,RAYS_FAREST * 256 + RAYS_FAREST
        bit 7,h
        jr z,ahead
right:
        exx
        add hl,de
        ld a,(hl)
        exx
        add a,a
        jr c,met_right
        dec ixl
        jr z,far
        add hl,de
        jp nc,right
ahead:
        exx
        add hl,bc
        ld a,(hl)
        exx
        add a,a
        jr c,met_ahead
        dec ixh
        jr z,far
        add hl,bc
        jp c,ahead
        jp right
far:
        ld hl,(rays_border)
        ld h,RAYS_PLANE
        ld (hl),255
        ld h,RAYS_HEIGHT
        xor a
        ld (hl),a
        inc h
        ld (hl),a
        ret
met_right:
        ex de,hl
        ld hl,(rays_border)
rays_next_ahead:
        ld h,RAYS_UP                    ; the end that it would cross next: -E
        xor a
        sub e
        ld (hl),a
        inc h
        ld a,0
        sbc a,d
        ld (hl),a
rays_last_ahead:
        ld h,RAYS_DOWN                  ; the one that it crossed last
        ld a,e
        sub c
        ld (hl),a
        inc h
        ld a,d
        sbc a,b
        ld (hl),a
        ld a,RAYS_FAREST
        sub ixh
rays_along_ahead:
        neg                             ; or NOPs
        ld h,RAYS_ALONG
        ld (hl),a
        ld a,RAYS_FAREST
        sub ixl
        ld b,a
rays_right_plane:
        or 0
        ld h,RAYS_PLANE
        ld (hl),a
        ld a,b
rays_along_right:
        neg
        ld h,RAYS_FRONT
        ld (hl),a
        inc h
rays_right_one:
        inc a                           ; or DEC A
        ld (hl),a
        ld h,RAYS_FACE
rays_right_face:
        ld (hl),0
        ld a,b
        add a,a
        add a,a
        add a,a
        add a,a
rays_right_to:
        add a,0
rays_right_log:
        ld hl,0
        jr met
met_ahead:
        ld b,h
        ld c,l
        ld hl,(rays_border)
rays_next_right:
        ld h,RAYS_UP                    ; E
        ld (hl),c
        inc h
        ld (hl),b
rays_last_right:
        ld h,RAYS_DOWN
        ld a,e
        sub c
        ld (hl),a
        inc h
        ld a,d
        sbc a,b
        ld (hl),a
        ld a,RAYS_FAREST
        sub ixl
rays_along_right_too:
        neg
        ld h,RAYS_ALONG
        ld (hl),a
        ld a,RAYS_FAREST
        sub ixh
        ld b,a
rays_ahead_plane:
        or 16
        ld h,RAYS_PLANE
        ld (hl),a
        ld a,b
rays_along_ahead_too:
        neg
        ld h,RAYS_FRONT
        ld (hl),a
        inc h
rays_ahead_one:
        inc a
        ld (hl),a
        ld h,RAYS_FACE
rays_ahead_face:
        ld (hl),0
        ld a,b
        add a,a
        add a,a
        add a,a
        add a,a
rays_ahead_to:
        add a,0
rays_ahead_log:
        ld hl,0
met:                                    ; A = how far the side is, HL = the logarithm of the ray's part
        ld c,(hl)
        inc hl
        ld b,(hl)
        or RAYS_REST
        ld l,a
        ld h,high RAYS_LOGS
        ld a,c
        sub (hl)
        ld c,a
        inc h
        ld a,b
        sbc a,(hl)
rays_far_high:
        cp 0                            ; too far to be seen?
        jp c,far
        jr nz,near
        ld b,a
        ld a,c
rays_far_low:
        cp 0
        jp c,far
        ld a,b
near:
        cp 16
        jr c,$ + 6
        ld a,15
        ld c,255
        ld l,c
        ld h,high RAYS_POWERS
        ld e,(hl)
        inc h
        ld d,(hl)
        sub 15
        jr z,whole
halve:
        srl d
        rr e
        inc a
        jr nz,halve
whole:
        ld hl,(rays_border)
        ld h,RAYS_HEIGHT
        ld (hl),e
        inc h
        ld (hl),d
        ret
        endp

; rays_face - prepare for rays whose parts have other signs
; In:    A = which are others: bit 0 to the right or left, bit 1 ahead or back; HL = rays_signs
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: rays_signs, operands of rays_cast
rays_face:
        proc
        local ahead, both, way, bits, signs
        push bc
        push de
        ld c,a
        xor (hl)
        ld (hl),a
        bit 0,c
        jr z,ahead
        push af
        push bc
        rra
        sbc a,a
        and 8                           ; to the left
        call way
        ld (rays_right_to + 1),a
        ld c,a
        inc hl
        ld a,(hl)
        inc hl
        ld (rays_right_step + 1),a
        ld a,(hl)
        ld (rays_right_step + 2),a
        ld a,$19                        ; ADD HL,DE
        ld hl,rays_bits
        call bits
        ld hl,(rays_signs)
        call signs
        ld (rays_along_right),hl
        ld (rays_along_right_too),hl
        ld (rays_right_plane + 1),a
        ld a,b
        ld (rays_right_one),a
        ld a,d
        ld (rays_next_right + 1),a
        ld a,e
        ld (rays_last_right + 1),a
        pop bc
        pop af
ahead:
        bit 1,c
        jr z,both
        and 2
        add a,a
        add a,a
        sub 4                           ; ahead, or back
        call way
        ld (rays_ahead_to + 1),a
        ld c,a
        inc hl
        ld a,(hl)
        inc hl
        ld (rays_ahead_step + 1),a
        ld a,(hl)
        ld (rays_ahead_step + 2),a
        ld a,$09                        ; ADD HL,BC
        ld hl,rays_bits + 1
        call bits
        ld hl,(rays_signs)
        srl l
        call signs
        ld (rays_along_ahead),hl
        ld (rays_along_ahead_too),hl
        or 16
        ld (rays_ahead_plane + 1),a
        ld a,b
        ld (rays_ahead_one),a
        ld a,d
        ld (rays_next_ahead + 1),a
        ld a,e
        ld (rays_last_ahead + 1),a
both:
        pop de
        pop bc
        ret
way:                                    ; A = one of rays_ways, 0 to the right: HL = it, A = how far
        ld hl,rays_quarter
        add a,(hl)
        and $0C
        add a,low rays_ways
        ld l,a
        adc a,high rays_ways
        sub l
        ld h,a
        ld a,(hl)
        ret
bits:                                   ; A or NOP for each bit of C
        ld de,6
        ld b,a
        rept 5
        rr c
        sbc a,a
        and b
        ld (hl),a
        add hl,de
        endm
        ret
signs:                                  ; L: bit 0
        bit 0,l
        ld hl,0                         ; NOPs
        ld de,RAYS_UP * 256 + RAYS_DOWN
        ld b,$3C                        ; INC A
        ld a,l
        ret z
        ld hl,$44ED                     ; NEG
        ld de,RAYS_DOWN * 256 + RAYS_UP
        inc b                           ; DEC A
        ld a,8
        ret
        endp

rays_cast_variables macro
rays_x:         ds 2
rays_y:         ds 2
rays_ways:      ds 16                   ; east, south, west, north: 1/16 cells to the side, the step in the maze, and a byte not used
rays_quarter:   ds 1                    ; of these the way to the right
rays_right_table: ds 2                  ; the parts of the rays to the right, and ahead
rays_ahead_table: ds 2
rays_signs:     ds 1                    ; of the last ray: bit 0 left, bit 1 back
rays_border:    ds 1
        endm

        endif
