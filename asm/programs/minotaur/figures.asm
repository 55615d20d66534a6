; figures.asm - the hero, Minotaurs and things, 24 x 24 pixels, drawn into the window
;
; The floor is blank, and everybody is on floor: so a picture fills its box, and needs no mask but for the pixels of its neighbours in the
; first and the last byte of a line. It is kept shifted four times (figures_shift.asm): not at all, with three bytes a line, and by 2, 4 and 6
; pixels, with four. Lines come in pairs, the second one from right to left, so that the screen's address moves by a byte at a time.
; The window begins in line 24, so a place in a record, with 24 added to it, is a line of the screen.

        if ! defined MINOTAUR_FIGURES
MINOTAUR_FIGURES equ 1

        include "programs/minotaur/scene.asm"
        include "programs/minotaur/scene_colours.asm"

FIGURE:         equ 72 + 3 * 96         ; bytes of a picture, shifted
FIGURE_STILL:   equ 72                  ; of them the one that is not

; figure_pair - two lines of three bytes
; In:    SP = bytes, HL = screen
; Out:   SP, HL in the line below them
; Uses:  DE
figure_pair macro
        pop de
        ld (hl),e
        inc l
        ld (hl),d
        inc l
        pop de
        ld (hl),e
        inc h
        ld (hl),d
        dec l
        pop de
        ld (hl),e
        dec l
        ld (hl),d
        inc h
        endm

; figures_in - draw what there is of the scene's sprites in the part drawn last: things first, Minotaurs over them
; Out:   interrupts enabled
; Uses:  AF, BC, DE, HL
figures_in:
        proc
        local each, next
        ld hl,(blocks_part_from)        ; H = blocks_part_to
        ld a,l
        sub 23
        ld d,a                          ; a sprite that begins here has a line there
        ld a,h
        sub d
        ld e,a
        ld hl,(scene_end)
        ld a,(scene_count)
        ld b,a
each:
        ld a,l
        sub SCENE_RECORD
        ld l,a
        jr nc,$ + 3
        dec h
        ld a,(hl)
        sub d
        cp e
        jr nc,next
        push bc
        push de
        push hl
        call figure
        ei
        pop hl
        pop de
        pop bc
next:
        djnz each
        ret
        endp

; figure - draw what there is of a sprite in the part drawn last
; In:    HL = its record; something of it is in that part
; Out:   interrupts disabled
; Uses:  AF, BC, DE, HL
; Writes: operands
figure:
        proc
        local cut, four, whole, pair, pair_below, last, last_too, still, still_below
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld hl,(blocks_part_from)        ; H = blocks_part_to
        ld a,l
        sub b
        jr z,whole
        jr nc,cut                       ; it begins above
whole:
        ld a,h
        sub b
        cp 24
        jr c,$ + 4
        ld a,24
        ld l,a                          ; lines
        jr four
cut:
        ld h,a                          ; lines left out
        ld a,c
        and 6
        jr z,$ + 3
        ld a,h                          ; four bytes each
        add a,h
        add a,h
        add a,h
        add a,e
        ld e,a
        jr nc,$ + 3
        inc d
        ld b,l
        ld a,24
        sub h
        ld l,a
four:
        di
        ld (blocks_kept),sp
        ex de,hl
        ld sp,hl
        ; the screen
        ld a,b
        rrca
        rrca
        rrca
        and $18
        ld h,a
        ld a,b
        and 7
        or h
        or high SCREEN
        ld h,a
        ld a,b
        and $38
        add a,a
        add a,a
        ld l,a
        ld a,c
        rrca
        rrca
        rrca
        and 31
        or l
        ld l,a
        ld b,e
        srl b                           ; pairs of lines
        ; the neighbours' pixels in the first byte, in the last one
        ld a,c
        and 6
        jr z,still
        cp 4
        ld a,$F0
        jr z,$ + 8
        ld a,$C0
        jr c,$ + 4
        ld a,$FC
        ld c,a
        cpl
        ld (last + 1),a
        ld (last_too + 1),a
pair:
        pop de
        ld a,(hl)
        and c
        or e
        ld (hl),a
        inc l
        ld (hl),d
        inc l
        pop de
        ld (hl),e
        inc l
        ld a,(hl)
last:
        and 0                           ; operand
        or d
        ld (hl),a
        inc h
        pop de
        ld a,(hl)
last_too:
        and 0                           ; operand
        or e
        ld (hl),a
        dec l
        ld (hl),d
        dec l
        pop de
        ld (hl),e
        dec l
        ld a,(hl)
        and c
        or d
        ld (hl),a
        inc h
        ld a,h
        and 7
        jr z,pair_below
        djnz pair
        ld sp,(blocks_kept)
        ret
pair_below:
        ld a,l
        add a,32
        ld l,a
        jr c,$ + 6
        ld a,h
        sub 8
        ld h,a
        djnz pair
        ld sp,(blocks_kept)
        ret
still:
        figure_pair
        ld a,h
        and 7
        jr z,still_below
        djnz still
        ld sp,(blocks_kept)
        ret
still_below:
        ld a,l
        add a,32
        ld l,a
        jr c,$ + 6
        ld a,h
        sub 8
        ld h,a
        djnz still
        ld sp,(blocks_kept)
        ret
        endp

        endif
