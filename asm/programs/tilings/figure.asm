; figure.asm - who walks, and the hourglass: shapes in a clear square of 8 x 8 pixels, which comes back as it was
;
; A record has x and y of the middle, then two bytes for each line of the square: what is below it.

        if ! defined TILINGS_FIGURE
TILINGS_FIGURE equ 1

FIGURE_NONE:    equ $F0F0               ; nowhere, and near nothing

; shape_show - draw a shape in a clear square
; In:    IX = record; HL = shape, as for stamp; D, E = y, x of its middle
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: the record; the display file
shape_show:
        proc
        local row
        ld (ix + 0),e
        ld (ix + 1),d
        push ix
        push de
        push hl
        call shape_corner
row:
        call pixel_byte
        ld a,(hl)
        ld (ix + 2),a
        ld a,c
        cpl
        and (hl)
        ld (hl),a
        inc l
        ld a,(hl)
        ld (ix + 3),a
        and c
        ld (hl),a
        inc ix
        inc ix
        inc d
        djnz row
        pop hl
        pop de
        pop ix
        jp stamp_alone
        endp

; shape_back - what was below a shape is there again
; In:    IX = record
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the display file
shape_back:
        proc
        local row
        ld e,(ix + 0)
        ld d,(ix + 1)
        push ix
        call shape_corner
row:
        call pixel_byte
        ld a,(hl)
        xor (ix + 2)
        and c                           ; of the square alone
        xor (hl)
        ld (hl),a
        inc l
        ld a,(hl)
        xor (ix + 3)
        or c
        xor c
        xor (hl)
        ld (hl),a
        inc ix
        inc ix
        inc d
        djnz row
        pop ix
        ret
        endp

; shape_corner - D, E = y, x of the middle: those of the square's corner; B = its lines; C = its bits in the first byte of each
shape_corner:
        proc
        local shift, shifted
        ld a,d
        sub 4
        ld d,a
        ld a,e
        sub 4
        ld e,a
        and 7
        ld b,a
        inc b
        ld c,$FF
        jr shifted
shift:
        srl c
shifted:
        djnz shift
        ld b,8
        ret
        endp

; figure_here - who walks stands in a cell: D, E = row, column; figure_show: at D, E = y, x; figure_on: where he was
; Keeps: IX, IY; figure_show: DE, too
; Uses:  AF, BC, DE, HL
; Writes: figure; the display file
figure_on:
        ld de,(figure)
        jr figure_show
figure_here:
        call stamp_place
figure_show:
        proc
        local even
        push ix
        ld ix,figure
        ld hl,shape_walker
        ld a,(steps)
        rra
        jr nc,even
        ld hl,shape_walker_on
even:
        call shape_show
        pop ix
        ret
        endp

; figure_gone - he is nowhere; figure_off - the same, but figure_on knows where he was
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: figure; the display file
figure_gone:
        call figure_off
figure_none:
        ld hl,FIGURE_NONE
        ld (figure),hl
        ret
figure_off:
        ld a,(figure)
        cp low FIGURE_NONE
        ret z
        push ix
        ld ix,figure
        call shape_back
        pop ix
        ret

shape_walker:                           ; two eyes and two feet
        db 6, 6, $78, $FC, $B4, $FC, $78, $48
shape_walker_on:
        db 6, 6, $78, $FC, $B4, $FC, $78, $84

        endif
