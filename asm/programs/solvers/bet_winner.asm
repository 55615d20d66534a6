; bet_winner.asm - the first of a race: its name flashes, its board has white walls, and its mouse the cheese

        if ! defined SOLVERS_BET_WINNER
SOLVERS_BET_WINNER equ 1

; lane_wins - a lane is the first; the bet is judged
; In:    A = lane
; Uses:  AF, BC, DE, HL
lane_wins:
        ld (lane_won),a
        push af
        ld hl,wins_text
        call lane_told
        pop af
        push af
        ld de,WINNER_ROOM
        call lane_frame
        pop af
        push af
        push af
        call lane_ends
        pop af
        call lane_corner
        dec d
        call attribute_address
        ld b,LANE_BAR
        set 7,(hl)
        inc l
        djnz $ - 3
        pop af
        call winner_mouse
        ld hl,race_pace
        ld a,(hl)
        ld (hl),0
        dec a
        inc (hl)                        ; the others hurry
        sub 3
        jr nc,$ - 3
        jp bet_judge

; lane_told - a line about a runner
; In:    A = lane; HL = what is said of it
; Uses:  AF, BC, DE, HL
lane_told:
        push hl
        push af
        call why_fresh
        pop af
        call lane_first
        pop hl
        jp draw_line

; winner_mouse - the mouse of the first at the cheese
; In:    lane_won
; Uses:  AF, BC, DE, HL
winner_mouse:
        ld a,(lane_won)
        call mouse_colour
        ld c,a
        ld de,(solve_finish)
        call mouse_pose
        ld a,(lane_won)
        jp lane_shape

; lane_frame - the walls of a board
; In:    A = lane; bits of E are set, bits of D are turned
; Uses:  AF, BC, HL
lane_frame:
        proc
        local row, room
        push de
        call lane_corner
        call attribute_address
        pop de
        call rooms_size
row:
        push bc
        push hl
        ld b,c
room:
        ld a,(hl)
        or e
        xor d
        ld (hl),a
        inc l
        djnz room
        pop hl
        ld bc,32
        add hl,bc
        pop bc
        djnz row
        ret
        endp

        endif
