; walls.asm - a step along one axis, as far as the walls allow

        if ! defined INSIDE_WALLS
INSIDE_WALLS equ 1

        include "programs/inside/walk.asm"

; walk_axis - move the player along an axis
; In:    A = 0: x, 1: y; DE = how far, with its sign, up to 128
; Uses:  AF, BC, DE, HL
walk_axis:
        proc
        local axis_y, try, forward, free, slides, up, done
        ld (wall_axis),a
        ld a,d
        or e
        ret z
        ld a,(wall_axis)
        or a
        ld hl,(player_x)
        ld bc,(player_y)
        jr z,try
        push hl
        ld h,b
        ld l,c
        pop bc
try:
        push de
        add hl,de                       ; HL = where it would be on this axis, BC = where it is on the other
        push hl
        bit 7,d
        ld de,PLAYER_WIDE
        jr z,forward
        ld de,0 - PLAYER_WIDE
forward:
        add hl,de
        ld a,h
        pop hl
        ld d,a                          ; D = the place that it would touch, on this axis
        ld e,b
        call wall_there
        jr nz,done                      ; a wall straight ahead
        ld a,c
        sub PLAYER_WIDE
        cp 256 - 2 * PLAYER_WIDE
        jr c,free                       ; so near the middle the player touches nothing else
        push hl
        ld hl,0 - PLAYER_WIDE
        add hl,bc
        ld e,h
        pop hl
        call wall_there
        jr nz,slides
        push hl
        ld hl,PLAYER_WIDE
        add hl,bc
        ld e,h
        pop hl
        call wall_there
        jr nz,slides
free:
        pop de
        ld a,(wall_axis)
        or a
        jr nz,axis_y
        ld (player_x),hl
        ret
axis_y:
        ld (player_y),hl
        ret
slides:                                 ; only the edge of a wall: slide round it, towards the middle of the way
        pop de
        ld a,e
        bit 7,d
        jr z,$ + 4
        neg
        ld d,a                          ; how far
        ld hl,player_y
        ld a,(wall_axis)
        or a
        jr z,$ + 5
        ld hl,player_x
        ld a,(hl)
        sub $80
        jr c,up
        cp d
        jr c,$ + 3
        ld a,d
        neg
        add a,(hl)
        ld (hl),a
        ret
up:
        neg
        cp d
        jr c,$ + 3
        ld a,d
        add a,(hl)
        ld (hl),a
        ret
done:
        pop de
        ret
        endp

; wall_there - is there a wall?
; In:    D = place on the axis of wall_axis, E = on the other one
; Out:   NZ: yes
; Keeps: BC, DE, HL
; Uses:  AF
wall_there:
        proc
        local across
        push hl
        ld l,d
        ld h,e                          ; H = row, L = column
        ld a,(wall_axis)
        or a
        jr z,across
        ld l,e
        ld h,d
across:
        call ground_at
        bit 7,(hl)
        pop hl
        ret
        endp

; ground_at - the place in `ground`
; In:    H = row, L = column
; Out:   HL = its address
; Keeps: BC, DE
; Uses:  AF
ground_at:
        ld a,h
        rrca
        rrca
        rrca
        ld h,a
        and $E0
        or l
        ld l,a
        ld a,h
        and 3
        add a,high ground
        ld h,a
        ret

walls_variables macro
wall_axis:      ds 1                    ; 0: x, 1: y
        endm

        endif
