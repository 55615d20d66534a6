; beasts.asm - the Minotaurs: they hunt the hero by the shortest way when they smell him, and roam when they do not
;
; A Minotaur decides in a room, and walks to the next room. Two are never in the same place, nor on the way to it.

        if ! defined MINOTAUR_BEASTS
MINOTAUR_BEASTS equ 1

        include "programs/minotaur/things.asm"

BEASTS:         equ 6
BEAST_ROW:      equ 0                   ; where it is, or comes from
BEAST_COLUMN:   equ 1
BEAST_WAY:      equ 2                   ; direction
BEAST_GONE:     equ 3                   ; pixels gone to the next place, 0 to 22
BEAST_HOME:     equ 4                   ; column, row where it began
BEAST_SUM:      equ 6                   ; of its pace: a step at 16
BEAST_STATE:    equ 7                   ; BEAST_ROAMS, BEAST_HUNTS, or BEAST_DEAD
BEAST_BYTES:    equ 8
BEAST_ROAMS:    equ 0
BEAST_HUNTS:    equ 1
BEAST_DEAD:     equ 2

; beasts_place - place the Minotaurs of a level far from the first room
; In:    level_now, the list in order, rng_seed
; Uses:  AF, BC, DE, HL, IX
beasts_place:
        proc
        local each, again
        ld a,(level_now + LEVEL_BEASTS)
        ld b,a
        ld ix,beasts
        ld (beasts_end),ix
each:
        push bc
again:
        call random_room
        call room_place
        ld a,d
        add a,e
        ld hl,rooms_across
        cp (hl)
        jr c,again                      ; too near
        call place_taken
        jr c,again
        ld (ix + BEAST_ROW),d
        ld (ix + BEAST_COLUMN),e
        ld (ix + BEAST_HOME),e
        ld (ix + BEAST_HOME + 1),d
        xor a
        ld (ix + BEAST_WAY),a
        ld (ix + BEAST_GONE),a
        ld (ix + BEAST_SUM),a
        ld (ix + BEAST_STATE),a
        ld de,BEAST_BYTES
        add ix,de
        ld (beasts_end),ix
        pop bc
        djnz each
        ret
        endp

; beasts_home - all go back to where they began, when the hero has lost a life
; Uses:  AF, BC, DE, HL, IX
beasts_home:
        proc
        local each, next
        ld ix,beasts
        ld a,(level_now + LEVEL_BEASTS)
        ld b,a
each:
        ld a,(ix + BEAST_STATE)
        cp BEAST_DEAD
        jr z,next
        ld e,(ix + BEAST_HOME)
        ld d,(ix + BEAST_HOME + 1)
        ld (ix + BEAST_ROW),d
        ld (ix + BEAST_COLUMN),e
        xor a
        ld (ix + BEAST_GONE),a
        ld (ix + BEAST_STATE),a
next:
        ld de,BEAST_BYTES
        add ix,de
        djnz each
        ret
        endp

; beasts_step - all walk on, for a fiftieth of a second
; Uses:  AF, BC, DE, HL, IX
beasts_step:
        proc
        local each, next
        xor a
        ld (decided),a
        ld ix,beasts
        ld a,(level_now + LEVEL_BEASTS)
        ld b,a
each:
        push bc
        ld a,(ix + BEAST_STATE)
        cp BEAST_DEAD
        jr z,next
        ld a,(level_now + LEVEL_PACE)
        add a,(ix + BEAST_SUM)
        ld (ix + BEAST_SUM),a
        sub 16
        jr c,next
        ld (ix + BEAST_SUM),a
        call beast_walk
next:
        ld de,BEAST_BYTES
        add ix,de
        pop bc
        djnz each
        ret
        endp

; beast_walk - a Minotaur goes two pixels
; In:    IX
beast_walk:
        proc
        local walks, arrived
        ld a,(ix + BEAST_GONE)
        or a
        jr nz,walks
        ld hl,decided                   ; one decides in each fiftieth of a second: it takes long
        ld a,(hl)
        or a
        ret nz
        inc (hl)
        ld hl,busy
        ld a,(hl)
        add a,6
        ld (hl),a
        call beast_decide
        ret c                           ; it waits
        ld a,(ix + BEAST_GONE)
