; bolts.asm - a bolt in each half, one the image of the other: who is there first has both, and runs at twice his pace for two seconds
;
; It lies beside the way, up to four cells behind a fork: is it worth the steps? Hexagons and storeys have none.

        if ! defined RACE_BOLTS
RACE_BOLTS equ 1

        include "lib/random.asm"
        include "programs/race/make.asm"
        include "programs/race/runners.asm"
        include "programs/race/sounds.asm"

        public bolt_1, bolt_2

BOLT_FRAMES:    equ 100
BOLT_INK:       equ $47
BOLT_PLACES:    equ 8                   ; of the way before its fork and after it, at least
BOLT_DEEP:      equ 4                   ; cells into the side way, at most: a power of two
BOLT_TRIES:     equ 24
NO_BOLT:        equ $FFFF

; bolts_lay - lay both
; At a fork of the way, some cells into the side way; or on the way, if no fork is found.
; In:    D, E = the start of the way; route; best_steps; rng_seed
; Out:   bolt_1, bolt_2
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
bolts_lay:
        proc
        local draw, next, walk, deeper
        ld b,BOLT_TRIES
draw:
        push bc
        push de
        call rng_next
        and 126                         ; a cell of the way
        cp BOLT_PLACES
        jr c,next
        ld b,a
        add a,BOLT_PLACES
        ld hl,best_steps
        cp (hl)
        jr nc,next
        ld hl,route
walk:
        ld a,(hl)
        inc hl
        push bc
        rrca
        call way_bit
        pop bc
        ld c,a
        keys_move
        djnz walk
        push hl
        call bolt_put
        pop hl
        ld a,(hl)                       ; the way leads on there
        rrca
        call way_bit
        call bolt_side
        jr z,next
        call rng_next
        and BOLT_DEEP - 1
        inc a
        ld b,a                          ; cells into it
deeper:
        push bc
        ld a,c
        keys_move
        ld a,c
        keys_move
        xor a
        call bolt_side
        ld a,c
        pop bc
        ld c,a
        jr z,$ + 4                      ; a dead end
        djnz deeper
        call bolt_put
        pop de
        pop bc
        ret
next:
        pop de
        pop bc
        djnz draw
        ret
        endp

; bolt_side - a way that leads on from a place
; In:    D, E = place; C = the way by which one comes; A = a way that does not count, or 0
; Out:   C = it; Z: there is none, and C is 0
; Keeps: DE, IX, IY
; Uses:  AF, B, HL
bolt_side:
        proc
        local side, no
        ld b,a
        ld a,c
        call way_back
        or b
        ld b,a                          ; they do not count
        ld c,KEY_LEFT
side:
        ld a,b
        and c
        jr nz,no
        push de
        ld a,c
        keys_move
        call field_address
        pop de
        bit 7,(hl)
        jr nz,no
        or 1                            ; NZ
        ret
no:
        srl c
        jr nz,side
        ret
        endp

; bolt_put - they lie there
; In:    D, E = row, column of one
; Out:   bolt_1 on the left, bolt_2 on the right
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
bolt_put:
        proc
        local left
        ld h,d
        ld a,(lines_columns)
        dec a
        sub e
        ld l,a
        cp e
        jr c,left
        ex de,hl
left:
        ld (bolt_1),hl
        ld (bolt_2),de
        ret
        endp

; bolt_check - has a runner come to a bolt?
; In:    IX = runner; D, E = his place
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
bolt_check:
        proc
        local found
        ld hl,(bolt_1)
        or a
        sbc hl,de
        jr z,found
        ld hl,(bolt_2)
        or a
        sbc hl,de
        ret nz
found:
        ld (ix + RUN_BOLT),BOLT_FRAMES + 1
        ld hl,(bolt_1)
        push hl
        ld hl,(bolt_2)
        call bolts_none
        ex de,hl
        call place_draw
        pop de
        call place_draw
        ld a,SOUND_GO
        jp sound
        endp

; bolts_none - there are none
; Keeps: all
bolts_none:
        push hl
        ld hl,NO_BOLT
        ld (bolt_1),hl
        ld (bolt_2),hl
        pop hl
        ret

; bolt_frame - a frame of a runner who may have a bolt
; In:    IX = runner
; Keeps: IX, IY
; Uses:  AF, C
bolt_frame:
        ld a,(ix + RUN_BOLT)
        or a
        ret z
        dec (ix + RUN_BOLT)
        jr z,bolt_over
        cp BOLT_FRAMES + 1
        ret nz
        sla (ix + FIGURE_SPEED)
        rl (ix + FIGURE_SPEED + 1)
        ld (ix + FIGURE_INK),BOLT_INK
        ret

; bolt_end - a race is over
; In, Keeps, Uses: as bolt_frame
bolt_end:
        ld a,(ix + RUN_BOLT)
        ld (ix + RUN_BOLT),0
        dec a
        cp BOLT_FRAMES
        ret nc                          ; none, or one that has not begun
bolt_over:
        proc
        local second
        srl (ix + FIGURE_SPEED + 1)
        rr (ix + FIGURE_SPEED)
        call second_runner
        ld c,INK_2
        jr z,second
        ld c,INK_1
second:
        ld (ix + FIGURE_INK),c
        ret
        endp

bolt_shape:
        db $0E, $1C, $38, $7E, $1C, $38, $30, $20

bolts_variables macro
bolt_1:         ds 2                    ; column, row
bolt_2:         ds 2
        endm

        endif
