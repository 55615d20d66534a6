; rays_aim.asm - the place and the angle from which rays are cast (engine/rays/rays_cast.asm)

        if ! defined ENGINE_RAYS_AIM
ENGINE_RAYS_AIM equ 1

        include "engine/rays/rays_cast.asm"

; rays_aim - prepare to cast rays
; In:    HL = x, DE = y, A = angle
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: its variables, operands
rays_aim:
        proc
        local row, times_100
        ld c,a
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
        ld (rays_from + 1),hl
        ; how far it is to the sides of the cell, in 1/16
        ld a,(rays_x)
        rrca
        rrca
        rrca
        rrca
        and 15
        ld (rays_ways + 8),a            ; west
        neg
        add a,16
        ld (rays_ways),a                ; east
        ld a,(rays_y)
        rrca
        rrca
        rrca
        rrca
        and 15
        ld (rays_ways + 12),a           ; north
        neg
        add a,16
        ld (rays_ways + 4),a            ; south
        ; the way to the right in this quarter, and the faces that it and the one ahead meet
        ld a,c
        rrca
        rrca
        and $0C
        ld (rays_quarter),a
        and 4
        add a,a
        add a,a
        add a,a
        add a,a
        ld (rays_ahead_face + 1),a
        xor RAYS_FACES
        ld (rays_right_face + 1),a
        ; the parts of the rays along them
        ld a,c
        and 15
        ld b,a
        ld hl,RAYS_WAY + RAYS_ASIDE * 4
        call times_100
        ld (rays_right_table),hl
        ld c,(hl)
        ld a,16
        sub b
        ld hl,RAYS_WAY + (24 - RAYS_ASIDE) * 4
        call times_100
        ld (rays_ahead_table),hl
        ld a,(hl)
        add a,a
        and 2
        bit 0,c
        jr z,$ + 3
        inc a
        xor 3                           ; not those of the first ray
        ld (rays_signs),a
        ret
times_100:                              ; HL + 100 * A
        add a,a
        add a,a
        ld e,a
        ld d,0
        add hl,de
        ex de,hl
        add hl,hl
        add hl,hl
        add hl,hl                       ; * 32
        ex de,hl
        add hl,de
        add hl,de
        add hl,de
        ret
        endp

        endif
