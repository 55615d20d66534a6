; settings.asm - the rows below the menu: the entry under the bar, its parameters with their ranges, size and seed, speed and load
;
; It takes the place of choose_draw.asm: include it before choose_page.asm.

        if ! defined GENERATORS_SETTINGS
GENERATORS_SETTINGS equ 1

ENGINE_CHOOSE_DRAW: equ 1

        include "engine/keys/session.asm"
        include "engine/pages/entries.asm"
        include "engine/pages/parameters.asm"
        include "engine/text/key_line.asm"
        include "engine/text/number.asm"
        include "engine/text/text_line.asm"
        include "programs/generators/families.asm"
        include "programs/generators/panel_number.asm"

        public draw_settings, draw_about

ABOUT_ROW:      equ 15                  ; below the first family; else one less, so that there is a gap before PARAMETER_ROW
SETTINGS_ROW:   equ 19                  ; and the next but one: sizes, seed, speed, load
PARAMETER_ROW:  equ TYPED_LINE          ; of the kind; or what is typed or said
MESSAGE_ROW:    equ TYPED_LINE
NARROW_GAP:     equ 10                  ; from a name to the next cell: 3 pixels at least

; draw_about - the entry under the bar, and its parameters
; In:    menu_place
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, parameter
draw_about:
        call menu_about
        ld a,(family_shown)
        sub 1
        ld a,ABOUT_ROW - 1
        adc a,0
        ld d,a
        call draw_both
        ld d,PARAMETER_ROW
        ld hl,blank_text
        ink INK_TEXT
        call draw_row                   ; slowly: so each entry takes the same number of frames while the bar moves
        call menu_entry
        push hl
        xor a
        ld bc,'1' * 256 + 1
        call parameter_half
        pop hl
        ld a,1
        ld bc,'2' * 256 + 17            ; fall through into parameter_half

; parameter_half - draw a parameter in half a row: key, name, value, range
; In:    HL = entry; A = 0 or 1: its first or second parameter; B = key, C = column
; Uses:  AF, BC, DE, HL
; Writes: the screen, parameter
parameter_half:
        proc
        local word
        push bc
        call entry_parameter
        pop bc
        ret z
        ld (parameter),de
        ld d,PARAMETER_ROW
        ld e,c
        call digit_named
        ld l,a
        ink INK_KEY
        ld a,l
        call draw_cap
        ld a,e
        add a,a
        add a,a
        add a,a
        add a,11
        ld e,a
        ld d,8 * PARAMETER_ROW
        ld hl,(parameter)
        ld bc,8
        add hl,bc
        call pixel_text
        ld a,4
        call parameter_of
        ld b,h                          ; 0 for a byte
        xor a
        call parameter_of
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        inc b
        djnz word
        ld h,0
word:
        ink INK_VALUE
        ld b,4
        call narrow_cells
        ld a,2
        call parameter_of
        ink INK_TEXT
        ld b,4
        call narrow_cells
        ld a,'-'
        call narrow_char
        ld a,4
        call parameter_of
        jr narrow_plain
        endp

; parameter_of - HL = a word of the parameter's description: A = 0 address, 2 least, 4 most
; Keeps: BC, DE
parameter_of:
        push de
        ld de,(parameter)
        call parameter_word
        pop de
        ret

; draw_cap - a key's letter A as a cap at D, E in the colour C
; Uses:  AF, BC, HL
draw_cap:
        call draw_char
        ld b,$81
        jp key_corners

; narrow_cells - a number from the next whole cell on, in a colour
; In:    HL = number; C = colour; D, E = pixels; B = cells to colour
; Out:   E = pixels past it
; Uses:  AF, BC, HL
narrow_cells:
        ld a,e
        add a,NARROW_GAP
        and $F8
        ld e,a
        push de
        rrca
        rrca
        rrca
        ld e,a
        ld a,d
        rrca
        rrca
        rrca
        ld d,a
        call cells_fill
        pop de                          ; fall through into narrow_plain

; narrow_plain - a number in narrow letters, the first digit at the pixels D, E
; In:    HL = number
; Out:   E = pixels past it
; Uses:  AF, BC, HL
narrow_plain:
        call tenth_of
        push af
        ld a,h
        or l
        call nz,narrow_plain
        pop af
narrow_char:                            ; A
        call pixel_char
        ld a,e
        add a,NARROW_WIDTH
        ld e,a
        ret

; draw_settings - the same, and size, seed and speed
; In:    menu_place, field_width, field_height, seed, speed
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, menu_stale, parameter
draw_settings:
        proc
        local size_keys, small
        xor a
        ld (menu_stale),a
        call draw_about
        ld d,SETTINGS_ROW
        call blank_row
        inc d
        inc d
        call blank_row
        ld hl,size_keys
        call draw_key_line
        ld de,256 * 8 * SETTINGS_ROW + 8 * 6 - 3
        ld a,(field_width)
        call small
        ld de,256 * 8 * SETTINGS_ROW + 8 * 17 - 3
        ld a,(field_height)
        call small
        ld de,256 * 8 * (SETTINGS_ROW + 2) + 8 * 18 - 3
        ld a,(speed)
        call small
        ld de,256 * 8 * (SETTINGS_ROW + 2) + 8 * 6 - 3
        ld hl,(seed)
        ink INK_VALUE
        ld b,4
        jr narrow_cells
small:                                  ; A = number
        ld l,a
        ld h,0
        ink INK_VALUE
        ld b,2
        jr narrow_cells
size_keys:
        db SETTINGS_ROW, 1, "W", TEXT_END, "wide", TEXT_END
        db SETTINGS_ROW, 12, "H", TEXT_END, "high", TEXT_END
        db SETTINGS_ROW, 22, "R", TEXT_END, "any seed", TEXT_END
        db SETTINGS_ROW + 2, 1, "T", TEXT_END, "seed", TEXT_END
        db SETTINGS_ROW + 2, 12, "S", TEXT_END, "speed", TEXT_END
        db SETTINGS_ROW + 2, 22, "L", TEXT_END, "load maze", TEXT_END
        db KEYS_END
        endp

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

menus_foot:
        db " ENTER make it      BREAK title", TEXT_END

choose_draw_variables macro
menu_stale:     ds 1                    ; 1 if the texts do not match the entry under the bar
speed:          ds 1                    ; 0 at once, 1 to 9 watched
        endm

        endif
