; bolts.asm - a bolt in each half, one the image of the other: who is there first has both, and runs at twice his pace for two seconds
;
; It lies nearer to the ring than the starts do, on the way or beside it: is it worth the steps? Hexagons and storeys have none.

        if ! defined RACE_BOLTS
RACE_BOLTS equ 1

        include "lib/random.asm"
        include "programs/race/make.asm"
        include "programs/race/runners.asm"
        include "programs/race/sounds.asm"

        public bolt_1, bolt_2

BOLT_FRAMES:    equ 100
BOLT_INK:       equ $47
BOLT_STEPS:     equ 8                   ; from the ring, and nearer to it than the starts, at least
NO_BOLT:        equ $FFFF

; bolts_lay - lay both
; In:    the maze; work = distances from the finish; rng_seed
; Out:   bolt_1, bolt_2
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
bolts_lay:
        proc
        local draw, next
        ld b,0
draw:
        push bc
        call rng_next
        and 30
        inc a
        ld d,a
        ld a,l
        and 14
        inc a
        ld e,a
        ld a,(lines_rows)
        dec a
        cp d
        jr c,next
        ld a,(middle)
        cp e
        jr c,next
        push de
        call place_label
        pop de
        cp BOLT_STEPS
        jr c,next
        add a,BOLT_STEPS
        ld hl,best_steps
        cp (hl)
        jr nc,next
        pop bc
        ld (bolt_1),de
        ld a,(lines_columns)
        dec a
        sub e
        ld e,a
        ld (bolt_2),de
        ret
next:
        pop bc
        djnz draw
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
