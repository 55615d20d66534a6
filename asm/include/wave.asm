; wave.asm - a wave through the work array, run twice by maze_stats: counting the walls, then without counting
;
; HL = the marked cell that has waited longest; DE = the head of the queue, which grows downwards; SP = its
; tail; BC = a row less 1; A = the greatest value that is free. Neighbours in the order up, left, right, down.

        if ! defined INCLUDE_WAVE
INCLUDE_WAVE equ 1

        include "include/queue_read.asm"

look    macro free,counting             ; jump to free if the cell at HL is free; else it is one more wall in A, or marked already
        if counting
        local looked
        cp (hl)
        jp p,looked
        jr nc,free
        inc a
looked:
        else
        cp (hl)
        jr nc,free
        endif
        endm

reach   macro side,mark,after           ; mark (an operand in the wave): the wave's number and the step back
side:
        ld (hl),mark
        push hl
        jp after
        endm

spread  macro up,left,right,down,next,first,after_down,counting    ; the cells of a wave, beginning at first; next needs carry set
        local after_left,after_right
        reach left,130,after_left
        reach right,134,after_right
down:
        ld (hl),128
        push hl
        scf
        jp after_down
up:
        ld (hl),132
        push hl
        add hl,bc
        look left,counting
after_left:
        inc hl
        inc hl
        look right,counting
after_right:
        add hl,bc
        look down,counting
after_down:
        if counting
        sub 138
        jr nz,odd
        endif
next:                                   ; DE = head: HL = the next cell's upper neighbour
        if counting
        ld a,136
        scf
        endif
        queue_read
        sbc hl,bc
first:
        look up,counting
        add hl,bc
        look left,counting
        inc hl
        inc hl
        look right,counting
        add hl,bc
        look down,counting
        ld hl,0                         ; nothing was pushed: HL = 0 if the queue is empty
        add hl,sp
        sbc hl,de
        endm

        endif
