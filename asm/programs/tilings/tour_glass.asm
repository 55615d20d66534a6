; tour_glass.asm - an hourglass in a dead end of each maze of the tour: who comes there has more time. Unpacked with the tour

        if ! defined TILINGS_TOUR_GLASS
TILINGS_TOUR_GLASS equ 1

GLASS_INK:      equ $43                 ; bright magenta
GLASS_GAIN:     equ 100                 ; tenths of a second

; glass_place - draw an hourglass in a dead end that is neither the entrance nor the exit, nor behind the exit; 255 cells are tried, half of
;               them only where no line would take its colour
; In:    links; rng_seed
; Out:   glass, glass_fewest
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: rng_seed, glass, glass_fewest, route, route_length; the screen
glass_place:
        proc
        local try, next, reached
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
        jr z,reached
        ld a,(own)
        or a
        jr nz,reached                   ; all are clear
        inc a
        ld (own),a
        push bc
        call own_cell
        pop bc
        ld hl,own
        ld a,(hl)
        ld (hl),0
        dec a
        jr nz,next
reached:
        push bc
        call glass_ways
        pop bc
        jr nc,glass_stamp
next:
        djnz try
        ld hl,NOWHERE
        ld (glass),hl
        ret
        endp

; glass_ways - the ways from the hourglass to the entrance and to the exit
; In:    glass, links
; Out:   carry clear: the first one does not lead through the exit
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: glass_fewest, route, route_length
glass_ways:
        ld de,(links_exit)
        call links_of
        ld a,(hl)
        ld (hl),0                       ; nothing leads on from there
        push af
        push hl
        ld de,(glass)
        ld hl,(links_entrance)
        call links_solve_arrows
        pop hl
        pop de
        ld (hl),d
        ret c
        ld (glass_fewest),bc
        ld de,(glass)
        ld hl,(links_exit)
        call links_solve_arrows
        ld hl,(glass_fewest)
        add hl,bc                       ; carry clear
        ld (glass_fewest),hl
        ret

; glass_stamp - draw the hourglass
; In:    glass
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
glass_stamp:
        ld de,(glass)
        call stamp_place
        push ix
        ld ix,glass_kept
        ld hl,shape_glass
        call shape_show
        pop ix
        ret

; glass_frame - colour the hourglass, as the trail beside it may have taken its colour; or the walker has come to it
; In:    glass, walker
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: glass, marks, figure, fewest, tour_limit; the screen
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
        push de
        call figure_gone
        pop de
        call mark_of
        res 0,(hl)                      ; the footprint may be in its square
        call cell_stamp
        push de
        push ix
        ld ix,glass_kept
        call shape_back
        pop ix
        pop de
        ld hl,NOWHERE
        ld (glass),hl
        call walker_to
        ld hl,(glass_fewest)            ; no step there is one too many
        ld (fewest),hl
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
