; distance_bands.asm - the distance from a cell in five bands, for a picture in colours
;
; Source: common knowledge
;
; 1. work := the field with a border (wave_fill). The start becomes NEAREST and goes into the queue.
; 2. A cell taken from the queue with the value n looks at its neighbours: a free one becomes n - 1 and goes into the queue.
;    NEAREST follows $80. A new wave begins where the value is not that of the cell before; count the waves.
; 3. Complement work: so walls are 0, free cells 128.
; 4. Read the queue, which has the cells in the order of their distance, once more, from its tail. Of w waves, wave n (from 0)
;    belongs to band 5 * n / w, rounded down. A running sum avoids the division: it starts at 0 behind the last wave, each
;    wave subtracts 5, and as long as it is negative, w is added and the band before begins.
;
; The queue must be whole when step 2 ends: SP is its tail and grows downwards, so interrupts write below it, and DE reads it.
; Where the time goes, in an empty field: 354 T a cell. Of these 28 fill work, 229 are the wave, 29 step 3, 58 step 4, and 8 are for the
; 63 waves. In the wave a cell takes 43 T to join the queue and leave it, 60 T for the steps from neighbour to neighbour, 68 T
; to look at the four, 57 T for its value, its wave and the next turn. The first three are the limit of a wave that keeps its
; queue whole: 171 T a cell. Step 3 would not be needed if wave_fill wrote 128 and 0, but other solvers share it.
;
; CP with A from $80 to NEAREST sets the overflow flag only if it meets WAVE_FREE, and so does DEC A after $80: see JP PE.

        if ! defined LIB_DISTANCE_BANDS
LIB_DISTANCE_BANDS equ 1

        include "include/queue.asm"
        include "include/queue_read.asm"
        include "lib/wave_array.asm"

        public distance_bands

BANDS:          equ 5
NEAREST:        equ 254

bands_look macro                        ; a free cell gets the value A and joins the queue
        local seen
        cp (hl)
        jp po,seen
        ld (hl),a
        push hl
seen:
        endm

; distance_bands - put each cell into one of five bands by its distance from a start
; In:    D, E = row, column of the start; field
; Out:   carry clear: BC = the greatest distance; a byte of work is 0 for a wall, 1 (near the start) to 5 (far from it) for a
;        cell with a way to it, 128 for one without; carry set: the start is a wall or outside 0..31
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL; SP: an interrupt then pushes into work or the queue (where nothing is yet)
; Writes: work, route, queue_rest; operands at seen, label, band, waves and kept_sp, and in wave_fill (set before use)
; Size:  228 bytes   Time: 362,602 T empty field, start in a corner
; Bound: 600,000 T for any field
; Stack: 8 bytes
distance_bands:
        proc
        local queue_end, next, look, last, round, new_wave, same_wave, seen, kept_sp, turn, cell, label, band, wave, more, waves, within
queue_end: equ queue_rest + QUEUE_REST_SIZE
        call wave_place
        ret c
        push hl
        call wave_fill
        pop hl
        ld a,(hl)
        add a,a
        ret c                           ; a wall
        push ix
        ld (kept_sp + 1),sp
        ld a,NEAREST
        ld (seen + 1),a
        ld (hl),a
        ld sp,queue_end
        ld de,queue_end
        push hl
        ld hl,1
        ld (waves + 1),hl
next:                                   ; DE = head of the queue
        queue_read
        ld a,(hl)
seen:
        cp 0                            ; operand: the value of the wave
        jp nz,new_wave                  ; not a call: the queue may be full, and the 64 bytes below it are for an interrupt
same_wave:
        dec a
        jp pe,round
look:
        inc hl
        bands_look
        dec hl
        dec hl
        bands_look
        ld bc,1 - WAVE_STRIDE
        add hl,bc
        bands_look
        ld bc,2 * WAVE_STRIDE
        add hl,bc
        cp (hl)
        jp po,last
        ld (hl),a
        push hl
        jr next                         ; something is in the queue
last:
        ld hl,0
        add hl,sp
        ld a,l
        cp e
        jr nz,next
        ld a,h
        cp d
        jr nz,next
        ld hl,work + WORK_SIZE - 5 * 225        ; beginning before the border above row 0
        ld b,225
turn:
        rept 5
        ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        endm
        djnz turn
        ld hl,queue_end
        or a
        sbc hl,de
        xor a
        ld (label + 1),a
        ld a,BANDS + 1
        ld (band + 1),a
        srl h
        rr l                            ; the cells in the queue
        dec hl
        ld b,l
        inc b                           ; for DJNZ: B cells first, then 256 each, C times in all
        ld c,h
        inc c
        ld ix,0
cell:
        pop de
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
kept_sp:
        ld sp,0                         ; operand
        pop ix
        ld bc,(waves + 1)
        dec bc
        or a
        ret
wave:
        ld (label + 1),a
        push bc                         ; over a word that has been read
        ld bc,-BANDS
        add ix,bc
        jr c,within
        ld hl,band + 1
more:
        dec (hl)
waves:
        ld bc,0                         ; operand: the waves
        add ix,bc
        jr nc,more                      ; fewer than five waves: a band may be empty
within:
        pop bc
        jr band

new_wave:
        ld (seen + 1),a
        ld bc,(waves + 1)
        inc bc
        ld (waves + 1),bc
        jp same_wave
round:
        ld a,NEAREST
        jp look
        endp
distance_bands_end:

        endif
