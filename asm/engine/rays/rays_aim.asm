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
        local row, times_100, way
        push af
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
        ; the four ways from here: east, south, west, north
        ld hl,(rays_x)
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,h
        and 15
        ld c,a                          ; 1/16 from the western side
        ld hl,(rays_y)
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,h
        and 15
        ld b,a                          ; from the northern one
        ld hl,rays_ways
        ld a,16
        sub c
        ld (hl),a
        inc hl
        ld (hl),1
        inc hl
        ld (hl),d
        inc hl
        ld (hl),RAYS_FACES
        inc hl
        ld a,16
        sub b
        ld (hl),a
        inc hl
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (hl),d
        inc hl
        ld (hl),c
        inc hl
        ld (hl),255
        inc hl
        ld (hl),255
        inc hl
        ld (hl),RAYS_FACES
        inc hl
        ld (hl),b
        inc hl
        xor a
        sub e
        ld (hl),a
        inc hl
        sbc a,a
        ld (hl),a
        inc hl
        ld (hl),d
        ; the two axes of this quarter: to the right and to the left, ahead and back
        pop af
        ld c,a
        rrca
        rrca
        and $0C
        ld de,rays_right
        call way
        add a,8
        call way
        add a,4
        call way
        add a,8
        call way
        ; the parts of the rays along them
        ld a,c
        and 15
        ld b,a
        ld hl,RAYS_WAY
        call times_100
        ld (rays_right_table),hl
        ld a,16
        sub b
        ld hl,RAYS_WAY + 24 * 4
        call times_100
        ld (rays_ahead_table),hl
        ld a,(rays_right + 3)
        ld (rays_right_face + 1),a
        ld a,(rays_ahead + 3)
        ld (rays_ahead_face + 1),a
        ld hl,(rays_ahead_table)
        ld a,(hl)
        add a,a
        and 2
        ld hl,(rays_right_table)
        bit 0,(hl)
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
way:
        push bc
        and $0C
        ld c,a
        ld b,0
        ld hl,rays_ways
        add hl,bc
        ld bc,4
        ldir
        pop bc
        ret
        endp

        endif
