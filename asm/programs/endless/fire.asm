; fire.asm - the fire at the top of the screen: it flickers, and steams while water cools it

        if ! defined ENDLESS_FIRE
ENDLESS_FIRE equ 1

        include "engine/text/text.asm"

FIELD_COLUMNS:  equ 23
FIRE:           equ $42
FIRE_TOO:       equ $46
STEAM:          equ $45
STEAM_TOO:      equ $47
FIRE_CELLS:     equ 6                   ; drawn in a frame
FIRE_SHAPES:    equ 4
FIRE_RANDOM:    equ $12                 ; a page of the ROM, as random as a fire

; fire_begin - draw all of it
; Uses:  AF, BC, DE, HL
fire_begin:
        proc
        local more
        xor a
        ld (fire_cell),a
        ld b,4
more:
        push bc
        call fire_step
        pop bc
        djnz more
        ret
        endp

; fire_step - draw some cells of the fire, the others in the next frames
; In:    cooled
; Uses:  AF, BC, DE, HL
fire_step:
        proc
        local each, hot, ended, more, around
        ld a,(fire_cell)
        ld e,a
        ld d,0
        ld b,FIRE_CELLS
each:
        ld a,(FRAMES)
        and $FC
        add a,e
        ld l,a
        ld h,FIRE_RANDOM
        ld a,(hl)
        and FIRE_SHAPES - 1
        ld c,a
        add a,a
        add a,a
        add a,a
        add a,low fire_shapes
        ld l,a
        adc a,high fire_shapes
        sub l
        ld h,a
        ld a,(cooled)
        or a
        ld a,STEAM
        jr nz,hot
        ld a,FIRE
hot:
        bit 0,c
        ld c,a
        jr z,more
        xor FIRE xor FIRE_TOO
        bit 0,c                         ; STEAM has it
        jr z,ended
        ld a,STEAM_TOO
ended:
        ld c,a
more:
        call draw_shape
        inc e
        ld a,e
        cp FIELD_COLUMNS
        jr nc,around
        djnz each
        ld (fire_cell),a
        ret
around:
        xor a
        ld (fire_cell),a
        ret
        endp

fire_shapes:
        db $FF, $FF, $FF, $EF, $6E, $64, $24, $20
        db $FF, $FF, $FF, $F7, $76, $26, $22, $02
        db $FF, $FF, $DF, $DF, $4D, $49, $41, $40
        db $FF, $FF, $FE, $BE, $B6, $92, $10, $10

fire_variables macro
fire_cell:      ds 1                    ; the next one to draw
        endm

        endif
