; roam_fetched.asm - the moment when a ring is touched

        if ! defined MAGAZINE_ROAM_FETCHED
MAGAZINE_ROAM_FETCHED equ 1

ROAM_LEFT_COLUMN: equ 31               ; of the digit in row 23 that tells how many rings there are still
ROAM_NOTE_CYCLES: equ 60
ROAM_NOTE_PITCH:  equ 350               ; a period, as the ROM's beeper counts it
ROAM_FLASH:     equ 6                   ; yellow
ROAM_FLASH_FRAMES: equ 4               ; after the note, which takes two
ROM_BEEPER:     equ $03B5               ; HL = pitch, DE = cycles; uses IX too
BORDCR:         equ $5C48               ; system variable: the border's colour in bits 3 to 5

; roam_fetched - a ring is fetched: a note, the border flashes, and how many there are still
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, roam_there, roam_still
roam_fetched:
        xor a
        ld (roam_there),a
        ld (roam_still),a               ; beside the next ring it may move
        ld de,ALIVE_ROW * 256 + 256 + ROAM_LEFT_COLUMN
        call attribute_address
        ld c,(hl)
        ld a,(roam_left)
        add a,'0'
        call draw_char
        ld a,ROAM_FLASH
        ld hl,ROAM_NOTE_PITCH           ; fall through into roam_note

; roam_note - a note, while the border has a colour
; In:    A = the colour; HL = pitch
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the border
roam_note:
        proc
        local wait
        ex de,hl
        add a,a
        add a,a
        add a,a
        ld hl,BORDCR                    ; the ROM's note has this border, and leaves it
        ld c,(hl)
        push bc
        ld (hl),a
        push ix
        ex de,hl
        ld de,ROAM_NOTE_CYCLES
        call ROM_BEEPER
        pop ix
        ld b,ROAM_FLASH_FRAMES
wait:
        halt
        djnz wait
        pop bc
        ld a,c
        ld (BORDCR),a
        xor a
        out (PORT_ULA),a
        ret
        endp

        endif
