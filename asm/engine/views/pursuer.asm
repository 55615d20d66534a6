; pursuer.asm - a figure that takes the only way to the walker, in a maze without loops
;
; The way is kept, not sought: a list of steps, from where the pursuer's step ends to where the walker is. A step of the walker is put on its end, or
; takes the last one away if it leads back; a step of the pursuer takes the first one. In a tree the list is always the only way that
; does not turn back, so it is the shortest one, and a frame costs the same in any maze.
;
; The list lies in a ring of PURSUER_RING bytes: more than a maze of 31 x 31 has places on one way.

        if ! defined ENGINE_PURSUER
ENGINE_PURSUER equ 1

        include "engine/views/figure.asm"

        public pursuer_begin, pursuer_walked, pursuer_frame, pursuer_far

PURSUER_RING:   equ 512

; pursuer_begin - put the pursuer where the walker is, and let it wait
; In:    D, E = field row, column; BC = frames; the pursuer's FIGURE_SPEED, .._SHAPE and .._INK are the program's
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: pursuer, and what follows it
pursuer_begin:
        ld (pursuer_wait),bc
        ld hl,0
        ld (pursuer_first),hl
        ld (pursuer_last),hl
        push ix
        ld ix,pursuer
        call figure_put
        pop ix
        ret

; pursuer_walked - the walker has come to the next place
; In:    A = the way that led there: KEY_UP ..
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: pursuer_last, pursuer_ring
pursuer_walked:
        proc
        local on
        ld c,a
        call way_back
        ld b,a
        ld hl,(pursuer_last)
        ld a,(pursuer_first)
        cp l
        jr nz,on
        ld a,(pursuer_first + 1)
        cp h
        jr z,pursuer_add                ; it is where the walker was
on:
        dec hl
        call pursuer_place
        ld a,(hl)
        cp b
        jr nz,pursuer_add
        ld hl,(pursuer_last)
        dec hl
        jr pursuer_end
pursuer_add:                            ; C = way
        ld hl,(pursuer_last)
        call pursuer_place
        ld (hl),c
        ld hl,(pursuer_last)
        inc hl
pursuer_end:
        ld a,h
        and high (PURSUER_RING - 1)
        ld h,a
        ld (pursuer_last),hl
        ret
        endp

; pursuer_place - a place of the ring
; In:    HL = its number, which may be beyond an end
; Out:   HL = its address
; Keeps: BC, DE
; Uses:  AF
pursuer_place:
        push de
        ld a,h
        and high (PURSUER_RING - 1)
        ld h,a
        ld de,pursuer_ring
        add hl,de
        pop de
        ret

; pursuer_frame - a frame of the hunt
; In:    -
; Out:   carry set: it waits
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the pursuer, and what follows it
; Time:  874 T at most
pursuer_frame:
        proc
        local goes, over
        ld hl,(pursuer_wait)
        ld a,h
        or l
        jr z,goes
        dec hl
        ld (pursuer_wait),hl
        scf
        ret
goes:
        push ix
        ld ix,pursuer
        ld a,(ix + FIGURE_WAY)
        or a
        call z,pursuer_turn
        jr z,over
        call figure_go
        call c,pursuer_turn
over:
        pop ix
        or a
        ret
        endp

; pursuer_turn - take the next step of the list
; In:    IX = pursuer, at a place
; Out:   Z: there is none, it stands
; Uses:  AF, BC, HL
pursuer_turn:
        proc
        local over
        call pursuer_far
        ld a,h
        or l
        jr z,over
        ld hl,(pursuer_first)
        call pursuer_place
        ld c,(hl)
        ld hl,(pursuer_first)
        inc hl
        ld a,h
        and high (PURSUER_RING - 1)
        ld h,a
        ld (pursuer_first),hl
        ld a,c
over:
        ld (ix + FIGURE_WAY),a
        or a
        ret nz
        ld (ix + FIGURE_PIXEL),a
        ld (ix + FIGURE_PART),a
        ret
        endp

; pursuer_far - how many steps the walker is away
; In:    -
; Out:   HL = steps, from the end of the step that it takes now
; Keeps: IX, IY
; Uses:  AF, BC
; Writes: nothing
pursuer_far:
        ld hl,(pursuer_last)
        ld bc,(pursuer_first)
        or a
        sbc hl,bc
        ld a,h
        and high (PURSUER_RING - 1)
        ld h,a
        ret

pursuer_variables macro
pursuer:        ds FIGURE_BYTES
pursuer_wait:   ds 2                    ; frames until it begins
pursuer_first:  ds 2                    ; numbers in the ring
pursuer_last:   ds 2
pursuer_ring:   ds PURSUER_RING
        endm

        endif
