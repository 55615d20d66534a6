; rays_draw.asm - the columns of a view from within (engine/rays/rays.asm): what differs from the last picture is drawn
;
; A column is its wall's half-height at its left and at its right border, its shade and the mask of its seam. From the top: what is no
; wall any more is cleared; the slanted lines are drawn; the lines below them are filled as far as they were not yet, or all of them if
; shade or seam is another. Everything is done twice, since the lower half stands on its head.

        if ! defined ENGINE_RAYS_DRAW
ENGINE_RAYS_DRAW equ 1

        include "engine/rays/rays_memory.asm"

        public rays_clear, rays_fresh

; rays_columns - draw what differs
; In:    the pages RAYS_TOPS, RAYS_WAYS, RAYS_SEAMS
; Out:   -
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX
; Writes: RAYS_PIXELS, RAYS_COLOURS, its variables, operands
rays_columns:
        proc
        local column, nothing, right_near, level, steep, shaded, differs, changed, next, onward, falls
        ld c,RAYS_BORDER
column:
        ld l,c
        ld h,RAYS_TOPS
        ld d,(hl)
        inc l
        ld e,(hl)                       ; D, E = left, right
        dec l
        inc h
        ld a,(hl)                       ; the way
        cp RAYS_NOTHING
        jr z,nothing
        ld b,a
        rla
        jr c,right_near
        rla
        jr nc,level
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
        cp $80
        jr c,$ + 4
        ld a,$7F
        or $80
        ld l,a
        ld h,high RAYS_BANDS
        ld a,b
        and 8
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
        jr differs
nothing:
        ld de,0
        ld b,RAYS_DARK
        ld a,255
differs:
        ; A = seam, B = shade, D, E = left, right: as it was?
        ld (rays_seam),a
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
        ld a,(rays_seam)
        cp (hl)
        jr z,next
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
; In:    C = RAYS_BORDER + column; D, E = half-heights at its left and right border; B = shade; rays_seam
; Out:   -
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX
; Writes: RAYS_PIXELS, RAYS_COLOURS, its variables, operands
rays_strip:
        proc
        local falling, whole, same, colour, coloured, erased, half, sloped, flat, ready
        ld a,c
        sub RAYS_BORDER
        ld (rays_at_column),a
        ; the slant's masks, and the lines in which the new wall begins
        push de
        push bc
        ld hl,RAYS_MASKS
        ld a,d
        cp e
        jr nc,falling
        ld hl,RAYS_MASKS + RAYS_RISING
        ld d,e
        ld e,a
falling:                                ; D >= E
        ld a,e
        ld (rays_lower),a
        ld b,a
        ld a,d
        sub b
        push hl
        or $80
        ld l,a
        ld h,high RAYS_SLOPES
        ld c,(hl)
        inc h
        ld b,(hl)
        ld hl,0 - RAYS_MASKS
        add hl,bc
        pop bc
        add hl,bc
        ld a,d
        sub RAYS_HALF
        jr c,whole
        ld c,a
        ld b,0
        add hl,bc                       ; lines above the picture
        ld d,RAYS_HALF
whole:
        ld (rays_mask),hl
        ld a,d
        ld (rays_higher),a
        pop bc
        pop de
        ; the old one; what is filled already stays if it looks the same
        ld a,(rays_at_column)
        add a,RAYS_DRAWN
        ld l,a
        ld h,high RAYS_LINES
        ld (hl),d
        inc h
        ld (hl),e
        inc h
        ld c,0
        ld a,(hl)
        cp b
        ld (hl),b
        push af
        jr z,$ + 3
        inc c
        inc h
        ld a,(rays_seam)
        cp (hl)
        ld (hl),a
        jr z,$ + 3
        inc c
        inc h
        ld d,(hl)                       ; where it began
        ld a,(rays_higher)
        ld (hl),a
        inc h
        ld e,(hl)
        ld a,(rays_lower)
        ld (hl),a
        ld a,c
        or a
        jr z,same
        ld e,0
same:
        ld a,e
        ld (rays_stop),a
        ; colours
        ld a,b
        add a,a
        add a,a
        add a,b
        ld hl,(rays_shades)
        add a,l
        ld l,a
        jr nc,$ + 3
        inc h
        ld c,(hl)                       ; attribute, then the pattern
        inc hl
        pop af
        push de
        push hl
        jr z,coloured
        ld a,c
        ld hl,(rays_at_column)
        ld h,0
        ld de,RAYS_COLOURS
        add hl,de
        ld de,RAYS_COLUMNS
        ld b,RAYS_ROWS
colour:
        ld (hl),a
        add hl,de
        djnz colour
