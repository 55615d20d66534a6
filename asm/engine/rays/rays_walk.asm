; rays_walk.asm - steps of one who walks in a maze seen from within (engine/rays/rays.asm)

        if ! defined ENGINE_RAYS_WALK
ENGINE_RAYS_WALK equ 1

        include "engine/rays/rays.asm"

        public rays_walk, rays_step

RAYS_BODY:      equ 96                  ; 3/8 cell, in 1/256: how near walls may come

; rays_walk - take a step of 1/16 cell, as far as walls allow it: along one axis, if the other one is blocked
; In:    HL = x, DE = y, in 1/256 cell; A = angle of the step, 0 to 63: that of the view, or 32 more to step back, 16 more to the right
; Out:   HL, DE = the new place
; Keeps: IX, IY
; Uses:  AF, BC
; Writes: its variables
rays_walk:
        proc
        local blocked_x, blocked_y, back, free
        ld (rays_walk_x),hl
        ld (rays_walk_y),de
        call rays_step
        push de
        ex de,hl
        ld hl,(rays_walk_x)
        add hl,de
        push hl
        ld a,d
        call back                       ; H = the cell that his body comes to
        ld c,h
        ld de,(rays_walk_y)
        ld hl,RAYS_BODY
        add hl,de
        ld b,h
        call free
        pop hl
        jr c,blocked_x
        push hl
        ld hl,0 - RAYS_BODY
        add hl,de
        ld b,h
        call free
        pop hl
        jr c,blocked_x
        ld (rays_walk_x),hl
blocked_x:
        pop de
        ld hl,(rays_walk_y)
        add hl,de
        push hl
        ld a,d
        call back
        ld b,h
        ld de,(rays_walk_x)
        ld hl,RAYS_BODY
        add hl,de
        ld c,h
        call free
        pop hl
        jr c,blocked_y
        push hl
        ld hl,0 - RAYS_BODY
        add hl,de
        ld c,h
        call free
        pop hl
        jr c,blocked_y
        ld (rays_walk_y),hl
blocked_y:
        ld hl,(rays_walk_x)
        ld de,(rays_walk_y)
        ret
back:                                   ; HL + or, if A is negative, - RAYS_BODY
        ld de,RAYS_BODY
        rla
        jr nc,$ + 5
        ld de,0 - RAYS_BODY
        add hl,de
        ret
free:                                   ; carry set: column C of row B is a wall
        push bc
        push de
        ld hl,(rays_maze)
        ld d,0
        ld e,c
        add hl,de
        ld a,(rays_stride)
        ld e,a
        inc b
        jr $ + 3
        add hl,de
        djnz $ - 1
        ld a,(hl)
        rla
        pop de
        pop bc
        ret
        endp

; rays_step - the way of a step of 1/16 cell
; In:    A = angle, 0 to 63, 0 north, clockwise
; Out:   HL = how far it leads east, DE = south, in 1/256 cell, signed
; Keeps: BC, IX, IY
; Uses:  AF
rays_step:
        proc
        local turn, turned
        push bc
        ld c,a
        and 15
        call rays_part
        ld h,a                          ; sine
        ld a,c
        and 15
        neg
        add a,16
        call rays_part
        neg
        ld l,a                          ; - cosine
        ld a,c
        rrca
        rrca
        rrca
        rrca
        and 3
        inc a
        ld b,a
        jr turned
turn:
        ld a,l
        neg
        ld l,h
        ld h,a
turned:
        djnz turn
        ld a,l
        ld e,a
        rla
        sbc a,a
        ld d,a
        ld a,h
        ld l,a
        rla
        sbc a,a
        ld h,a
        pop bc
        ret
        endp

; rays_part - a sixteenth of a sine
; In:    A = angle, 0 to 16
; Out:   A = 16 * sine
; Keeps: BC, HL, IX, IY
; Uses:  F, DE
rays_part:
        push hl
        call rays_sine
        ld hl,$0200
        add hl,de
        ld a,h
        rrca
        rrca
        and $1F
        pop hl
        ret

rays_walk_variables macro
rays_walk_x:    ds 2
rays_walk_y:    ds 2
        endm

        endif
