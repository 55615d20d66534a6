; roam_widen.asm - where the disc of roam.asm cannot be: walls made wider by what it has more than one pixel

        if ! defined MAGAZINE_ROAM_WIDEN
MAGAZINE_ROAM_WIDEN equ 1

; roam_widen - where the disc cannot be
; Uses:  AF, BC, DE, HL
; Writes: roam_plane, the line above it
roam_widen:
        proc
        local copy, across, line, byte, above, over, fill, solid
        ld hl,roam_plane - 32
        call fill
        ld hl,roam_plane + ROAM_PLANE   ; nor below the picture
        call fill
        call fill
        ld de,roam_plane
        xor a
copy:
        push af
        push de
        ld d,a
        ld e,0
        call roam_address
        pop de
        ld bc,32
        ldir
        pop af
        inc a
        cp ROAM_LINES
        jr nz,copy
        ld a,ROAM_BODY - 1
across:
        push af
        ld hl,roam_plane + ROAM_PLANE - 1
        ld c,ROAM_LINES
line:
        ld b,32
        scf                             ; it cannot be beyond the right edge
byte:
        ld a,(hl)
        ld e,a
        rla
        rl d
        or e
        ld (hl),a
        rr d
        dec hl
        djnz byte
        dec c
        jr nz,line
        pop af
        dec a
        jr nz,across
        ld de,roam_plane + 32           ; one line, then two, and two: five in three turns
        ld a,3
above:
        push af
        ld hl,roam_plane
        ld bc,ROAM_PLANE
over:
        ld a,(de)
        or (hl)
        ld (hl),a
        inc de
        inc hl
        dec bc
        ld a,b
        or c
        jr nz,over
        ld de,roam_plane + 2 * 32
        pop af
        dec a
        jr nz,above
        ld hl,roam_plane + ROAM_PLANE   ; no distances yet
        ld de,roam_plane + ROAM_PLANE + 1
        ld bc,ROAM_PLANE - 1
        ld (hl),a
        ldir
        ret
fill:
        ld b,32
solid:
        ld (hl),$FF
        inc hl
        djnz solid
        ret
        endp

        endif
