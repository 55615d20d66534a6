; labyrinth_told.asm - what is written beside a labyrinth: who the player is, how he sets off, what follows him

        if ! defined WONDERS_LABYRINTH_TOLD
WONDERS_LABYRINTH_TOLD equ 1

        include "engine/pages/way_names.asm"
        include "engine/text/key_caps.asm"
        include "engine/text/pixel_text.asm"
        include "programs/wonders/labyrinth_dot.asm"

        public labyrinth_told

; labyrinth_told - beside the labyrinth: who the player is, the key of the first step, what follows him
; In:    labyrinth_size; direction_keys; the font in use
; Uses:  AF, BC, DE, HL
labyrinth_told:
        proc
        local note
        ld de,256 * NOTES_DOT + 3 * 256 + 4
        ld c,HERO_INK
        call labyrinth_dot
        ld a,KEY_UP
        call way_name
        ld de,NOTES_KEY * 256
        ink INK_KEY
        ld a,(hl)
        inc hl
        push hl
        call draw_char
        pop hl
        ld a,(hl)                       ; two letters of a long name
        or a
        ld bc,$810B                     ; both sides; 11 pixels to what it does
        jr z,note
        inc e
        call draw_char
        ld b,1
        call key_corners
        dec e
        ld bc,$8013
note:
        call key_corners
        ld d,NOTES_KEY * 8
        ld e,c
        ld hl,labyrinth_go_text
        call pixel_text
        ld hl,labyrinth_notes
        endp                            ; fall through into draw_notes

; draw_notes - texts in narrow letters
; In:    HL = for each: upper line, column in pixels, text, TEXT_END; 255 at the end
; Uses:  AF, BC, DE, HL
draw_notes:
        ld d,(hl)
        inc hl
        ld a,d
        inc a
        ret z
        ld e,(hl)
        inc hl
        call pixel_text
        inc hl
        jr draw_notes

NOTES_DOT:      equ 56                  ; line
NOTES_KEY:      equ 10                  ; row
labyrinth_go_text: db "go", TEXT_END
labyrinth_notes:
        db NOTES_DOT, 9, "you", TEXT_END
        db 104, 0, "turn", TEXT_END, 112, 0, "in", TEXT_END, 120, 0, "time:", TEXT_END, 128, 0, "fire", TEXT_END, 136, 0, "waits", TEXT_END
        db 56, 224, "fire", TEXT_END, 64, 224, "will", TEXT_END, 72, 224, "chase", TEXT_END, 80, 224, "you!", TEXT_END
        db 104, 224, "bump:", TEXT_END, 112, 224, "it", TEXT_END, 120, 224, "leaps", TEXT_END, 255

        endif
