; band.asm - a band over the maze, not over its ring, which tells who has won; before that perhaps the flash of a camera

        if ! defined RACE_BAND
RACE_BAND equ 1

        include "engine/text/large_text.asm"
        include "programs/race/sounds.asm"

PHOTO_FRAMES:   equ 60
FLASH_FRAMES:   equ 3
TOLD_ROWS:      equ 6                   ; four, and a line above and below
TOLD_ABOVE:     equ 2                   ; its first row where the ring is below TOLD_MIDDLE
TOLD_BELOW:     equ 15                  ; and else
TOLD_MIDDLE:    equ 11

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
        ld e,4
        call told_at
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
; Uses:  AF, B, DE, HL
band_colour:
        ld a,(told_row)
        ld d,a
        ld e,0
        call attribute_address
        ld (hl),c
        ld d,h
        ld e,l
        inc de
        ld bc,32 * TOLD_ROWS - 1
        ldir
        ret

; told_band - an empty band over a part of the maze without the ring
; In:    C = the colour of its edges
; Uses:  AF, B, DE, HL
told_band:
        proc
        local cells, placed, row, cell, last
        ld de,(finish_at)
        ld a,(special)
        or a
        jr nz,cells
        ld a,(field_top)
        add a,d
        jr placed
cells:
        call special_middle
        ld a,d
placed:
        cp TOLD_MIDDLE + 1
        ld a,TOLD_BELOW
        jr c,$ + 4
        ld a,TOLD_ABOVE
        ld (told_row),a
        ld d,a
        ld b,TOLD_ROWS
row:
        ld e,0
cell:
        ld hl,band_edge
        ld a,b
        cp TOLD_ROWS
        jr z,last
        dec a
        jr z,last
        ld hl,ROM_FONT
last:
        call draw_shape
        inc e
        bit 5,e
        jr z,cell
        inc d
        djnz row
        ret
        endp

; told_at - D = the second row of the band
; Uses:  AF
told_at:
        ld a,(told_row)
        inc a
        ld d,a
        ret

; band_clear - nothing in its place
; Uses:  AF, BC, DE, HL
band_clear:
        proc
        local cell
        ink INK_TEXT
        call told_at
        dec d
        ld b,TOLD_ROWS
        ld e,0
cell:
        ld a,' '
        call draw_char
        inc e
        bit 5,e
        jr z,cell
        ld e,0
        inc d
        djnz cell
        ret
        endp

band_edge:
        db 0, 0, 0, $FF, $FF, 0, 0, 0

        endif
