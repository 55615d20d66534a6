; rays_columns.asm - what the columns of a view from within show (engine/rays/rays.asm)

        if ! defined ENGINE_RAYS_COLUMNS
ENGINE_RAYS_COLUMNS equ 1

        include "engine/rays/rays_memory.asm"
        include "engine/rays/rays_strip.asm"

; rays_columns - draw what differs
; In:    the pages RAYS_TOPS, RAYS_WAYS, RAYS_SEAMS
; Out:   -
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, AF'
; Writes: RAYS_PIXELS, RAYS_COLOURS, its variables, operands
rays_columns:
        proc
        local column, right_near, ended, level, shaded, nothing, differs, changed, next, onward, falls
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
        jr z,ended                      ; a corner
        ; the left wall ends here: it goes on as in the column before, but not below the other one
        dec l
        bit 0,(hl)
        ld a,d
        jr z,$ + 6
        dec h
        call onward
        cp e
        jr c,ended
        ld e,a
        jr ended
right_near:
        inc l
        bit 0,(hl)
        ld a,e
        jr z,$ + 7
        dec h
        inc l
        call onward
        cp d
        jr c,ended
        ld d,a
ended:
        ; too steep to draw?
        ld a,d
        sub e
        jr nc,$ + 4
        neg
        cp RAYS_STEEPEST + 1
        jr c,level
        ld a,d
        cp e
        jr nc,$ + 3
        ld a,e
        ld d,a
        ld e,a
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
        ; higher than the view?
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

        endif
