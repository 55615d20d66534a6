; passage.asm - a passage between two rooms is opened or closed

        if ! defined MINOTAUR_PASSAGE
MINOTAUR_PASSAGE equ 1

; passage_set - open or close the ways of rooms on both sides of a passage
; In:    D, E = its row, column: one of them even; carry set: open, else closed
; Uses:  AF, BC, DE, HL
passage_set:
        proc
        local across, change, shut
        sbc a,a
        ld c,a                          ; 255: open
        bit 0,d
        jr nz,across
        dec d
        ld b,4                          ; down, from the room above
        call change
        inc d
        inc d
        ld b,1
        jr change
across:
        dec e
        ld b,2
        call change
        inc e
        inc e
        ld b,8
change:
        call room_at
        ld a,b
        cpl
        and (hl)
        ld (hl),a
        inc c
        dec c
        ret z
        or b
        ld (hl),a
        ret
        endp

ground_variables macro
rooms_across:   ds 1                    ; rooms in a row, and rows of them
        endm

        endif
