; things.asm - what lies in the labyrinth: gold, swords, balls of thread, torches, levers and the door

        if ! defined MINOTAUR_THINGS
MINOTAUR_THINGS equ 1

        include "programs/minotaur/levers.asm"

THINGS:         equ 40
THING_BYTES:    equ 4                   ; kind, row, column, for a lever its number; kind 0: taken
GOLD:           equ 1
SWORD:          equ 2
BALL:           equ 3
TORCH:          equ 4
LEVER:          equ 5
LEVER_PULLED:   equ 6
DOOR:           equ 8

; thing_at - the thing that lies in a place
; In:    D, E = row, column
; Out:   HL = its record, A = kind; Z: none, A = 0
; Keeps: BC, DE
; Uses:  AF, HL
thing_at:
        proc
        local each, no, none_left
        push bc
        ld hl,things                    ; all in one page
        ld a,(things_end)
        ld c,a
each:
        ld a,l
        cp c
        jr z,none_left
        inc l
        ld a,(hl)
        cp d
        jr nz,no
        inc l
        ld a,(hl)
        dec l
        cp e
        jr nz,no
        dec l
        ld a,(hl)
        inc l
        or a
        jr z,no
        dec hl
        pop bc
        ret
no:
        ld a,l
        add a,THING_BYTES - 1
        ld l,a
        jr each
none_left:
        pop bc
        xor a
        ret
        endp

; thing_take - it lies there no longer
; In:    HL = its record; D, E = its place
; Uses:  AF, HL
thing_take:
        ld (hl),0
        call near_forget
        call room_at
        res 4,(hl)                      ; ROOM_GOAL
        call ground_at
        res 1,(hl)
        ret

things_variables macro
things_end:     ds 2
gold_left:      ds 1
door:           ds 2                    ; column, row
        endm

        endif
