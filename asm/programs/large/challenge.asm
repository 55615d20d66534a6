; challenge.asm - what a challenge adds to a walk: the clock, a clue, the whole map, a rest

        if ! defined LARGE_CHALLENGE
LARGE_CHALLENGE equ 1

        include "engine/views/map_see.asm"
        include "programs/large/show.asm"
        include "programs/large/gems.asm"

START_FRAMES:   equ 200                 ; of the first second, unless a step, W or M starts the clock: the three seconds before it too
TIME_SHORT:     equ 8                   ; from here on each second is heard
CLUE_STEPS:     equ 40                  ; 20 cells, two steps of the field each
CLUE_COST:      equ 5                   ; seconds
WHOLE_STEPS:    equ 64
WHOLE_COST:     equ 8
HIDDEN:         equ 23 * 32             ; cells from row 1 on
TOLD_SECONDS:   equ 2                   ; one less and a part of one
KEY_COLUMN:     equ 22                  ; of M, in the last row

; clock_begin - find the shortest way, which tells the time for this maze, and in a demonstration is followed
; In:    hero, goal
; Out:   best_steps, seconds; big_route
clock_begin:
        ld de,(hero)
        call solve_from
        ld (best_steps),bc
        ld a,(demo_on)
        or a
        call nz,demo_way                ; fall through into clock_set

; clock_set - the time for this maze
clock_set:
        ld hl,(best_steps)
        add hl,hl                       ; half as much again at 12 1/2 steps a second: an eighth of the steps is H
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,(time_least)
        add a,h
        ld l,a
        ld h,0
        ld (seconds),hl
        ld a,START_FRAMES
        ld (clock_part),a
        jr clock_draw

; clock_run - a frame or more has passed, for the hound too; when no time is left, show the last page instead of returning
clock_run:
        ld a,(FRAMES)
        ld b,a
        ld hl,clock_last
        sub (hl)
        ld (hl),b
        ld c,a
        push bc
        call hound_run
        pop bc
        ld hl,clock_part
        ld a,(hl)
        sub c
        ld (hl),a
        ret nc
        add a,50
        ld (hl),a
        call hound_second
        ld hl,told_for
        dec (hl)
        call z,no_message
        ld hl,(seconds)
        dec hl
        ld (seconds),hl
        ld a,h
        or l
        jr z,time_up                    ; fall through into clock_draw

; clock_draw - draw the seconds that are left, red when they are few, which is heard
clock_draw:
        ld hl,(seconds)
        ld de,TIME_SHORT + 1
        or a
        sbc hl,de
        ld c,VALUE_COLOURS
        jr nc,clock_digits
        ld bc,8 * 256 + 60
        call sound_tone
clock_bad:
        ld c,BAD_COLOURS                ; fall through into clock_digits
clock_digits:                           ; C = colour
        ld hl,(seconds)
        ld de,PANEL_TIME * 256 + 27
        xor a
        ld b,4
        jp draw_digits

; time_up - no time is left
time_up:
        call clock_draw
        ld hl,time_text                 ; fall through into try_lost

; try_lost - all stands still and the border is red while the pages are unpacked; then try_page
; In:    HL = why
try_lost:
        ld bc,try_page
        ld a,2

; drama - say something and colour the border, with a growl, until a page goes on
; In:    HL = text; A = border; BC = page
drama:
        ld (look_inks + LOOK_BORDER),a
        push bc
        push hl
        call half_done
        pop hl
        call hound_tell
        pop hl
        jp to_page

; clock_start - the clock goes from now on, and what was told before goes
; Uses:  AF, BC, DE, HL
clock_start:
        ld hl,clock_part
        ld a,50
        cp (hl)
        ret nc                          ; it goes
        ld (hl),a
        jp no_message

; clock_again - go on after something that is not to count
clock_again:
        call no_message
clock_drawn:
        call draw_all
clock_from:
        call clock_waits
to_frame:
        jp explore_frame

