; mark_shortest.asm - mark every cell that any shortest route passes
;
; 1. Run a wave from the finish through all that it reaches. A cell's label is its distance modulo 3: so of two neighbours it
;    shows which one is nearer. The queue keeps all cells, in the order of their distance.
; 2. Mark the start. Read the queue backwards, the far cells first: a marked cell marks its neighbours that are one step nearer.
;    When a cell is read, all that could mark it have been read before.
;
; So each cell is taken from the queue twice, and nothing else is stored. A shortest route leads from the start over marked cells
; alone, each step to any of them that is nearer; and a marked cell has such a step.
;
; Invariants: BC = -34 leads around a cell, as in solve_wave. The queue grows downwards, SP is its end.
; With A = a label `cp (hl)` overflows for WAVE_FREE alone.

        if ! defined MARK_SHORTEST
MARK_SHORTEST equ 1

        include "include/queue.asm"
        include "include/queue_read.asm"
        include "lib/wave_array.asm"

        public mark_shortest

SHORTEST_LABEL: equ $80                 ; and the distance modulo 3
SHORTEST_MARK:  equ 4

shortest_nearer macro                   ; a neighbour with this label is nearer
        local other
        cp (hl)
        jr nz,other
        set 2,(hl)
        inc ix
other:
        endm

; mark_shortest - mark the cells of all shortest routes between two cells
; Family: measure
; Source: common knowledge
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = cells marked, both ends included; the byte at WAVE_FIRST + 33 * row + column in work is 132 to 134 for
;        a marked cell, 128 to 130 for another with a way to the finish, 127 for one without, 255 for a wall
;        carry set: no route, or an end is a wall or outside 0..31: BC = 0
; Refuses: no route between the ends
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL; SP: an interrupt then pushes into work or the queue (where nothing is)
; Writes: work, queue; operands at kept_sp, start, finish_low and finish_high, and in wave_fill (set before use)
; Size:  181 bytes
; Time:  478,561 T empty field corner to corner
;        580,000 T at most, whatever the field
; Stack: 8 bytes
mark_shortest:
        proc
        local queue_end, next, label, left, right, up, leaf, sweep, nearer, start, finish_low, finish_high, kept_sp, none
queue_end: equ queue_rest + QUEUE_REST_SIZE
        call wave_array
        ld bc,0
        ret c
        push ix
        ld (kept_sp + 1),sp
        ld (start + 1),hl
        ex de,hl
        ld (hl),SHORTEST_LABEL
        ld sp,queue_end
        ld de,queue_end
        push hl
        ld bc,$FFFF - WAVE_STRIDE       ; -34
        add hl,bc
        inc hl
        ld a,l
        ld (finish_low + 1),a           ; of the place above it
        ld a,h
        ld (finish_high + 1),a
next:
        queue_read
        ld a,(hl)
        inc a
        cp SHORTEST_LABEL + 3
        jr nz,label
        ld a,SHORTEST_LABEL
label:
        scf
        sbc hl,bc                       ; below
        cp (hl)
        jp po,left
        ld (hl),a
        push hl
left:
        add hl,bc
        cp (hl)
        jp po,right
        ld (hl),a
        push hl
right:
        inc hl
        inc hl
        cp (hl)
        jp po,up
        ld (hl),a
        push hl
up:
        add hl,bc
        cp (hl)
        jp po,leaf
        ld (hl),a
        push hl
        jp next
leaf:                                   ; nothing is free above: is the queue empty?
        ld h,d
        ld l,e
        or a
        sbc hl,sp
        jr nz,next
start:
        ld hl,0                         ; operand
        ld ix,1
        ld a,(hl)
        add a,a
        ccf
        jr c,none                       ; WAVE_FREE: not reached
        set 2,(hl)
sweep:
        pop hl
        ld a,(hl)
        sub SHORTEST_LABEL + SHORTEST_MARK
        jr c,sweep                      ; not marked
        dec a
        jp p,nearer
        ld a,2
nearer:                                 ; the label of the cells one step nearer
        add a,SHORTEST_LABEL
        scf
        sbc hl,bc
        shortest_nearer
        add hl,bc
        shortest_nearer
        inc hl
        inc hl
        shortest_nearer
        add hl,bc
        shortest_nearer
        ld a,l                          ; HL = the place above the cell
finish_low:
        cp 0                            ; operand
        jr nz,sweep
        ld a,h
finish_high:
        cp 0                            ; operand
        jr nz,sweep
        push ix
        pop bc
        or a
none:
kept_sp:
        ld sp,0                         ; operand
        pop ix
        ret nc
        ld bc,0
        ret
        endp
mark_shortest_end:

        endif
