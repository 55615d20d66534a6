; think.asm - what is thought about while pictures wait: the Minotaurs' way to the hero, and Ariadne's thread
;
; Both searches take the array that is not in use. A turn is a room of a search, or 32 rooms forgotten: 250 to 2,100 T. The Minotaurs' search begins again as soon as it has ended; a thread
; comes first, and meanwhile they follow the way they knew.

        if ! defined MINOTAUR_THINK
MINOTAUR_THINK equ 1

        include "programs/minotaur/search.asm"
        include "programs/minotaur/things.asm"

THINK_WAIT:     equ 29600               ; T from the interrupt's end until the upper part can be drawn
THINK_UNIT:     equ 141                 ; T at least for each unit of think_spent
THINK_SHORT:    equ 60                  ; units in a picture, and when a thread is laid
THINK_LONG:     equ 130

; think_begin - nothing has been thought yet; a thread that lies there is taken away first
; Uses:  AF, HL
think_begin:
        xor a
        ld (thread_wanted),a
        ld (thread_time),a
        ld (thread_time + 1),a
        ld a,high smell
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

; smell_which - the array that is not in use
; Out:   A = its upper byte
smell_which:
        ld a,(smell_now)
        xor $0C                         ; high smell, high smell_other
        ret

; smell_clear, trail_clear - forget what an array has
smell_clear:
        call array_clear
        ret c
        ld a,(level_now + LEVEL_SMELL)
        ld b,a
        ld c,2
array_search:                           ; B = how far, C = the next phase
        ld a,c
        ld (think_phase),a
        ld hl,order
        call search_begin
        call smell_which
        jp search_hero
trail_clear:
        call array_clear
        ret c
        ld bc,4
        jr array_search

; think_room - a room more of the search
; Out:   carry set: it has ended
think_room:
        call search_on
        push af
        ld a,4
        call think_more
        pop af
        ret
think_more:
        ld hl,think_spent
        add a,(hl)
        ld (hl),a
        ret

; array_clear - clear 32 rooms more
; In:    think_at
; Out:   carry set: it is not done
array_clear:
        proc
        local each
        ld a,7
        call think_more
        ld hl,(think_at)
        xor a
        ld b,ROOMS_WIDTH
each:
        ld (hl),a
        inc l
        djnz each
        jr nz,$ + 3
        inc h
        ld (think_at),hl
        or l
        scf
        ret nz
        ld a,h
        and 3
        scf
        ret nz                          ; the arrays are 1,024 bytes
        or a
        ret
        endp

; smell_search - a room more
smell_search:
        ld b,1
        call think_room
        ret nc
        call smell_which
        ld (smell_now),a
        xor a
        ld (think_phase),a
        ret

think_variables macro
think_phase:    ds 1                    ; a number of think_phases
think_at:       ds 2
think_spent:    ds 1                    ; in THINK_UNIT
        endm

        endif
