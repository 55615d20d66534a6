; stars.asm - stars to win: 2 x 2 cells each

        if ! defined ENGINE_STARS
ENGINE_STARS equ 1

        include "engine/text/text.asm"

        public draw_star

STAR_WON:       equ $46                 ; bright yellow
STAR_MISSED:    equ $01                 ; dim blue

; draw_star - draw a star
; In:    D, E = row, column of its upper left cell; C = attribute
; Out:   E = the column after it
; Keeps: C, D, IX, IY
; Uses:  AF, B, E, HL
; Writes: four cells of the screen
draw_star:
        proc
        local half, cell
        ld hl,star_shape
        call half
half:                                   ; two cells, one below the other
        ld b,2
        push de
cell:
        push hl
        call draw_shape
        pop hl
        ld a,l
        add a,8
        ld l,a
        adc a,h
        sub l
        ld h,a
        inc d
        djnz cell
        pop de
        inc e
        ret
        endp

star_shape:                             ; the left half, then the right one
        db $01, $01, $03, $03, $07, $FF, $7F, $3F, $1F, $0F, $0F, $1F, $1E, $3C, $30, $00
        db $80, $80, $C0, $C0, $E0, $FF, $FE, $FC, $F8, $F0, $F0, $F8, $78, $3C, $0C, $00

        endif
