; bet_records.asm - what lies before the records of a race, and behind each of them

        if ! defined SOLVERS_BET_RECORDS
SOLVERS_BET_RECORDS equ 1

time_shape:
        db 0, 0, $3F, $3F, $3F, $3F, 0, 0 ; a gap on the left: the programme is there

; mouse_pose - a mouse, in one of two poses
; Out:   HL = shape
; Keeps: BC, DE
; Uses:  AF
mouse_pose:
        ld hl,mouse_shape
        ld a,(FRAMES)
        and 8
        ret z
        inc hl
        ret

; coins_half - BC = half of the coins, rounded up
; Keeps: A, DE, HL
coins_half:
        ld bc,(coins)
        srl b
        rr c
        ret nc
        inc bc
        ret

; coins_lesser - HL = the lesser one of HL, BC
; Keeps: BC, DE
; Uses:  AF
coins_lesser:
        or a
        sbc hl,bc
        add hl,bc
        ret c
        ld h,b
        ld l,c
        ret

; stake_all - the stake with what has been added
; Out:   HL
; Keeps: BC, DE
; Uses:  F
stake_all:
        push bc
        ld hl,(raised)
        ld bc,(staked)
        add hl,bc
        pop bc
        ret

; bet_records - LANES records, a page each, and behind some of them what is used by the races alone
bet_records macro
        ds lane_records + LANE_SPARE - $
room_lines:     ds 8                    ; the pixels of a room
lane_lines:     ds 8                    ; a shape that is made
lane_ink:       ds 1                    ; of the walls of a lane's board
bet_held:       ds 1                    ; repeats of the key that changes the stake
bet_frames:     ds 1                    ; until the next cell of the clock goes
raised:         ds 2                    ; coins added to the stake in this race
race_due:       ds 1                    ; 1: the bet is not judged yet; CHANCE: and it can be changed once
        ds lane_records + 256 + LANE_SPARE - $
bet_slice:      ds 1                    ; slices of time since a solver began
bet_record:     ds 1                    ; the high byte of its record
race_slices:    ds 1                    ; of the slowest
race_pace:      ds 1                    ; frames for a slice
race_break:     ds 1                    ; 1: BREAK was pressed before the start
lane_won:       ds 1                    ; the first of a race, LANES: it is not there yet
race_first:     ds 1                    ; who it will be
lead_told:      ds 1                    ; who leads, as far as it has been told; LANES: no one
place_texts:
        db "1st", TEXT_END, "2nd", TEXT_END, "3rd", TEXT_END, "4th", TEXT_END
        ds lane_records + 2 * 256 + LANE_SPARE - $
total_text:     db " ms total", TEXT_END
        ds lane_records + 4 * 256 - $
        endm

        endif
