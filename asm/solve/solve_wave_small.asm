; solve_wave_small.asm - the wave with a queue, written for few bytes
;
; Source: W4 (visit the cells of the last wave only), W2 (neighbours by fixed offsets), W9 (direction codes).
;
; 1. The ends become places in work. work := the field with a border, 255 impassable, 0 free; the queue before it := 255.
; 2. The finish is labelled and put into the queue.
; 3. Take a cell from the queue. Its free neighbours get its label, rotated left, and go into the queue. Until it is empty.
; 4. From the start step to a neighbour whose label is this one's, rotated right, and so on. The finish has none.
;
; Why it is right: a label is one bit of eight, and neighbours differ by one step in their distance, so the labels before
; and after it are never the same. 0 and 255 are no label. An end outside the field is taken for a cell of the border.
;
; Invariants:
; - No cell is in the queue twice: 1,024 words. SP is its head: a call and an interrupt push over what was taken or, at
;   the start, over the 64 bytes below. The word behind the last one has 255 in its high byte: no cell.
; - `around` serves the wave, A = 0 (free), and the way back, A = the label sought: what it finds goes to `found`.

        if ! defined SOLVE_WAVE_SMALL
SOLVE_WAVE_SMALL equ 1

        include "include/field.asm"

SMALL_QUEUE_SIZE: equ 2114             ; 64 bytes for an interrupt, and 1,025 words
        if ((SMALL_QUEUE_SIZE - 65) & 255) != 1
        .error the second byte of the queue is at an address that ends in WORK_WALL
        endif

        public solve_wave_small

; solve_wave_small - a shortest route through the field, however long, in few bytes
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route, or an end is a wall or outside 0..31: BC = route_length = 0
; Route: the shortest, of any length
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL; SP while the wave runs
; Writes: small_queue, work, guard, route, route_length, and its own operands at label and kept_sp (any one bit
;        will do for the first label; set before use)
; Size:  165 bytes
; Time:  418,754 T empty field corner to corner
;        351,936 T mean of routes of at most 27 steps, 20 % obstacles
;        436,807 T the longest route known, 644 steps
;        653,000 T at most, whatever the field
; Stack: 4 bytes
solve_wave_small:
        proc
        local row, cell, first, next, around, found, label, step, back, kept_sp, walk, finished, place, down, queue
queue:  equ small_queue + 64
        push hl
        call place
        ex (sp),hl
        ex de,hl
        call place
        push hl
        ld hl,queue + 1
        ld de,queue + 2
        ld bc,field - queue - 2
        ld (hl),l                       ; L = WORK_WALL
        ldir
        ex de,hl                        ; HL = field
        ld de,work + WORK_STRIDE
row:
        ld b,FIELD_STRIDE
cell:
        ld a,(hl)
        passable_test
        sbc a,a
        ld (de),a
        inc hl
        inc de
        djnz cell
        inc de
        inc de
        ld a,h
        sub FIELD_SIZE / 256 + (high field)
        jr nz,row                       ; then A = 0 and BC = 0
        pop hl
wave_small_wave:                        ; HL = finish, start on the stack
        ld (kept_sp + 1),sp
        ld sp,queue
        ld de,queue
        jr first
next:
        pop hl
        ld a,h
        inc a
        jr z,back                       ; the queue is empty
        ld a,(hl)
        rlca
        ld (label + 1),a
        xor a
around:                                 ; the last step's offset in C: 1 right, -2 left, -33 up, 68 down
        inc hl
        ld c,1
        cp (hl)
        call z,found
        ld bc,-2
        add hl,bc
        cp (hl)
        call z,found
        ld c,1 - WORK_STRIDE            ; B = -1
        add hl,bc
        cp (hl)
        call z,found
        ld bc,2 * WORK_STRIDE
first:
        add hl,bc
        cp (hl)
        call z,found
        or a
        jr z,next
finished:                               ; zero: there is no route
        ld hl,-route
        add hl,de                       ; carry set, zero as it was
        ld (route_length),hl
        ld b,h
        ld c,l
        ret z
        ccf
        ret
found:
        or a
        jr nz,step
label:
        ld (hl),1                       ; operand
        ex de,hl
        ld (hl),e
        inc l                           ; the queue is at an even address
        ld (hl),d
        inc hl
        ex de,hl
        ret
back:
kept_sp:
        ld sp,0                         ; operand
        pop hl
        ld de,route
        jr walk
step:
        pop af                          ; not back into the search
        ld a,c
        inc a
        and 6
        ld (de),a
        inc de
walk:
        ld a,(hl)
        rrca
        cp (hl)
        jr z,finished                   ; 0 or 255: no label
        jr around
wave_small_wave_end:

; place - HL := the place in work of row D, column E, or one in the border if there is no such cell
place:
        ld a,d
        or e
        and $E0
        ld hl,work
        ret nz
        ld l,e
        ld b,d
        inc b
        ld de,WORK_STRIDE
down:
        add hl,de
        djnz down
        ret
        endp
solve_wave_small_end:

        endif
