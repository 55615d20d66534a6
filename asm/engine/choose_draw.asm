; choose_draw.asm - the texts of choose_page.asm: the entry under the bar, its parameters, size, seed and speed

        if ! defined ENGINE_CHOOSE_DRAW
ENGINE_CHOOSE_DRAW equ 1

        include "engine/entries.asm"
        include "engine/menu.asm"
        include "engine/number.asm"
        include "engine/parameters.asm"
        include "engine/session.asm"
        include "engine/text_line.asm"

        public draw_settings, draw_about, choose_message

MESSAGE_ROW:    equ 22

; draw_about - rows 16, 17, 20 and 21: the entry under the bar, and its parameters
; In:    menu_place
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, parameter
draw_about:
        proc
        local parameter_row
        call menu_entry
        push hl
        call entry_about
        ld d,16
        ink INK_VALUE
        call draw_row
        inc d
        call draw_row
        pop hl
        push hl
        ld bc,'1' * 256 + 20
        xor a
        call parameter_row
        pop hl
        ld bc,'2' * 256 + 21
        ld a,1
parameter_row:                          ; HL = entry; A = 0 or 1: first or second; B = key, C = row
        call entry_parameter
        jp parameter_show
        endp

; draw_settings - rows 16 to 22: the same, and size, seed and speed
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
        ld d,18
        call draw_row
        inc d
        call draw_row
        ld d,MESSAGE_ROW
        call draw_row
        ld hl,key_letters
        call draw_text
        ink INK_VALUE
        ld hl,(field_width)
        ld h,0
        ld de,18 * 256 + 8
        ld b,2
        xor a
        call draw_digits
        ld hl,(field_height)
        ld h,0
        ld e,25
        ld b,2
        xor a
        call draw_digits
        inc d
        ld hl,(seed)
        ld e,7
        ld b,5
        xor a
        call draw_digits
        ld hl,(speed)
        ld h,0
        ld e,25
        ld b,1
        xor a
        jp draw_digits
values_text:
        db "W width         H height", TEXT_END
        db "T seed          S speed", TEXT_END
        db "R random seed   L load a maze", TEXT_END
key_letters:
        db TEXT_INK, INK_KEY, TEXT_AT, 18, 0, "W", TEXT_AT, 18, 16, "H", TEXT_AT, 19, 0, "T", TEXT_AT, 19, 16, "S"
        db TEXT_AT, MESSAGE_ROW, 0, "R", TEXT_AT, MESSAGE_ROW, 16, "L", TEXT_END
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
