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

        include "programs/minotaur/figure.asm"

        endif
