; demo.asm - the library plays: it follows Ariadne's thread

        if ! defined MINOTAUR_DEMO
MINOTAUR_DEMO equ 1


DEMO_NEAR:      equ 4                   ; places: a Minotaur in sight that is nearer is met, sword in hand
DEMO_WANDERS:   equ 8                   ; places, when no thread leads anywhere

; demo_begin - nothing has been asked for
; Uses:  AF
demo_begin:
        xor a
        ld (demo_asked),a
        ld (demo_wander),a
        ret

; demo_check - a key ends it
; In:    demo_on
; Uses:  AF, HL
demo_check:
        ld a,(demo_on)
        or a
        ret z
        call key_any
        ret z
        jp minotaur_front

; hero_keys - the directions held, or those that the library would hold
; Out:   A = as keys_held has them
; Uses:  AF, BC, DE, HL
hero_keys:
        proc
        local on, ask, look, place, wanders, turn, side, none, thread, meets, meets_on
        ld a,(demo_on)
        or a
        ld a,(hero_held)
        ret z
        call demo_meets
        ld b,a
        ld a,(hero_gone)
        jr c,none
        or a
        ld a,b
        jr z,meets
        ld c,a                          ; between two places he can turn round
        ld a,(hero_way)
        xor c
        and 1
        ld a,c
        jr z,meets_on
        jr on
none:
        or a
        jr nz,on
thread:                                 ; in a place: on by the thread
        ld a,(thread_wanted)
        or a
        ld a,0
        ret nz                          ; it is being thought of
        ld de,(hero_place)
        call ground_at
        res 3,(hl)                      ; GROUND_THREAD: he has been here
        ld c,GROUND_THREAD
        call look
        jr nc,turn
        ld a,(demo_wander)
        or a
        jr nz,wanders
        ld hl,demo_asked
        cp (hl)
        jr z,ask
        ld (hl),a                       ; no thread leads anywhere: a gate is shut. Perhaps there is a lever
        ld a,DEMO_WANDERS
        ld (demo_wander),a
        xor a
        ret
ask:
        inc (hl)
        ld h,a
        ld l,a
        ld (thread_time),hl
        inc a
        ld (thread_wanted),a
        dec a
        ret
wanders:
        dec a
        ld (demo_wander),a
        call rng_next
        and 3
        ld b,a                          ; any way that is free, but not back
        ld c,4
side:
        ld a,(hero_way)
        xor 2
        cp b
        ld a,b
        jr z,$ + 8
        call hero_free
        ld a,b
        jr z,turn
        inc b
        ld a,b
        and 3
        ld b,a
        dec c
        jr nz,side
        ld a,(hero_way)
        xor 2
meets:
        push af
        call hero_free
        pop bc
        ld a,b
        jr nz,thread                    ; there is a wall between them
turn:
        ld (hero_way),a
        ld hl,demo_asked
        ld (hl),0
on:
        ld a,(hero_way)
meets_on:
        jp way_bit
; look - a way from here to a place with a bit of C; carry set: there is none, else A = the way
look:
        xor a
place:
        push af
        ld de,(hero_place)
        call step_place
        call ground_at
        ld a,(hl)
        and c
        jr z,$ + 4
        pop af
        ret                             ; carry is clear
        pop af
        inc a
        cp 4
        ccf
        ret c
        jr place
        endp

        include "programs/minotaur/demo_meets.asm"

demo_variables macro
demo_on:        ds 1                    ; 1: the library plays
demo_asked:     ds 1                    ; 1: for a thread
demo_wander:    ds 1                    ; places left to go without one
        endm

        endif
