; finish.asm - who has won a race, and by how much; a photo finish

        if ! defined RACE_FINISH
RACE_FINISH equ 1

        include "engine/text/large_text.asm"
        include "programs/race/race.asm"
        include "programs/race/told.asm"

PHOTO_PLACES:   equ 6                   ; a lead of three steps or fewer is told by the photo
TOLD_FRAMES:    equ 50                  ; after the trail has blinked
RACE_POINTS:    equ 100
LEAD_MOST:      equ 99

; race_finish - tell who has won, count it
; In:    race_reached, the runners
; Out:   race_lead; the winner's RUN_WINS; race_points
; Uses:  AF, BC, DE, HL, IX
race_finish:
        proc
        local first, field_lead, photo, most, no_points, won_sound
        call runners_show
        ld a,(special)
        or a
        call nz,special_home
        call keys_seen
        ld ix,runner_1
        call bolt_end
        ld ix,runner_2
        call bolt_end
        ld hl,0
        ld (race_points),hl
        ld a,(race_reached)
        or a
        jp z,told_nobody
        cp 3
        jp z,told_heat
        ld ix,runner_2                  ; who has lost
        dec a
        jr z,first
        ld ix,runner_1
first:
        ld e,(ix + RUN_AT)
        ld d,(ix + RUN_AT + 1)
        ld hl,(finish_at)
        ld a,(special)
        or a
        jr z,field_lead
        call special_label
        ld c,a
        ld b,0
        add a,a                         ; its steps are as long as two of the others
        jr photo
field_lead:
        push ix
        call solve_wave_cpir
        pop ix
        ld a,b
        or a
        ld a,c
        jr z,photo
        ld a,-1
photo:
        push af
        ld h,b
        ld l,c
        call steps_cells
        ld (race_lead),hl
        pop af
        cp PHOTO_PLACES + 1
        call c,photo_take
        call other_runner
        inc (ix + RUN_WINS)
        call names_draw
        call winner
        ld hl,(race_lead)
        ld de,LEAD_MOST
        or a
        sbc hl,de
        add hl,de
        jr c,most
        ex de,hl
most:
        ld de,RACE_POINTS
        add hl,de
        ld a,(cup)
        or a
        jr z,no_points
        call second_runner
        jr z,no_points
        ld (race_points),hl
        ld de,(points)
        add hl,de
        ld (points),hl
no_points:
        ld a,SOUND_WON
        ld hl,two_players
        bit 0,(hl)
        jr nz,won_sound
        call second_runner
        jr nz,won_sound
        ld a,(attract_on)
        or a
        ld a,SOUND_WON
        jr nz,won_sound
        ld a,SOUND_LOST
won_sound:
        call sound
        call told_winner
        call win_blink
        ret z
        ld b,TOLD_FRAMES
        jr told_wait
        endp

told_heat:
        call photo_take
        ld hl,heat_text
        jr told_alone
told_nobody:
        ld hl,nobody_text
told_alone:
        ld c,$47
        call told_line
        ld b,TOLD_FRAMES

; told_wait - B frames, or up to ENTER or fire; a demonstration ends at any key
; Out:   A: not 'R'
; Uses:  AF, BC, DE, HL
told_wait:
        push bc
        call told_frame
        pop bc
        ret z
        djnz told_wait
        ret

; told_frame - a frame
; Out:   Z: ENTER or fire, unless it is a demonstration
told_frame:
        halt
        call attract_check
        call hear
        ld a,(attract_on)
        or a
        ret nz
        call wait_key
        jp wait_on

; other_runner - IX = the other one
other_runner:
        call second_runner
        ld ix,runner_2
        ret nz
        ld ix,runner_1
        ret

; winner - IX = who has won
winner:
        ld ix,runner_1
        ld a,(race_reached)
        dec a
        ret z
        ld ix,runner_2
        ret

; told_winner - who has won, in tall letters, and by how many steps
; In:    IX = winner; race_lead
; Keeps: IX
; Uses:  AF, BC, DE, HL
told_winner:
        proc
        local you
        call runner_ink
        call runner_name
        call told_line
        ld a,(attract_on)
        or a
        ret nz
        ld hl,wins_text
        ld a,(two_players)
        or (ix + RUN_KIND)
        jr nz,you
        ld hl,win_text
you:
        call tall_text
        ld e,TOLD_LEAD
        ld hl,by_text
        call draw_text
        jr lead_draw
        endp

; lead_draw - by how many steps he has won
; In:    race_lead; D, E = row, column; C = colour
; Uses:  AF, B, DE, HL
lead_draw:
        proc
        local plural
        ld hl,(race_lead)
        ld a,l
        dec a
        or h
        push af
        xor a
        call draw_plain
        ld hl,steps_text
        pop af
        jr nz,plural
        ld hl,step_text
plural:
        jp draw_text
        endp

; runner_ink - C = a runner's colour
; In:    IX = runner
; Uses:  AF
runner_ink:
        ld c,(ix + FIGURE_INK)
        ret

        endif