coloured:
        pop hl
        ; the pattern
        ld a,(rays_seam)
        ld e,a
        and (hl)
        ld b,a
        inc hl
        ld a,e
        and (hl)
        ld c,a
        inc hl
        ld a,e
        and (hl)
        ld ixh,a
        inc hl
        ld a,e
        and (hl)
        ld ixl,a
        pop de
        ; clear what is no wall any more
        ld a,(rays_higher)
        cp d
        jr nc,erased
        push bc
        push ix
        ld e,a
        call rays_place
        push hl
        ld a,e
        call rays_leave_fill
        ld a,d
        call rays_enter_fill
        pop hl
        ld bc,0
        ld d,b
        ld e,b
        push hl
        call rays_fill_there
        pop hl
        ld a,h
        add a,RAYS_LOWER
        ld h,a
        call rays_fill_there
        call rays_left_fill
        pop ix
        pop bc
erased:
        ; which code, from where to where
        ld a,(rays_higher)
        ld d,a
        ld a,(rays_lower)
        cp d
        ld e,a
        jr z,flat
        call rays_leave_slant
        ld a,d
        call rays_enter_slant
flat:
        ld a,(rays_stop)
        cp e
        jr nc,sloped
        call rays_leave_fill
        ld a,e
        call rays_enter_fill
sloped:
        call rays_place
        call half
        ld a,b
        ld b,ixl
        ld ixl,a
        ld a,c
        ld c,ixh
        ld ixh,a
        ld a,(rays_higher)
        ld d,a
        call rays_place
        ld a,h
        add a,RAYS_LOWER
        ld h,a
        call half
        ld a,(rays_higher)
        ld hl,rays_lower
        cp (hl)
        call nz,rays_left_slant
        ld a,(rays_stop)
        cp (hl)
        ret nc
        jp rays_left_fill
half:
        ld a,(rays_higher)
        ld e,a
        ld a,(rays_lower)
        cp e
        jr z,ready
        ld de,(rays_mask)
        call rays_slant_there
        ld a,(rays_lower)
ready:
        ld e,a
        ld a,(rays_stop)
        cp e
        ret nc
        ld d,ixh
        ld e,ixl
        jp rays_fill_there
        endp

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

; rays_enter_fill, rays_enter_slant - begin at half-height A
; rays_leave_fill, rays_leave_slant - end above half-height A
; rays_left_fill, rays_left_slant - the code as it was
; Keep:  BC, DE, IX, IY
rays_enter_fill:
        ld h,high RAYS_FILLS
        ld l,a
        ld a,(hl)
        inc h
        ld h,(hl)
        ld l,a
        ld (rays_fill_there + 1),hl
        ret
rays_enter_slant:
        ld h,high RAYS_SLANTS
        ld l,a
        ld a,(hl)
        inc h
        ld h,(hl)
        ld l,a
        ld (rays_slant_there + 1),hl
        ret
rays_leave_fill:
        ld h,high RAYS_FILLS
        ld l,a
        ld a,(hl)
        inc h
        ld h,(hl)
        ld l,a
        ld (rays_fill_end),hl
        ld a,(hl)
        ld (rays_fill_was),a
        ld (hl),$C9                     ; RET
        ret
rays_leave_slant:
        ld h,high RAYS_SLANTS
        ld l,a
        ld a,(hl)
        inc h
        ld h,(hl)
        ld l,a
        ld (rays_slant_end),hl
        ld a,(hl)
        ld (rays_slant_was),a
        ld (hl),$C9
        ret
rays_left_fill:
        push hl
        ld hl,(rays_fill_end)
        ld a,(rays_fill_was)
        ld (hl),a
        pop hl
        ret
rays_left_slant:
        push hl
        ld hl,(rays_slant_end)
        ld a,(rays_slant_was)
        ld (hl),a
        pop hl
        ret
rays_fill_there:
        jp RAYS_FILL
rays_slant_there:
        jp RAYS_SLANT

; rays_clear, rays_fresh - draw all columns anew in the next picture
; In:    -
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: RAYS_MEMORY
rays_clear:
rays_fresh:
        proc
        local column
        ld c,RAYS_DRAWN
column:
        call rays_renew
        inc c
        ld a,c
        cp RAYS_DRAWN + RAYS_COLUMNS
        jr nz,column
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
        ld (hl),255                     ; no shade
        inc h
        inc h
        ld (hl),RAYS_HALF
        inc h
        ld (hl),RAYS_HALF
        ret

rays_draw_variables macro
rays_seam:      ds 1
rays_at_column: ds 1
rays_higher:    ds 1                    ; of the column's half-heights
rays_lower:     ds 1
rays_mask:      ds 2
rays_stop:      ds 1                    ; from this half-height on it is filled
rays_fill_end:  ds 2
rays_fill_was:  ds 1
rays_slant_end: ds 2
rays_slant_was: ds 1
        endm

        endif
