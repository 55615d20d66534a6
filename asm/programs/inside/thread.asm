; thread.asm - Ariadne's thread: it leads out for a while, by the shortest way
;
; A wave from the exit found the ways out of all rooms when the maze was made (make.asm), so the thread is there at once.

        if ! defined INSIDE_THREAD
INSIDE_THREAD equ 1

        include "programs/inside/hints.asm"
        include "programs/inside/sounds.asm"

THREAD_TIME:    equ 1000                ; fiftieths of a second
THREADS:        equ 3                   ; at the beginning of a game
THREADS_MOST:   equ 9

; thread_use - lay a thread from here to the exit
; Uses:  AF, BC, DE, HL
thread_use:
        proc
        local each
        ld hl,(thread_time)
        ld a,h
        or l
        ret nz                          ; there is one
        ld hl,threads
        ld a,(hl)
        or a
        ld hl,text_no_thread
        jp z,message_say
        ld hl,threads
        dec (hl)
        call thread_clear
        ld hl,THREAD_TIME
        ld (thread_time),hl
        ld a,SOUND_THREAD
        call sound_play
        ld a,(player_room)
each:
        call room_ways
        set ROOM_THREAD,(hl)
        ld a,l
        ld h,high way_out
        ld b,(hl)
        inc b
        jp z,floor_make                 ; ARRAY_HERE: the exit
        dec b
        dec b
        ld c,b
        call room_beside
        jr each
        endp

; thread_clear - no thread lies anywhere
; Uses:  AF, B, HL
thread_clear:
        ld hl,0
        ld (thread_time),hl
        dec l
        ld a,l
        ld (thread_hint),a
        ld hl,rooms
        ld b,l
        res ROOM_THREAD,(hl)
        inc l
        djnz $ - 3
        ret

; thread_turn - as time passes: say where it leads, or take it away
; In:    B = fiftieths of a second
; Uses:  AF, BC, DE, HL
thread_turn:
        proc
        local hint, stairs, said
        ld hl,(thread_time)
        ld a,h
        or l
        ret z
        ld e,b
        ld d,0
        or a
        sbc hl,de
        ld (thread_time),hl
        jr z,$ + 4
        jr nc,hint
        ld hl,text_none
        call message_say
        call thread_clear
        jp floor_make
hint:
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
threads:        ds 1                    ; that are left
thread_time:    ds 2                    ; fiftieths of a second that it lies; 0: none
thread_hint:    ds 1                    ; what has been said: a number of thread_texts
        endm

        endif
