; rays_draw.asm - the columns of a view from within (engine/rays/rays.asm): what differs from the last picture is drawn
;
; A column is its wall's half-height at its left and at its right border, its shade and the mask of its seam. From the top: what is no
; wall any more is cleared; the slanted lines are drawn; the lines below them are filled as far as they were not yet, or all of them if
; shade or seam is another. Slant and filling are done twice, since the lower half stands on its head and its pattern runs backwards.

        if ! defined ENGINE_RAYS_DRAW
ENGINE_RAYS_DRAW equ 1

        include "engine/rays/rays_memory.asm"

        public rays_clear, rays_fresh

; rays_columns - draw what differs
; In:    the pages RAYS_TOPS, RAYS_WAYS, RAYS_SEAMS
; Out:   -
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, AF'
; Writes: RAYS_PIXELS, RAYS_COLOURS, its variables, operands
rays_columns:
        proc
        local column, right_near, level, steep, shaded, nothing, differs, changed, next, onward, falls
        ld c,RAYS_BORDER
column:
        ld l,c
        ld h,RAYS_TOPS
        ld d,(hl)
        inc l
        ld e,(hl)                       ; D, E = left, right
        dec l
        inc h
        ld b,(hl)                       ; the way
        bit 0,b
        jr nz,level                     ; one wall
        bit 1,b
        jp nz,nothing
        bit 7,b
        jr nz,right_near
        bit 5,b
        jr z,level                      ; a corner
        ; the left wall ends here: it goes on as in the column before, but not below the other one
        dec l
        bit 0,(hl)
        ld a,d
        jr z,$ + 6
        dec h
        call onward
        cp e
        jr c,level
        ld e,a
        jr level
right_near:
        inc l
        bit 0,(hl)
        ld a,e
        jr z,$ + 7
        dec h
        inc l
        call onward
        cp d
        jr c,level
        ld d,a
level:
        ld a,d
        add a,e
        rra
        or a
        jp p,$ + 5
        ld a,$7F
        or $80
        ld l,a
        ld h,high RAYS_BANDS
        ld a,b
        and RAYS_FACES
        add a,(hl)
        ld b,a                          ; the shade
        ; too steep to draw?
        ld a,d
        sub e
        jr nc,$ + 4
        neg
        cp RAYS_STEEPEST + 1
        jr c,steep
        ld a,d
        cp e
        jr nc,$ + 3
        ld a,e
        ld d,a
        ld e,a
steep:
        ld a,RAYS_HALF - 1
        cp d
        jr nc,shaded
        cp e
        jr nc,shaded
        inc a
        ld d,a
        ld e,a
shaded:
        ld l,c
        ld h,RAYS_SEAMS
        ld a,(hl)
differs:
        ; A = seam, B = shade, D, E = left, right: as it was?
        ex af,af'
        ld a,c
        sub RAYS_BORDER - RAYS_DRAWN
        ld l,a
        ld h,high RAYS_LINES
        ld a,(hl)
        cp d
        jr nz,changed
        inc h
        ld a,(hl)
        cp e
        jr nz,changed
        inc h
        ld a,(hl)
        cp b
        jr nz,changed
        inc h
        ex af,af'
        cp (hl)
        jr z,next
        ex af,af'
changed:
        push bc
        call rays_strip
        pop bc
next:
        inc c
        ld a,c
        cp RAYS_BORDER + RAYS_COLUMNS
        jp nz,column
        ret
nothing:
        ld de,0
        ld b,RAYS_DARK
        ld a,255
        jr differs
; onward - A = a height, (HL) = the one before it: A = the one after it
onward:
        ld h,(hl)
        ld l,a
        sub h
        jr c,falls
        add a,l
        ret nc
        ld a,255
        ret
falls:
        add a,l
        ret c
        xor a
        ret
        endp

; rays_strip - draw a column
; In:    L = RAYS_DRAWN + column; D, E = half-heights at its left and right border; B = shade; A' = seam
; Out:   -
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, AF'
; Writes: RAYS_PIXELS, RAYS_COLOURS, RAYS_FILL, RAYS_SLANT, RAYS_ERASE, operands
rays_strip:
        proc
        local reshade, seam_differs, kept, rising, ordered, seen, erase_there, no_erase, flat, slanted, no_fill, filled
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
        jr z,$ + 5
        ld h,(high RAYS_LINES) + 6
        inc (hl)                        ; all rows of wall are of another colour
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
        jr z,flat
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
        jr slanted
