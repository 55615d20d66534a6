; thread.asm - Ariadne's thread: the way to the nearest goal, laid and taken away

        if ! defined MINOTAUR_THREAD
MINOTAUR_THREAD equ 1

ROOM_GOAL:      equ 16                  ; in rooms: the thread leads here

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
        local each, none, found
        ld a,5
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
        xor a                           ; a closed gate is before all of them
        ld (thread_wanted),a
        ld (think_phase),a
        ret
found:
        ld l,e
        ld (think_at),hl
        ld (trail_goal),hl
        pop hl
        ld a,6
        ld (think_phase),a
        ret
        endp

; trail_lay, trail_take - lay the thread through a room and the passage after it, or take it away
trail_lay:
        ld c,GROUND_THREAD
        call trail_step
        ret nc
        ld hl,THREAD_TIME
        ld (thread_time),hl
        xor a
        ld (thread_wanted),a
        ld (think_phase),a
        jp near_begin
trail_take:
        ld c,0
        call trail_step
        ret nc
        xor a
        ld (think_phase),a
        jp near_begin

; trail_step - a room, and the passage from it towards the hero
; In:    C = GROUND_THREAD, or 0
; Out:   carry set: it was the last one
trail_step:
        proc
        local put
        ld hl,(think_at)
        call room_place
        push hl
        call put
        pop hl
        ld a,(hl)
        cp SEARCH_HERE
        ccf
        ret c
        dec a
        push af
        push hl
        call step_place
        call put
        pop hl
        pop af
        push de
        push af
        call step_room
        pop af
        pop de
        ld (think_at),hl
        ; the hero may have been in this passage
        ld a,(hl)
        or a
        scf
        ret z
        or a
        ret
put:
        call ground_at
        ld a,(hl)
        and $FF - GROUND_THREAD
        or c
        ld (hl),a
        ret
        endp

thread_variables macro
thread_wanted:  ds 1
thread_time:    ds 2                    ; fiftieths of a second until it is taken away
trail_goal:     ds 2                    ; where it leads
        endm

        endif
