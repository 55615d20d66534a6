; moves.asm - what happens in a fiftieth of a second

        if ! defined MINOTAUR_MOVES
MINOTAUR_MOVES equ 1

EVENT_KILL:     equ 128                 ; a bit: he may have found something too
EVENT_DEATH:    equ 21

; play_tick - a fiftieth of a second
play_tick:
        proc
        local none, torch
        call hero_keys
        push af
        and KEY_FIRE
        ld hl,fire_was
        ld b,(hl)
        ld (hl),a
        cp b
        call nz,fire_changes
        pop af
        call hero_step
        call beasts_step
        call near_turn
        ld a,(scene_beasts)
        or a
        call nz,hero_meets              ; carry is clear else
        jr nc,none
        ld a,EVENT_DEATH
        ld (hero_event),a
none:
        ld hl,(thread_time)
        ld a,h
        or l
        jr z,torch
        dec hl
        ld (thread_time),hl
        ld a,h
        or l
        jr nz,torch
        call trail_begin
torch:
        ld hl,(torch_time)
        ld a,h
        or l
        ret z
        dec hl
        ld (torch_time),hl
        ret
        endp

        endif
