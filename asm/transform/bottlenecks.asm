; bottlenecks.asm - find the cells that every route between two cells passes: where a door or a key belongs
;
; 1. distance_map from the finish; its steps lead from the start along a shortest route.
; 2. Take the cells of this route one by one, the start first. Some of those ahead are touched: a way that leaves the route behind
;    the cell returns to it there. If none is, except perhaps the cell itself, every route passes it.
; 3. From the cell flood all that it leads to, through cells that are not of the route and not flooded yet. A flooded cell that
;    is beside the route touches it; so does the cell itself touch the next one, which is then no longer ahead.
;
; A count of the touched cells ahead is enough. Each cell is flooded once. Why it is exact: if no way from the part behind the
; cell leads to what is ahead of it, the ways through the cell are the only ones; if one does, it avoids the cell.
;
; Invariants: HL = a cell in work; DE = -32 in the flood; IX = touched cells ahead. The stack of the flood is SP, from the end of queue_rest down,
; with a 0 first. A cell joins it once, none of the route does: with 64 bytes for an interrupt it ends above the codes in route.

        if ! defined BOTTLENECKS
BOTTLENECKS equ 1

        include "include/bottleneck.asm"
        include "include/queue.asm"
        include "lib/distance_map.asm"

        public bottlenecks

bottleneck_look macro                   ; a neighbour
        local free, other
        ld a,(hl)
        cp BOTTLENECK_AHEAD
        jr c,free
        jr nz,other
        ld (hl),BOTTLENECK_TOUCHED
        inc ix
        jr other
free:
        ld (hl),BOTTLENECK_SEEN
        push hl
other:
        endm

; bottlenecks - find the cells that every route between two cells passes
; Family: measure
; Source: common knowledge
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = how many, both ends included; route, route_length = a shortest route, a code a step; the byte at
;        WAVE_FIRST + 33 * row + column in work is 241 for such a cell, 240 for another one of the route, else another number
;        carry set: no route, or an end is a wall or outside 0..31: BC = route_length = 0
; Refuses: no route between the ends
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL; SP: an interrupt then pushes into work or the queue (where nothing is)
; Writes: work, queue, route_length; operands at codes, cell, kept_sp and doors, and in distance_map and
;        wave_fill
; Size:  253 bytes
; Time:  458,443 T empty field corner to corner
;        472,816 T a serpentine of 527 steps
;        880,000 T at most, whatever the field
; Stack: 10 bytes
bottlenecks:
        proc
        local stack, reached, walk, walked, place, count, ahead, around, codes, cell, doors, kept_sp, refuse
        local down, left
stack: equ queue_rest + QUEUE_REST_SIZE
        push de
        ld (route),hl                   ; the one goal: column, row
        ld hl,route
        ld b,1
        call distance_map
        pop de
        jr c,refuse
        call wave_place
        jr c,refuse
        ld a,(hl)
        cp MAP_STEPS
        jr c,refuse                     ; WAVE_FREE: not reached
        inc a
        jr nz,reached
        scf                             ; a wall
refuse:
        ld bc,0
        ld (route_length),bc
        ret
reached:
        push hl
        ld de,route
walk:
        push hl
        call map_descend
        ex (sp),hl
        ld (hl),BOTTLENECK_AHEAD
        pop hl
        jr c,walked
        ld (de),a
        inc de
        jr walk
walked:
        ld a,255                        ; ends the codes
        ld (de),a
        ex de,hl
        ld bc,-route
        add hl,bc
        ld (route_length),hl
        ld bc,route
        pop hl
        push ix
        ld (kept_sp + 1),sp
        ld sp,stack
        ld ix,0
        ld de,0
        ld (doors + 1),de
place:                                  ; HL = the next cell of the route, BC = the address of its step
        ld a,(hl)
        cp BOTTLENECK_TOUCHED
        jr nz,count
        dec ix
count:
        ld (hl),BOTTLENECK_ROUTE
        ld a,ixl
        or ixh
        jr nz,ahead
        inc (hl)                        ; BOTTLENECK_DOOR
doors:
        ld de,0                         ; operand
        inc de
        ld (doors + 1),de
ahead:
        ld (cell + 1),hl
        ld (codes + 1),bc
        ld de,0
        push de
        ld e,256 - FIELD_STRIDE
        dec d
around:
        inc hl
        bottleneck_look
        dec hl
        dec hl
        bottleneck_look
        add hl,de
        bottleneck_look
        ld bc,2 * WAVE_STRIDE
        add hl,bc
        bottleneck_look
        pop hl
        ld a,h
        or a
        jr nz,around
cell:
        ld hl,0                         ; operand
codes:
        ld bc,0                         ; operand
        ld a,(bc)
        inc bc
        cp 4
        jr z,down
        jr nc,left
        or a
        inc hl
        jp nz,place                     ; to the right
        ld de,0 - WAVE_STRIDE - 1
        add hl,de
        jp place
left:
        dec hl
        inc a
        jp nz,place
kept_sp:
        ld sp,0                         ; operand
        pop ix
        ld bc,(doors + 1)
        ret                             ; carry clear
down:
        ld de,WAVE_STRIDE
        add hl,de
        jp place
        endp
bottlenecks_end:

        endif
