; bet_race.asm - four solvers in the same maze: each runs once and is recorded, then all are shown in step
;
; A record is a page: for each room, 16 bytes a row, the slice of time in which it was first looked at, 255 for never, NO_ROOM if the board has
; none there; then LANE_FAILED and so on; from LANE_MOVES on the route, a code for each room.

        if ! defined SOLVERS_BET_RACE
SOLVERS_BET_RACE equ 1

        include "programs/solvers/bet_lane.asm"
        include "programs/solvers/bet_show.asm"

RACE_SLICE:     equ 72                  ; loops of 25 T: slices of 1,800 T
RACE_LOOK:      equ 296                 ; what lane_tick takes besides
READY:          equ 20 * 256 + 120      ; for sound_tone
ROOMS:          equ 9                   ; across and down that are looked at, whatever the board has: that takes the same time
NO_ROOM:        equ 254
LANE_FAILED:    equ 144                 ; offsets in a record
LANE_SLICES:    equ 145
LANE_TIME:      equ 146                 ; tenths of a millisecond
LANE_STEPS:     equ 148
LANE_MORE:      equ 149                 ; than the shortest way
LANE_PLACE:     equ 150                 ; 1 to 4, 0: it is lost
LANE_LOOKED:    equ 151                 ; rooms
LANE_MOUSE:     equ 152                 ; the room looked at last, 255 for none
LANE_COUNT:     equ 153                 ; rooms to run through in this slice
LANE_PACE:      equ 154                 ; what of the next one is due
LANE_WAY:       equ 155                 ; of a hand: 0 up, 1 right, 2 down, 3 left
LANE_WALK:      equ 156                 ; rooms of its run: those of a hand's walk, or those that it looks at
LANE_SUM:       equ 157                 ; what of the next one is due, over the slices
LANE_NEAR:      equ 158                 ; the rooms that it has to go from where it is, 255: it is not on its way
LANE_MOVES:     equ 160
ROOM_LAST:      equ 120                 ; in a record: where a run from the cheese ends
SLICE_TENTHS:   equ 5                   ; of a millisecond: a slice on the screen

; race_run - run all solvers, and show the race
; Uses:  all but IX, IY
race_run:
        proc
        local board, each
        ld a,(solver)
        push af
        ink INK_TEXT
        call clear_screen
        ld hl,marks_text
        call draw_text
        xor a
        ld (race_break),a
        xor a
board:
        push af
        call lane_draw
        call attract_check
        call break_keep
        pop af
        inc a
        cp LANES
        jr nz,board
        xor a
        ld (race_slices),a
each:
        push af
        call lane_run
        call attract_check
        call break_keep
        pop af
        push af
        ld hl,ready_text
        ld c,$44
        call lane_word
        ld bc,READY
        call sound_tone
        call attract_check
        pop af
        inc a
        cp LANES
        jr nz,each
        call lanes_place
        call goals_far
        pop af
        ld (solver),a
        jp race_show
        endp

; lane_run - run the solver of a lane, and record it
; In:    A = lane
; Out:   its record
lane_run:
        proc
        local blank, outside, slices, lost, hand, room, move
        push af
        call lane_solver
        pop af
        call lane_record
        ld (bet_record),a
        call rooms_size
        ld a,b
        add a,a
        add a,a
        add a,a
        add a,a
        ld b,a
blank:
        ld (hl),NO_ROOM
        ld a,l
        cp b
        jr nc,outside
        and 15
        cp c
        jr nc,outside
        inc (hl)                        ; 255
outside:
        inc l
        ld a,l
        cp LANE_FAILED
        jr nz,blank
        xor a
        ld (bet_slice),a
        call solver_prepare
        call break_keep
        call lane_watch
        call break_keep
        call slice_next
        call rooms_look
        call solver_prepare
        call attract_check
        ld hl,solver_run
        call watch_timed
        ld hl,(timed)
        ld a,(timed + 2)
        call tenths
        call head_start
        ld e,a
        rla
        sbc a,a
        ld d,a                          ; slices, with their sign
        ld b,SLICE_TENTHS
        add hl,de
        djnz $ - 1
        ld d,h
        ld e,l
        ld a,(failed)
        or a
        ld a,(bet_slice)
        jr nz,lost
        ld bc,SLICE_TENTHS
        xor a
slices:                                 ; by the time, so that mice arrive in the order of their places
        inc a
        sbc hl,bc
        jr nc,slices
lost:
        ld b,a
        ld a,(bet_record)
        ld h,a
        ld l,LANE_FAILED
        ld a,(failed)
        ld (hl),a
        or a
        jr z,$ + 5
        ld de,$FFFF
        inc l
        ld (hl),b                       ; LANE_SLICES
        inc l
        ld (hl),e
        inc l
        ld (hl),d
        inc l
        ld a,(route_length)
        ld (hl),a
        inc l
        ld c,a
        ld a,(race_straight)
        sub c
        neg
        ld (hl),a
        inc l
        inc l
        ld (hl),0                       ; LANE_LOOKED
        inc l
        ld (hl),255                     ; LANE_MOUSE
        ld de,(walked_length)
        srl d
        rr e
        inc e
        ld a,h
        cp (high lane_records) + HANDS
        jr c,hand
        ld de,(solve_start)
        call place_room
        ld (hl),ROOM_LAST
        call head_start
        ld d,a
        ld e,0
        ld l,LANE_FAILED
room:
        dec l
        ld a,(hl)
        cp NO_ROOM
        jr nc,$ + 5
        inc e
        add a,d
        ld (hl),a
        ld a,l
        or a
        jr nz,room
hand:
        ld l,LANE_WALK
        ld (hl),e
        inc l
        ld (hl),0                       ; LANE_SUM
        inc l
        ld (hl),255                     ; LANE_NEAR
        inc b                           ; as lanes_place does
        ld a,(race_slices)
        cp b
        jr nc,$ + 6
        ld a,b
        ld (race_slices),a
        ld a,(failed)
        or a
        ret nz
        srl c
        ret z
        ld b,c
        ld l,LANE_MOVES
        ld de,route
move:
        ld a,(de)
        ld (hl),a
        inc de
        inc de
        inc l
        djnz move
        ret
        endp

; head_start - by how much the solver that is recorded is later than it would be: Depth first has a handicap by the kind of race
; In:    bet_kind, bet_record
; Out:   A = slices, negative if it is earlier
; Keeps: BC, HL
; Uses:  F, DE
head_start:
        ld a,(bet_record)
        cp (high lane_records) + DEPTH
        ld a,0
        ret nz
        push hl
        call course_wait
        pop hl
        sub DEPTH_WAITS
        ret

; slice_next - count a slice
; Uses:  AF, HL
slice_next:
        ld hl,bet_slice
        inc (hl)
        ld a,(hl)
        inc a
        ret nz
        dec (hl)
        ret

        include "programs/solvers/bet_watch.asm"
        include "programs/solvers/bet_lead.asm"

        endif
