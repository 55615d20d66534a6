; rays_walls.asm - the walls that a view from within shows (engine/rays/rays.asm), of as few rays as possible
;
; 1. Cast rays at every eighth border. Two that meet one plane, in the same cell or two that touch, have the whole wall between them: a
;    block that could hide some of it is at least as wide as a cell, and between them there is no more than that up to a depth of 2.5,
;    or of 5 if they are four borders apart. Then the height goes evenly from one to the other, and if the cells differ, the seam is where E
;    (rays_cast.asm) would be 0.
; 2. Else do the same with the ray between them. Between two borders of a column one wall ends: the nearer one takes the column,
;    unless they meet in a corner; then the top goes from one to the other.

        if ! defined ENGINE_RAYS_WALLS
ENGINE_RAYS_WALLS equ 1

        include "engine/rays/rays_cast.asm"
        include "engine/rays/rays_fill.asm"

RAYS_WIDE:      equ 24                  ; the half-height of a wall at a depth of 2.5

; rays_walls - look around
; In:    rays_aim has been called
; Out:   the pages RAYS_TOPS, RAYS_WAYS, RAYS_SEAMS
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, BC', DE', HL'
; Writes: these, and the other pages of rays
rays_walls:
        proc
        local each
        ld l,RAYS_BORDER
        call rays_cast
        ld c,RAYS_BORDER
each:
        push bc
        ld a,c
        add a,8
        ld l,a
        call rays_cast
        pop bc
        push bc
        ld b,8
        call rays_between
        pop bc
        ld a,c
        add a,8
        ld c,a
        cp RAYS_BORDER + (RAYS_COLUMNS & 24)
        jr nz,each
        if RAYS_COLUMNS & 4
        push bc
        add a,4
        ld l,a
        call rays_cast
        pop bc
        ld b,4
        jr rays_between
        else
        ret
        endif
        endp

; rays_between - the columns between two borders
; In:    C = left one, B = columns, 1, 2, 4 or 8; both rays have been cast
; Uses:  AF, BC, DE, HL, IX, BC', DE', HL'
rays_between:
        proc
        local differ, split, near_enough, fill, seam, divide, one, pixel, near, same, corner, ends
        ld l,c
        ld a,c
        add a,b
        ld e,a
        ld h,RAYS_PLANE
        ld d,h
        ld a,(de)
        cp (hl)
        jp nz,differ
        bit 3,b
        jr z,near_enough
        ld h,RAYS_HEIGHT + 1
        ld a,(hl)
        cp RAYS_WIDE
        jr c,split
        ld d,h
        ld a,(de)
        cp RAYS_WIDE
        jr c,split
        ld h,RAYS_PLANE
        ld d,h
near_enough:
        ld a,(hl)
        inc a
        ld a,RAYS_NOTHING
        jp z,rays_fill
        inc h
        inc d
        ld a,(de)
        sub (hl)
        jr z,fill                       ; one cell
        ld h,RAYS_UP
        ld d,RAYS_DOWN
        dec a
        jr z,seam
        ld h,RAYS_DOWN
        ld d,RAYS_UP
        add a,2
        jr z,seam
        ld a,b
        dec a
        jr z,fill
split:
        push bc
        srl b
        ld a,c
        add a,b
        ld l,a
        call rays_cast
        pop bc
        push bc
        srl b
        call rays_between
        pop bc
        srl b
        ld a,c
        add a,b
        ld c,a
        jr rays_between
fill:
        ld h,RAYS_FACE
        ld l,c
        ld a,(hl)
        or RAYS_JOINED
        jp rays_fill
seam:                                   ; the left end's share of the way from one end to the other, in pixels
        push bc
        ld a,(de)
        ld c,a
        inc d
        ld a,(de)
        ld b,a
        ld e,(hl)
        inc h
        ld d,(hl)
        ld h,b
        ld l,c
        add hl,de
        ex de,hl                        ; HL = the left one, DE = both
        pop bc
        push bc
        ld a,b
        ld b,2
        inc b                           ; 8, 16, 32, 64 pixels: bits of the quotient
        srl a
        jr nz,$ - 3
divide:
        add hl,hl
        sbc hl,de
        jr nc,one
        add hl,de
one:
        ccf
        rla
        djnz divide
        pop bc
        push bc
        push af
        call fill
        pop af
        pop bc
        ld b,a
        rrca
        rrca
        rrca
        and 7
        add a,c
        ld l,a
        ld a,b
        and 7
        ld b,a
        inc b
        ld a,$FE
pixel:
        rrca
        djnz pixel
        ld h,RAYS_SEAMS
        ld (hl),a
        ret
differ:
        ld a,b
        dec a
        jr nz,split
        ld b,1
        call rays_heights
        push hl
        or a
        sbc hl,de
        pop hl
        ld b,RAYS_LEFT
        jr nc,near
        ld b,RAYS_RIGHT
near:
        rays_top
        ld h,RAYS_TOPS
        ld l,c
        ld (hl),a
        ex de,hl
        rays_top
        ex de,hl
        inc l
        ld (hl),a
        ; do they meet in a corner? D = which is nearer, if its wall only ends
        ld d,b
        ld h,RAYS_PLANE
        ld a,(hl)
        inc a
        jr z,ends
        ld l,c
        ld a,(hl)
        inc a
        jr z,ends
        dec a
        inc l
        xor (hl)
        and 16
        jr z,ends                       ; they are parallel
        ld h,RAYS_FRONT                 ; two sides seen from one cell
        call same
        jr z,corner
        ld h,RAYS_CELL                  ; two sides of one cell
        call same
        jr nz,ends
corner:
        ld d,0
ends:
        ld h,RAYS_FACE
        ld l,c
        ld e,$FE
        bit 5,b
        jr nz,$ + 5
        inc l
        ld e,$7F
        ld a,(hl)
        or d
        ld l,c
        ld h,RAYS_WAYS
        ld (hl),a
        inc h
        ld (hl),e
        ret
same:                                   ; does the other wall lie along this one, and this along the other?
        ld e,RAYS_ALONG
        ld l,c
        ld a,(hl)
        inc l
        push hl
        ld h,e
        cp (hl)
        pop hl
        ret nz
        ld a,(hl)
        dec l
        ld h,e
        cp (hl)
        ret
        endp

        endif
