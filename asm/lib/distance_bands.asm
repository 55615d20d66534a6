; distance_bands.asm - the distance from a cell in five bands, for a picture in colours
;
; Source: common knowledge
;
; 1. work := the field with a border: 128 passable, 0 not. The start becomes 1 and goes into the queue.
; 2. A cell taken from the queue with the value n looks at its neighbours: 128 becomes n + 1 and goes into the queue.
;    1 follows 127. A new wave begins where the value is not that of the cell before; count the waves.
; 3. Read the queue, which has the cells in the order of their distance, once more. Of w waves, wave n (from 0) belongs to
;    band 5 * n / w, rounded down. A sum tells it without a division: it starts at -w, each wave adds 5, and as long as
;    it is not negative, w is subtracted and the next band begins.
;
; The queue must be whole at the end. So SP does not read it, as in distance_map: interrupts would write into it.

        if ! defined LIB_DISTANCE_BANDS
LIB_DISTANCE_BANDS equ 1

        include "include/queue.asm"
        include "lib/work_field.asm"

        public distance_bands

BANDS:          equ 5

; distance_bands - put each cell into one of five bands by its distance from a start
; In:    D, E = row, column of the start; field
; Out:   carry clear: BC = the greatest distance; a byte of work is 0 for a wall, 1 (near the start) to 5 (far from it) for a
;        cell with a way to it, 128 for one without; carry set: the start is a wall or outside 0..31
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL
; Writes: work, route, queue_rest; operands at seen, label, band and waves (set before use)
; Size:  208 bytes   Time: 457,957 T empty field, start in a corner
; Bound: 600,000 T for any field
; Stack: 8 bytes
distance_bands:
        proc
        local head, next, look, round, mark, new_wave, seen, cell, label, band, wave, more, waves, within
head:   equ route + 64
        call work_place
        ret c
        push hl
        call work_field
        pop hl
        bit 7,(hl)
        scf
        ret z
        push ix
        ld ix,head
        ld de,head
        ld a,1
        ld (seen + 1),a
        ld (label + 1),a
        ld (band + 1),a
        call mark
        ld hl,0 - 1
        ld (waves + 1),hl
next:                                   ; IX = head of the queue, DE = its end
        ld l,(ix)
        ld h,(ix + 1)
        inc ix
        inc ix
        ld a,(hl)
seen:
        cp 0                            ; operand: the value of the wave
        call nz,new_wave
        inc a
        jp pe,round
look:
        inc hl
        bit 7,(hl)
        call nz,mark
        dec hl
        dec hl
        bit 7,(hl)
        call nz,mark
        ld bc,1 - WORK_STRIDE
        add hl,bc
        bit 7,(hl)
        call nz,mark
        ld bc,2 * WORK_STRIDE
        add hl,bc
        bit 7,(hl)
        call nz,mark
        ld a,ixl
        cp e
        jr nz,next
        ld a,ixh
        cp d
        jr nz,next
        ld hl,0 - head
        add hl,de
        srl h
        rr l                            ; the cells in the queue
        dec hl
        ld b,l
        inc b                           ; for DJNZ: B cells first, then 256 each, C times in all
        ld c,h
        inc c
        ld ix,(waves + 1)
        ld hl,head
cell:
        ld e,(hl)
        inc l
        ld d,(hl)
        inc hl
        ld a,(de)
label:
        cp 0                            ; operand: the value of the wave
        jr nz,wave
band:
        ld a,0                          ; operand: its band
        ld (de),a
        djnz cell
        dec c
        jr nz,cell
        pop ix
        ld bc,(waves + 1)
        ld a,b
        cpl
        ld b,a
        ld a,c
        cpl
        ld c,a                          ; BC = waves - 1
        or a
        ret
wave:
        ld (label + 1),a
        push bc
        ld bc,BANDS
        add ix,bc
        jr nc,within
more:
        ld a,(band + 1)
        inc a
        ld (band + 1),a
waves:
        ld bc,0                         ; operand: - waves
        add ix,bc
        jr c,more                       ; fewer than five waves: a band may be empty
within:
        pop bc
        jr band

new_wave:
        ld (seen + 1),a
        ld bc,(waves + 1)
        dec bc
        ld (waves + 1),bc
        ret
round:
        ld a,1
        jp look
mark:                                   ; A = value for the cell HL; DE = end of the queue
        ld (hl),a
        ex de,hl
        ld (hl),e
        inc l
        ld (hl),d
        inc hl
        ex de,hl
        ret
        endp
distance_bands_end:

        endif
