; figure.asm - who walks over the field: a shape of 8 x 8 pixels that glides from place to place, pixel by pixel, at any speed
;
; 1. A figure is memory of the program, FIGURE_BYTES of it, at IX: see below. Its step begins at a place and leads FIGURE_WAY, one of KEY_UP, KEY_RIGHT,
;    KEY_DOWN, KEY_LEFT; with 0 it stands.
; 2. Each frame adds FIGURE_SPEED to the pixels of the step. After eight of them the step is done; what is left over belongs to the next one, so the
;    pace is steady through every corner.
; figure_draw.asm draws it. A program that draws it by itself, and in which no two meet, sets FIGURE_PLACES before the first include.

        if ! defined ENGINE_FIGURE
ENGINE_FIGURE equ 1

        include "engine/keys/keys.asm"

        public figure_put, figure_go, figure_back, figure_place, figure_next
        if ! defined FIGURE_PLACES
        public figures_meet
        endif

FIGURE_COLUMN:  equ 0                   ; where its step begins
FIGURE_ROW:     equ 1
FIGURE_WAY:     equ 2
FIGURE_PART:    equ 3                   ; of a pixel, in 1/256
FIGURE_PIXEL:   equ 4                   ; of the step, 0 to 7; up to 8 between figure_back and figure_go
FIGURE_SPEED:   equ 5                   ; in 1/256 of a pixel a frame: a word
FIGURE_SHAPE:   equ 7                   ; address of eight bytes
FIGURE_INK:     equ 9
FIGURE_BYTES:   equ 10
FIGURES_NEAR:   equ 6                   ; pixels: nearer than this they meet

; figure_put - put a figure on a place, where it stands
; In:    IX = figure; D, E = field row, column
; Out:   -
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: the figure
figure_put:
        ld (ix + FIGURE_COLUMN),e
        ld (ix + FIGURE_ROW),d
        xor a
        ld (ix + FIGURE_WAY),a
        ld (ix + FIGURE_PART),a
        ld (ix + FIGURE_PIXEL),a
        ret

; figure_go - a frame of its step
; In:    IX = figure with a way
; Out:   carry set: the step is done, and it is at the next place; its way stays
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: the figure
figure_go:
        ld l,(ix + FIGURE_PART)
        ld h,(ix + FIGURE_PIXEL)
        ld e,(ix + FIGURE_SPEED)
        ld d,(ix + FIGURE_SPEED + 1)
        add hl,de
        ld (ix + FIGURE_PART),l
        ld (ix + FIGURE_PIXEL),h
        ld a,h
        cp 8
        ccf
        ret nc
        sub 8
        ld (ix + FIGURE_PIXEL),a
        call figure_next
        ld (ix + FIGURE_COLUMN),e
        ld (ix + FIGURE_ROW),d
        scf
        ret

; figure_back - turn back in the middle of a step
; In:    IX = figure with a way
; Out:   A = its way
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: the figure
figure_back:
        call figure_next
        ld (ix + FIGURE_COLUMN),e
        ld (ix + FIGURE_ROW),d
        ld e,(ix + FIGURE_PART)
        ld d,(ix + FIGURE_PIXEL)
        ld hl,8 * 256
        or a
        sbc hl,de
        ld (ix + FIGURE_PART),l
        ld (ix + FIGURE_PIXEL),h
        ld a,(ix + FIGURE_WAY)
        call way_back
        ld (ix + FIGURE_WAY),a
        ret

; way_back - the opposite way
; In:    A = KEY_UP, KEY_RIGHT, KEY_DOWN or KEY_LEFT
; Out:   A
; Keeps: BC, DE, HL, IX, IY
; Uses:  F
; Writes: nothing
way_back:
        proc
        local here
        cp KEY_DOWN
        jr nc,here
        rlca
        rlca
        ret
here:
        rrca
        rrca
        ret
        endp

; figure_place, figure_next - the place where its step begins, and where it leads: the same if it stands
; In:    IX = figure
; Out:   D, E = field row, column
; Keeps: BC, HL, IX, IY
; Uses:  AF
; Writes: nothing
figure_place:
        ld e,(ix + FIGURE_COLUMN)
        ld d,(ix + FIGURE_ROW)
        ret
figure_next:
        call figure_place
        ld a,(ix + FIGURE_WAY)
        keys_move
        ret

        if ! defined FIGURE_PLACES
; figure_pixels - where a figure is
; In:    IX = figure
; Out:   D, E = pixels down, across, from the field's corner
; Uses:  AF, BC
figure_pixels:
        proc
        local on
        ld c,(ix + FIGURE_PIXEL)
        ld a,(ix + FIGURE_WAY)
        ld b,a
        and KEY_UP | KEY_LEFT
        jr z,on
        xor a
        sub c
        ld c,a
on:
        call figure_place
        ld a,e
        add a,a
        add a,a
        add a,a
        ld e,a
        ld a,d
        add a,a
        add a,a
        add a,a
        ld d,a
        ld a,b
        and KEY_RIGHT | KEY_LEFT
        ld a,c
        jr z,figure_down
        add a,e
        ld e,a
        ret
figure_down:
        inc b
        dec b
        ret z                           ; it stands
        add a,d
        ld d,a
        ret
        endp

; figures_meet - do two figures touch?
; In:    IX = one; HL = the other
; Out:   carry set: they do
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: nothing
figures_meet:
        proc
        local apart
        push ix
        push hl
        call figure_pixels
        pop ix
        push de
        call figure_pixels
        pop hl
        pop ix
        ld a,d
        sub h
        call apart
        ret nc
        ld a,e
        sub l
apart:
        add a,FIGURES_NEAR - 1
        cp 2 * FIGURES_NEAR - 1
        ret
        endp
        endif

        endif