flat:
        ld l,0                          ; a RET
slanted:
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
        ld l,e
        jr filled
no_fill:
        ld l,0
        ld a,d
        cp e
        ret z                           ; there is no slant either
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
        endp

; rays_repaint - change the colours of a column
; In:    L = RAYS_DRAWN + column; A = 8 * rows of wall below the horizon; HL = where this is kept, odd: the wall's colour is another
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: RAYS_COLOURS, RAYS_DRAWN, operands
rays_repaint:
        proc
        local less, more, all, walls, no_walls, floor, whole
        push bc
        push de
        push hl
        ld b,(hl)
        ld (hl),a
        ld e,l
        ld h,(high RAYS_LINES) + 2
        ld l,(hl)
        ld h,high RAYS_PATTERNS
        ld c,(hl)                       ; its colour
        ld h,(high RAYS_COLOURS) + 1
        bit 0,b
        jr nz,all
        cp b
        jr c,less
        ; more wall: from B to A
        ld d,a
        add a,a
        add a,d
        add a,e
        sub RAYS_DRAWN
        ld d,a                          ; where it ends
        ld a,b
        add a,a
        add a,b
        add a,e
        sub RAYS_DRAWN
more:
        ld l,a
        ld (hl),c
        add a,RAYS_COLUMNS
        cp d
        jr nz,more
        pop hl
        pop de
        pop bc
        ret
less:                                   ; more floor: from A to B
        ld d,a
        rrca
        rrca
        rrca
        add a,low RAYS_GROUND
        ld c,a
        ld a,b
        add a,a
        add a,b
        add a,e
        sub RAYS_DRAWN
        ld b,a
        ld a,d
        add a,a
        add a,d
        add a,e
        sub RAYS_DRAWN
        ld e,c
        ld d,high RAYS_GROUND
floor:
        ld l,a
        ld a,(de)
        inc e
        ld (hl),a
        ld a,l
        add a,RAYS_COLUMNS
        cp b
        jr nz,floor
        pop hl
        pop de
        pop bc
        ret
all:                                    ; the upper half, A / 8 rows of the lower one, and the floor
        push bc
        ld b,a
        ld a,e
        sub RAYS_DRAWN
        ld e,RAYS_COLUMNS
        ld d,a
        ld h,high RAYS_COLOURS
        rept RAYS_ROWS / 2
        ld l,a
        ld (hl),c
        add a,e
        endm
        inc h
        ld a,b
        rrca
        rrca
        rrca
        or a
        ld b,a
        ld a,d
        jr z,no_walls
walls:
        ld l,a
        ld (hl),c
        add a,e
        djnz walls
no_walls:
        pop bc
        pop hl
        push hl
        ld c,a
        dec b
        ld a,(hl)
        cp b
        jr nc,whole                     ; the floor is as it was
        rrca
        rrca
        rrca
        add a,low RAYS_GROUND
        ld e,a
        ld a,b
        add a,a
        add a,b
        add a,d
        ld b,a
        ld d,high RAYS_GROUND
        ld h,(high RAYS_COLOURS) + 1
        ld a,c
        jr floor
whole:
        pop hl
        pop de
        pop bc
        ret
        endp

; rays_clear, rays_fresh - draw all columns anew in the next picture
; In:    -
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, HL
; Writes: RAYS_MEMORY
rays_clear:
rays_fresh:
        proc
        local column
        ld bc,RAYS_COLUMNS * 256 + RAYS_DRAWN
column:
        call rays_renew
        inc c
        djnz column
        ret
        endp

; rays_renew - draw a column anew in the next picture
; In:    C = RAYS_DRAWN + column
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
rays_renew:
        ld l,c
        ld h,(high RAYS_LINES) + 2
        ld (hl),RAYS_REST + 7           ; no shade: another colour than any
        inc h
        ld a,RAYS_HALF
        inc h
        ld (hl),a
        inc h
        ld (hl),a
        inc h
        ld (hl),a
        ret

; rays_place - where a column begins
; In:    D = half-height
; Out:   HL = its byte in the upper half
; Keeps: BC, DE, IX, IY
rays_place:
        ld l,d
        ld h,high RAYS_LINES
        ld a,(rays_at_column)
        add a,(hl)
        inc h
        ld h,(hl)
        ld l,a
        ret

rays_draw_variables macro
rays_at_column: ds 1
        endm

        endif