; clock_pay - pay with time, which begins if it has not yet; what costs too much is refused instead of returning: the time is red until the next second
; In:    C = seconds; a key of a walk is answered, so nothing else is on the stack
; Uses:  AF, BC, DE, HL
clock_pay:
        proc
        local poor
        ld b,0
        ld hl,(seconds)
        scf
        sbc hl,bc
        jr c,poor
        inc hl
        ld (seconds),hl
        ld a,1
        ld (helped),a
        call clock_start
        jr clock_draw
poor:
        ld sp,stack_top
        call clock_bad
        ld hl,poor_text
refused:                                ; HL = why
        ld c,TOLD_INK
said:                                   ; C = its colour
        call tell_so
        jr clock_from
        endp

; bone_key - throw the bone, once in each try, if the hound is out
bone_key:
        ld a,(hound + 1)
        or a
        ld hl,none_text
        jr z,refused
        ld hl,bone
        ld a,(hl)
        or a
        jr z,to_frame
        ld (hl),0
        ld a,BONE_REST
        call hound_rests
        call draw_gems
        ld hl,bone_text
        ld c,FINISH_INK
        jr said

; hound_rests - the hound, which is out, rests
; In:    A = frames
; Uses:  AF, HL
hound_rests:
        ld hl,hound_wait
        cp (hl)
        ret c                           ; it rests for longer
        ld (hl),a
        ret

; clue_key - show the next steps of the shortest way, for a price, unless some are shown already and the way leads to them within the window
clue_key:
        proc
        local near, shown
        call look_here
        ld a,(view_columns)
        srl a                           ; as far as it shows in all directions, in the dark too
        ld c,a
        ld b,0
        call clue_least
        ld b,c
        ld de,(hero)
        ld hl,big_route
near:
        ld a,(hl)
        inc hl
        push hl
        call code_step
        call view_place
        bit 3,(hl)                      ; VIEW_LINE
        pop hl
        jr nz,shown
        djnz near
        ld c,CLUE_COST
        call clock_pay
        ld bc,CLUE_STEPS
        jr clue_draw
shown:
        ld hl,walk_text
        jr refused
        endp

; whole_key - show the whole map and the next steps of the way, for a price, once
whole_key:
        ld a,(map_fog)
        or a
        jp z,to_frame
        ld c,WHOLE_COST
        call clock_pay
        ld de,23 * 256 + KEY_COLUMN
        call blank_from
        call map_off
        call map_whole
        call look_here
        ld bc,WHOLE_STEPS               ; fall through into clue_draw

; clue_draw - draw the beginning of the shortest way, in the window and on a map without dark
; In:    BC = steps at most; big_route
clue_draw:
        call clue_least
        call map_off                    ; keeps BC
        ld de,(hero)
        ld hl,big_route
        ld ix,clue_mark
        call way_walk
        jp clock_again

; clue_mark, way_draw, way_unmark - show a place of the way, in the dark in the window alone; and show it no more
; In:    D, E = row, column; HL = the place's address
clue_mark:
        set 3,(hl)                      ; VIEW_LINE
        ld a,(map_fog)
        or a
        ret nz
way_draw:
        set 3,(hl)                      ; VIEW_LINE
        jp map_line
way_unmark:
        res 3,(hl)
        jp map_unline

; hold_key - rest
hold_key:
        ld hl,hold_page
        jp to_page

looking_text:
        db TEXT_INK, INK_TEXT, "Searching", TEXT_END
time_text:
        db "Time up", TEXT_END
poor_text:
        db "No time for it", TEXT_END
bone_text:
        db "Hound eats!", TEXT_END
none_text:
        db "No hound yet", TEXT_END
walk_text:
        db "Walk it first", TEXT_END
out_text:
        db "Hound is out!", TEXT_END
sight_text:
        db "Hound in sight!", TEXT_END
bitten_text:
        db "Bitten!", TEXT_END
way_text:
        db TEXT_AT, PANEL_WAY, PANEL + 1, "Way", TEXT_END

        endif
