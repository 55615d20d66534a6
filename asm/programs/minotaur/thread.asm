; thread.asm - Ariadne's thread: the way to the nearest goal, laid and taken away

        if ! defined MINOTAUR_THREAD
MINOTAUR_THREAD equ 1

THREAD_GOAL:    equ 1                   ; gold or the door
THREAD_LEVER:   equ 2
THREAD_PULLED:  equ 3                   ; a lever that has been pulled
ROOM_GOAL:      equ 16                  ; in rooms: the thread leads here

        include "programs/minotaur/search_begin.asm"

; trail_search - a room more
trail_search:
        ld b,1
        call think_room
        ret nc
        ld hl,order
        ld (think_at),hl
        ld a,5
        ld (think_phase),a
        ret

; trail_find - is one of the next rooms a goal? The list has the nearest first
trail_find:
        proc
        local each, none, lost, found
        ld a,6
        call think_more
        ld hl,(think_at)
        ld b,6
each:
        ld de,(search_tail)
        or a
        sbc hl,de
        jr nc,none
        add hl,de
        ld e,(hl)
        inc hl
        ld a,(hl)
        inc hl
        push hl
        ld h,a
        and 3
        or high rooms
        ld d,a
        ld a,(de)
        and ROOM_GOAL
        jr nz,found
        pop hl
        djnz each
        ld (think_at),hl
        ret
none:
        ; a closed gate is before all of them: to a lever, or to one that has been pulled
        ld hl,thread_wanted
        ld a,(hl)
        cp THREAD_PULLED
        jr z,lost
        inc (hl)
        add a,LEVER - THREAD_GOAL
        ld c,a
        call goals_of
        ld hl,order + 2                 ; not to where he stands
        ld (think_at),hl
        ld a,64
        jp think_more
lost:
        xor a
        ld (hl),a
        ld (think_phase),a
        inc a
        ld (panel_stale),a
        ld hl,balls                     ; the ball is not used
        ld a,(hl)
        cp 9
        ret nc
        inc (hl)
        ret
found:
        ld l,e
        ld (think_at),hl
        pop hl
        ld a,6
        ld (think_phase),a
        ret
        endp

; trail_lay - lay the thread through a room and the passage after it
trail_lay:
        proc
        local put, last
        ld a,6
        call think_more
        ld hl,(think_at)
        call room_place
        push hl
        call put
        pop hl
        ld a,(hl)
        cp SEARCH_HERE
        jr z,last
        dec a
        push af
        push hl
        call step_place
        call put
        pop hl
        pop af
        push af
        call step_room
        ld (think_at),hl
        pop af
        ; was the hero in this passage? Then the ways of both rooms lead into it
        xor 2
        inc a
        cp (hl)
        ret nz
last:
        ld hl,THREAD_TIME
        ld (thread_time),hl
        xor a
        ld (thread_wanted),a
        ld (think_phase),a
        jp near_begin
put:
        call ground_at
        set 3,(hl)                      ; GROUND_THREAD
        ret
        endp

; trail_begin - begin to take the thread away
; Uses:  AF, HL
trail_begin:
        ld hl,ground
        ld (think_at),hl
        ld a,7
        ld (think_phase),a
        ret

; trail_take - take it away from half a row more
trail_take:
        proc
        local each
        ld a,9
        call think_more
        ld hl,(think_at)
        ld b,GROUND_STRIDE / 2
each:
        res 3,(hl)
        inc hl
        djnz each
        ld (think_at),hl
        ld a,h
        cp high rooms
        ret c
        xor a
        ld (think_phase),a
        jp near_begin
        endp

thread_variables macro
thread_wanted:  ds 1                    ; 0, or what it is to lead to: THREAD_GOAL ..
thread_time:    ds 2                    ; fiftieths of a second until it is taken away
        endm

        endif
