; steps.asm - a step, with all that it changes; the end of a walk

        if ! defined LARGE_STEPS
LARGE_STEPS equ 1

        include "engine/sound/sound.asm"
        include "programs/large/half.asm"
        include "programs/large/show.asm"

OUT_BORDER:     equ 5

; hero_try - take a step in one of some directions
; In:    A = directions
; Out:   carry set: there are walls
; Uses:  AF, BC, DE, HL
hero_try:
        proc
        local each, next
        ld c,0                          ; the code of bit 0
each:
        rra
        jr nc,next
        push af
        push bc
        ld a,c
        call hero_step
        pop bc
        pop hl
        ret nc
        ld a,h
next:
        inc c
        inc c
        bit 3,c
        jr z,each
        scf
        ret
        endp

; hero_step - take a step, and show it; at the goal, show the last page instead of returning
; In:    A = code; interrupts on
; Out:   carry set: there is a wall
hero_step:
        proc
        local alone, thread, most
        ld c,a
        ld de,(hero)
        call code_step
        call view_place
        ld a,(hl)
        rla
        ret c
        push bc
        push de
        push hl
        ld de,(hero)
        call view_place
        ld (half_at),hl
        push hl
        ld hl,(hound)
        or a
        sbc hl,de
        pop hl
        jr nz,alone
        res 6,(hl)                      ; HERO: he leaves it there, at rest
        ld hl,hound_under
alone:
        ld a,(hl)
        and 255 - HERO - SCENT
        add a,a
        or c                            ; the code is left for the hound
        rrca
        or TRAIL
        ld (hl),a
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
        call z,hound_met
        call map_off
        pop de
        pop bc
        push bc
        call way_step
        ld (hero),de
        pop bc
        push bc
        ld a,c
        call code_way
        ld (last_way),a
        ld a,c
        ld hl,hero_shape
        call face
        ld hl,(steps)
        inc hl
        ld a,h
        or l
        jr z,most                       ; 65,535 is the most that is counted
        ld (steps),hl
most:
        call stride
        pop bc
        push bc
        call half_draw
        ld bc,2 * 256 + 30
        call sound_tone
        call map_off
        pop bc
        ld a,c
        call map_see_step
        ld a,(walk_mode)
        or a
        call nz,gem_found
        call map_on
        ld hl,(hero)
        ld de,(goal)
        or a
        sbc hl,de
        ld a,h
        or l                            ; carry clear
        ret nz
        ld a,(maze_kind)
        or a
        jr nz,walk_out
        ld hl,shut_text
        call hound_tell
        or a                            ; carry clear
        ret
        endp

; walk_out - the goal is reached
walk_out:
        ld hl,found_text
        ld bc,won_page
        ld a,OUT_BORDER
        jp drama

; walk_end - show the shortest way on the map, to a gem while the ring is locked, then a page
; In:    D, E = row, column from which it leads; HL = page
walk_end:
        push hl
        push de
        call map_off
        pop de
        push de
        call solve_next
        ld (way_left),bc
        pop de
        ld hl,big_route
        ld ix,map_line
        call way_walk
        pop hl
        jp to_page

; code_step - take the step of a code
; In:    A = code: 0 up, 2 right, 4 down, 6 left; D, E = row, column
; Out:   D, E = the next row, column
; Keeps: BC, HL
; Uses:  AF
code_step:
        proc
        local up, right, down
        sub 2
        jr c,up
        jr z,right
        cp 4
        jr c,down
        dec e
        ret
up:
        dec d
        ret
right:
        inc e
        ret
down:
        inc d
        ret
        endp

; stride - the hero's feet change
; Keeps: BC, DE
; Uses:  AF, HL
stride:
        ld hl,hero_shape + 6
        ld a,(hl)
        xor $3C
        ld (hl),a
        inc hl
        ld (hl),a
        ret

; face - a figure looks where it goes: who looks to the right has bit 1 of the first line
; In:    HL = eight bytes; A = code of a step
; Uses:  AF, BC, HL
face:
        proc
        local line, pixel
        bit 1,a
        ret z                           ; up or down
        rrca
        xor (hl)
        and 2
        ret nz
        ld b,8
line:
        ld c,(hl)
        inc a                           ; 1, which comes out last
pixel:
        rr c
        rla
        jr nc,pixel
        ld (hl),a
        xor a
        inc hl
        djnz line
        ret
        endp

shut_text:
        db "Take every gem!", TEXT_END
found_text:
        db TEXT_COLOUR, $C6, "The ring!", TEXT_END

        endif
