; bet_lead.asm - who leads a race: how many rooms each mouse has to go through the maze

        if ! defined SOLVERS_BET_LEAD
SOLVERS_BET_LEAD equ 1

        include "programs/solvers/bet_boards.asm"

NEAR:           equ 4                   ; rooms to go
HURRY:          equ 10 * 256 + 70       ; for sound_tone, when a mouse is so near

; goals_far - of each room the way to the finish, a page at work, for the hands; to the start, the page after it, for those that begin there
; In:    field, board_size, solve_start, solve_finish: while no solver needs its arrays
; Uses:  AF, BC, DE, HL
; Writes: work, route
goals_far:
        ld h,high work
        ld de,(solve_finish)
        call goal_far
        ld de,(solve_start)             ; fall through into goal_far
goal_far:                               ; H = page, D, E = place: a wave from there, 255 where it does not come to; H = the next page
        proc
        local blank, next, side, seen, closed
        ld l,0
blank:
        ld (hl),255
        inc l
        jr nz,blank
        call place_room
        ld (hl),0
        ld de,route                     ; rooms in the order of the wave
        ld (de),a
        inc e
        ld b,0
next:
        push de
        ld e,b
        ld a,(de)
        pop de
        ld l,a
        inc b
        ld c,4
side:
        dec c
        call room_next
        jr nz,closed
        ld (de),a
        push bc
        push hl
        ld c,(hl)
        inc c
        ld l,a
        ld a,(hl)
        inc a
        jr nz,seen
        ld (hl),c
        inc e
seen:
        pop hl
        pop bc
closed:
        inc c
        dec c
        jr nz,side
        ld a,b
        cp e
        jr nz,next
        inc h
        ret
        endp
        if (work & 255) | (route & 255)
        .error pages of rooms must begin pages
        endif

; lane_far - how many rooms a mouse has to go
; In:    A = lane
; Out:   A, 255 if it has not begun or has arrived
; Keeps: B, DE
; Uses:  C, F, HL
lane_far:
        ld c,a
        call lane_record
        ld l,LANE_MOUSE
        ld l,(hl)
        ld a,c
        rrca
        and 1
        add a,high work
        ld h,a
        ld a,(hl)
        ret

; far_draw - the same in the panel of a lane
; In:    A = lane
; Uses:  AF, BC, DE, HL
far_draw:
        push af
        call lane_far
        ld l,a
        ld h,0
        pop af
        call lane_corner
        ld b,LANE_FAR
        call lane_digits
        ld a,' '
        jp draw_char

; lead_show - who is nearest, once a slice, until the first is there
; In:    lane_won
; Uses:  AF, BC, DE, HL
lead_show:
        proc
        local each, farther, ahead, told
        ld a,(lane_won)
        cp LANES
        ret nz
        ld de,255
        ld b,LANES
each:
        ld a,b
        dec a
        call lane_far
        cp e
        jr nc,farther
        ld e,a
        ld d,b
        dec d
farther:
        djnz each
        ld a,e
        inc a
        ret z                           ; none has begun
        push de
        call lead_words
        pop de
        push de
        ld a,d
        ld de,WHY_ROW * 256 + 1
        call lane_first
        pop hl
        ld a,l
        ld hl,near_text
        cp NEAR
        jr nc,ahead
        ld bc,HURRY
        call sound_tone
        jr told
ahead:
        push af
        ld hl,ahead_text
        call draw_text
        pop af
        call bet_byte
        ld hl,rooms_text
told:
        call draw_text
        ld hl,no_text
        ink INK_TEXT
        jp draw_line
        endp

; lead_words - a word on the panel of who leads, and none on those of the others on their way
; In:    D = lane, 255: no one
; Keeps: D
; Uses:  AF, BC, E, HL
lead_words:
        proc
        local each, leads, next
        ld b,LANES
each:
        ld a,b
        dec a
        call lane_far
        inc a
        jr z,next
        push bc
        push de
        ld a,b
        dec a
        cp d
        ld hl,leads_text
        jr z,leads
        ld hl,waited_text
leads:
        push af
        add a,$40 + LANE_INK
        ld c,a
        pop af
        call lane_word
        pop de
        pop bc
next:
        djnz each
        ret
        endp

        endif
