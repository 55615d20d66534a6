; hunt.asm - where a Minotaur goes from a room

        if ! defined MINOTAUR_HUNT
MINOTAUR_HUNT equ 1

; beasts_home - all go back to where they began, when the hero has lost a life
; Uses:  AF, BC, DE, HL, IX
beasts_home:
        proc
        local each
        ld ix,beasts
        ld a,(level_now + LEVEL_BEASTS)
        ld b,a
each:
        ld a,(ix + BEAST_STATE)
        cp BEAST_DEAD
        call nz,beast_home
        ld de,BEAST_BYTES
        add ix,de
        djnz each
        ret
        endp

; beast_returns - after a while a dead one is there again, where it began, if the hero is far from there
; In:    IX
; Uses:  AF, BC, DE, HL
beast_returns:
        proc
        local far
        dec (ix + BEAST_SUM)
        ret nz
        dec (ix + BEAST_GONE)
        ret nz
        inc (ix + BEAST_GONE)           ; if it cannot be, later
        ld e,(ix + BEAST_HOME)
        ld d,(ix + BEAST_HOME + 1)
        ld hl,(hero_place)
        ld a,d
        sub h
        add a,BEAST_FAR
        cp 2 * BEAST_FAR + 1
        jr nc,far
        ld a,e
        sub l
        add a,BEAST_FAR
        cp 2 * BEAST_FAR + 1
        ret c
far:
        call place_taken
        ret c
        endp                            ; fall through into beast_home

; beast_home - a Minotaur is where it began
; In:    IX
; Uses:  A, DE
beast_home:
        ld e,(ix + BEAST_HOME)
        ld d,(ix + BEAST_HOME + 1)
        ld (ix + BEAST_ROW),d
        ld (ix + BEAST_COLUMN),e
        xor a
        ld (ix + BEAST_GONE),a
        ld (ix + BEAST_STATE),a
        ret

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

        include "programs/minotaur/taken.asm"

hunt_variables macro
smell_now:      ds 1                    ; which array has the way to the hero: high smell or high smell_other
        endm

        endif
