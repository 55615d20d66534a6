; fill_shape.asm - fill a shape on the screen, row by row
;
; Longer than 300 lines because it is one routine: its parts share registers, and none is useful on its own.
; Source: W10; the shape is bounded by pixels that are set, and by the screen's edges.
;
; 1. A note is a byte of the screen and some of its pixels. Those that are still free spread through the free pixels
;    of the byte. If they reach both edges, but do not fill it, all but the run at the right edge are noted again.
; 2. From the edge that they reach they continue into the next byte there, up to the first pixel that is set. All bytes
;    between the first and the last one are empty. Fill all of this.
; 3. In the rows above and below, note the free pixels that touch the filled ones: one note a byte; but a
;    byte in which they only continue from the previous byte needs none.
; 4. Take the newest note, until there is none.
;
; Why it is right: all free neighbours of a filled pixel are filled with it, or noted, or in a run that begins in a note. A
; pixel filled since it was noted needs nothing more: its neighbours were looked at when it was filled.
; Notes needed: the newest is taken first, so a shape needs few: 2 for a disc, 3 for a ring, 32 for a spiral, 64 for a
; comb; noise of 20 % needs 3,000. If there is no room for a note, it is dropped: then part of the shape stays
; empty, nothing outside it is ever filled, and carry is set. A second call from a pixel in an empty part continues.
;
; The bound. A run is free pixels side by side in one byte; a byte has 4 at most. Each is filled as a whole, once, at this cost:
; - 888 T if a note finds it free: take the note, spread, fill, look above and below, make one note. 71 T more at the byte's left
;   edge, 61 T at its right edge; 52 T for each step by which the note spreads;
; - 739 T if it continues a run of the byte beside it (step 2), with a note above and a note below;
; - 139 T for a second note. A note comes from the row above or below. In that row, the pixels next to a run of 1 or 2 are then
;   filled or set, so that no note goes back; and if a byte has 4 runs, none is longer, as it has 5 free pixels at most;
; - 151 T for the note of step 1, once a byte;
; - 142 T for each note that finds nothing free. These are the notes made, less those used.
; The most expensive byte has 4 runs, two of them at its edges, found one by one: 4 * 888 + 71 + 61 + 151 + 142 + 52 T. Fewer
; runs, or a run that continues another, cost less. A step up or down takes longer in a quarter of the rows; these are means.
; All 6,144 bytes take 24.75 million T. A path one pixel wide, up and down through all columns, takes 22.1 million T.
; So the routine always ends, and makes 6 notes a byte at most; those for which there is no room are dropped.
;
; Registers: HL = byte of the screen; HL' = the next note, BC' = notes for which there is still room.
; A note is three bytes, its last one the high byte of an address; a 0 below the first note ends them.

        if ! defined ENGINE_FILL_SHAPE
ENGINE_FILL_SHAPE equ 1

        include "include/spectrum.asm"

        public fill_shape

; fill_shape - set all pixels of a shape
; In:    D, E = pixel row, pixel column, from the top left corner; HL = room for notes, 3 * BC + 1 bytes; BC = 1 to
;        21,000: one more than the notes that it may keep
; Out:   carry clear: the shape is filled; nothing changes if the pixel is set already
;        carry set: there were too few notes, part of the shape is empty; or D is over 191, nothing is written
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL
; Writes: the screen's pixels, the notes, and its own operand at lost (set before use)
; Size:  371 bytes   Time: 1,791,905 T the whole screen; 1,055,419 T a disc of radius 90, both from the middle
; Bound: under 24,800,000 T for any shape, from any pixel
; Stack: 18 bytes
fill_shape:
        proc
        local mask, seed, spread, whole, run, next, right, right_whole, right_back, right_end
        local left, left_whole, left_back, left_end, fill, last, filled, done, lost
        local keep, full, scan, byte, fresh, none, seen, scanned, smear, above, below, moved
        ld a,d
        cp 192
        ccf
        ret c
        exx
        push bc
        push de
        push hl
        exx
        push hl
        push bc
        exx
        pop bc
        pop hl
        ld (hl),0
        inc hl
        exx
        xor a
        ld (lost + 1),a
        ld a,e
        and 7
        ld b,a
        inc b
        ld a,1
mask:
        rrca
        djnz mask
        ld c,a
        ld a,d                          ; row: bits 7-6 third, 5-3 character, 2-0 line
        and 7
        or high SCREEN
        ld h,a
        ld a,d
        and $C0
        rrca
        rrca
        rrca
        or h
        ld h,a
        ld a,d
        and $38
        add a,a
        add a,a
        ld l,a
        ld a,e
        rrca
        rrca
        rrca
        and 31
        or l
        ld l,a
        ld a,c
        jr seed

