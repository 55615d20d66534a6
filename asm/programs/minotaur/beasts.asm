; beasts.asm - the Minotaurs: they hunt the hero by the shortest way when they smell him, and roam when they do not
;
; A Minotaur decides in a room, and walks to the next room. Two are never in the same place, nor on the way to it.

        if ! defined MINOTAUR_BEASTS
MINOTAUR_BEASTS equ 1

        include "programs/minotaur/things.asm"

BEASTS:         equ 6
BEASTS_SEEN:    equ 4                   ; in sight of the hero at most, unless he comes to them
BEAST_ROW:      equ 0                   ; where it is, or comes from
BEAST_COLUMN:   equ 1
BEAST_WAY:      equ 2                   ; direction
BEAST_GONE:     equ 3                   ; pixels gone to the next place, 0 to 22
BEAST_HOME:     equ 4                   ; column, row where it began
BEAST_SUM:      equ 6                   ; of its pace: a step at 16
BEAST_STATE:    equ 7                   ; BEAST_ROAMS, BEAST_HUNTS, or BEAST_DEAD
BEAST_BYTES:    equ 8
BEAST_AWAY:     equ 8                   ; how long a dead one is away, in 256 fiftieths of a second
BEAST_FAR:      equ 8                   ; places from the hero at least, across or down, where it comes back
BEAST_ROAMS:    equ 0
BEAST_HUNTS:    equ 1
BEAST_DEAD:     equ 2

; beasts_step - all walk on, for a fiftieth of a second
; Uses:  AF, BC, DE, HL, IX
beasts_step:
        proc
        local each, next, dead, back, slow, called
        xor a
        ld (decided),a
        ld hl,beasts + BEAST_SUM        ; all in one page
        ld a,(level_now + LEVEL_BEASTS)
        ld b,a
        ld a,(level_now + LEVEL_PACE)
        ld c,a
each:
        inc l
        ld a,(hl)
        dec l
        cp BEAST_DEAD
        jr z,dead
        ld a,c
        add a,(hl)
        ld (hl),a
        sub 16
        jr c,next
        ld (hl),a
        dec l
        dec l
        dec l
        ld a,(hl)                       ; on the way it only walks on
        or a
        jr z,slow
        add a,2
        cp 24
        jr z,slow
        ld (hl),a
        inc l
        inc l
        inc l
next:
        ld a,l
        add a,BEAST_BYTES
        ld l,a
        djnz each
        ret
dead:
        ld de,beast_returns
        jr called
slow:
        inc l
        inc l
        inc l
        ld de,beast_walk
called:
        push bc
        push hl
        ld bc,0 - BEAST_SUM
        add hl,bc
        push hl
        pop ix
        ld bc,back
        push bc
        push de
        ret
back:
        pop hl
        pop bc
        jr next
        endp

; beast_walk - a Minotaur comes to a place, or goes on from it
; In:    IX
beast_walk:
        proc
        local arrived
        ld a,(ix + BEAST_GONE)
        or a
        jr nz,arrived
        ld hl,decided                   ; one decides in each fiftieth of a second: it takes long
        ld a,(hl)
        or a
        ret nz
        inc (hl)
        ld a,(scene_beasts)             ; so many are in sight that another one waits where it is
        cp BEASTS_SEEN
        call nc,beast_sight
        ret nc
        ld hl,busy
        ld a,(hl)
        add a,COST_DECIDES
        ld (hl),a
        call beast_decide
        ret c                           ; it waits
        ld (ix + BEAST_GONE),2
        ret
arrived:
        ld (ix + BEAST_GONE),0
        ld d,(ix + BEAST_ROW)
        ld e,(ix + BEAST_COLUMN)
        ld a,(ix + BEAST_WAY)
        call step_place
        ld (ix + BEAST_ROW),d
        ld (ix + BEAST_COLUMN),e
        ret
        endp

; beast_sight - is a Minotaur in sight of the hero, or nearly?
; In:    IX
; Out:   carry set: yes
; Uses:  AF, HL
beast_sight:
        ld hl,(hero_place)
        ld a,(ix + BEAST_ROW)
        sub h
        add a,5
        cp 11
        ret nc
        ld a,(ix + BEAST_COLUMN)
        sub l
        add a,6
        cp 13
        ret

beasts_variables macro
beasts_end:     ds 2
decided:        ds 1
        endm

        endif
