; compass.asm - the rose that shows where the player looks, and the bars that show how near IT is

        if ! defined INSIDE_COMPASS
INSIDE_COMPASS equ 1

        include "programs/inside/hints.asm"

ROSE:           equ 9 * 256 + 26        ; row, column of its upper left cell
ROSE_SIDE:      equ 5
ROSE_INK:       equ $07
ROSE_LIT:       equ $42
STEPS:          equ 22 * 256 + 27
STEPS_BARS:     equ 5
STEPS_DARK:     equ $01

; compass_turn - light the points of the rose, if the player looks elsewhere than it shows
; Out:   Z: nothing has changed
; Uses:  AF, BC, DE, HL
compass_turn:
        proc
        local letter, point
        ld a,(player_turn)
        add a,16
        rlca
        rlca
        rlca
        and 7                           ; of eight directions
        ld hl,compass_shown
        cp (hl)
        ret z
        ld (hl),a
        ld c,a
        add a,a
        add a,a
        add a,a
        ld e,a
        ld d,0
        ld hl,compass_names
        add hl,de
        push bc
        ld de,8 * 256 + 25
        ld c,$47
        ld b,7
letter:
        ld a,(hl)
        inc hl
        push hl
        call draw_char
        pop hl
        inc e
        djnz letter
        pop bc
        ; each point is lit in three directions
        ld b,4
        ld hl,compass_points
point:
        push bc
        ld a,c
        sub (hl)
        inc a
        and 7
        cp 3
        ld c,ROSE_LIT
        jr c,$ + 4
        ld c,ROSE_INK
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld a,c
        ld (de),a
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld (de),a
        pop bc
        djnz point
        or 1
        ret
        endp

compass_points:                         ; direction; its outer cell, its inner one
        db 0
        dw ATTRIBUTES + 32 * 9 + 28, ATTRIBUTES + 32 * 10 + 28
        db 2
        dw ATTRIBUTES + 32 * 11 + 30, ATTRIBUTES + 32 * 11 + 29
        db 4
        dw ATTRIBUTES + 32 * 13 + 28, ATTRIBUTES + 32 * 12 + 28
        db 6
        dw ATTRIBUTES + 32 * 11 + 26, ATTRIBUTES + 32 * 11 + 27
; steps_turn - as many bars are lit as IT is near
; Out:   Z: nothing has changed
; Uses:  AF, BC, DE, HL
steps_turn:
        proc
        local none, cell, dark
        ld a,(it_far)
        srl a                           ; two rooms for a bar
        ld c,a
        ld a,STEPS_BARS
        sub c
        jr nc,none
        xor a
none:
        ld hl,steps_shown
        cp (hl)
        ret z
        ld (hl),a
        ld c,a
        ld de,steps_inks
        ld hl,ATTRIBUTES + 32 * 22 + 27
        ld b,STEPS_BARS
cell:
        ld a,c
        or a
        ld a,STEPS_DARK
        jr z,dark
        dec c
        ld a,(de)
dark:
        ld (hl),a
        inc de
        inc l
        djnz cell
        or 1
        ret
        endp

steps_inks:
        db $44, $44, $46, $46, $42

compass_variables macro
compass_shown:  ds 1                    ; of eight directions
steps_shown:    ds 1                    ; bars
        endm

        endif
