; flood_fill.asm - fill an area of the field with a byte
;
; 1. The cell at D,E is filled and put into the queue.
; 2. A cell taken from the queue looks at its four neighbours: any that has the first cell's old byte is filled
;    and put into the queue. When the queue is empty, the area is full.
;
; The area: all cells connected with the first one, side by side, that have its byte, all eight bits of it.
; A cell that is filled with another byte is no longer part of the area, so it is put into the queue only once.
; The field has no border here: a neighbour is tested for being inside the field only if its byte is the right one.
; The queue is linear: 1,024 words, from route + 64 on. While it is read, SP is its head: an interrupt pushes into
; the part already read, or at the start into the 64 bytes below.

        if ! defined TRANSFORM_FLOOD_FILL
TRANSFORM_FLOOD_FILL equ 1

        include "include/queue.asm"
        include "lib/field_row.asm"

        public flood_fill

; flood_fill - fill the area that a cell belongs to
; Family: fill
; Source: W10 (which fills with the wave of the tracer)
; In:    D, E = row, column of the cell; A = the byte; field (any bytes)
; Out:   carry clear: field; BC = cells filled, 0 when the cell has that byte already
;        carry set: the cell is outside 0..31; BC = 0, nothing written
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills: an interrupt then pushes into the queue below its head
; Writes: field, route, queue; operands at above, below, right, left and kept_sp (set before use)
; Size:  168 bytes   Time: 277,694 T all of an empty field
; Bound: 366,000 T for any field: 357 T a cell filled, into the queue and out of it
; Stack: 2 bytes
flood_fill:
        proc
        local nothing, next, above, below, right, left, not_above, not_below, not_right, not_left, kept_sp, head
head:   equ route + 64
flood_push macro
        ex de,hl
        ld (hl),e
        inc l
        ld (hl),d
        inc hl
        ex de,hl
        endm
        ld b,a
        ld a,d
        or e
        cp FIELD_STRIDE
        ccf
        jp c,nothing
        ld a,d
        call field_row
        ld a,l
        or e
        ld l,a
        ld a,(hl)
        cp b
        jp z,nothing                    ; carry clear
        ld c,a
        ld a,b
        ld (above + 1),a
        ld (below + 1),a
        ld (right + 1),a
        ld (left + 1),a
        ld (hl),a
        ld a,c
        ld de,head
        flood_push
        ld (kept_sp + 1),sp
        ld sp,head
next:                                   ; A = the old byte of the area
        pop hl
        ld bc,-FIELD_STRIDE
        add hl,bc
        cp (hl)
        jr nz,not_above
        ld b,a
        ld a,h
        cp (high field) - 1
        ld a,b
        jr z,not_above
above:
        ld (hl),0                       ; operand: the byte to fill with
        flood_push
not_above:
        ld bc,2 * FIELD_STRIDE
        add hl,bc
        cp (hl)
        jr nz,not_below
        ld b,a
        ld a,h
        cp FIELD_SIZE / 256 + (high field)
        ld a,b
        jr z,not_below
below:
        ld (hl),0                       ; operand
        flood_push
not_below:
        ld bc,1 - FIELD_STRIDE
        add hl,bc
        cp (hl)
        jr nz,not_right
        ld b,a
        ld a,l
        and FIELD_STRIDE - 1
        ld a,b
        jr z,not_right                  ; the next row's first cell
right:
        ld (hl),0                       ; operand
        flood_push
not_right:
        dec hl
        dec hl
        cp (hl)
        jr nz,not_left
        ld b,a
        ld a,l
        or -FIELD_STRIDE
        inc a
        ld a,b
        jr z,not_left                   ; the last cell of the row before
left:
        ld (hl),0                       ; operand
        flood_push
not_left:
        ld hl,0
        add hl,sp
        sbc hl,de
        jp nz,next                      ; the queue is not empty
kept_sp:
        ld sp,0                         ; operand
        ld hl,-head
        add hl,de
        srl h
        rr l
        ld b,h
        ld c,l
        ret                             ; the queue has an even number of bytes: carry clear
nothing:
        ld bc,0
        ret
        endp
flood_fill_end:

        endif
