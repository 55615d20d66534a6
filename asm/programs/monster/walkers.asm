; walkers.asm - where those who walk are on the screen

        if ! defined MONSTER_WALKERS
MONSTER_WALKERS equ 1

        public walkers_place

STEP_BIT:       equ 6                   ; of GONE: which of two shapes

; walkers_place - where they are on the screen, and in which shapes
; In:    the walkers
; Uses:  AF, BC, DE, HL, IX
walkers_place:
        ld ix,hero
        ld hl,hero_shapes
        call walker_place
        ld ix,hunter
        ld hl,hunter_shapes
        call walker_place
        ld ix,blocker
        ld hl,blocker_shapes            ; fall through

; walker_place - one of them
; In:    IX = walker; HL = his shapes
; Uses:  AF, BC, DE, HL
walker_place:
        proc
        local row, right, down, left, placed, step
        bit STEP_BIT,(ix + GONE)
        jr z,step
        ld de,8
        add hl,de
step:
        ld (ix + SHAPE),l
        ld (ix + SHAPE + 1),h
        ld a,(ix + WHERE)
        ld d,8 * BOARD_ROW + 8 - 16
row:
        ld e,a
        ld a,d
        add a,16
        ld d,a
        ld a,e
        sub COLUMNS
        jr nc,row
        ld a,e
        add a,a
        add a,a
        add a,a
        add a,a
        add a,8
        ld e,a                          ; D, E = y, x of the room
        ld a,(ix + GONE)
        rrca
        rrca
        rrca
        rrca
        and $0F
        ld c,a
        ld a,(ix + WAY)
        rra
        jr nc,right
        ld a,d
        sub c
        ld d,a
        jr placed
right:
        rra
        jr nc,down
        ld a,e
        add a,c
        ld e,a
        jr placed
down:
        rra
        jr nc,left
        ld a,d
        add a,c
        ld d,a
        jr placed
left:
        rra
        jr nc,placed
        ld a,e
        sub c
        ld e,a
placed:
        ld (ix + X),e
        ld (ix + Y),d
        ret
        endp

        endif
