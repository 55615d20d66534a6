; bars.asm - below the maze the steps of both, and two bars that meet in the middle: who leads?
;
; A bar grows when its runner is nearer to the finish than ever before, by the labels of the wave, and never shrinks: so it does not tell a wrong way.

        if ! defined RACE_BARS
RACE_BARS equ 1

        include "engine/text/number.asm"
        include "programs/race/runners.asm"

BAR_ROW:        equ 23
BAR_CELLS:      equ 11
BAR_1:          equ 4                   ; the first cell of the left bar; the right one begins at BAR_2 and grows to the left
BAR_2:          equ 26
BAR_MIDDLE:     equ 15
BAR_DOTS:       equ $66                 ; the part that is to be run
BAR_PIXELS:     equ 8 * BAR_CELLS
STEPS_1:        equ 0
STEPS_2:        equ 29
STEPS_MOST:     equ 999

; steps_draw - draw a runner's steps
; In:    IX = runner
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
steps_draw:
        proc
        local fits, steps_second
        ld l,(ix + RUN_STEPS)
        ld h,(ix + RUN_STEPS + 1)
        call steps_cells
        ld de,STEPS_MOST
        or a
        sbc hl,de
        add hl,de
        jr c,fits
        ex de,hl
fits:
        call second_runner
        ld c,$45
        ld de,BAR_ROW * 256 + STEPS_2
        jr z,steps_second
        ld c,$46
        ld e,STEPS_1
steps_second:
        xor a
        ld b,3
        jp draw_digits
        endp

; steps_cells - a step is a cell: on squares two places of the field
; In:    HL = places
; Out:   HL = steps
; Keeps: BC, DE, IX, IY
; Uses:  AF
steps_cells:
        ld a,(special)
        or a
        ret nz
        inc hl
        srl h
        rr l
        ret

; bars_middle - draw the ring in which both end
; Uses:  AF, BC, DE, HL
bars_middle:
        ld de,BAR_ROW * 256 + BAR_MIDDLE
        ld hl,finish_shape
        ld c,FINISH_INK
        jp draw_shape

; bar_draw - draw the bar and the steps of a runner at the start
; In:    IX = runner
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
bar_draw:
        proc
        local cell
        ld b,BAR_CELLS
cell:
        push bc
        dec b
        call bar_cell
        pop bc
        djnz cell
        jr steps_draw
        endp

; bar_grow - a runner is nearer to the finish than before: his bar grows
; In:    IX = runner; RUN_NEAR, RUN_BAR
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
bar_grow:
        proc
        local divide, cell
        ld e,(ix + RUN_NEAR)
        ld d,0
        ld l,e
        ld h,d
        add hl,hl
        ld b,h
        ld c,l
        add hl,hl
        add hl,hl
        add hl,bc
        add hl,de                       ; 11 times
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,(best_steps)
        ld a,BAR_PIXELS + 1
divide:
        dec a
        sbc hl,de                       ; carry is clear
        jr nc,divide
        ld b,(ix + RUN_BAR)
        ld (ix + RUN_BAR),a
        srl b
        srl b
        srl b
        rrca
        rrca
        rrca
        and $1F
        ld c,a                          ; the cells from B to C
cell:
        ld a,b
        cp BAR_CELLS
        ret z
        push bc
        call bar_cell
        pop bc
        ld a,b
        inc b
        cp c
        jr nz,cell
        ret
        endp

; bar_cell - draw a cell of a runner's bar
; In:    IX = runner; B = its number, from the outside
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
bar_cell:
        proc
        local some, fits, full, fill, empty, right, left, shape
        ld a,b
        add a,a
        add a,a
        add a,a
        ld c,a
        ld a,(ix + RUN_BAR)
        sub c
        jr nc,some
        xor a
some:
        cp 8
        jr c,fits
        ld a,8
fits:
        ld c,a                          ; pixels of this cell
        ld d,BAR_ROW
        call second_runner
        jr z,right
        ld a,BAR_1
        add a,b
        ld e,a
        ld b,c
        inc b
        xor a
        jr left
fill:
        scf
        rra
left:
        djnz fill
        ld c,$46
        jr shape
right:
        ld a,BAR_2
        sub b
        ld e,a
        ld b,c
        inc b
        xor a
        jr empty
full:
        scf
        rla
empty:
        djnz full
        ld c,$45
shape:
        ld hl,bar_shape
        ld (hl),0
        inc hl
        ld (hl),a
        inc hl
        ld (hl),a
        inc hl
        ld b,a
        or BAR_DOTS
        ld (hl),a
        inc hl
        ld (hl),a
        inc hl
        ld (hl),b
        inc hl
        ld (hl),b
        inc hl
        ld (hl),0
        ld hl,bar_shape
        jp draw_shape
        endp

        endif
