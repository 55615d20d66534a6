; walk_blind.asm - a random walk in any direction that opens every place it steps on
;
; 1. The outer wall is marked with WALK_EDGE, everything else is FIELD_WALL. SLA opens a byte; the result is Z, whether it was
;    open or not. Only at the edge it is NZ: then the walk takes the step in the opposite direction, where
;    there is always room. So every step is taken, in bounded time.
; 2. The high byte of a random number gives four steps, from bit 7 down: 00 up, 01 down, 10 right, 11 left. The
;    first number gives only the remainder when the number of steps is divided by four.
; 3. A step that opens two cells goes on in its direction for tunnel_length times as far, but not through the outer wall. The
;    direction is the difference of two places: so a step that does not go on pays nothing. Only then is the jump to `more` written over `step`.
; 4. At the end the outer wall becomes FIELD_WALL again.
;
; The longest walk, 65,535 steps, takes 16,384 random numbers of the 65,536 that come before they repeat.
; Invariants: HL = the place of the walk, DE = FIELD_STRIDE, HL' = the random state.
; A = directions from bit 7 down to above the lowest 1, the end marker. C counts the numbers to draw, B full rounds of C.

        if ! defined LIB_WALK_BLIND
LIB_WALK_BLIND equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"
        include "lib/field_border.asm"
        include "lib/cell_draw.asm"

WALK_EDGE:      equ $40                 ; SLA makes it FIELD_WALL, carry clear
WALK_ADD_A_A:   equ $87                 ; opcodes
WALK_JR_Z:      equ $28
WALK_JR:        equ $18
TUNNEL_MOST:    equ 8                   ; a power of two

; walk_blind - the whole of a generator that walks like this: walk_blind steps, cells
; In:    steps = a variable, a word; cells = 1 or 2: bytes opened by a step; rng_seed, field_width, field_height
; Out:   field, rng_seed; returns, carry clear; illegal size: returns, carry set, nothing written
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field
walk_blind macro steps, cells
        local drop, step, first, up, down, sideways, right, left, draw, number, page, done
        local up_edge, down_edge, right_edge, left_edge, more, from, extra, dig, edge, dug, single, end_mark

        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,FIELD_WALL
        call field_fill
        call cell_draw
        push hl
        ld c,WALK_EDGE
        call field_border
        pop hl
        exx
        push hl
        ld hl,(rng_seed)
        exx
        ld (hl),FIELD_PATH
        if cells = 2
        ld (from + 1),hl
        ld a,(tunnel_length)
        dec a
        and TUNNEL_MOST - 1
        ld (extra + 1),a
        ld de,256 * WALK_JR_Z + WALK_ADD_A_A
        jr z,single
        ld de,256 * ((more - step - 2) & 255) + WALK_JR
single:
        ld (step),de
        endif
        ld bc,(steps)
        ld a,b
        or c
        jp z,done
        xor a
        sub c
        and 3
        inc a
        ld d,a                          ; one more than the directions to leave out of the first number
        ld e,FIELD_STRIDE
        dec bc
        srl b
        rr c
        srl b
        rr c
        inc b
        inc c
        exx
        rng_step h, l
        exx
        scf
        adc a,a                         ; carry = the first bit
drop:
        dec d
        jr z,first                      ; D = 0 from now on
        add a,a
        add a,a
        jr drop

        if cells = 2
more:                                   ; HL = the place after two cells
        push af
        push bc
        push de
from:
        ld de,0                         ; operand: the place before
        push hl
        or a
        sbc hl,de
        sra h
        rr l
        ld b,h
        ld c,l                          ; BC = a cell on
        pop hl
extra:
        ld a,0                          ; operand: how many times it goes on
dig:
        add hl,bc
        sla (hl)
        jr nz,edge
        add hl,bc
        ld (hl),FIELD_PATH
        dec a
        jr nz,dig
        jr dug
edge:
        ld (hl),WALK_EDGE
        or a
        sbc hl,bc
dug:
        ld (from + 1),hl
        pop de
        pop bc
        pop af
        add a,a
        jp nz,first
        jp draw
        endif

step:
        add a,a                         ; this byte and the next are set: with a longer tunnel to JR more
end_mark:
        jr z,draw                       ; that was the end marker
first:
        jr c,sideways
        add a,a
        jr c,down
up:                                     ; carry clear
        sbc hl,de
        sla (hl)
        if cells = 1
        jp z,step
        else
        jr nz,up_edge
        or a
        sbc hl,de
        ld (hl),FIELD_PATH
        jp step
up_edge:
        endif
        ld (hl),WALK_EDGE
        add hl,de
down:
        add hl,de
        sla (hl)
        if cells = 1
        jp z,step
        else
        jr nz,down_edge
        add hl,de
        ld (hl),FIELD_PATH
        jp step
down_edge:
        endif
        ld (hl),WALK_EDGE
        sbc hl,de
        jr up
sideways:
        add a,a
        jr c,left
right:
        inc l
        sla (hl)
        if cells = 1
        jp z,step
        else
        jr nz,right_edge
        inc l
        ld (hl),FIELD_PATH
        jp step
right_edge:
        endif
        ld (hl),WALK_EDGE
        dec l
left:
        dec l
        sla (hl)
        if cells = 1
        jp z,step
        else
        jr nz,left_edge
        dec l
        ld (hl),FIELD_PATH
        jp step
left_edge:
        endif
        ld (hl),WALK_EDGE
        inc l
        jr right

draw:
        dec c
        jr z,page
number:
        exx
        rng_step h, l
        exx
        scf
        adc a,a
        jp first
page:
        djnz number
done:
        exx
        ld (rng_seed),hl
        pop hl
        exx
        ld c,FIELD_WALL
        call field_border
        or a
        ret
        endm

        endif
