; lines_go.asm - balls that go: the lines through a ball, their points, and what is noted of it

        if ! defined LINES_GO
LINES_GO equ 1

        public check_line

LINE:           equ 5                   ; the shortest line that goes
LEAST_POINTS:   equ 10                  ; for it

; check_line - take the lines through a ball off the board, and count their points
; In:    HL = its address on the board
; Out:   Z: it is in no line; NZ: lines, each of its balls in events, score, empties
; Keeps: HL, IX, IY
; Uses:  AF, BC, DE
; Writes: the board, score, empties, events, line_balls, line_ball
check_line:
        proc
        local over
        ld c,(hl)
        xor a
        ld (line_balls),a
        ld a,l
        ld (line_ball),a
        ld de,1
        call line_along
        ld de,BOARD_STRIDE
        call line_along
        ld de,BOARD_STRIDE + 1
        call line_along
        ld de,BOARD_STRIDE - 1
        call line_along
        ld a,(line_balls)
        or a
        ret z
        xor a                           ; the ball itself
        ld (hl),a
        call event_add
        ld a,(line_balls)
        inc a
        ld b,a
        ld a,(empties)
        add a,b
        ld (empties),a
        ld a,b
        call line_points
        push hl
        ld hl,(score)
        add hl,de
        jr nc,over
        ld hl,$FFFF
over:
        ld (score),hl
        pop hl
        or 1
        ret
        endp

; line_points - what a line is worth: LEAST_POINTS, and twice the square of the balls beyond LINE
; In:    A = balls that go at once, LINE to 33
; Out:   DE = points
; Keeps: HL
; Uses:  AF, B, DE
line_points:
        proc
        local square
        ld de,LEAST_POINTS
        sub LINE
        ret z
        push hl
        ld h,d
        ld l,a
        ld b,a
        add hl,hl
        ex de,hl                        ; DE = twice the balls beyond, added as often
square:
        add hl,de
        djnz square
        ex de,hl
        pop hl
        ret
        endp

; line_along - take the line in one direction off the board, except the ball in question
; In:    HL = the ball's address; DE = from a place to the next one; C = its colour
; Out:   line_balls = those taken, added
; Keeps: C, HL
; Uses:  AF, B, DE
line_along:
        proc
        local back, on, take, taken, short
        push hl
back:
        or a
        sbc hl,de
        ld a,(hl)
        cp c
        jr z,back
        ld b,0
on:
        add hl,de
        inc b
        ld a,(hl)
        cp c
        jr z,on
        dec b                           ; HL = behind the run, B = its balls
        ld a,b
        cp LINE
        jr c,short
take:
        or a
        sbc hl,de
        ld a,(line_ball)
        cp l
        jr z,taken
        xor a
        ld (hl),a
        call event_add
        push hl
        ld hl,line_balls
        inc (hl)
        pop hl
taken:
        djnz take
short:
        pop hl
        ret
        endp

; event_add - note that a place has changed
; In:    HL = its address on the board; A = the ball that came, 0 for one that went
; Keeps: BC, DE, HL
; Uses:  AF
event_add:
        push de
        ld de,(events_end)
        push af
        ld a,l
        sub low board
        ld (de),a
        inc de
        pop af
        ld (de),a
        inc de
        ld (events_end),de
        pop de
        ret

; events_clear - from here on
; Uses:  HL
events_clear:
        ld hl,events
        ld (events_end),hl
        ret

        endif
