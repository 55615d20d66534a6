; body.asm - a snake: the cells that it covers, in a queue; its head takes a cell, its tail leaves one
;
; 1. A queue is three pages of memory: the columns of the cells, their rows, and the way on which the body goes on from each. An index is a
;    byte, so it goes round by itself, and a step costs the same for any length.
; 2. Between two steps the head glides from the last cell but one into the last, and the tail out of the first: S_POS, in 1/32 pixel.
; 3. A cell that the tail has left is free at the next step, before the head looks where it can go: a snake may follow its own tail.
; 4. A place of the field has S_BIT of the snake that covers it. Ways are 0 up, 1 right, 2 down, 3 left.

        if ! defined SNAKE_BODY
SNAKE_BODY equ 1

        include "include/field.asm"
        include "lib/field_address.asm"

        public snake_begin, snake_release, snake_advance, snake_beyond, queue_cell

S_PAGE:         equ 0                   ; the first page of its queue
S_HEAD:         equ 1                   ; index of the cell that the head glides into
S_TAIL:         equ 2                   ; index of the tail's cell
S_WAY:          equ 3                   ; where it goes
S_POS:          equ 4                   ; how far the head is in its cell, in 1/256
S_SPEED:        equ 5                   ; added to that in each frame
S_GROW:         equ 6                   ; steps in which the tail stays
S_LEAVES:       equ 7                   ; 1: the tail leaves its cell
S_INK:          equ 8
S_BIT:          equ 9
S_STATE:        equ 10
S_WAIT:         equ 11                  ; frames until it comes again, or without a way
S_LENGTH:       equ 12                  ; cells that it covers
S_GULP:         equ 13                  ; index of the cell in which a berry shines
S_GULPS:        equ 14                  ; 1: one does
S_JAWS:         equ 15                  ; 1: a berry is ahead
S_FACE:         equ 16                  ; the first shape of its heads
S_SIZE:         equ 17

STATE_NONE:     equ 0                   ; of S_STATE
STATE_LIVES:    equ 1
STATE_DIES:     equ 2
BIT_PLAYER:     equ 16
BIT_RIVAL:      equ 32
BODIES:         equ BIT_PLAYER | BIT_RIVAL
LENGTH_MOST:    equ 240

; queue_cell - a cell of a snake
; In:    IX = snake; A = index
; Out:   D, E = row, column; HL = where the queue has the row
; Keeps: AF, BC, IX, IY
; Uses:  DE, HL
queue_cell:
        ld h,(ix + S_PAGE)
        ld l,a
        ld e,(hl)
        inc h
        ld d,(hl)
        ret

; snake_begin - a snake comes out of a hole
; In:    IX = snake: S_PAGE, S_INK, S_BIT, S_FACE, S_SPEED set; D, E = row, column of the hole; A = way, where it is free; B = its length, 2 at least
; Uses:  AF, BC, DE, HL
snake_begin:
        ld (ix + S_WAY),a
        dec b
        dec b
        ld (ix + S_GROW),b
        ld b,a
        xor a
        ld (ix + S_HEAD),a
        ld (ix + S_TAIL),a
        ld (ix + S_POS),a
        ld (ix + S_LEAVES),a
        ld (ix + S_GULPS),a
        ld (ix + S_JAWS),a
        ld (ix + S_WAIT),a
        inc a
        ld (ix + S_STATE),a             ; STATE_LIVES
        ld (ix + S_LENGTH),a
        ld h,(ix + S_PAGE)
        ld l,0
        ld (hl),e
        inc h
        ld (hl),d
        inc h
        ld (hl),b
        dec l
        ld (hl),b                       ; it came from behind
        call field_address
        ld a,(hl)
        or (ix + S_BIT)
        ld (hl),a
        ld a,b
        call snake_take
        ld (ix + S_LEAVES),0
        ret

; snake_release - the cell that the tail has left is free
; In:    IX = snake
; Out:   carry set: D, E = that cell; carry clear: none
; Uses:  AF, DE, HL
snake_release:
        ld a,(ix + S_LEAVES)
        or a
        ret z
        ld (ix + S_LEAVES),0

; snake_drop - drop the last cell of the tail
; In, Out: as snake_release
snake_drop:
        ld a,(ix + S_TAIL)
        inc (ix + S_TAIL)
        dec (ix + S_LENGTH)
        call queue_cell
        call field_address
        ld a,(ix + S_BIT)
        cpl
        and (hl)
        ld (hl),a
        scf
        ret

; snake_beyond - the cell beside the head's
; In:    IX = snake; A = way
; Out:   D, E = row, column; HL = its place in the field; A = what is there
; Keeps: BC
; Uses:  F
snake_beyond:
        push af
        ld a,(ix + S_HEAD)
        call queue_cell
        pop af
        call way_beyond
        call field_address
        ld a,(hl)
        ret

; way_beyond - the place beside a place
; In:    D, E = row, column; A = way
; Out:   D, E
; Keeps: BC, HL
; Uses:  AF
way_beyond:
        proc
        local across, down
        rra
        jr c,across
        rra
        jr c,down
        dec d
        ret
down:
        inc d
        ret
across:
        rra
        jr c,$ + 4
        inc e
        ret
        dec e
        ret
        endp

; snake_advance - the head begins to glide into the cell beside it, which is free
; In:    IX = snake; A = way
; Out:   D, E = that cell; HL = its place in the field
; Uses:  AF, BC
snake_advance:
        proc
        local grows
        ld b,(ix + S_GROW)
        inc b
        dec b
        jr z,grows
        dec (ix + S_GROW)
        call snake_take
        ret
grows:
        ld (ix + S_LEAVES),1

; snake_take - the same, but the tail stays as it is
snake_take:
        ld (ix + S_WAY),a
        ld b,a
        ld a,(ix + S_HEAD)
        ld h,(ix + S_PAGE)
        inc h
        inc h
        ld l,a
        ld (hl),b                       ; the way on from there
        inc l
        ld (hl),b
        dec h
        dec l
        ld d,(hl)
        dec h
        ld e,(hl)
        ld a,b
        call way_beyond
        inc l
        ld (hl),e
        inc h
        ld (hl),d
        inc (ix + S_HEAD)
        inc (ix + S_LENGTH)
        call field_address
        ld a,(hl)
        or (ix + S_BIT)
        ld (hl),a
        ret
        endp

body_variables macro
player:         ds S_SIZE
rival:          ds S_SIZE
        endm

queues_variables macro
                ds (0 - $) & 255
maps:           ds BERRIES_MOST * MAP_PAGES * 256
player_queue:   ds 3 * 256
rival_queue:    ds 3 * 256
        endm

        endif
