; thread.asm - Ariadne's thread: it leads out for a while, by the shortest way
;
; A wave from the exit found the ways out of all rooms when the maze was made (make.asm). The thread follows them, a few rooms in each picture.

        if ! defined INSIDE_THREAD
INSIDE_THREAD equ 1

        include "programs/inside/hints.asm"
        include "programs/inside/sounds.asm"

THREAD_TIME:    equ 1000                ; fiftieths of a second
THREADS:        equ 3                   ; at the beginning of a game
THREADS_MOST:   equ 9
THREAD_ROOMS:   equ 4                   ; in a picture
THREAD_LAID:    equ 1
THREAD_TAKEN:   equ 2

; thread_use - begin to lay a thread from here to the exit
; Uses:  AF, BC, DE, HL
thread_use:
        ld hl,(thread_time)
        ld a,(thread_rolls)
        or h
        or l
        ret nz                          ; there is one
        ld hl,threads
        ld a,(hl)
        or a
        ld hl,text_no_thread
        jp z,message_say
        ld hl,threads
        dec (hl)
        ld hl,THREAD_TIME
        ld (thread_time),hl
        ld a,SOUND_THREAD
        call sound_play
        ld a,(player_room)
        ld (thread_start),a
        ld a,THREAD_LAID                ; fall through

; thread_begin - from where it begins: it is laid, or taken up
; In:    A = THREAD_LAID or THREAD_TAKEN
; Uses:  AF
thread_begin:
        ld (thread_rolls),a
        ld a,(thread_start)
        ld (thread_at),a
        ret

; thread_roll - lay a thread in the next rooms, or take it up there
; Uses:  AF, BC, DE, HL
thread_roll:
        proc
        local each, on, ended, mark
        ld b,THREAD_ROOMS
each:
        ld a,(thread_rolls)
        or a
        ret z
        push bc
        ld a,(thread_at)
        call room_ways
        call mark
        ld h,high way_out
        ld c,(hl)
        dec c
        ld a,l
        call room_here
        jr c,on
        call room_centre
        ld l,h
        ld h,d
        call ground_at
        call mark
        ld a,c
        cp WEST + 1
        jr nc,on                        ; ARRAY_HERE
        rra
        jr c,on                         ; stairs
        ld b,0
        ex de,hl
        ld hl,thread_steps
        add hl,bc
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        add hl,de
        call mark                       ; the passage to the next one
on:
        pop hl
        ld a,c
        cp STAIRS_DOWN + 2
        jr nc,ended
        push hl
        ld a,(thread_at)
        call room_beside
        ld (thread_at),a
        pop bc
        djnz each
        ret
ended:
        xor a
        ld (thread_rolls),a
        ret
mark:
        ld a,(thread_rolls)
        set ROOM_THREAD,(hl)
        dec a                           ; THREAD_LAID
        ret z
        res ROOM_THREAD,(hl)
        ret
        endp

thread_steps:                           ; by directions: from a room to the passage beside it
        dw 0 - GROUND_STRIDE, 1, GROUND_STRIDE, 0 - 1

; thread_clear - no thread lies anywhere
; Uses:  AF, B, HL
thread_clear:
        ld hl,0
        ld (thread_time),hl
        ld a,l
        ld (thread_rolls),a
        dec l
        ld a,l
        ld (thread_hint),a
        ld hl,rooms
        ld b,l
        res ROOM_THREAD,(hl)
        inc l
        djnz $ - 3
        ret

; thread_turn - as time passes: lay it, say where it leads, or take it away
; In:    B = fiftieths of a second
; Uses:  AF, BC, DE, HL
thread_turn:
        proc
        local hint, stairs
        push bc
        call thread_roll
        pop bc
        ld hl,(thread_time)
        ld a,h
        or l
        ret z
        ld e,b
        ld d,0
        or a
        sbc hl,de
        jr z,$ + 4
        jr nc,hint
        ld hl,0
        ld (thread_time),hl
        dec l
        ld a,l
        ld (thread_hint),a
        ld hl,text_none
        call message_say
        call stairs_told
        ld a,THREAD_TAKEN
        jp thread_begin
hint:
        ld (thread_time),hl
        ld a,(player_room)
        ld l,a
        ld h,high way_out
        ld a,(hl)
        cp ARRAY_HERE
        ret z
        dec a
        ld c,4
        cp STAIRS_UP
        jr z,stairs
        inc c
        cp STAIRS_DOWN
        jr z,stairs
        rrca
        rrca
        rrca                            ; of 256 parts of a circle
        ld hl,player_turn
        sub (hl)
        add a,32
        rlca
        rlca
        and 3                           ; 0 ahead, 1 right, 2 back, 3 left
        ld c,a
stairs:
        ld a,c
        ld hl,thread_hint
        cp (hl)
        ret z
        ld (hl),a
        add a,a
        ld c,a
        ld b,0
        ld hl,thread_texts
        add hl,bc
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        jp message_say
        endp

thread_texts:
        dw text_ahead, text_right, text_back, text_left, text_thread_up, text_thread_down

thread_variables macro
thread_start:   ds 1                    ; the room where it begins
thread_at:      ds 1                    ; where it is laid next, or taken up
thread_rolls:   ds 1                    ; THREAD_LAID, THREAD_TAKEN; 0: neither
threads:        ds 1                    ; that are left
thread_time:    ds 2                    ; fiftieths of a second that it lies; 0: none
thread_hint:    ds 1                    ; what has been said: a number of thread_texts
        endm

        endif
