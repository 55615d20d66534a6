; band.asm - a band over the middle of the maze, which tells who has won; before that perhaps the flash of a camera

        if ! defined RACE_BAND
RACE_BAND equ 1

        include "engine/text/large_text.asm"
        include "programs/race/sounds.asm"

PHOTO_FRAMES:   equ 60
FLASH_FRAMES:   equ 3
TOLD_ROW:       equ 9                   ; four rows and a line above and below

; photo_take - the flash of a camera, and a moment in which nobody knows
; Keeps: IX
; Uses:  AF, BC, DE, HL
photo_take:
        ld a,SOUND_PHOTO
        call sound
        ld a,7
        out (PORT_ULA),a
        ld c,$47
        call told_band
        ld hl,photo_text
        ld de,256 * (TOLD_ROW + 1) + 4
        ld c,$47
        call draw_title
        ld c,$78
        call band_colour
        ld b,FLASH_FRAMES
        call told_wait
        xor a
        out (PORT_ULA),a
        ld c,$47
        call band_colour
        ld b,PHOTO_FRAMES
        jp told_wait

; band_colour - the band's colour
; In:    C = colour
; Uses:  B, DE, HL
band_colour:
        ld hl,ATTRIBUTES + 32 * TOLD_ROW
        ld (hl),c
        ld de,ATTRIBUTES + 32 * TOLD_ROW + 1
        ld bc,32 * 6 - 1
        ldir
        ret

; told_band - an empty band over the middle of the maze
; In:    C = the colour of its edges
; Uses:  AF, B, DE, HL
told_band:
        proc
        local row, cell, last
        ld d,TOLD_ROW
row:
        ld e,0
cell:
        ld hl,band_edge
        ld a,d
        cp TOLD_ROW
        jr z,last
        cp TOLD_ROW + 5
        jr z,last
        ld hl,ROM_FONT
last:
        call draw_shape
        inc e
        bit 5,e
        jr z,cell
        inc d
        ld a,d
        cp TOLD_ROW + 6
        jr nz,row
        ret
        endp

; band_clear - nothing in its place
; Uses:  AF, BC, DE, HL
band_clear:
        proc
        local cell
        ink INK_TEXT
        ld de,256 * TOLD_ROW
cell:
        ld a,' '
        call draw_char
        inc e
        bit 5,e
        jr z,cell
        ld e,0
        inc d
        ld a,d
        cp TOLD_ROW + 6
        jr nz,cell
        ret
        endp

band_edge:
        db 0, 0, 0, $FF, $FF, 0, 0, 0

        endif
