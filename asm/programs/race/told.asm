; told.asm - below the maze, of which nothing is hidden, who has won; his trail blinks; before that perhaps the flash of a camera

        if ! defined RACE_TOLD
RACE_TOLD equ 1

        include "engine/text/key_line.asm"
        include "engine/text/large_text.asm"
        include "programs/race/sounds.asm"

PHOTO_FRAMES:   equ 45
FLASH_FRAMES:   equ 3
TOLD_ROW:       equ 22                  ; and the next one
TOLD_LEAD:      equ 17                  ; column of what is beside the name
BLINKS:         equ 6                   ; even: at last it is as it was
BLINK_FRAMES:   equ 4

; photo_take - the flash of a camera, and a moment in which nobody knows; not in a demonstration
; Keeps: IX
; Uses:  AF, BC, DE, HL
photo_take:
        ld a,(attract_on)
        or a
        ret nz
        ld a,SOUND_PHOTO
        call sound
        ld a,7
        call border_set
        ld c,$78
        call photo_line
        ld b,FLASH_FRAMES
        call told_wait
        xor a
        call border_set
        ld c,$47
        call photo_line
        ld b,PHOTO_FRAMES
        jp told_wait
photo_line:
        ld hl,photo_text                ; fall through into told_line

; told_line - say something in tall letters, beside them the key that goes on; in a demonstration nothing, as another text is there
; In:    HL = text; C = colour
; Out:   D, E = row, column after it
; Keeps: C, IX, IY
; Uses:  AF, B, HL
told_line:
        ld a,(attract_on)
        or a
        ret nz
        push hl
        push bc
        ld hl,result_blank
        call draw_text
        ld hl,told_keys
        call draw_key_line
        pop bc
        pop hl
        ld de,TOLD_ROW * 256 + 1        ; fall through into tall_text

; tall_text - draw text in letters of twice the height
; In:    HL = characters, ended by TEXT_END; D, E = row, column; C = colour
; Out:   E = column after the last letter
; Keeps: C, D, IX, IY
; Uses:  AF, B, E, HL
; Writes: the screen, title_cells
tall_text:
        proc
        local row
        ld a,(hl)
        inc hl
        or a
        ret z
        push hl
        push de
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,ROM_FONT - 256
        add hl,de
        ld de,title_cells
        ld b,8
row:
        ld a,(hl)
        inc hl
        ld (de),a
        inc de
        ld (de),a
        inc de
        djnz row
        pop de
        ld hl,title_cells
        call draw_shape
        inc d
        ld hl,title_cells + 8
        call draw_shape
        dec d
        inc e
        pop hl
        jr tall_text
        endp

; win_blink - the border flashes in the winner's colour, and all that is drawn in it on the maze, his trail, turns inside out and back
; In:    IX = winner
; Out:   Z: ENTER or fire, unless it is a demonstration
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
win_blink:
        proc
        local each, turn, back, cell, no, bare
        ld a,(attract_on)
        or a
        ret nz
        ld b,BLINKS
each:
        push bc
        call turn
        ld b,BLINK_FRAMES
        call told_wait
        pop bc
        jr z,back
        djnz each
        ret                             ; NZ
back:
        dec b
        bit 0,b
        call nz,turn
        xor a
        ret
turn:                                   ; B even: inside out, odd: back
        ld a,(ix + FIGURE_INK)
        ld e,a
        and 7
        ld c,a
        rlca
        rlca
        rlca
        or $40
        ld d,a
        ld a,c
        bit 0,b
        jr z,bare
        ld a,e
        ld e,d
        ld d,a
        xor a
bare:
        call border_set
        ld hl,ATTRIBUTES + 32
        ld c,FIELD_ROWS
        ld b,32
cell:
        ld a,(hl)
        cp e
        jr nz,no
        ld (hl),d
no:
        inc hl
        djnz cell
        ld b,32
        dec c
        jr nz,cell
        ret
        endp

; border_set - a colour for the border, which sounds keep
; In:    A = colour
border_set:
        ld (look_inks + LOOK_BORDER),a
        out (PORT_ULA),a
        ret

told_keys:
        db TOLD_ROW + 1, TOLD_LEAD, "ENTER", 0, " next", 0, KEYS_END

        endif
