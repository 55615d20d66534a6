; steps.asm - a step, with all that it changes; the end of a walk

        if ! defined LARGE_STEPS
LARGE_STEPS equ 1

        include "engine/sound/sound.asm"
        include "programs/large/show.asm"

OUT_INK:        equ $F0                 ; of who is out: a bright yellow block that flashes
OUT_BORDER:     equ 5

; hero_try - take a step in one of some directions
; In:    A = directions
; Out:   carry set: there are walls
; Uses:  AF, BC, DE, HL
hero_try:
        proc
        local each, next
        ld bc,KEY_UP * 256 + 0          ; a direction, its code
each:
        push af
        and b
        jr z,next
        push bc
        ld a,c
        call hero_step
        pop bc
        jr c,next
        pop af
        or a
        ret
next:
        pop af
        inc c
        inc c
        sla b
        bit 4,b
        jr z,each
        scf
        ret
        endp

; hero_leave - take the hero from a place, and leave a trail there
; In:    D, E = row, column; C = code of the step
; Out:   HL = its address, where the code is left for the hound
; Keeps: BC, DE
; Uses:  AF
hero_leave:
        call view_place
        ld a,(hl)
        and 255 - HERO - SCENT
        add a,a
        or c
        rrca
        or TRAIL
        ld (hl),a
        ret

; hero_step - take a step, and show it; at the goal, show the last page instead of returning
; In:    A = code; interrupts on
; Out:   carry set: there is a wall
hero_step:
        proc
        local thread, free, most
        ld c,a
        ld de,(hero)
        call route_step
        call view_place
        ld a,(hl)
        rla
        ret c
        push bc
        push de
        push hl
        call map_off
        ld de,(hero)
        call hero_leave
        ld de,(way_left)
        ld a,d
        or e
        jr nz,thread
        res 3,(hl)                      ; a clue is used up
thread:
        pop hl
        set 6,(hl)                      ; HERO
        ld a,(hl)
        and HERO + TRAIL + HOUND        ; whatever clue leads there
        cp HERO + HOUND
        jp z,hound_bites
        pop de
        ld a,(walk_mode)
        or a
        jr z,free
        bit 4,(hl)                      ; GEM
        jr z,free
        res 4,(hl)
        call gem_found
free:
        pop bc
        push bc
        call way_step
        ld (hero),de
        call view_centre
        pop bc
        ld a,c
        call code_way
        ld (last_way),a
        ld a,c
        call map_see_step
        ld hl,(steps)
        inc hl
        ld a,h
        or l
        jr z,most                       ; 65,535 is the most that is counted
        ld (steps),hl
most:
        ld hl,view_marks + 8
        ld a,(hl)
        xor $42                         ; the other foot
        ld (hl),a
        call draw_all
        ld bc,2 * 256 + 30
        call sound_tone
        ld hl,(hero)
        ld de,(goal)
        or a
        sbc hl,de
        ld a,h
        or l                            ; carry clear
        ret nz
        endp                            ; fall through into walk_out

; walk_out - the goal is reached
walk_out:
        ld sp,stack_top
        ld hl,found_text
        call tell
        ld hl,view_marks
        ld (hl),OUT_INK
        ld de,(hero)
        call hound_cell
        ld hl,look_inks + LOOK_BORDER
        ld (hl),OUT_BORDER
        call sound_rise
        ld (hl),0
        xor a
        out (PORT_ULA),a
        ld de,(home)
        ld hl,out_page

; walk_end - show the shortest way on the map, then a page
; In:    D, E = row, column from which it leads; HL = page
walk_end:
        push hl
        push de
        call map_off
        pop de
        push de
        call solve_from
        ld (way_left),bc
        pop de
        ld hl,big_route
        ld ix,map_line
        call way_walk
        pop hl
        jp to_page

found_text:
        db TEXT_COLOUR, $C6, " Out!", TEXT_END

        endif
