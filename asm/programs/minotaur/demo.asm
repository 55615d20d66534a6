; demo.asm - the library plays: it follows Ariadne's thread

        if ! defined MINOTAUR_DEMO
MINOTAUR_DEMO equ 1

        include "engine/keys/any_key.asm"
        include "programs/minotaur/hero.asm"

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

; demo_meets - is a Minotaur near, in his row or column, and has he a sword?
; Out:   carry clear: yes, A = direction
; Uses:  AF, BC, DE, HL
demo_meets:
        proc
        local each, other, row, far, near
        ld a,(swords)
        sub 1
        ret c
        ld hl,beasts
        ld a,(level_now + LEVEL_BEASTS)
        ld b,a
each:
        push hl
        ld d,(hl)                       ; row
        inc hl
        ld e,(hl)
        ld hl,(hero_place)
        ld c,RIGHT
        ld a,d
        sub h
        ld d,a
        ld a,e
        jr z,row
        sub l
        jr nz,other
        ld c,DOWN
        ld a,d
        jr far
row:
        sub l
far:                                    ; how far it is right of him, or below him
        or a
        jp p,near
        neg
        set 1,c                         ; LEFT, or UP
        bit 0,c
        jr nz,near
        ld c,UP
near:
        cp DEMO_NEAR
        jr nc,other
        pop hl
        push hl
        ld de,BEAST_STATE
        add hl,de
        ld a,(hl)
        cp BEAST_DEAD
        jr z,other
        pop hl
        ld a,c
        or a
        ret
other:
        pop hl
        ld de,BEAST_BYTES
        add hl,de
        djnz each
        scf
        ret
        endp

demo_variables macro
demo_on:        ds 1                    ; 1: the library plays
demo_asked:     ds 1                    ; 1: for a thread
demo_wander:    ds 1                    ; places left to go without one
        endm

        endif
