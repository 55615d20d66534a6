; labyrinth_told.asm - what is written beside a labyrinth: who is who, which keys to hold, what turns and bumps do to the fire

        if ! defined WONDERS_LABYRINTH_TOLD
WONDERS_LABYRINTH_TOLD equ 1

        include "engine/pages/way_names.asm"
        include "engine/text/key_caps.asm"
        include "engine/text/pixel_text.asm"
        include "programs/wonders/labyrinth_dot.asm"
        include "programs/wonders/labyrinth_fire.asm"

        public labyrinth_told

NOTES_COLUMN:   equ 25
LABYRINTH_WORDS: equ $07
NOTES_KEYS:     equ 8                   ; row of the upmost key

; labyrinth_ground - an empty page: the colour of walls, and beside it that of words
; Uses:  AF, BC, DE, HL
labyrinth_ground:
        proc
        local row, cell
        ld c,LABYRINTH_STONE
        call clear_screen
        ld hl,ATTRIBUTES + 32 + NOTES_COLUMN
        ld de,NOTES_COLUMN
        ld c,22
row:
        ld b,32 - NOTES_COLUMN
cell:
        ld (hl),LABYRINTH_WORDS
        inc hl
        djnz cell
        add hl,de
        dec c
        jr nz,row
        ret
        endp

; labyrinth_told - beside the labyrinth: the walker, his goal, the fire, the four keys as they lie, what they are for
; In:    labyrinth_size; direction_keys; the font in use
; Uses:  AF, BC, DE, HL
labyrinth_told:
        proc
        local each, single, notes
        ld de,2 * 256 + NOTES_COLUMN
        ld c,HERO_INK
        ld hl,hero_shape
        call draw_shape
        inc d
        ld c,OVER_FINISH
        ld hl,heart_shape
        call draw_shape
        inc d
        call attribute_address
        ld (hl),FIRE_INK                ; a whole character, as on the way
        ld hl,labyrinth_caps
each:
        ld a,(hl)
        inc hl
        or a
        jr z,notes
        ld d,a
        ld e,(hl)
        inc hl
        ld a,(hl)
        inc hl
        push hl
        push de
        call way_name
        pop de
        ink INK_KEY
        ld a,(hl)
        inc hl
        push hl
        call draw_char
        pop hl
        ld b,$80
        call key_corners
        ld a,(hl)                       ; two letters of a long name
        or a
        jr z,single
        inc e
        call draw_char
single:
        ld b,1
        call key_corners
        pop hl
        jr each
notes:                                  ; HL = them
        ld d,(hl)
        inc hl
        ld a,d
        inc a
        ret z
        ld e,(hl)
        inc hl
        call pixel_text
        inc hl
        jr notes
        endp

NOTES:          equ NOTES_COLUMN * 8
labyrinth_caps:                         ; row, column, way; 0; then upper line, column in pixels, text, TEXT_END; 255
        db NOTES_KEYS, NOTES_COLUMN + 2, KEY_UP, NOTES_KEYS + 1, NOTES_COLUMN, KEY_LEFT
        db NOTES_KEYS + 1, NOTES_COLUMN + 4, KEY_RIGHT, NOTES_KEYS + 2, NOTES_COLUMN + 2, KEY_DOWN, 0
        db 16, NOTES + 11, "you", TEXT_END, 24, NOTES + 11, "goal", TEXT_END, 32, NOTES + 11, "fire", TEXT_END
        db 48, NOTES, "Hold:", TEXT_END
        db 96, NOTES, "Turn at", TEXT_END, 104, NOTES, "bends.", TEXT_END
        db 120, NOTES, "Turns in", TEXT_END, 128, NOTES, "time slow", TEXT_END, 136, NOTES, "the fire.", TEXT_END
        db 152, NOTES, "Too soon:", TEXT_END, 160, NOTES, "a bump,", TEXT_END, 168, NOTES, "it leaps.", TEXT_END, 255

        endif
