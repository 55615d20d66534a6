; caught.asm - IT has the player: the last thing that is seen

        if ! defined INSIDE_CAUGHT
INSIDE_CAUGHT equ 1

        include "programs/inside/face.asm"
        include "programs/inside/hints.asm"
        include "programs/inside/sounds.asm"

CAUGHT_TURNS:   equ 12
CAUGHT_FRAMES:  equ 6

; caught - IT's face fills the view, and flashes
; Uses:  AF, BC, DE, HL
caught:
        proc
        local turn, row, cell, wait
        ld a,SOUND_CAUGHT
        call sound_play
        ; the view is dark
        ld hl,ATTRIBUTES + 32 * VIEW_ROW
        ld c,18
row:
        ld b,24
cell:
        ld (hl),0
        inc hl
        djnz cell
        ld de,8
        add hl,de
        dec c
        jr nz,row
        ld hl,text_caught
        ld (message_next),hl
        call message_draw
        ld b,CAUGHT_TURNS
turn:
        push bc
        ld a,b
        and 3
        add a,low caught_inks
        ld l,a
        adc a,high caught_inks
        sub l
        ld h,a
        ld c,(hl)
        ld de,VIEW_ROW * 256 + 6
        ld b,18
        call face_draw
        ld b,CAUGHT_FRAMES
wait:
        push bc
        call sound_tick
        pop bc
        halt
        djnz wait
        pop bc
        djnz turn
        ret
        endp

caught_inks:
        db $42, $44, $46, $44

        endif
