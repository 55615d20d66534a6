; walk_end.asm - the finish of a walk: stars, points, the best of the size
;
; 1. Stars: for being out, for the time, for a way without detours. The look at the way costs the third one.
; 2. Points: a step of the shortest way is one for each star, twice by torch from the first step on. A maze without forks earns none.
; 3. The best result of each of three sizes is kept, by the longer side.

        if ! defined GENERATORS_WALK_END
GENERATORS_WALK_END equ 1

        include "engine/views/stars.asm"
        include "programs/generators/hints.asm"
        include "programs/generators/walk_page.asm"

DETOUR:         equ 4                   ; steps
STAR_CLICK:     equ 40 * 256 + 60
BEST_SIZES:     equ 3
BEST_BYTES:     equ 8                   ; points, tenths, entry: words; stars; 0

; walk_out - the finish is reached
walk_out:
        proc
        local wait, letters
        ld a,(attract_on)
        or a
        jp nz,demo_out
        call walk_picture
        call draw_walk_time
        call walk_stars
        call walk_points
        call walk_best
        ld d,END_ROW
        call walk_blank
        ld hl,end_text
        call draw_text
        ld hl,(walk_won)
        ld d,END_ROW + 5
        ld e,28
        call end_number
        ld hl,(best_here)
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ld d,END_ROW + 6
        ld e,28
        call end_number
        ld hl,end_keys
        call draw_keys
        ld hl,end_record_text
        ld a,(walk_record)
        or a
        call nz,draw_text
        call draw_stars
        call keys_release
wait:
        halt
        call key_read
        ld hl,letters
        call key_act
        jr wait
letters:
        db KEY_BREAK
        dw walk_leave
        db 13
        dw walk_once_more
        db 'A'
        dw walk_once_more
        db 'N'
        dw walk_other
        db 0
        endp

; end_number - draw HL in four cells
end_number:
        ink INK_VALUE
        ld b,4
        xor a
        jp draw_digits

; walk_once_more - the same maze again; walk_other - the next one
walk_once_more:
        call walk_field
        jp walk_page
walk_other:
        call walk_field
        call build_draw
        jp build_next

; walk_stars - which stars are won
; In:    clock, walk_parred, walk_steps, route_length, walk_looks, walk_dark
; Out:   walk_won_stars: bit 0 out, 1 in time, 2 without detours
; Uses:  AF, BC, DE, HL
walk_stars:
        proc
        local late, day, far
        ld c,1
        ld hl,(walk_parred)
        ld de,(clock)
        or a
        sbc hl,de
        jr c,late
        set 1,c
late:
        ld hl,(route_length)
        ld a,(walk_dark)
        or a
        ld de,DETOUR
        jr z,day
        ld d,h
        ld e,l
day:
        add hl,de
        ld de,(walk_steps)
        or a
        sbc hl,de
        jr c,far
        ld a,(walk_looks)
        or a
        jr nz,far
        set 2,c
far:
        ld a,c
        ld (walk_won_stars),a
        ret
        endp

; walk_points - the points of this walk
; In:    walk_won_stars, route_length, stats_junctions, walk_dark
; Out:   walk_won
; Uses:  AF, DE, HL
walk_points:
        proc
        local star, none, day, over
        ld hl,(stats_junctions)
        ld a,h
        or l
        jr z,over
        ld de,(route_length)
        ld hl,0
        ld a,(walk_won_stars)
star:
        srl a
        jr nc,none
        add hl,de
none:
        jr nz,star
        ld a,(walk_dark)
        or a
        jr z,day
        add hl,hl
day:
over:
        ld (walk_won),hl
        ret
        endp

; walk_best - keep the walk if it is the best of its size
; In:    walk_won, walk_won_stars, clock, entry
; Out:   best_here = the result of this size; walk_record: 1 if this is the best
; Uses:  AF, BC, DE, HL
walk_best:
        proc
        local size, found
        ld hl,(board_columns)
        ld a,h
        cp l
        jr nc,size
        ld a,l
size:
        ld hl,best_walks
        cp BEST_SMALL + 1
        jr c,found
        ld hl,best_walks + BEST_BYTES
        cp BEST_MIDDLE + 1
        jr c,found
        ld hl,best_walks + 2 * BEST_BYTES
found:
        ld (best_here),hl
        xor a
        ld (walk_record),a
        ld e,(hl)
        inc hl
        ld d,(hl)
        ex de,hl
        ld bc,(walk_won)
        sbc hl,bc                       ; carry is clear
        ret nc
        ld a,1
        ld (walk_record),a
        ld hl,(best_here)
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        ld bc,(clock)
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        ld bc,(entry)
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        ld a,(walk_won_stars)
        ld (hl),a
        ret
        endp

; draw_stars - the three stars, one after the other
; Uses:  AF, BC, DE, HL
draw_stars:
        proc
        local each, won, wait
        ld a,(walk_won_stars)
        ld de,256 * (END_ROW + 2) + PANEL
each:
        push af
        rra
        ld c,STAR_WON
        jr c,won
        ld c,STAR_MISSED
won:
        push af
        call draw_star
        pop af
        push bc
        ld bc,STAR_CLICK
        push de
        call c,sound_tone
        pop de
        pop bc
        ld b,8
wait:
        halt
        djnz wait
        inc e
        pop af
        srl a
        bit 5,e
        jr z,each
        ret
        endp

best_walks:                             ; in the image: they stay when the program is begun again
        ds BEST_SIZES * BEST_BYTES
BEST_SMALL:     equ 11
BEST_MIDDLE:    equ 21

walk_end_variables macro
walk_won_stars: ds 1
walk_won:       ds 2
walk_record:    ds 1                    ; 1: the best of its size
best_here:      ds 2
        endm

        endif
