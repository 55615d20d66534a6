; events.asm - what the hero does seldom: a ball of thread is used, something is found

        if ! defined MINOTAUR_EVENTS
MINOTAUR_EVENTS equ 1

; fire_changes - use a ball of thread, if fire is pressed, and not let go
; In:    A = KEY_FIRE or 0
fire_changes:
        or a
        ret z
        call break_held                 ; its SPACE is no fire
        ret nc
        ld a,(thread_wanted)
        ld hl,thread_time
        or (hl)
        inc hl
        or (hl)
        ret nz
        ld hl,balls
        ld a,(hl)
        or a
        ret z
        dec (hl)
        ld a,THREAD_GOAL
        ld (thread_wanted),a
        ld (panel_stale),a
        ret

; goals_mark - where the thread leads: to gold, and when there is none left, to the door
; Uses:  AF, BC, DE, HL
goals_mark:
        ld a,(gold_left)
        or a
        ld c,GOLD
        jr nz,$ + 4
        ld c,DOOR
goals_of:                               ; the same for things of kind C
        proc
        local each, next
        ld hl,things
        ld b,THINGS
each:
        ld a,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        inc hl
        or a
        jr z,next
        push hl
        cp c
        push af
        call room_at
        pop af
        res 4,(hl)                      ; ROOM_GOAL
        jr nz,$ + 4
        set 4,(hl)
        pop hl
next:
        djnz each
        ret
        endp

; play_event - something has happened to the hero
; In:    A = what
; Out:   carry set: the level is won
play_event:
        proc
        local door, other, sound, kill
        ld b,a
        xor a
        ld (hero_event),a
        ld a,b
        and EVENT_KILL - 1
        cp DOOR
        jr z,door
        cp GOLD
        jr nz,other
        ld a,(gold_left)                ; with the last gold the door opens: it sounds like a lever
        sub 1
        sbc a,a
other:
        cp LEVER
        ld a,SOUND_FOUND
        jr c,sound
        ld a,SOUND_LEVER
sound:
        bit 7,b
        jr z,$ + 4
kill:
        ld a,SOUND_KILL
        call sound_play
        ld a,(thread_wanted)            ; a thread that is being looked for leads to what is left
        or a
        call nz,goals_mark
        ld a,1
        ld (panel_stale),a
        call near_begin
        or a
        ret
door:
        ld a,(gold_left)
        sub 1
        ret c
        bit 7,b
        jr nz,kill
        ret
        endp

play_letters:
        db KEY_BREAK
        dw game_stops
        db 'H'
        dw play_pause
        db 'M'
        dw map_show
        db 0

        endif
