; tour_glass.asm - an hourglass in a dead end of each maze of the tour: who comes there has more time. Unpacked with the tour

        if ! defined TILINGS_TOUR_GLASS
TILINGS_TOUR_GLASS equ 1

GLASS_INK:      equ $43                 ; bright magenta
GLASS_GAIN:     equ 100                 ; tenths of a second

; glass_place - draw an hourglass in a dead end that is neither the entrance nor the exit; 255 cells are tried, half of them only where
;               no line would take its colour
; In:    links; rng_seed
; Out:   glass
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: rng_seed, glass; the screen
glass_place:
        proc
        local try, next
        ld b,255
try:
        ld hl,tiling_all
        ld e,(hl)
        call rng_below
        ld d,a
        ld a,(tiling_columns)
        ld e,a
        call rng_below
        ld e,a
        call links_of
        ld a,(hl)
        or a
        jr z,next
        dec a
        and (hl)
        jr nz,next                      ; more than one passage
        ld hl,(links_entrance)
        sbc hl,de                       ; carry is clear
        jr z,next
        ld hl,(links_exit)
        or a
        sbc hl,de
        ld (glass),de
        jr z,next
        bit 7,b
        jr z,glass_stamp
        ld a,(own)
        or a
        jr nz,glass_stamp               ; all are clear
        inc a
        ld (own),a
        push bc
        call own_cell
        pop bc
        ld hl,own
        ld a,(hl)
        ld (hl),0
        dec a
        jr z,glass_stamp
next:
        djnz try
        ld hl,NOWHERE
        ld (glass),hl
        ret
        endp

; glass_stamp - draw the hourglass, or take it away
; In:    glass
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
glass_stamp:
        ld de,(glass)
        call stamp_place
glass_shape:                            ; at D, E = y, x
        ld hl,shape_glass
        jp stamp

; glass_frame - colour the hourglass, as the trail beside it may have taken its colour; or the walker has come to it
; In:    glass, walker
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: glass, tour_limit; the screen
glass_frame:
        ld de,(glass)
        ld a,d
        inc a
        ret z
        ld hl,(walker)
        or a
        sbc hl,de
        ld a,GLASS_INK
        jp nz,cell_paint
        call glass_stamp
        ld hl,NOWHERE
        ld (glass),hl
        ld hl,(tour_limit)
        ld de,GLASS_GAIN
        add hl,de
        ld (tour_limit),hl
        ld hl,glass_text
        ld c,GLASS_BAR
        call foot_tell
        jp sound_rise

GLASS_BAR:      equ $58                 ; black on bright magenta
glass_text:
        db " Ten seconds more!", TEXT_END
shape_glass:
        db 6, 6, $FC, $78, $30, $30, $48, $FC

        endif
