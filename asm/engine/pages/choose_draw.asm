; choose_draw.asm - the texts of choose_page.asm: the entry under the bar, its parameters, size, seed and speed

        if ! defined ENGINE_CHOOSE_DRAW
ENGINE_CHOOSE_DRAW equ 1

        include "engine/pages/entries.asm"
        include "engine/pages/menu.asm"
        include "engine/text/number.asm"
        include "engine/pages/parameters.asm"
        include "engine/keys/session.asm"
        include "engine/text/text_line.asm"

        public draw_settings, draw_about, choose_message

ABOUT_ROW:      equ 13
SIZE_ROW:       equ 16
SEED_ROW:       equ 18
PARAMETER_ROW:  equ 20
MESSAGE_ROW:    equ 22

; draw_about - the entry under the bar, and its parameters
; In:    menu_place
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, parameter
draw_about:
        proc
        local parameter_half
        call menu_entry
        push hl
        call entry_about
        ld d,ABOUT_ROW
        ink INK_VALUE
        call draw_row
        inc d
        call draw_row
        ld d,PARAMETER_ROW
        dec hl                          ; the end of the text: an empty row
        ink INK_TEXT
        call draw_row
        pop hl
        push hl
        ld bc,'1' * 256
        xor a
        call parameter_half
        pop hl
        ld bc,'2' * 256 + 16
        ld a,1
parameter_half:                         ; HL = entry; A = 0 or 1: first or second; B = key, C = column
        call entry_parameter
        ld h,PARAMETER_ROW
        ld l,c
        jp parameter_show
        endp

; draw_settings - the same, size, speed and seed, and no message
; In:    menu_place, field_width, field_height, seed, speed
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, menu_stale, parameter
draw_settings:
        proc
        local values_text, key_letters
        xor a
        ld (menu_stale),a
        call draw_about
        ld hl,values_text
        ink INK_TEXT
        ld d,SIZE_ROW
        call draw_row
        ld d,SEED_ROW
        call draw_row
        dec hl                          ; the end of the text: an empty row
        ld d,MESSAGE_ROW
        call draw_row
        ld hl,key_letters
        call draw_text
        ink INK_VALUE
        ld hl,(field_width)
        ld h,0
        ld de,SIZE_ROW * 256 + 8
        ld b,2
        xor a
        call draw_digits
        ld hl,(field_height)
        ld h,0
        ld e,20
        ld b,2
        xor a
        call draw_digits
        ld a,(speed)
        ld l,a
        ld h,0
        ld e,31
        ld b,1
        xor a
        call draw_digits
        ld d,SEED_ROW
        ld hl,(seed)
        ld e,7
        ld b,5
        xor a
        jp draw_digits
values_text:
        db "W width    H height    S speed", TEXT_END
        db "T seed        R random  L load", TEXT_END
key_letters:
        db TEXT_INK, INK_KEY, TEXT_AT, SIZE_ROW, 0, "W", TEXT_AT, SIZE_ROW, 11, "H", TEXT_AT, SIZE_ROW, 23, "S"
        db TEXT_AT, SEED_ROW, 0, "T", TEXT_AT, SEED_ROW, 14, "R", TEXT_AT, SEED_ROW, 24, "L", TEXT_END
        endp

; choose_message - the text HL on row 22
; In:    HL = characters, ended by TEXT_END
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
choose_message:
        ink INK_BAD
        ld d,MESSAGE_ROW
; draw_row - the text HL on the row D in C
draw_row:
        ld e,0
        jp draw_line

; draw_some - draw B characters from HL at D, E in C; unprintable bytes show as ?
draw_some:
        proc
        local good
        ld a,(hl)
        sub ' '
        cp 96
        ld a,(hl)
        jr c,good
        ld a,'?'
good:
        push hl
        call draw_char
        pop hl
        inc hl
        inc e
        djnz draw_some
        ret
        endp

choose_draw_variables macro
menu_stale:     ds 1                    ; 1 if the texts do not match the entry under the bar
speed:          ds 1                    ; 0 at once, 1 to 9 watched
        endm

        endif
