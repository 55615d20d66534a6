; dangers.asm - where gates and embers are, and how long they may make the guide wait

        if ! defined ENDLESS_DANGERS
ENDLESS_DANGERS equ 1

        include "lib/random.asm"
        include "programs/endless/levels.asm"

GATE_STEPS:     equ 6
EMBER_STEPS:    equ 7

; guide_gate_here - is there to be a gate where the guide goes down?
; In:    made_dangers, rows_made
; Out:   carry set: yes
; Keeps: BC, DE
; Uses:  AF, HL
guide_gate_here:
        ld a,(made_dangers)
        and GATES
        ret z
        ld a,(rows_made)
        and 3
        dec a
        ret nz
        call rng_next
        cp 192                          ; in three of four
        ret

; guide_ember_here - put an ember into every eighth row: where the guide goes down, or anywhere
; In:    B = steps; E = where it goes down; made_dangers, rows_made
; Out:   B = steps, with waiting if the guide passes the ember
; Keeps: DE
; Uses:  AF, C, HL
guide_ember_here:
        proc
        local there, between, passes
        ld a,(made_dangers)
        and EMBERS
        ret z
        ld a,(rows_made)
        and 7
        ret nz
        ld c,e
        call rng_next
        add a,a
        jr c,there
        push de
        ld e,CELLS
        call rng_below
        add a,a
        inc a
        ld c,a
        pop de
there:
        ld a,(rows_made)
        ld l,a
        ld h,high gems
        ld a,c
        or EMBER
        ld (hl),a
        ld a,(guide_cell)               ; between A and E?
        cp e
        jr c,between
        cp c
        ret c
        ld a,c
        cp e
        ret c
        jr passes
between:
        dec a
        cp c
        ret nc
        ld a,e
        cp c
        ret c
passes:
        ld a,b
        add a,EMBER_STEPS
        ld b,a
        ret
        endp

        endif
