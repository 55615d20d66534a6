; rays_cast.asm - a ray of a view from within (engine/rays/rays.asm): the first wall that it meets
;
; The ray of border k goes ahead by 1 and to the right by (k - 12) / 20, so the way along it is depth, not distance. Of the two sides of
; cells before it, it crosses the one to its right first if E = F1 * d2 - F2 * d1 < 0: F is how far that side is in 1/16 cell, d the
; ray's part along that axis. A side crossed adds d2 * 16, or takes d1 * 16 away. Then 1 / depth is d / F of the side that was a wall, and
; half of the wall's height in lines 60 times that: a difference of logarithms. E is at the same time how far the ends of the side are.

        if ! defined ENGINE_RAYS_CAST
ENGINE_RAYS_CAST equ 1

        include "engine/rays/rays_memory.asm"

RAYS_LOG_FAR:   equ 2956                ; 256 * log2 (256 * 11.7): a wall that is farther is not seen
RAYS_LOG_NEAR:  equ 4095                ; a nearer one would be higher than 255 lines

; rays_aim - prepare to cast rays
; In:    HL = x, DE = y, A = angle
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: its variables
rays_aim:
        proc
        local row, quarter, way
        push af
        ld (rays_x),hl
        ld (rays_y),de
        ; the cell
        ld a,h
        ld b,d
        ld d,0
        ld hl,(rays_maze)
        ld e,a
        add hl,de
        ld a,(rays_stride)
        ld e,a
        inc b
        jr row
        add hl,de
row:
        djnz row - 1
        ld (rays_start),hl
        ; the four ways from here: east, south, west, north
        ld hl,(rays_x)
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,h
        and 15
        ld c,a                          ; 1/16 from the western side
        ld hl,(rays_y)
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,h
        and 15
        ld b,a                          ; from the northern one
        ld hl,rays_ways
        ld a,16
        sub c
        ld (hl),a
        inc hl
        ld (hl),1
        inc hl
        ld (hl),d
        inc hl
        ld (hl),RAYS_FACES
        inc hl
        ld a,16
        sub b
        ld (hl),a
        inc hl
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (hl),d
        inc hl
        ld (hl),c
        inc hl
        ld (hl),255
        inc hl
        ld (hl),255
        inc hl
        ld (hl),RAYS_FACES
        inc hl
        ld (hl),b
        inc hl
        xor a
        sub e
        ld (hl),a
        inc hl
        sbc a,a
        ld (hl),a
        inc hl
        ld (hl),d
        ; the two axes of this quarter: to the right and to the left, ahead and back
        pop af
        ld c,a
        rrca
        rrca
        and $0C
        ld de,rays_right
        call way
        add a,8
        call way
        add a,4
        call way
        add a,8
        call way
        ; the parts of the rays along them
        ld a,c
        and 15
        ld b,a
        ld hl,RAYS_WAY
        call quarter
        ld (rays_right_table),hl
        ld a,16
        sub b
        ld hl,RAYS_WAY + 24 * 4
        call quarter
        ld (rays_ahead_table),hl
        ret
quarter:
        ld de,25 * 4
        or a
        ret z
        add hl,de
        dec a
        jr quarter + 4
way:
        push bc
        and $0C
        ld c,a
        ld b,0
        ld hl,rays_ways
        add hl,bc
        ld bc,4
        ldir
        pop bc
        ret
        endp

; rays_cast - cast a ray
; In:    L = RAYS_BORDER + border
; Out:   what it meets, in the pages from RAYS_PLANE to RAYS_FACE
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, BC', DE', HL'
; Writes: these bytes, its variables
rays_cast:
        proc
        local plus, sized, right, ahead, met_right, met_ahead, met, mirrored, far, unseen, near, halve, whole
        ld a,l
        ld (rays_border),a
        sub RAYS_BORDER
        add a,a
        add a,a
        ld e,a
        ld d,0
        ; its parts, and the ways to go
        ld hl,(rays_right_table)
        add hl,de
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ld a,(hl)
        ld (rays_right_log),a
        inc hl
        ld a,(hl)
        ld (rays_right_log + 1),a
        ld hl,rays_right
        xor a
        bit 7,b
        jr z,plus
        res 7,b
        ld hl,rays_right + 4
        ld a,8
plus:
        ld (rays_right_sign),a
        ld (rays_right_way),hl
        ld a,(hl)
        ld (rays_right_size),bc
        push bc
        ld hl,(rays_ahead_table)
        or a
        sbc hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld b,(hl)
        ld (rays_ahead_log),bc
        ld hl,rays_ahead
        ld b,0
        bit 7,d
        jr z,sized
        res 7,d
        ld hl,rays_ahead + 4
        ld b,8
