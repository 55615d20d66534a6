; bet_lead.asm - who leads a race: how many rooms each mouse has to go through the maze from where it is; who wins soon

        if ! defined SOLVERS_BET_LEAD
SOLVERS_BET_LEAD equ 1

        include "programs/solvers/bet_boards.asm"

NEAR:           equ 1                   ; slices before the end of the first
LEAD_NEAR:      equ 6                   ; the bit of lead_told that says so
HURRY:          equ 10 * 256 + 70       ; for sound_tone, when the leader changes, and then

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

; far_draw - how many rooms it has to go from where it is, in its panel: more again if it has passed the cheese
; In:    A = lane
; Uses:  AF, BC, DE, HL
far_draw:
        push af
        call lane_far
        ld b,a
        ld a,c
        call lane_record
        ld l,LANE_NEAR
        ld (hl),b
        ld l,b
        ld h,0
        pop af
        call lane_corner
        ld b,LANE_FAR
        call lane_words
        ld b,2                          ; units below units: no 95 between 15 and 9
        ink INK_VALUE
        jp draw_digits

; lead_show - who has the fewest rooms to go, when that changes; then who wins soon, if it is another one or not
; In:    race_first, bet_slice
; Uses:  AF, BC, DE, HL
lead_show:
        proc
        local each, nearer, farther, changed, ahead
        ld a,(race_first)
        ld c,a
        call lane_record
        ld l,LANE_SLICES
        ld a,(bet_slice)
        cp (hl)
        ret nc                          ; the first is there
        add a,NEAR
        cp (hl)
        ld a,c
        set LEAD_NEAR,a
        jr nc,changed
        ld e,255
        ld b,LANES
each:
        ld c,b
        dec c
        ld a,c
        call lane_record
        ld l,LANE_NEAR
        ld a,(lead_told)
        sub c
        sub 1                           ; carry: it leads, and does as long as no one is nearer
        ccf
        ld a,(hl)
        rla
        jr c,farther                    ; it is not on its way
        cp e
        jr c,nearer
        jr nz,farther
        ld a,(lead_told)
        cp LANES
        jr nz,farther
        ld d,a                          ; as near as another one, and none has led: none does
        jr farther
nearer:
        ld e,a
        ld d,c
farther:
        djnz each
        ld a,e
        inc a
        ret z                           ; none has begun
        ld a,d
changed:
        ld hl,lead_told
        ld e,(hl)
        cp e
        ret z
        ld (hl),a
        ld a,e
        ld bc,HURRY
        push af
        call sound_tone
        pop af
        ld hl,waited_text
        cp LANES
        call nz,lane_word               ; who led
        call why_fresh
        ld a,(lead_told)
        and LANES - 1
        push af
        call lane_first                 ; C = its colour
        ld hl,lead_told
        bit LEAD_NEAR,(hl)
        ld hl,ahead_text
        jr z,ahead
        ld hl,near_text
ahead:
        call draw_line                  ; HL = the word behind it
        pop af
        jp lane_word
        endp

; why_fresh - the row below the boards, dark at the beginning of a frame: no old letter is seen beside the new ones
; Out:   D, E = its first place for text
; Keeps: BC, IX, IY
; Uses:  AF, HL
why_fresh:
        call attract_frame
        ld hl,ATTRIBUTES + WHY_ROW * 32 + 31
        ld de,32 * 256
        ld (hl),e
        dec l
        dec d
        jr nz,$ - 3
        ld de,WHY_ROW * 256 + 1
        ret

        endif
