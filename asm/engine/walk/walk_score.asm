; walk_score.asm - the stars and the points of a maze

        if ! defined ENGINE_WALK_SCORE
ENGINE_WALK_SCORE equ 1

        include "engine/views/clock.asm"
        include "engine/walk/walk_make.asm"
        include "engine/walk/walk_record.asm"

        public level_stars, level_points

STAR_POINTS:    equ 100
DETOUR:         equ 4

; level_stars - which stars are won
; In:    clock, par, steps, best_steps, night, level
; Out:   stars: bit 0: out, 1: in time, 2: no detour; added to all_stars
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: stars, all_stars, level_marks
level_stars:
        proc
        local late, day, far, count, no_star
        ld c,1
        ld hl,(par)
        ld de,(clock)
        or a
        sbc hl,de
        jr c,late
        set 1,c
late:
        ld hl,(best_steps)
        ld a,(night)
        or a
        ld de,DETOUR
        jr z,day
        ld d,h
        ld e,l
day:
        add hl,de
        ld de,(steps)
        or a
        sbc hl,de
        jr c,far
        set 2,c
far:
        ld a,(level)
        ld e,a
        ld d,0
        ld hl,level_marks
        add hl,de
        ld (hl),c
        ld a,c
        ld (stars),a
        ld hl,all_stars
        ld b,3
count:
        rra
        jr nc,no_star
        inc (hl)
no_star:
        djnz count
        ret
        endp

; level_points - the points of this maze
; In:    stars, clock, par, torch_whole
; Out:   level_won
; Uses:  AF, BC, DE, HL
level_points:
        proc
        local late, star, none, light
        ld hl,(par)
        ld de,(clock)
        or a
        sbc hl,de
        jr nc,late
        ld hl,0
late:
        ld a,(stars)
        ld b,3
        ld de,STAR_POINTS
star:
        rra
        jr nc,none
        add hl,de
none:
        djnz star
        ld a,(torch_whole)
        or a
        jr z,light
        add hl,hl
light:
        ld (level_won),hl
        ret
        endp

walk_score_variables macro
all_stars:      ds 1
level_marks:    ds WALK_LEVELS          ; the stars of each level
level_won:      ds 2                    ; the points of this maze
torch_whole:    ds 1                    ; not 0: by torch from the first step on
        endm

        endif