sized:
        ld (rays_ahead_way),hl
        ld c,a
        ld a,b
        ld (rays_ahead_sign),a
        ld a,c
        ld c,(hl)
        ; E, and what it changes by
        ld hl,0
        call rays_times                 ; A * DE
        ex (sp),hl
        ex de,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld (rays_ahead_size),hl
        ld hl,0
        ld a,c
        call rays_times
        ex de,hl
        pop hl
        or a
        sbc hl,de
        push hl
        ld hl,(rays_right_size)
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        xor a
        sub l
        ld c,a
        sbc a,a
        sub h
        ld b,a
        ld de,(rays_ahead_size)
        exx
        ld hl,(rays_right_way)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld hl,(rays_ahead_way)
        inc hl
        ld c,(hl)
        inc hl
        ld b,(hl)
        ld hl,(rays_start)
        exx
        pop hl
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
        ld hl,0
        or a
        sbc hl,de
        push hl                         ; how far the end is that it would cross next
        ex de,hl
        or a
        sbc hl,bc
        push hl                         ; and the one that it crossed last
        exx
        push hl                         ; the wall
        or a
        sbc hl,de
        push hl                         ; the cell before it
        ld de,(rays_right_way)
        ld bc,(rays_right_log)
        ld a,(rays_right_sign)
        ld h,a
        ld a,(rays_ahead_sign)
        ld (rays_other_sign),a
        ld a,RAYS_FAREST
        sub ixh
        ld (rays_other_count),a
        ld a,RAYS_FAREST
        sub ixl
        jr met
met_ahead:
        push hl
        ex de,hl
        or a
        sbc hl,de
        push hl
        exx
        push hl
        or a
        sbc hl,bc
        push hl
        ld de,(rays_ahead_way)
        ld bc,(rays_ahead_log)
        ld a,(rays_ahead_sign)
        or 16
        ld h,a
        ld a,(rays_right_sign)
        ld (rays_other_sign),a
        ld a,RAYS_FAREST
        sub ixl
        ld (rays_other_count),a
        ld a,RAYS_FAREST
        sub ixh
met:                                    ; A = sides crossed, BC = logarithm, DE = the way, H = sign and axis
        ld l,a
        or h
        ld ixl,a                        ; the plane
        ld a,l
        add a,a
        add a,a
        add a,a
        add a,a
        ld l,a
        ld a,(de)
        inc de
        inc de
        inc de
        add a,l
        set 7,a
        ld l,a
        ld a,(de)
        ld ixh,a                        ; the face
        ld h,high RAYS_LOGS
        ld a,c
        sub (hl)
        ld c,a
        inc h
        ld a,b
        sbc a,(hl)
        ld b,a
        jr c,unseen
        ld hl,0 - RAYS_LOG_FAR
        add hl,bc
        jr c,near
unseen:
        pop hl
        pop hl
        pop hl
        pop hl
        jp far
near:
        ld a,b
        cp 16
        jr c,$ + 5
        ld bc,RAYS_LOG_NEAR
        ld l,c
        ld h,high RAYS_POWERS
        ld e,(hl)
        inc h
        ld d,(hl)
        ld a,15
        sub b
        jr z,whole
halve:
        srl d
        rr e
        dec a
        jr nz,halve
whole:
        ld a,(rays_border)
        ld l,a
        ld h,RAYS_HEIGHT
        ld (hl),e
        inc h
        ld (hl),d
        inc h
        pop de                          ; the cell before it
        pop bc                          ; the wall
        ld (hl),c
        inc h
        ld (hl),b
        inc h
        ld (hl),e
        inc h
        ld (hl),d
        inc h
        pop de                          ; the end crossed last
        pop bc                          ; the next one
        ld a,(rays_other_sign)
        or a
        ld a,(rays_other_count)
        jr z,mirrored
        neg
        push de                         ; the next one is the lower one
        ld d,b
        ld e,c
        pop bc
mirrored:
        ld (hl),e
        inc h
        ld (hl),d
        inc h
        ld (hl),c
        inc h
        ld (hl),b
        inc h
        ld b,ixh
        ld (hl),b
        ld h,RAYS_PLANE
        ld b,ixl
        ld (hl),b
        inc h
        ld (hl),a
        ret
        endp

; rays_times - a product
; In:    A = 0 to 16, DE = a number; HL = 0
; Out:   HL = the product
; Keeps: BC, DE, IX, IY
rays_times:
        add a,a
        add a,a
        add a,a
        rept 5
        add hl,hl
        add a,a
        jr nc,$ + 3
        add hl,de
        endm
        ret

rays_cast_variables macro
rays_x:         ds 2
rays_y:         ds 2
rays_start:     ds 2                    ; the cell in which rays start
rays_ways:      ds 16                   ; east, south, west, north: 1/16 cells to the side, the step in the maze, RAYS_FACE
rays_right:     ds 8                    ; of these the way to the right, to the left
rays_ahead:     ds 8                    ; ahead, and back
rays_right_table: ds 2
rays_ahead_table: ds 2
rays_border:    ds 1
rays_right_way: ds 2                    ; of this ray
rays_ahead_way: ds 2
rays_right_sign: ds 1
rays_ahead_sign: ds 1
rays_right_log: ds 2
rays_ahead_log: ds 2
rays_right_size: ds 2
rays_ahead_size: ds 2                   ; * 16
rays_other_sign: ds 1
rays_other_count: ds 1
        endm

        endif