next:                                   ; the newest note
        exx
        dec hl
        ld a,(hl)
        or a
        jp z,done
        ld d,a
        dec hl
        ld a,(hl)
        dec hl
        ld e,(hl)
        inc bc
        push de
        exx
        pop hl
seed:                                   ; A = pixels
        ld b,a
        ld a,(hl)
        cpl
        ld c,a                          ; the free pixels
        inc a
        jr z,whole
        ld a,b
        and c
        jr z,next
spread:
        ld b,a
        add a,a
        ld e,a
        ld a,b
        srl a
        or e
        or b
        and c
        cp b
        jr nz,spread
        cpl
        and $81
        jr nz,run
        ld a,b                          ; at both edges, but not all of the byte
        inc a
        and b
        ld c,a                          ; all but the run at the right edge
        xor b
        ld b,a
        ld a,c
        call keep
        jr run
whole:
        ld b,255
run:
        ld c,b                          ; B, C = pixels in the first and in the last byte
        ld d,l
        bit 0,c
        jr z,right_end
        jr right
right_whole:
        ld c,255
right:                                  ; the run goes on to the right of HL
        inc l
        ld a,l
        and 31
        jr z,right_back
        ld a,(hl)
        or a
        jr z,right_whole
        jp m,right_back
        call smear
        cpl
        ld c,a
        jr right_end
right_back:
        dec l
right_end:
        ld e,l                          ; the run's last byte
        ld l,d
        bit 7,b
        jr z,left_end
        jr left
left_whole:
        ld b,255
left:                                   ; the run goes on to the left of HL
        ld a,l
        and 31
        jr z,left_end
        dec l
        ld a,(hl)
        or a
        jr z,left_whole
        ld d,a
        rra
        jr c,left_back
        ld a,d
        dec d
        cpl
        and d
        ld b,a
        jr left_end
left_back:
        inc l
left_end:
        push hl
        ld a,e
        sub l
        ld e,a                          ; bytes after the first one
        ld d,a
        ld a,(hl)
        or b
        ld (hl),a
        ld a,d
        or a
        jr z,filled
fill:
        inc l
        dec d
        jr z,last
        ld (hl),255
        jr fill
last:
        ld a,(hl)
        or c
        ld (hl),a
filled:
        pop hl
        push hl
        call above
        call nc,scan
        pop hl
        call below
        call nc,scan
        jp next
done:
        pop hl
        pop de
        pop bc
        exx
lost:
        ld a,0                          ; operand: 1 if a note was dropped
        neg
        ret

; scan - note the free pixels of a row that touch the run; HL = first byte, E = bytes after it; B, C = pixels of the run
; Keeps: BC, DE
scan:
        push de
        push bc
        ld d,e
        ld e,0
byte:                                   ; B = the run's pixels here, E = those noted in the previous byte
        ld a,(hl)
        cpl
        and b
        jr z,none
        bit 0,e
        ld e,a
        jr z,fresh
        cpl
        ld b,a
        inc a
        and b
        jr z,seen                       ; only the first ones, with no gap
        ld a,e
fresh:
        call keep
        ld a,e
none:
        ld e,a
seen:
        ld a,d
        or a
        jr z,scanned
        inc l
        ld b,255
        dec d
        jr nz,byte
        ld b,c
        jr byte
scanned:
        pop bc
        pop de
        ret

; keep - note the pixels A of the byte HL; uses A
keep:
        push hl
        exx
        pop de
        ld (hl),e
        inc hl
        ld (hl),a
        inc hl
        ld (hl),d
        inc hl
        dec bc
        ld a,b
        or c
        jr z,full
        exx
        ret
full:
        inc bc
        dec hl
        dec hl
        dec hl
        exx
        ld a,1
        ld (lost + 1),a
        ret

; smear - set all bits of A below its highest one
smear:
        or a
        ret z
        push bc
        ld b,a
        srl b
        or b
        ld b,a
        srl b
        srl b
        or b
        ld b,a
        srl b
        srl b
        srl b
        srl b
        or b
        pop bc
        ret

; above, below - HL = the byte above, below; carry set: outside the screen
above:
        ld a,h
        dec h
        and 7
        jr nz,moved
        ld a,l
        sub 32
        ld l,a
        jr c,moved
        ld a,h
        add a,8
        ld h,a
moved:
        ld a,h
        cp high SCREEN
        ret
below:
        inc h
        ld a,h
        and 7
        ret nz                          ; carry clear
        ld a,l
        add a,32
        ld l,a
        ld a,h
        jr c,$ + 6
        sub 8
        ld h,a
        ret
        cp high ATTRIBUTES
        ccf
        ret
        endp
fill_shape_end:

        endif
