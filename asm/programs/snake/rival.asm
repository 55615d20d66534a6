; rival.asm - the rival: it comes out of its hole, takes berries, and is trapped

        if ! defined SNAKE_RIVAL
SNAKE_RIVAL equ 1

        include "programs/snake/moves.asm"

        public rival_move

RIVAL_AGAIN:    equ 160
PATIENCE:       equ 50                  ; frames without a way until it is trapped
HOLE_FRAMES:    equ 64                  ; for which its hole is seen before
TRAPPED_POINTS: equ 100

; rival_move - the rival in this frame
; Uses:  AF, BC, DE, HL, IX
rival_move:
        proc
        local lives, dies, gone, waits, hole
        ld ix,rival
        ld a,(ix + S_SPEED)
        or a
        ret z                           ; there is none on this level
        ld a,(ix + S_STATE)
        dec a
        jr z,lives
        dec a
        jr z,dies
        ld a,(ix + S_WAIT)
        sub 1
        jr c,gone
        ld (ix + S_WAIT),a
        cp HOLE_FRAMES
        ret nc
        and 7
        ret nz
        ld c,RIVAL_INK                  ; its hole opens
        ld hl,snake_shapes + 8 * SHAPE_HOLE
        bit 3,(ix + S_WAIT)
        jr z,hole
        ld c,FLOOR_INK
hole:
        ld de,(places + 2)
        push hl
        call field_address
        ld a,(hl)
        pop hl
        or a
        ret nz
        jp skin_plan
gone:                                   ; it comes, if its hole is free
        ld de,(places + 2)
        call field_address
        ld a,(hl)
        and BODIES
        ret nz
        call snake_hatch
        ret c
        ld hl,hatch_text
        call message
        ld a,HATCH_SOUND
        jp effect_number
dies:                                   ; a cell a frame
        ld a,(ix + S_LENGTH)
        or a
        jr nz,rival_shrinks
        ld (ix + S_STATE),STATE_NONE
        ld (ix + S_WAIT),RIVAL_AGAIN
        ret
lives:
        call snake_glide
        ret nc
        call seek_way
        jr c,waits
        ld (ix + S_WAIT),0
        call snake_enter
        ret z
        ld (hl),BERRY_FIRST             ; it ripens again
        ld a,(level_growth)
        call snake_eats
        ld a,(wanted)
        cp c
        ld hl,steal_text
        call z,message
        ld a,STEAL_SOUND
        jp effect_number
waits:                                  ; it snaps at what is in its way
        xor a
        sub (ix + S_SPEED)
        ld (ix + S_POS),a
        ld a,(ix + S_WAIT)
        rra
        rra
        rra
        and 1
        ld (ix + S_JAWS),a
        inc (ix + S_WAIT)
        ld a,(ix + S_WAIT)
        cp PATIENCE
        ret c
        ld (ix + S_STATE),STATE_DIES
        ld de,TRAPPED_POINTS
        call score_add
        ld hl,trapped_text
        call message
        ld a,TRAPPED_SOUND
        jp effect_number
        endp
rival_shrinks:
        call snake_drop
        jp cell_plan

        endif
