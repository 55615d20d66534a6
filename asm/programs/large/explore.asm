; explore.asm - walking in a large maze, in a challenge or freely: each frame and the keys

        if ! defined LARGE_EXPLORE
LARGE_EXPLORE equ 1

        include "engine/keys/key_any.asm"
        include "engine/sound/sound.asm"
        include "programs/large/steps.asm"

HERO:           equ $40                 ; bits of a place
GOAL:           equ $20
ENTRANCE:       equ $10                 ; on a free walk
GEM:            equ $10                 ; in a challenge
TRAIL:          equ $04
SCENT:          equ $03                 ; of a trail: half the code of the step from there
STEP_FRAMES:    equ 4

; explore_walk - the beginning is drawn: walk
explore_walk:
        ld a,(walk_mode)
        or a
        call nz,clock_begin
        jp clock_drawn

; explore_next, explore_frame - the clock; then a fiftieth of a second: letters, directions. A step begins at the same time in each frame, since it is
; drawn behind the beam.
explore_next:
        proc
        local player, moves, free, ready, across, cell, step
        ld a,(walk_mode)
        or a
        call nz,clock_run
explore_frame:
        halt
        ld a,(demo_on)
        or a
        jr z,player
        call demo_key
        ld hl,gems_got
        ld a,(hl)
        inc hl                          ; demo_got
        cp (hl)
        ld (hl),a
        call nz,demo_way
        jr moves
player:
        call key_read
explore_key:
        ld hl,walk_mode
        bit 0,(hl)
        ld hl,free_letters
        jr z,free
        ld hl,challenge_letters
free:
        call key_act
moves:
        ld hl,step_wait
        ld a,(hl)
        or a
        jr z,ready
        ld b,a
        dec hl                          ; step_began
        ld a,(FRAMES)
        sub (hl)
        cp b
        jr nc,ready
        add a,a
        cp b
        call nc,half_done
        call explore_hands
        ld c,a
        ld hl,step_hands
        ld a,(hl)
        ld (hl),c
        cpl
        and c
        jr z,explore_next
        inc hl                          ; step_next
        ld (hl),a                       ; a short press meanwhile counts
        jr explore_next
ready:
        xor a
        ld (step_wait),a
        call explore_hands
        ld hl,step_next
        or (hl)
        ld (hl),0
        and 15
        ld c,a
        ld (step_hands),a
        ld a,(last_way)
        ld b,15
        or a
        jr z,across
        ld b,KEY_LEFT + KEY_RIGHT
        and KEY_UP + KEY_DOWN
        jr nz,across
        ld b,KEY_UP + KEY_DOWN
across:                                 ; B = the ways across that of the last step
        ld de,(hero)
        ld a,d
        and e
        rra
        ld a,c
        jr c,cell
        and b                           ; between two cells: a way across waits for the next one,
        ld (hl),a
        xor c
        jr nz,cell
        ld a,(last_way)                 ; and without a key he goes on to it
cell:
        and 15
        jp z,explore_next
        ld c,a
        ld a,(FRAMES)
        ld (step_began),a
        push bc                         ; a corner whose key is down is taken first
        ld a,b
        and c
        call hero_try
        pop bc
        jr nc,step
        ld a,(last_way)
        and c
        push bc
        call hero_try
        pop bc
        jr nc,step
        ld a,c
        call hero_try
        jp c,explore_next
step:
        ld a,STEP_FRAMES
        ld (step_wait),a
        jp explore_next
        endp

; explore_hands - the directions held, by the player or the library
; Out:   A
; Uses:  F, BC, HL
explore_hands:
        ld a,(demo_on)
        or a
        jp z,keys_held
        ld hl,(way_at)
        ld bc,(steps)
        add hl,bc
        ld a,(hl)                       ; fall through into code_way

; code_way - the direction of a code of the shortest way
; In:    A = code
; Out:   A
; Keeps: C, DE, HL
; Uses:  F, B
code_way:
        proc
        local turn
        rrca
        ld b,a
        inc b
        ld a,128
turn:
        rlca
        djnz turn
        ret
        endp

free_letters:
        db KEY_BREAK
        dw to_menu
        db 'W'
        dw way_key
        db 'F'
        dw way_follow
        db 'N'
        dw to_next
        db 0
challenge_letters:
        db KEY_BREAK
        dw hold_key
        db 'W'
        dw clue_key
        db 'M'
        dw whole_key
        db 'B'
        dw bone_key
        db 'H'
        dw hold_key
        db 0

; demo_way - find the way that the library goes: to the first gem, then to where W leads; the clock waits, as it does for W
; Out:   big_route; way_at = where the code of step 0 would be
demo_way:
        call solve_demo
        ld hl,big_route
        ld de,(steps)
        or a
        sbc hl,de
        ld (way_at),hl                  ; fall through into clock_waits

; clock_waits - the time that has passed since the clock ran does not count
; Uses:  A
clock_waits:
        ld a,(FRAMES)
        ld (clock_last),a
        ret

; demo_key - a key ends the demonstration, also one that was pressed and let go while something was drawn
; Keeps: BC, DE
; Uses:  AF, HL
demo_key:
        call key_any
        jr nz,demo_end
        call key_letter
        ret z
demo_end:
        xor a
        ld (demo_on),a
        call keys_release
        jp to_title

        endif
