; rays_fill.asm - columns of one wall in a view from within (engine/rays/rays.asm)

        if ! defined ENGINE_RAYS_FILL
ENGINE_RAYS_FILL equ 1

        include "engine/rays/rays_memory.asm"

; rays_top - a height in lines; rays_put_top - and into the page RAYS_TOPS
; In:    HL = height in 1/256 lines, up to 255 lines; BC = where to
; Out:   A = the height; C is one more
; Keeps: DE, HL, IX, IY
rays_top macro
        ld a,l
        rla
        ld a,h
        adc a,0
        endm
rays_put_top macro
        rays_top
        ld (bc),a
        inc c
        endm

; rays_fill - columns of one wall, or of none
; In:    C = left border, B = columns, A = their way
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
rays_fill:
        proc
        local two, four, eight
        ld l,c
        ld h,RAYS_WAYS
        djnz two
        ld (hl),a
        inc h
        ld (hl),255
        inc b
        call rays_heights
        ld b,RAYS_TOPS
        rays_put_top
        ex de,hl
        rays_put_top
        ret
two:
        djnz four
        ld (hl),a
        inc l
        ld (hl),a
        inc h
        ld (hl),255
        dec l
        ld (hl),255
        ld b,2
        call rays_heights
        ld b,RAYS_TOPS
        rays_put_top
        add hl,de
        rr h
        rr l
        rays_put_top
        ex de,hl
        rays_put_top
        ret
eight:
        push af
        ld b,8
        call rays_heights
        add hl,de
        rr h
        rr l
        ex de,hl
        ld a,c
        add a,4
        ld l,a
        ld h,RAYS_HEIGHT
        ld (hl),e
        inc h
        ld (hl),d
        pop af
        push af
        ld b,4
        call rays_fill
        dec c
        pop af
        ld b,4
        jr rays_fill
four:
        dec b
        dec b
        jr nz,eight
        ld (hl),a
        inc l
        ld (hl),a
        inc l
        ld (hl),a
        inc l
        ld (hl),a
        inc h
        ld a,255
        ld (hl),a
        dec l
        ld (hl),a
        dec l
        ld (hl),a
        dec l
        ld (hl),a
        ld b,4
        call rays_heights
        ld b,RAYS_TOPS
        rays_put_top
        push de
        ex de,hl
        add hl,de
        rr h
        rr l
        ex de,hl
        add hl,de                       ; DE = the middle one
        rr h
        rr l
        rays_put_top
        ld a,e
        rla
        ld a,d
        adc a,0
        ld (bc),a
        inc c
        pop hl
        push hl
        add hl,de
        rr h
        rr l
        rays_put_top
        pop hl
        rays_put_top
        ret
        endp

; rays_heights - the heights at two borders
; In:    C = left one, B = columns
; Out:   HL, DE = heights of the left and the right one
; Keeps: BC, IX, IY
; Uses:  AF
rays_heights:
        ld h,RAYS_HEIGHT
        ld a,c
        add a,b
        ld l,a
        ld e,(hl)
        inc h
        ld d,(hl)
        ld l,c
        ld a,(hl)
        dec h
        ld l,(hl)
        ld h,a
        ret

        endif
