; bet_show.asm - the race on the screen: all boards in step by their records

        if ! defined SOLVERS_BET_SHOW
SOLVERS_BET_SHOW equ 1

        include "programs/solvers/bet_boards.asm"
        include "programs/solvers/bet_texts.asm"
        include "engine/keys/attract.asm"

RACE_FRAMES:    equ 700                 ; of the slowest solver
SLICE_FRAMES:   equ 22                  ; of a slice at most
GO:             equ 60 * 256 + 60       ; for sound_tone

; race_show - show the race; once more, without a bet, at a third of the pace
; Uses:  AF, BC, DE, HL
race_show:
        proc
        local told, divide, slice, counted, frames, moved, quick, still, arrived
        ld a,(bet)
        cp LANES
        call nz,bet_told
        ld a,(bet_kind)
        cp KIND_DARK                    ; its rule is of no use any more
        ld de,RULE_RACED * 256 + 1
        ld c,$47
        call nz,rule_draw
        ld a,(attract_on)
        or a
        ld hl,demo_text
        jr nz,told
        ld a,CHANCE
told:
        ld (race_due),a
        halt                            ; no bar is seen that is half another one
        call chance_or
        ld a,LANES
        ld (lane_won),a                 ; no one
        ld (lead_told),a
        ld bc,GO
        call sound_tone
        ld hl,RACE_FRAMES
        ld a,(race_slices)
        ld e,a
        ld d,0
        ld b,d
divide:
        inc b
        or a
        sbc hl,de
        jr nc,divide
        ld a,b
        cp SLICE_FRAMES
        jr c,$ + 4
        ld a,SLICE_FRAMES
        ld hl,bet
        bit 2,(hl)                      ; LANES
        ld b,a
        jr z,$ + 4
        add a,a
        add a,b
        ld (race_pace),a
        ld a,3
        ld (race_haste),a
        xor a
slice:
        inc a
        ld (bet_slice),a
        xor a
counted:
        push af
        call lane_count
        pop af
        inc a
        cp LANES
        jr nz,counted
        ld a,(race_pace)
        ld b,a
frames:
        push bc
        xor a
moved:
        push af
        call lane_moves
        pop af
        inc a
        cp LANES
        jr nz,moved
        ld hl,race_break
        ld a,(hl)
        ld (hl),0
        rra
        ccf
        call c,key_break
        call nc,race_leave
        call key_any                    ; a key held hurries it: two frames of three are left out
        jr z,still
        call break_held
        jr nc,still
        ld hl,race_haste
        dec (hl)
        jr nz,quick
        ld (hl),3
still:
        call attract_frame
        call bet_chance
        call lead_show
quick:
        pop bc
        djnz frames
        ld a,(race_first)
        ld b,LANES
arrived:
        push bc
        push af
        call lane_arrives
        pop af
        pop bc
        inc a
        and LANES - 1
        djnz arrived
        ld a,(bet_slice)
        ld hl,race_slices
        cp (hl)
        jr nz,slice
        xor a
        ld (race_haste),a
        jp race_why
        endp

; race_leave - ask whether to leave: no key hurries them then
; Uses:  AF, BC, DE, HL
race_leave:
        ld a,(race_due)                 ; not judged yet: the bet would be lost
        or a
        push af
        ld hl,would_text
        call nz,lose_said
        call bet_leave
        ld de,LEAVE_ROW * 256
        call blank_line
        call chance_bar
        pop af
        ret z
        ld de,STAKED_ROW * 256
        ink INK_TEXT
        call blank_line                 ; no red is left of what would be lost
        jp bet_told

; lane_arrives - a lane whose slices are over: its way, or lost
; In:    A = lane; bet_slice
; Uses:  AF, BC, DE, HL
lane_arrives:
        ld c,a
        call lane_record
        ld l,LANE_SLICES
        ld a,(bet_slice)
        cp (hl)
        ret nz
        ld a,c
        push af
        call mouse_off
        pop af
        push af
        call lane_record
        ld l,LANE_MOUSE
        ld (hl),255                     ; it is not on its way any more
        ld l,LANE_NEAR
        ld (hl),255
        pop af
        ld hl,lead_told
        cp (hl)
        jr nz,$ + 4
        ld (hl),LANES
        push af
        ld hl,waited_text
        ld c,$07
        call lane_word
        pop af
        jp lane_finish

        include "programs/solvers/bet_chance.asm"
        include "programs/solvers/bet_steps.asm"
        include "programs/solvers/bet_finish.asm"
        include "programs/solvers/bet_why.asm"
        include "programs/solvers/bet_judge.asm"

        endif
