; beasts_place.asm - where the Minotaurs begin

        if ! defined MINOTAUR_BEASTS_PLACE
MINOTAUR_BEASTS_PLACE equ 1

        include "programs/minotaur/beasts.asm"
        include "programs/minotaur/zones.asm"

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
        rra
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

        endif
