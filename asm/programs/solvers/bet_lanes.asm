; bet_lanes.asm - the four solvers on the page of a bet: their names, their colours, what they pay

        if ! defined SOLVERS_BET_LANES
SOLVERS_BET_LANES equ 1

LANES:          equ 4
DIGIT_LEFT:     equ 20                  ; column of the lanes' keys
LANE_LEFT:      equ 21                  ; of their faces, and of the other keys
LANE_TOP:       equ 2                   ; row of the first
LANE_ROWS:      equ 3
LANE_INK:       equ 3                   ; the lanes are magenta, green, cyan, yellow

; wait_draw - the milliseconds that Depth first waits in this race
; In:    D, E = row, column; C = colour
; Out:   E = column behind it
; Uses:  AF, B, HL
wait_draw:
        push de
        call course_wait
        pop de
        ld l,a
        add a,a
        add a,a
        add a,l                         ; SLICE_TENTHS
        ld l,a
        ld h,0
        ld b,1
        jp draw_tenths

; bet_lanes - the names of the solvers and what they pay; the one that is bet on has a bar
; Uses:  AF, BC, DE, HL
bet_lanes:
        proc
        local each, waits, next, lane, suited, watched
        xor a
each:
        push af
        call lane_solver
        pop af
        push af
        call lane_colour
        pop af
        push af
        ld b,a
        add a,a
        add a,b
        add a,LANE_TOP
        ld d,a
        call solver_named
        call lane_line                  ; one word, as everywhere in a race
        pop af
        push af
        push de
        call lane_odds
        pop de
        ld l,a
        ld h,0
        push hl
        inc d
        ld hl,odds_text
        call lane_line
        pop hl
        ld e,LANE_LEFT + 4
        call draw_plain
        pop af
        push af
        inc e
        cp HANDS
        jr nc,waits
        call hands_miss
        ld hl,maybe_text
        call nz,draw_text
        jr next
waits:
        jr nz,next                      ; Z: DEPTH, the lane behind the hands
        call wait_draw                  ; what it waits, too
        ld hl,unit_text
        call draw_text
next:
        pop af
        inc a
        cp LANES
        jr nz,each
        ld a,(bet)
        ld c,a
        add a,$40 + LANE_INK
        inc c
        ld hl,way_texts - WAY_SIZE
        ld de,WAY_SIZE
lane:
        add hl,de
        dec c
        jr nz,lane
        ld c,a
        ld d,WAY_ROW
        ld a,(bet_kind)
        cp KIND_SNAIL
        jr z,suited                     ; the slowest is wanted there, so not a word of when one is quick
        ld e,1
        call draw_text
        inc d
        ld e,1
        call draw_text
suited:
        call attract_check
        ld a,(attract_on)
        or a
        ld hl,demo_text                 ; where keys and the last row are else
        jr nz,watched
        ld a,(bet)                      ; how often it wins
        add a,COURSE_WINS
        call course_byte
        ld b,a
        ld a,(bet_kind)
        cp KIND_SECOND
        ld hl,often_text
        ld de,average_text
        jr nz,$ + 8
        ld hl,either_text
        ld de,second_text
        push de
        push bc
        call draw_text
        pop af
        call bet_byte
        pop hl
watched:
        call draw_text
        ld de,RULE_ROW * 256 + 1
        ld c,RULE_BAR
        call rule_draw
        call bet_dark
        ret nc
        ld e,11
        ld hl,dark_text
        jp draw_text
        endp

lane_line:                              ; a text on a bar that leaves a gap beside the face
        push hl
        ld e,LANE_LEFT + 2
        call blank_line
        pop hl
        ld e,LANE_LEFT + 3
        jp draw_text
odds_text:
        db "x", TEXT_END
unit_text:
        db "ms", TEXT_END
maybe_text:                             ; a hand in a maze with loops
        db "miss?", TEXT_END

        endif
