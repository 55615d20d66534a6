; walk_hunt.asm - the pursuer in a walk: it begins, a heart beats, it catches

        if ! defined ENGINE_WALK_HUNT
ENGINE_WALK_HUNT equ 1

        include "engine/views/marks_across.asm"
        include "engine/views/pursuer.asm"
        include "engine/views/walker.asm"
        include "engine/walk/walk_record.asm"
        include "engine/walk/walk_sounds.asm"

BEAT_NEAR:      equ 24                  ; steps: the pursuer is heard
HUNTER_INK:     equ $42

; walk_hunts - a frame of the hunt
; Out:   at (walk_caught_at) if it is over
walk_hunts:
        proc
        local goes, beat
        ld hl,(pursuer_wait)
        push hl
        call pursuer_frame
        pop hl
        jr nc,goes
        dec hl
        ld a,h
        or l
        ret nz
        ld a,WALK_CHASE
        jp walk_sound
goes:
        push ix
        ld ix,walker
        ld hl,pursuer
        call figures_meet
        pop ix
        jr nc,beat
        pop hl                          ; the return address
        ld hl,(walk_caught_at)
        jp (hl)
beat:                                   ; a heart that beats the faster the nearer it is
        call pursuer_far
        ld a,h
        or a
        ret nz
        ld a,l
        cp BEAT_NEAR
        ret nc
        ld hl,beat_wait
        dec (hl)
        ret nz
        add a,12
        ld (hl),a
        ld a,WALK_BEAT
        jp walk_sound
        endp

walk_hunt_variables macro
hunt_speed:     ds 2                    ; of the pursuer; 0: there is none
hunt_wait:      ds 2                    ; frames until it begins
beat_wait:      ds 1
        endm

        endif
