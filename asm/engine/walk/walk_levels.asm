; walk_levels.asm - the challenge: ten mazes that grow, three lives, stars and points
;
; 1. A level is a row of the program's table: bytes
;      rows, columns     of the maze
;      speed             of the pursuer, in 1/32 of a pixel a frame: the player has 64; 0: there is none
;      wait              2 frames each, until it begins
;      night             1: by torch, whatever the player has chosen; LIGHTS_OUT: by torch once the clock runs
;    The shortest way is half as long again as the maze is wide, or longer; if LEVEL_TRIES mazes have none of that length, it is the last one.
; 2. Stars: one for the way out, one for a time below par, one for at most DETOUR steps more than the shortest way has.
; 3. Points: 100 a star, and one for each tenth of a second below par; twice that by torch from the first step on.
; 4. At night par is doubled, and for the third star one may walk twice as far as the shortest way; the points are those by torch.
; 5. Par, in tenths of a second: 9/8 of the steps of the shortest way, and PAR_MORE. Who never stops needs 4/5 of them.
; 6. Who is caught loses a life and tries the same maze again.

        if ! defined ENGINE_WALK_LEVELS
ENGINE_WALK_LEVELS equ 1

        include "engine/views/marks_across.asm"
        include "engine/walk/walk_ends.asm"
        include "engine/walk/walk_play.asm"

        public challenge_begin, walk_out, walk_caught

LEVEL_BYTES:    equ 5
PAR_MORE:       equ 30
LEVEL_TRIES:    equ 8

; challenge_begin - a challenge
; In:    rng_seed
challenge_begin:
        ld a,WALK_CHALLENGE
        ld (walk_mode),a
        ld a,WALK_LIVES
        ld (lives),a
        xor a
        ld (level),a
        ld (all_stars),a
        ld (torch_wanted),a
        ld h,a
        ld l,a
        ld (points),hl
        ld hl,challenge_letters
        ld (walk_more),hl

; challenge_level - the next maze
challenge_level:
        ld a,LEVEL_TRIES
        jr challenge_make

; challenge_try - the same maze again
challenge_try:
        ld hl,(seed)
        ld (rng_seed),hl
        ld a,1
challenge_make:
        ld (level_tries),a
        call level_begin
        jp walk_play

challenge_letters:
        db 0

; level_begin - make and draw the maze of a level
; In:    level, rng_seed; level_tries = how many mazes are made until the way of one is long enough, else it is the last of them
; Out:   what walk_play needs; seed = that of the maze
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, and what the generator uses
; Writes: the screen, the field
level_begin:
        proc
        local told, another, winding
        ld a,(level)
        ld e,a
        add a,a
        add a,a
        add a,e
        ld e,a
        ld d,0
        ld hl,(walk_levels)
        add hl,de
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld e,(hl)
        inc hl
        push hl
        ld h,0
        ld l,e
        add hl,hl
        add hl,hl
        add hl,hl
        ld (hunt_speed),hl
        ex (sp),hl
        ld e,(hl)
        inc hl
        ld d,0
        ex de,hl
        add hl,hl
        ld (hunt_wait),hl
        ld a,(de)
        ld (night),a
        ld hl,torch_wanted
        or (hl)
        ld (torch_whole),a
        and 1                           ; the lights are still on if they go out
        ld (torch_on),a
        pop de                          ; the speed
        ld hl,(walk_night)
        ld a,(night)
        or a
        jr nz,told
        ld hl,(walk_hunt)
        ld a,e
        or d
        jr nz,told
        ld hl,(walk_find)
told:
        ld (ready_text),hl
another:
        ld hl,(rng_seed)
        ld (seed),hl
        push bc
        call make_sized
        pop bc
        ld a,c
        srl a
        add a,c                         ; half as long again as the maze is wide
        ld e,a
        ld d,0
        ld hl,(best_steps)
        or a
        sbc hl,de
        jr nc,winding
        ld hl,level_tries
        dec (hl)
        jr nz,another
winding:
        ink INK_TEXT
        call clear_screen
        call level_par
        call draw_bar
        jp draw_places
        endp

; level_par - the time in which a maze should be walked
; In:    best_steps, night
; Out:   par
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: par
level_par:
        ld hl,(best_steps)
        ld d,h
        ld e,l
        rept 3
        srl h
        rr l
        endm
        add hl,de
        ld de,PAR_MORE
        add hl,de
        ld a,(night)
        or a
        jr z,level_day
        add hl,hl
level_day:
        ld (par),hl
        ret

; walk_out - the walker is at the finish
walk_out:
        call draw_steps
        call draw_time
        call walk_show
        ld a,WALK_OUT
        call walk_sound
        call level_stars
        ld hl,out_title
        ld e,12
        call panel_draw
        call panel_won
        ld a,(walk_mode)
        or a
        ld hl,(walk_free_at)
        jp z,level_free
        call level_points
        ld hl,(level_won)
        ld de,(points)
        add hl,de
        ld (points),hl
        ld a,(attract_on)
        or a
        call z,draw_points
        ld hl,points_text
        call draw_text
        ld hl,(level_won)
        ink INK_VALUE
        xor a
        call draw_plain
        ld a,(torch_whole)
        or a
        ld hl,torch_text
        call nz,draw_text
        ld a,(level)
        inc a
        ld (level),a
        cp WALK_LEVELS
        push af
        ld hl,next_key
        jr nz,level_next
        ld hl,last_key
level_next:
        call panel_wait
        jp c,walk_leave
        pop af
        jp nz,challenge_level
        ld a,(attract_on)
        or a
        ret nz                          ; the demonstration is over
        jp challenge_won

level_free:
        jp (hl)

; walk_caught - the pursuer has the walker
walk_caught:
        proc
        local wait, again
        ld a,WALK_CAUGHT
        call walk_sound
        ld b,30
wait:
        call panel_frame
        djnz wait
        ld a,(attract_on)
        or a
        ret nz
        ld hl,lives
        dec (hl)
        jp z,challenge_lost
        ld hl,caught_title
        ld e,9
        call panel_draw
        ld hl,caught_text
        call draw_text
        ld hl,(lives)
        ld h,0
        ink INK_VALUE
        xor a
        call draw_plain
        ld hl,again_key
        call panel_wait
        jp c,walk_leave
        jp challenge_try
        endp

walk_levels_variables macro
level_tries:    ds 1
        endm

        endif
