; special_pixels.asm - where those who run in a special round are, in pixels

        if ! defined RACE_SPECIAL_PIXELS
RACE_SPECIAL_PIXELS equ 1

        include "programs/race/special_trail.asm"

STEP_PIXELS:    equ 16                  ; from a cell to the next

; special_address - the byte of a pixel
; In:    D, E = y, x
; Out:   HL
; Uses:  AF
special_address:
        ld a,d
        and $07
        or high SCREEN
        ld h,a
        ld a,d
        and $C0
        rrca
        rrca
        rrca
        or h
        ld h,a
        ld a,d
        and $38
        add a,a
        add a,a
        ld l,a
        ld a,e
        rrca
        rrca
        rrca
        and $1F
        or l
        ld l,a
        ret

; special_below - the same byte of the next line
; In:    HL
; Out:   HL
; Uses:  AF
special_below:
        inc h
        ld a,h
        and 7
        ret nz
        ld a,l
        add a,32
        ld l,a
        ret c
        ld a,h
        sub 8
        ld h,a
        ret

; special_pixels - where a runner is
; In:    IX = runner
; Out:   D, E = y, x of his top left pixel
; Keeps: IX, IY
; Uses:  AF, BC, HL
special_pixels:
        proc
        local glides, stairs, whole, across, left, down
        call special_of
        call figure_place
        ld c,(ix + FIGURE_PIXEL)
        ld b,(ix + FIGURE_WAY)
        ld a,(special)
        cp TILING_STOREYS
        jr nz,glides
        ld a,b
        and $22                        ; stairs: half the step from the one floor, half on the other one
        jr z,glides
        bit 3,c
        jr z,stairs
        push bc
        ld c,b
        call special_go
        pop bc
        ld a,c
        sub STEP_PIXELS
        ld c,a
stairs:
        rrc b
glides:
        call special_middle
        sla d
        sla d
        sla d
        sla e
        sla e
        sla e
        ld a,b
        or a
        ret z
        ld hl,special_moves
        call mask_word
        ld a,(hl)                       ; -1, 0, 1 across
        inc hl
        ld b,(hl)                       ; -2 to 2 down, in halves
        or a
        jr z,across
        dec a
        ld a,c
        jr z,left
        neg
left:
        add a,e
        ld e,a
across:
        inc b
        dec b
        ret z
        bit 0,b
        jr z,whole
        sra c
whole:
        ld a,c
        bit 7,b
        jr z,down
        neg
down:
        add a,d
        ld d,a
        ret
        endp

        endif
