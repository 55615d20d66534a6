; hunt.asm - the monsters: one takes the shortest way to the hero, the other cuts him off
;
; A monster decides in a room, and keeps to its way until the next one. The first one goes to the room that the hero has left last. The second:
; 1. Three rooms away or less, it does so, too.
; 2. The hero probably goes to the nearest gem, or without gems to the door. The monster goes to the first room of his way there in
;    which it can be no later than he, counted in steps; if there is none, where he goes.
; 3. It does not walk behind the first one: if that has taken the same way from the same room, it takes another one.

        if ! defined MONSTER_HUNT
MONSTER_HUNT equ 1

        include "programs/monster/rooms.asm"

        public monsters_walk, monster_way, hero_goal, monsters_touch

NEAR:           equ 3                   ; rooms
TOUCH:          equ 6                   ; pixels

; someone who walks: his bytes
WHERE:          equ 0                   ; the room where he is, or which he has left
WAY:            equ 1                   ; his way, one bit; 0: he stands in the room
GONE:           equ 2                   ; how far he has come, of 256 to the next room: 16 a pixel
X:              equ 3                   ; where he is on the screen, in pixels
Y:              equ 4
CELL:           equ 5                   ; column, row of the cell where he was drawn last
CELLS:          equ 7                   ; 0: he was not drawn; else CELL_ONE, CELL_ACROSS or CELL_DOWN
SHAPE:          equ 8                   ; address of his shape
WALKER:         equ 10

; monsters_walk - a step of both, unless they are dazzled
; In:    frozen, monster_speeds
; Out:   carry set: the hero is caught
; Uses:  AF, BC, DE, HL, IX
monsters_walk:
        proc
        local go
        ld hl,frozen
        ld a,(hl)
        or a
        jr z,go
        dec (hl)
        call walkers_place
        or a
        ret
go:
        ld ix,hunter
        ld a,(monster_speeds)
        call monster_walk
        ld ix,blocker
        ld a,(monster_speeds + 1)
        call monster_walk
        call walkers_place
        jp monsters_touch
        endp

; monster_walk - a step of one
; In:    IX = monster; A = its speed
; Uses:  AF, BC, DE, HL
monster_walk:
        add a,(ix + GONE)
        ld (ix + GONE),a
        ret nc
        ld c,(ix + WHERE)
        ld a,(ix + WAY)
        call room_beyond
        ld (ix + WHERE),c               ; fall through

; monster_way - decide about the way from a room
; In:    IX = monster
; Out:   its way
; Uses:  AF, BC, DE, HL
monster_way:
        proc
        local direct, found, takes
        ld c,(ix + WHERE)
        ld a,(hero + WHERE)
        ld b,a
        ld a,ixl
        cp low blocker
        jr nz,direct
        call cut_off
        call towards
        jr nz,found
        ld a,(hero + WHERE)
        ld b,a
direct:
        call towards
        jr nz,found
        call ways_of                    ; in the hero's room: after him
        ld b,a
        ld a,(hero + WAY)
        and b
        jr nz,found
        ld a,b
        neg
        and b
found:
        ld b,a
        ld a,ixl
        cp low blocker
        jr nz,takes
        ld a,(hunter + WHERE)
        cp c
        jr nz,takes
        ld a,(hunter + WAY)
        cp b
        jr nz,takes
        ld a,(ix + WAY)                 ; not behind the first one: any other way but the one back
        call way_back
        or b
        cpl
        ld d,a
        call ways_of
        and d
        jr z,takes
        ld b,a
        neg
        and b
        ld b,a
takes:
        ld (ix + WAY),b
        ret
        endp

; cut_off - where the second monster goes
; In:    C = its room; B = the hero's room
; Out:   B = where to
; Keeps: C, IX
; Uses:  AF, DE, HL
cut_off:
        proc
        local step, there
        call distance
        cp NEAR + 1
        ret c
        push bc
        call hero_goal
        pop hl
        ld a,l
        ld (cut_from),a
        ld c,h                          ; C = a room of his way, B = where it leads
        xor a
        ld (cut_steps),a
step:
        ld a,c
        cp b
        jr z,there
        call towards
        call room_beyond
        ld hl,cut_steps
        inc (hl)
        ld e,(hl)
        push bc
        ld a,(cut_from)
        ld b,a
        call distance
        pop bc
        ld d,a
        ld a,e
        cp d
        jr c,step                       ; later than he
there:
        ld b,c
        ld a,(cut_from)
        ld c,a
        ret
        endp

; hero_goal - where the hero probably goes: to the nearest gem, the first in the list of those; without gems to the door
; Out:   B = room
; Keeps: IX
; Uses:  AF, C, DE, HL
hero_goal:
        proc
        local gem, next
        ld d,FAR
        ld e,EXIT_ROOM
        ld hl,gems
        ld a,(hero + WHERE)
        ld b,a
gem:
        ld c,(hl)
        inc hl
        ld a,c
        inc a                           ; GEMS_END
        jr z,next
        bit 7,c                         ; GEM_TAKEN
        jr nz,gem
        push hl
        call distance
        pop hl
        cp d
        jr nc,gem
        ld d,a
        ld e,c
        jr gem
next:
        ld b,e
        ret
        endp

; monsters_touch - has a monster caught the hero?
; Out:   carry set: yes
; Uses:  AF, BC, HL
monsters_touch:
        ld hl,hunter + X
        call monster_touches
        ret c
        ld hl,blocker + X
monster_touches:
        proc
        local right, below
        ld a,(hero + X)
        sub (hl)
        jr nc,right
        neg
right:
        cp TOUCH
        ret nc
        inc hl
        ld a,(hero + Y)
        sub (hl)
        jr nc,below
        neg
below:
        cp TOUCH
        ret
        endp

hunt_variables macro
hero:           ds WALKER
hunter:         ds WALKER
blocker:        ds WALKER
monster_speeds: ds 2                    ; 16 a pixel
frozen:         ds 1                    ; frames for which the monsters are dazzled
cut_from:       ds 1
cut_steps:      ds 1
        endm

        endif
