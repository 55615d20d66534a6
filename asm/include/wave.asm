; wave.asm - a wave through the work array, as maze_stats runs it twice: with the walls counted, and without
;
; HL = a cell that was marked, each time the one that waits longest; DE = the head of the queue, which runs down; SP = its
; tail; BC = WORK_STRIDE - 1; A = the greatest that is free. Neighbours in the order up, left, right, down.

        if ! defined INCLUDE_WAVE
INCLUDE_WAVE equ 1

look    macro free,counting             ; go to free when HL is that, else one more wall in A, or marked already
        cp (hl)
        jr nc,free
        if counting
        jp m,$ + 4
        inc a
        endif
        endm

reach   macro side,mark,after           ; mark (in the wave an operand): the wave's number and the step back
side:
        ld (hl),mark
        push hl
        jr after
        endm

spread  macro up,left,right,down,next,first,after_down,counting    ; the cells of a wave, from first on; next with carry set
        local after_left,after_right
        reach left,10,after_left
        reach right,14,after_right
down:
        ld (hl),8
        push hl
        scf
        jr after_down
up:
        ld (hl),12
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
        sub 2
        jr nz,odd
        scf
        endif
next:                                   ; DE = head: HL = the next cell's upper neighbour
        ex de,hl
        dec hl
        ld d,(hl)
        dec l
        ld e,(hl)
        ex de,hl
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
        ld hl,0                         ; nothing pushed: HL = 0 when the queue is empty
        add hl,sp
        sbc hl,de
        endm

        endif
