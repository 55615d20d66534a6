; think.asm - what is thought about while pictures wait: the Minotaurs' way to the hero, and Ariadne's thread
;
; Both searches take the array that is not in use. A turn is a room of a search, or 32 rooms forgotten: 250 to 2,100 T. The Minotaurs' search begins again as soon as it has ended; a thread
; comes first, and meanwhile they follow the way they knew.

        if ! defined MINOTAUR_THINK
MINOTAUR_THINK equ 1

        include "programs/minotaur/search.asm"
        include "programs/minotaur/things.asm"

THINK_WAIT:     equ 29100               ; T from the interrupt's end until the upper part can be drawn
THINK_UNIT:     equ 141                 ; T at least for each unit of think_spent
THINK_SHORT:    equ 60                  ; units in a picture, and when a thread is laid
THINK_LONG:     equ 120

; think_begin - nothing has been thought yet; a thread that lies there is taken away first
; Uses:  AF, HL
think_begin:
        xor a
        ld (thread_wanted),a
        ld (thread_time),a
        ld (thread_time + 1),a
        ld a,high smell_other
        ld (smell_now),a
        jp trail_begin

; think_waiting - think and wait until the beam has left the upper part of the window, after HALT
; In:    A = think_spent of what has been done since then
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
think_waiting:
        proc
        local each, done, wait
        ld (think_spent),a
        ld b,THINK_SHORT
        ld a,(thread_wanted)
        or a
        jr z,$ + 4
        ld b,THINK_LONG
each:
        ld a,(think_spent)
        cp b
        jr nc,done
        push bc
        ld b,1
        call think
        pop bc
        jr each
done:
        ld c,a
        ld a,THINK_WAIT / THINK_UNIT
        sub c
        ret c
        ret z
wait:                                   ; THINK_UNIT
        ld b,9
        djnz $
        inc hl
        dec a
        jr nz,wait
        ret
        endp

; think - think for some turns
; In:    B = turns
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
think:
        proc
        local back
        push bc
        ld a,(think_phase)
        add a,a
        ld e,a
        ld d,0
        ld hl,think_phases
        add hl,de
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ld a,(think_spent)
        inc a                           ; what each turn takes at least
        ld (think_spent),a
        call back
        pop bc
        djnz think
        ret
back:
        jp (hl)
        endp

think_phases:
        dw think_next, smell_clear, smell_search, trail_clear, trail_search, trail_find, trail_lay, trail_take
THINK_WITHOUT_ARRAY: equ 7              ; this one needs neither the list in `order` nor an array

; think_next - what is to be thought next?
think_next:
        proc
        local smells, begins
        ld a,(thread_wanted)
        or a
        jr z,smells
        ld a,32
        call think_more
        call goals_mark
        ld c,3
        jr begins
smells:
        ld c,1
begins:
        call smell_which
        ld h,a
        ld l,0
        ld (think_at),hl
        ld a,c
        ld (think_phase),a
        ret
        endp

        include "programs/minotaur/smell.asm"

think_variables macro
think_phase:    ds 1                    ; a number of think_phases
think_at:       ds 2
think_spent:    ds 1                    ; in THINK_UNIT
        endm

        endif
