; rules.asm - the rules of Lines: the board, balls that come, lines that go, the score, one undo
;
; Source: W13, whose rules are those of the game `Color Lines`.
;
; Nothing here draws. What happened is in `events`, in order, so that the screen can show it ball by ball, and a model follow it.
;
; A place is its number on the board: 11 + 10 * row + column. The board has a border on all sides; the column between two
; rows serves both. So a line in any direction is a run of equal bytes, 1, 9, 10 or 11 apart.
;
; Why there is always a move while the game goes on: a board that is neither full nor empty has a ball beside an empty place,
; and where a line leaves it empty three balls come, though the turn is free.

        if ! defined LINES_RULES
LINES_RULES equ 1

        include "lib/random.asm"
        include "programs/lines/lines_go.asm"

        public game_new, game_move, game_undo, board_address, next_balls, events, events_end, score, empties

SIDE:           equ 9                   ; of the board
PLACES:         equ SIDE * SIDE
BOARD_STRIDE:   equ SIDE + 1
BOARD_FIRST:    equ BOARD_STRIDE + 1
BOARD_SIZE:     equ BOARD_STRIDE * (SIDE + 2) + 1
BORDER:         equ $FF                 ; no ball: those are 1 to 7, and 0 is an empty place
FIRST_BALLS:    equ 5
NEW_BALLS:      equ 3
EVENTS:         equ PLACES + NEW_BALLS + FIRST_BALLS

; game_new - begin a game
; In:    A = colours, 1 to 7; rng_seed
; Out:   the board with FIRST_BALLS balls, next_balls, score 0, no undo; events = the balls
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the game's state, events, rng_seed
game_new:
        proc
        local row, place, ball
        ld (colours),a
        ld hl,board
        ld de,board + 1
        ld bc,BOARD_SIZE - 1
        ld (hl),BORDER
        ldir
        ld hl,board + BOARD_FIRST
        ld c,SIDE
        xor a
row:
        ld b,SIDE
place:
        ld (hl),a
        inc hl
        djnz place
        inc hl
        dec c
        jr nz,row
        ld (undo_ready),a
        ld h,a
        ld l,a
        ld (score),hl
        ld a,PLACES
        ld (empties),a
        call events_clear
        ld b,FIRST_BALLS
ball:
        push bc
        call random_colour
        call drop_ball
        pop bc
        djnz ball
        call roll_next
        jr game_ends
        endp

; game_move - move a ball, and all that follows: lines go, or the next balls come
; In:    D, E = row, column of the ball; H, L = those of an empty place that it can reach
; Out:   Z: the board is full, the game is over; events = what happened after the move; next_balls, score
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the game's state, the state kept for game_undo, events, rng_seed
game_move:
        push hl
        push de
        ld hl,(rng_seed)
        ld (state_seed),hl
        ld hl,state
        ld de,state_before
        ld bc,STATE_SIZE
        ldir
        ld a,1
        ld (undo_ready),a
        call events_clear
        pop de
        call board_address
        ld c,(hl)
        ld (hl),0
        pop de
        call board_address
        ld (hl),c
        call check_line
        call z,drop_next                ; fall through into game_ends

; game_ends - is it over? An empty board gets balls
; Out:   Z: the board is full
game_ends:
        ld a,(empties)
        cp PLACES
        call z,drop_next
        ld a,(empties)
        or a
        ret

; game_undo - take the last move back
; In:    -
; Out:   carry clear: the state, rng_seed and all, is as it was before the move; carry set: there is none to take back
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the game's state, rng_seed
game_undo:
        ld hl,undo_ready
        ld a,(hl)
        sub 1
        ret c
        ld (hl),a
        ld hl,state_before
        ld de,state
        ld bc,STATE_SIZE
        ldir
        ld hl,(state_seed)
        ld (rng_seed),hl
        ret

; drop_next - the next balls come, as many as there is room for, and others will be next
; Out:   -
; Uses:  AF, BC, DE, HL
drop_next:
        proc
        local ball, full
        ld hl,next_balls
        ld b,NEW_BALLS
ball:
        ld a,(empties)
        or a
        jr z,full
        ld a,(hl)
        inc hl
        push hl
        push bc
        call drop_ball
        pop bc
        pop hl
        djnz ball
full:
        endp                            ; fall through into roll_next

; roll_next - choose the balls that come next
; Out:   next_balls
; Uses:  AF, BC, DE, HL
roll_next:
        proc
        local ball
        ld bc,next_balls
ball:
        call random_colour
        ld (bc),a
        inc bc
        ld a,c
        cp low (next_balls + NEW_BALLS)
        jr nz,ball
        ret
        endp

; random_colour - one of the game's colours
; Out:   A = 1 to `colours`
; Keeps: BC
; Uses:  AF, DE, HL
random_colour:
        ld a,(colours)
        ld e,a
        call rng_below
        inc a
        ret

; drop_ball - a ball comes to a random empty place, and makes a line go if it completes one
; In:    A = its colour; empties is not 0
; Out:   -
; Uses:  AF, BC, DE, HL
drop_ball:
        proc
        local look
        ld c,a
        ld a,(empties)
        ld e,a
        call rng_below
        ld b,a
        inc b
        ld hl,board + BOARD_FIRST - 1
look:                                   ; until B empty places are passed
        inc hl
        ld a,(hl)
        or a
        jr nz,look
        djnz look
        ld (hl),c
        ld a,c
        call event_add
        ld de,empties
        ld a,(de)
        dec a
        ld (de),a
        jp check_line
        endp

; board_address - the address of a place on the board
; In:    D, E = row, column, 0 to 8
; Out:   HL = its address, A = what is there; Z: nothing
; Keeps: BC, DE
; Uses:  AF, HL
board_address:
        proc
        local same
        ld a,d
        add a,a
        add a,a
        add a,d
        add a,a
        add a,e
        add a,low (board + BOARD_FIRST)
        ld l,a
        ld h,high board
        jr nc,same
        inc h
same:
        ld a,(hl)
        or a
        ret
        endp

; square_next - the next square, row by row
; In:    D, E = row, column
; Out:   D, E; Z: there is none
; Keeps: BC, HL
; Uses:  AF
square_next:
        inc e
        ld a,e
        cp SIDE
        ret nz
        ld e,0
        inc d
        ld a,d
        cp SIDE
        ret

rules_variables macro
state:
board:          ds BOARD_SIZE
next_balls:     ds NEW_BALLS            ; the colours of the balls that come next
score:          ds 2
empties:        ds 1                    ; empty places
STATE_SIZE:     equ $ - state
state_before:   ds STATE_SIZE           ; and rng_seed with it: what game_undo brings back
state_seed:     ds 2
undo_ready:     ds 1
colours:        ds 1
line_balls:     ds 1
line_ball:      ds 1
events_end:     ds 2
events:         ds 2 * EVENTS           ; place, and the ball that came or 0
        endm

        endif