walks:
        add a,2
        cp 24
        jr z,arrived
        ld (ix + BEAST_GONE),a
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

; beast_decide - where does it go from here?
; In:    IX
; Out:   BEAST_WAY; carry set: nowhere
beast_decide:
        proc
        local roams, goes, chosen, each, only, near
        ld d,(ix + BEAST_ROW)
        ld e,(ix + BEAST_COLUMN)
        ld a,d
        and e
        rra
        jr nc,goes                      ; in a passage: on, or back if another one comes
        call room_at
        ld a,(smell_now)
        or h
        ld h,a
        ld a,(hl)
        or a
        jr z,roams
        ld (ix + BEAST_STATE),BEAST_HUNTS
        cp SEARCH_HERE
        jr z,near
        dec a
        jr chosen
near:                                   ; the hero was in this room: is he beside it?
        call hero_beside
        jr c,roams
chosen:
        ld (ix + BEAST_WAY),a
        jr goes
roams:
        ; any way but the one back, unless there is no other
        ld (ix + BEAST_STATE),BEAST_ROAMS
        call room_at
        ld a,(ix + BEAST_WAY)
        xor 2
        call way_bit
        cpl
        ld c,a
        ld a,(hl)
        and c
        jr nz,$ + 3
        ld a,(hl)
        and 15
        scf
        ret z
        ld c,a                          ; the ways
        call rng_next
        and 3
each:
        ld b,a
        call way_bit
        and c
        ld a,b
        jr nz,chosen
        inc a
        and 3
        jr each
goes:
        ; is the place free?
        ld d,(ix + BEAST_ROW)
        ld e,(ix + BEAST_COLUMN)
        ld a,(ix + BEAST_WAY)
        call step_place
        call ground_at
        ld a,(hl)
        and BLOCK_OWN | GROUND_GATE
        jr nz,only
        call place_taken
        ret nc
only:
        ld a,(ix + BEAST_WAY)           ; turn, and look again when it is its turn
        xor 2
        ld (ix + BEAST_WAY),a
        scf
        ret
        endp

; place_taken - is a Minotaur in a place, or on its way to it?
; In:    D, E = row, column; IX = a Minotaur who does not count; those up to beasts_end count
; Out:   carry set: yes
; Keeps: DE, IX
; Uses:  AF, BC, HL
place_taken:
        proc
        local each, moves, mine, other, taken, none
        push de
        ld b,d
        ld c,e
        ld hl,beasts
each:
        push hl
        ld de,(beasts_end)
        or a
        sbc hl,de
        pop hl
        jr nc,none
        push ix
        pop de
        or a
        sbc hl,de
        jr z,mine
        add hl,de
        push hl
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld a,d
        cp b
        jr nz,moves
        ld a,e
        cp c
        jr z,taken
moves:
        ld a,(hl)
        inc hl
        inc (hl)
        dec (hl)
        jr z,other                      ; it stands
        call step_place
        ld a,d
        cp b
        jr nz,other
        ld a,e
        cp c
        jr z,taken
other:
        pop hl
        ld de,BEAST_BYTES
        add hl,de
        jr each
mine:
        ld hl,BEAST_BYTES
        add hl,de
        jr each
taken:
        pop hl
        pop de
        scf
        ret
none:
        pop de
        or a
        ret
        endp

; hero_beside - the direction to the hero, if he is in the next place
; In:    D, E = row, column
; Out:   A = direction; carry set: he is not there
; Keeps: DE
; Uses:  AF, HL
hero_beside:
        proc
        local across
        ld hl,(hero_place)
        ld a,h
        sub d
        jr z,across
        ld h,a
        ld a,l
        cp e
        scf
        ret nz
        ld a,h
        inc a
        ret z                           ; UP, carry clear
        ld a,DOWN
        dec h
        ret z
        scf
        ret
across:
        ld a,l
        sub e
        dec a
        ld a,RIGHT
        ret z
        ld a,l
        sub e
        inc a
        ld a,LEFT
        ret z
        scf
        ret
        endp

beasts_variables macro
beasts_end:     ds 2
decided:        ds 1
smell_now:      ds 1                    ; which array has the way to the hero: high smell or high smell_other
        endm

        endif
