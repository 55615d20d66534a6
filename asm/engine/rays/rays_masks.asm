; rays_masks.asm - the masks of slanted walls, and the bands of distance (engine/rays/rays.asm)

        if ! defined ENGINE_RAYS_MASKS
ENGINE_RAYS_MASKS equ 1

        include "engine/rays/rays_memory.asm"

; rays_masks - compute the masks and the bands
; In:    -
; Out:   -
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX
; Writes: RAYS_MEMORY
rays_masks:
        proc
        local slope, line, count, more, band, next
        ; the masks of slants: row by row one more bit whenever the edge has come to the middle of a pixel
        ld ix,RAYS_MASKS
        ld c,1
slope:
        ld a,c
        add a,RAYS_RISES
        ld l,a
        ld h,high RAYS_SLOPES
        push ix
        ld de,RAYS_RISING
        add ix,de
        ld a,ixl
        ld (hl),a
        inc h
        ld a,ixh
        ld (hl),a
        pop ix
        set 7,c
        ld l,c
        res 7,c
        ld a,ixh
        ld (hl),a
        dec h
        ld a,ixl
        ld (hl),a
        ld de,0                         ; the bits from the left, from the right
        ld b,c
        ld a,c
        add a,a
        ld h,a
        ld a,c
        add a,8
line:
        sub h
        jr c,count
more:
        scf
        rr d
        scf
        rl e
        sub h
        jr nc,more
count:
        add a,h
        add a,16
        ld (ix + 0),d
        push ix
        push bc
        ld bc,RAYS_RISING
        add ix,bc
        ld (ix + 0),e
        pop bc
        pop ix
        inc ix
        djnz line
        inc c
        ld a,c
        cp RAYS_STEEPEST + 1
        jr nz,slope
        ; which band a half-height is in
        ld hl,RAYS_BANDS + 127
        ld de,rays_bounds
        ld bc,$8000
band:
        ld a,l
        res 7,a
        ex de,hl
        cp (hl)
        ex de,hl
        jr nc,next
        inc c
        inc de
next:
        ld a,c
        add a,a
        add a,a
        add a,a
        add a,RAYS_REST
        ld (hl),a
        dec hl
        djnz band
        ret
        endp

; half-heights from which on a wall is in band 0, 1 ..
rays_bounds:
        db 66, 40, 28, 21, 17, 14, 1, 0

        endif
