; challenge.asm - what a challenge adds to a walk: the clock, a clue, the whole map, a rest

        if ! defined LARGE_CHALLENGE
LARGE_CHALLENGE equ 1

        include "engine/views/map_see.asm"
        include "programs/large/show.asm"
        include "programs/large/gems.asm"

TIME_LEAST:     equ 20                  ; seconds, besides three times those that the shortest way takes
TIME_SHORT:     equ 10                  ; from here on each second is heard
CLUE_STEPS:     equ 40
CLUE_COST:      equ 15                  ; seconds
WHOLE_COST:     equ 20

; clock_begin - find the shortest way, which tells the time for this maze, and in a demonstration is followed
; In:    hero, goal
; Out:   best_steps, seconds; big_route
clock_begin:
        ld de,(hero)
        ld hl,(goal)
        call solve_wave_large
        ld (best_steps),bc              ; fall through into clock_set

; clock_set - the time for this maze
clock_set:
        ld hl,(best_steps)
        srl h                           ; three times at 12 1/2 steps a second: a quarter of the steps
        rr l
        srl h
        rr l
        ld bc,TIME_LEAST
        add hl,bc
        ld (seconds),hl
        ld a,50
        ld (clock_part),a
        jr clock_draw

; challenge_run - the hound's move, and the clock
challenge_run:
        call hound_run                  ; fall through into clock_run

; clock_run - a frame or more has passed; when no time is left, show the last page instead of returning
clock_run:
        proc
        local over
        ld a,(FRAMES)
        ld b,a
        ld hl,clock_last
        sub (hl)
        ld (hl),b
        ld c,a
        inc hl                          ; clock_part
        ld a,(hl)
        sub c
        ld (hl),a
        jr z,over
        ret nc
over:
        add a,50
        ld (hl),a
        ld hl,(seconds)
        dec hl
        ld (seconds),hl
        ld a,h
        or l
        jr z,time_up
        ld a,h
        or a
        jr nz,clock_draw
        ld a,l
        cp TIME_SHORT + 1
        jr nc,clock_draw
        ld bc,8 * 256 + 60
        call sound_tone
        endp                            ; fall through into clock_draw

; clock_draw - draw the seconds that are left, red when they are few
clock_draw:
        proc
        local few
        ld hl,(seconds)
        ld de,TIME_SHORT + 1
        or a
        sbc hl,de
        ink INK_BAD
        jr c,few
        ink INK_VALUE
few:
        endp                            ; fall through into clock_digits
clock_digits:                           ; C = colour
        ld hl,(seconds)
        ld de,PANEL_TIME * 256 + 28
        xor a
        ld b,4
        jp draw_digits

; time_up - no time is left: back to the start with the map as it is; after the last try, where the way would have been
time_up:
        proc
        local again, alone
        call clock_draw
        ld hl,time_text
try_lost:                               ; HL = why
        ld sp,stack_top
        push hl
        ld bc,60 * 256 + 200
        call sound_tone
        ld de,(hero)
        ld hl,tries
        dec (hl)
        jr nz,again
        ld hl,lost_page
        jp walk_end
again:
        call map_off
        call view_place
        ld (hl),TRAIL
        ld de,(hound)
        ld a,d
        or a
        jr z,alone
        call view_place
        ld (hl),TRAIL
alone:
        ld de,257
        ld (hero),de
        call view_place
        set 6,(hl)                      ; HERO
        ld hl,0
        ld (steps),hl
        ld (hound),hl
        ld a,l
        ld (hound_wait),a
        call clock_set
        call draw_gems                  ; and tries
        call draw_all
        pop hl
        call tell_wait
        endp                            ; fall through into clock_again

; clock_again - go on after something that is not to count
clock_again:
        call no_message
        call draw_all
        ld a,(FRAMES)
        ld (clock_last),a
        jp explore_frame

; clock_pay - pay with time
; In:    C = seconds
; Out:   carry set: that many are not left
; Uses:  AF, BC, DE, HL
clock_pay:
        ld b,0
        ld hl,(seconds)
        or a
        sbc hl,bc
        jr z,clock_poor
        jr c,clock_poor
        ld (seconds),hl
        call clock_draw
        ld a,1
        ld (helped),a
        or a
        ret

; clue_key - show the next steps of the shortest way, for a price
clue_key:
        proc
        local all
        ld c,CLUE_COST
        call clock_pay
        jp c,explore_frame
        ld hl,looking_text
        call draw_text
        ld de,(hero)
        ld hl,(goal)
        call solve_wave_large
        ld hl,CLUE_STEPS
        or a
        sbc hl,bc
        jr nc,all
        ld bc,CLUE_STEPS
all:
        ld de,(hero)
        ld hl,big_route
        ld ix,way_mark
        call way_walk
        jr clock_again
        endp

; whole_key - show the whole map, for a price
whole_key:
        ld a,(map_fog)
        or a
        jp z,explore_frame              ; it is there
        ld c,WHOLE_COST
        call clock_pay
        jp c,explore_frame
        call map_off
        call map_whole
        jr clock_again

; clock_poor - refuse what costs too much: the time is red until the next second
clock_poor:
        ink INK_BAD
        call clock_digits
        ld bc,10 * 256 + 220
        call sound_tone
        scf
        ret

; hold_key - rest; nothing of the maze is seen meanwhile
hold_key:
        ld hl,ATTRIBUTES + 32
        ld de,big_route
        ld bc,22 * 32
        ldir
        ld hl,ATTRIBUTES + 32
        ld de,ATTRIBUTES + 33
        ld (hl),0
        ld bc,22 * 32 - 1
        ldir
        ld hl,hold_text
        call tell_wait
        ld hl,big_route
        ld de,ATTRIBUTES + 32
        ld bc,22 * 32
        ldir
        jp clock_again

; tell_wait - tell something, and wait for a key; BREAK leaves the challenge instead of returning
; In:    HL = text: a colour, eight letters
tell_wait:
        call tell
        ld hl,any_text
        call draw_text
        call key_wait
        ret nc
        jp explore_leave

; tell - draw a text below the map
; In:    HL = text
tell:
        push hl
        ld hl,tell_text
        call draw_text
        pop hl
        jp draw_text

tell_text:
        db TEXT_AT, PANEL_MESSAGE, PANEL, TEXT_END
any_text:
        db " Any key", TEXT_END
hold_text:
        db TEXT_COLOUR, $45, " PAUSE  ", TEXT_END
time_text:
        db TEXT_COLOUR, $C2, "Time up!", TEXT_END
bitten_text:
        db TEXT_COLOUR, $C2, "Bitten! ", TEXT_END
out_text:
        db TEXT_COLOUR, HOUND_INK, " A hound is out!", TEXT_END

        endif
