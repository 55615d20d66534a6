; think.asm - the library plays: the best move that a look at each ball and each place that it reaches finds
;
; 1. A place is worth what its four lines are worth to the ball's colour. On each line, four places to both sides as long as they are
;    empty or of the colour: the more of the colour the better, nothing if five do not fit, most if five stand side by side.
; 2. The best move gains most: the worth of the new place, less that of the old one. The ball itself counts on neither.
; 3. A table has the worth of all empty places to all colours, the ball itself included: never too little. So a ball is passed over
;    if even the best place of its colour would gain no more than the best move so far, and so is a place. Few
;    balls are left for which distance_map says where they can roll, and few places that are looked at again.
;
; It sees neither the balls that come next nor what a move is in the way of, and still plays better than a beginner.

        if ! defined LINES_THINK
LINES_THINK equ 1

        include "programs/lines/ways.asm"
        include "programs/lines/worth.asm"

        public think

GAIN_OF_NONE:   equ 256                 ; added to what a move gains, so that it is no less than 0

; think - find a move
; In:    the board, neither full nor empty; HL = a routine that is called now and then: a key ends the show
; Out:   think_from, think_to = column, row of each
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: field, work, route and so on as distance_map; think_*
think:
        proc
        local place, called, next, back, try
        ld (called + 1),hl
        ld (think_called + 1),hl
        call think_fill
        ld hl,0
        ld (think_gain),hl
        ex de,hl
place:
        call board_address
        jr z,next
        ld (think_ball),a
        push de
called:
        call 0                          ; operand
        pop de
        ld (think_at),de
        call board_address
        ld c,a
        ld (hl),0                       ; it is on no line of its own
        call place_worth
        ld (think_old),a
        ld a,c
        call colour_row
        ld (think_row),hl
        ld hl,think_most - 1
        ld a,l
        add a,c
        ld l,a
        ld a,h
        adc a,0
        ld h,a
        ld a,(hl)
        call gain_more
        ld de,(think_at)
        jr nc,back
        call ball_reach
        ld de,0
try:
        call think_try
        call square_next
        jr nz,try
        ld de,(think_at)
back:
        call board_address
        ld a,(think_ball)
        ld (hl),a
next:
        call square_next
        jr nz,place
        ret
        endp

; think_fill - the worth of all empty places to all colours, and the greatest for each colour
; Uses:  AF, BC, DE, HL
think_fill:
        proc
        local colour, place, taken
        ld hl,worths
        ld (think_row),hl
        ld c,1
colour:
        push bc
think_called:
        call 0                          ; operand
        pop bc
        ld b,0                          ; the greatest
        ld de,0
place:
        call board_address
        ld a,0
        jr nz,taken
        push bc
        push de
        call place_worth
        pop de
        pop bc
        cp b
        jr c,taken
        ld b,a
taken:
        ld hl,(think_row)
        ld (hl),a
        inc hl
        ld (think_row),hl
        call square_next
        jr nz,place
        ld hl,think_most - 1
        ld e,c
        ld d,0
        add hl,de
        ld (hl),b
        ld a,(colours)
        sub c
        ret z
        inc c
        jr colour
        endp

; colour_row - the worth of places to a colour
; In:    A = colour
; Out:   HL = 81 bytes
; Keeps: BC, DE
; Uses:  AF, HL
colour_row:
        proc
        local more
        push de
        ld de,PLACES
        ld hl,worths - PLACES
more:
        add hl,de
        dec a
        jr nz,more
        pop de
        ret
        endp

; gain_more - does a place of this worth gain more than the best move?
; In:    A = worth
; Out:   carry: it does; HL = its gain
; Keeps: BC
; Uses:  AF, DE, HL
gain_more:
        ld h,high GAIN_OF_NONE
        ld l,a
        ld a,(think_old)
        ld e,a
        ld d,0
        or a
        sbc hl,de
        ld de,(think_gain)
        ex de,hl
        or a
        sbc hl,de
        ex de,hl
        ret

; think_try - is this the best move?
; In:    D, E = a place; the map of the ball
; Keeps: DE
; Uses:  AF, BC, HL
think_try:
        push de
        ld hl,(think_row)
        ld a,d
        add a,a
        add a,a
        add a,a
        add a,d
        add a,e
        ld e,a
        ld d,0
        add hl,de
        ld a,(hl)
        call gain_more
        pop de
        ret nc
        push de
        call map_step
        pop de
        ret c                           ; the ball cannot go there
        push de
        call board_address
        ld a,(think_ball)
        ld c,a
        call place_worth
        call gain_more
        pop de
        ret nc
        ld (think_gain),hl
        ld (think_to),de
        ld hl,(think_at)
        ld (think_from),hl
        ret

think_variables macro
think_from:     ds 2
think_to:       ds 2
think_gain:     ds 2                    ; of the best move, and GAIN_OF_NONE; 0: none yet
think_at:       ds 2                    ; the ball that is tried
think_row:      ds 2                    ; in `worths`: of the ball's colour
think_ball:     ds 1
think_old:      ds 1
think_most:     ds 7                    ; the greatest worth for each colour
worths:         ds 7 * PLACES
        endm

        endif
