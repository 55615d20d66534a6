; rays_tables.asm - the tables of a view from within (engine/rays/rays.asm), computed from a few seeds

        if ! defined ENGINE_RAYS_TABLES
ENGINE_RAYS_TABLES equ 1

        include "engine/rays/rays_memory.asm"
        include "engine/rays/rays_log.asm"
        include "engine/rays/rays_masks.asm"

; rays_tables - compute the tables
; In:    -
; Out:   -
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX, BC', DE', HL'
; Writes: RAYS_MEMORY, its variables
rays_tables:
        proc
        local power, powers, shift, log, angle, divide, below, start, border, right, size
        ; powers of 2: lines between 17 seeds
        ld hl,rays_powers_of_2
        exx
        ld hl,RAYS_POWERS
        exx
power:
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        push hl
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        or a
        sbc hl,bc
        ex de,hl
        ld hl,0
powers:
        push hl
        ld a,4
shift:
        srl h
        rr l
        dec a
        jr nz,shift
        add hl,bc
        ld a,l
        exx
        ld (hl),a
        inc h
        exx
        ld a,h
        exx
        ld (hl),a
        dec h
        inc l
        ld a,l
        exx
        pop hl
        add hl,de
        and 15
        jr nz,powers
        pop hl
        exx
        ld a,l
        exx
        or a
        jr nz,power
        ; logarithms of distances in 1/16 cell
        ld l,RAYS_REST
log:
        push hl
        res 7,l
        ld h,0
        xor a
        call rays_log
        pop hl
        ld h,high RAYS_LOGS
        ld (hl),c
        inc h
        ld (hl),b
        inc l
        jr nz,log
        ; the part to the right of each border's ray: sine + (border - 12) * cosine / 20
        ld hl,RAYS_WAY
        ld (rays_to),hl
        xor a
angle:
        ld (rays_angle),a
        ld b,a
        ld a,16
        sub b
        call rays_sine                  ; DE = cosine
        ld a,d
        ld d,e
        ld e,0                          ; A, D, E = cosine * 256
        ld bc,24 * 256
        ld hl,rays_added
divide:
        sla e
        rl d
        rla
        rl c
        ld l,a
        ld a,c
        sub 20
        jr c,below
        ld c,a
        inc e
below:
        ld a,l
        djnz divide
        ld hl,rays_added
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (hl),a
        ld a,(rays_angle)
        call rays_sine
        ld hl,rays_sum
        ld (hl),0
        inc hl
        ld (hl),e
        inc hl
        ld (hl),d
        ld b,12
start:
        ld de,rays_added
        ld hl,rays_sum
        ld a,(de)
        ld c,a
        ld a,(hl)
        sub c
        ld (hl),a
        inc hl
        inc de
        ld a,(de)
        ld c,a
        ld a,(hl)
        sbc a,c
        ld (hl),a
        inc hl
        inc de
        ld a,(de)
        ld c,a
        ld a,(hl)
        sbc a,c
        ld (hl),a
        djnz start
        ld b,25
border:
        push bc
        ld hl,(rays_sum + 1)
        ld a,h
        and $80
        ld (rays_sign),a
        jr z,right
        ex de,hl
        ld hl,0
        sbc hl,de
right:
        push hl
        srl h
        rr l
        res 0,l
        ld a,h
        or l
        jr nz,size
        set 1,l
size:
        ld a,(rays_sign)
        rlca
        or l
        ld l,a
        ex de,hl
        ld hl,(rays_to)
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (rays_to),hl
        pop hl
        ld d,h
        ld e,l
        xor a
        add hl,hl
        rla
        add hl,hl
        rla
        add hl,hl
        rla
        add hl,hl
        rla
        or a
        sbc hl,de
        sbc a,0                         ; * 15: 60 lines at a distance of one cell, in 1/256, and 16384 parts
        call rays_log
        ld hl,(rays_to)
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        ld (rays_to),hl
        ld hl,(rays_sum)
        ld de,(rays_added)
        add hl,de
        ld (rays_sum),hl
        ld hl,rays_sum + 2
        ld a,(rays_added + 2)
        adc a,(hl)
        ld (hl),a
        pop bc
        djnz border
        ld a,(rays_angle)
        inc a
        cp 17
        jp nz,angle
        jp rays_masks
        endp

; 32768 * 2 ** (n / 16); the last one is 65536, nearly
rays_powers_of_2:
        dw 32768, 34219, 35734, 37316, 38968, 40693, 42495, 44376, 46341, 48393, 50535, 52773, 55109, 57549, 60097, 62757, 65535

rays_tables_variables macro
rays_to:        ds 2
rays_angle:     ds 1
rays_sign:      ds 1
rays_added:      ds 3
rays_sum:       ds 3
        endm

        endif
