; way.asm - the way from the hero to the goal, shown in the window and on the map
;
; The way stays joined to the hero, like a thread: a step along it makes it shorter, a step off it makes it longer by that
; step, and a step onto it from outside cuts off the loop.
; The codes stand at the end of big_route, so that there is room before them for steps off the way.

        if ! defined LARGE_WAY
LARGE_WAY equ 1

        include "engine/views/map_line.asm"

; way_key - show the shortest way, or hide the way that is shown
way_key:
        ld hl,(way_left)
        ld a,h
        or l
        push af
        call z,way_show
        pop af
        call nz,way_clear
        jp clock_drawn

; way_show - find the shortest way, and show it; the hero is shown on the map when all is drawn
way_show:
        ld a,1
        ld (helped),a
        call map_hero_off
        call look_here
        ld (way_left),bc
        ld hl,big_route - 1
        add hl,bc
        ld de,big_route + BIG_ROUTE_SIZE - 1
        lddr                            ; the hero is not at the goal, so there is a step
        inc de
        ld (way_at),de
        call no_message                 ; which leaves the colour
        ld hl,way_text
        call draw_text
        ld ix,way_draw
        jr way_here

; solve_demo - find the shortest way from the hero to the first gem; once it is found, to where W leads
; Out:   as solve_wave_large
solve_demo:
        ld de,(hero)
        ld hl,(gems)
        inc l
        dec l
        jp nz,solve_wave_large
        jr solve_next

; look_here - find the shortest way from the hero, and say so
; Out:   as solve_wave_large
look_here:
        ld hl,looking_text
        call tell                       ; fall through into solve_here

; solve_here - find the shortest way from the hero to the ring, or while it is locked to a gem
solve_here:
        proc
        local gem
        ld de,(hero)
solve_next:                             ; D, E = where from
        ld a,(maze_kind)
        or a
        jr nz,solve_from
        ld hl,gems - 2
gem:                                    ; one is left, or it would be open
        inc hl
        inc hl
        or (hl)
        jr z,gem
        inc hl
        ld h,(hl)
        ld l,a
        jp solve_wave_large
        endp

; solve_from - find the shortest way to the goal
; In:    D, E = row, column from which it leads
solve_from:
        ld hl,(goal)
        jp solve_wave_large

; way_walk - call a routine for each place of a way
; In:    D, E = its beginning; HL = codes; BC = how many; IX = routine, which gets D, E and HL = the place's address, and
;        keeps DE
; Out:   BC = 0
; Keeps: IX, IY
way_walk:
        proc
        local next, jump
next:
        push bc
        push hl
        call view_place
        call jump
        pop hl
        pop bc
        ld a,b
        or c
        ret z
        dec bc
        ld a,(hl)
        inc hl
        call code_step
        jr next
jump:
        jp (ix)
        endp

; clue_least - BC = the steps of the way, if they are fewer than BC
; Uses:  F, HL
clue_least:
        ld hl,(big_route_length)
        or a
        sbc hl,bc
        ret nc
        add hl,bc
        ld b,h
        ld c,l
        ret

; way_here - the way that is shown, for way_walk
way_here:
        ld de,(hero)
        ld bc,(way_left)
        ld hl,(way_at)
        jr way_walk

; way_clear - hide the way
way_clear:
        call map_hero_off
        ld ix,way_unmark
        call way_here
        ld (way_left),bc                ; 0
        jp no_message

; way_step - keep the way joined to the hero, who takes a step
; In:    C = code; D, E = where to; hero = where from
; Out:   -
; Keeps: DE
way_step:
        proc
        local cut, grow, room, lost
        ld hl,(way_left)
        ld a,h
        or l
        ret z
        push de
        call view_place
        bit 3,(hl)
        jr z,grow
        ld b,d
        ld c,e                          ; B, C = the place where it continues
        ld de,(hero)
cut:
        call view_place
        push bc
        call way_unmark
        ld hl,(way_left)
        dec hl
        ld (way_left),hl
        ld hl,(way_at)
        ld a,(hl)
        inc hl
        ld (way_at),hl
        pop bc
        call code_step
        ld h,b
        ld l,c
        or a
        sbc hl,de
        jr nz,cut
        pop de
        ret
grow:
        ld hl,(way_at)
        ld a,h
        cp high big_route
        jr nz,room
        ld a,l
        or a                            ; low big_route
        jr z,lost
room:
        dec hl
        ld (way_at),hl
        ld a,c
        xor 4                           ; the step back
        ld (hl),a
        ld hl,(way_left)
        inc hl
        ld (way_left),hl
        call view_place
        call way_draw
        pop de
        ret
lost:
        call way_clear
        pop de
        ret
        endp

; way_follow - take the steps of the way until another key is pressed, or this one again; without a way, show it first
way_follow:
        proc
        local step, pressed
        ld hl,(way_left)
        ld a,h
        or l
        call z,way_show
        ld a,1
        ld (step_wait),a
step:
        halt
        ld hl,(way_at)
        ld a,(hl)
        call hero_step
        call key_read
        jr nz,pressed
        call keys_held
        jr z,step
pressed:
        cp 'F'
        jp nz,explore_key
        jp explore_frame
        endp

        endif
