; caught.asm - IT has the player: the last thing that is seen

        if ! defined INSIDE_CAUGHT
INSIDE_CAUGHT equ 1

        include "programs/inside/face.asm"
        include "programs/inside/hints.asm"
        include "programs/inside/sounds.asm"

CAUGHT_TURNS:   equ 12
CAUGHT_FRAMES:  equ 6
CAUGHT_COLUMN:  equ 6

; caught - IT's face fills the view, and flashes; a life is lost
; Uses:  AF, BC, DE, HL, IX
caught:
        proc
        local turn, wait
        ld a,SOUND_CAUGHT
        call sound_play
        ld hl,ATTRIBUTES + 32 * VIEW_ROW
        ld de,24 * 256 + 8
        xor a
        call caught_ink                 ; the view is dark
        ld hl,text_caught
        ld (message_next),hl
        call message_draw
        ld de,VIEW_ROW * 256 + CAUGHT_COLUMN
        ld bc,RAYS_ROWS * 256           ; black on black
        call face_draw
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
        ld a,(hl)
        ld hl,ATTRIBUTES + 32 * VIEW_ROW + CAUGHT_COLUMN
        ld de,2 * FACE_COLUMNS * 256 + 32 - 2 * FACE_COLUMNS
        call caught_ink
        ld b,CAUGHT_FRAMES
wait:
        push bc
        call sound_tick
        pop bc
        halt
        djnz wait
        pop bc
        djnz turn
        ld hl,lives
        dec (hl)
        call panel_turn
        jr nz,$ - 3
        ret
        endp

; caught_ink - colour the rows of the view
; In:    HL = the first attribute; D = cells of a row, E = 32 - D; A = attribute
; Uses:  BC, DE, HL, F
caught_ink:
        proc
        local row, cell
        ld c,RAYS_ROWS
row:
        ld b,d
cell:
        ld (hl),a
        inc hl
        djnz cell
        push de
        ld d,b
        add hl,de
        pop de
        dec c
        jr nz,row
        ret
        endp

text_caught:
        db $42, 9, "IT has you.", TEXT_END
caught_inks:
        db $42, $44, $46, $44

        endif
