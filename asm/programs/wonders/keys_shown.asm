; keys_shown.asm - the page on which the player chooses keys: which key of each set is which way, and what a key that is taken is for

        if ! defined WONDERS_KEYS_SHOWN
WONDERS_KEYS_SHOWN equ 1

        include "engine/pages/kept_keys.asm"
        include "engine/pages/way_names.asm"
        include "programs/wonders/tour.asm"

        public keys_shown, keys_owner

KEYS_FIRST:     equ 18                  ; column of the first way
KEYS_APART:     equ 3
KEYS_LAST:      equ KEYS_FIRST + 3 * KEYS_APART

; keys_shown - the page; the player's own keys, if there are any
; In:    the look in use; direction_keys
; Uses:  AF, BC, DE, HL
keys_shown:
        proc
        local arrow, each, way, none
        ld hl,keys_text
        call draw_text
        ld hl,keys_arrows
        ld de,3 * 256 + KEYS_FIRST
arrow:
        ink INK_TEXT
        push hl
        call draw_shape
        pop hl
        ld bc,8
        add hl,bc
        ld a,e
        add a,KEYS_APART
        ld e,a
        cp KEYS_LAST + KEYS_APART
        jr nz,arrow
        ld hl,(direction_keys)
        push hl
        ld hl,kept_sets
        ld d,KEY_SETS_ROW
each:
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        push hl
        ld (direction_keys),bc          ; for way_name
        ld a,(bc)
        or a
        jr z,none                       ; none are chosen yet
        ld hl,keys_ways
        ld e,KEYS_FIRST
way:
        ld a,(hl)
        inc hl
        push hl
        push de
        call way_name
        pop de
        ink INK_VALUE
        ld a,(hl)
        inc hl
        push hl
        call draw_char
        pop hl
        ld a,(hl)                       ; SP, EN, SY: two letters of a long name
        inc e
        or a
        call nz,draw_char
        ld a,e
        add a,KEYS_APART - 1
        ld e,a
        pop hl
        cp KEYS_LAST + KEYS_APART
        jr nz,way
none:
        pop hl
        inc d
        inc d
        ld a,d
        cp KEY_SETS_ROW + 2 * KEY_SETS
        jr nz,each
        pop hl
        ld (direction_keys),hl
        ret
        endp

; keys_owner - what a key that is taken is for
; In:    H, L = key, as D, E for redefine_letter; D, E = row, column after "X is taken."; C = colour
; Uses:  AF, BC, DE, HL
keys_owner:
        proc
        local next, found
        push de
        push bc
        ex de,hl
        call redefine_letter
        pop bc
        pop de
        ld b,a
        ld hl,keys_uses
next:
        ld a,(hl)
        inc hl
        or a
        ret z                           ; one of the ways
        cp b
        jr z,found
        inc hl
        inc hl
        jr next
found:
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        push hl
        dec e                           ; over the full stop
        ld hl,keys_colon
        call draw_text
        pop hl
        jp draw_text
        endp

keys_uses:                              ; a letter, or a number of redefine_letter's, and a text
        db 3
        dw own_make_name
        db 4
        dw keys_break
        db 'B'
        dw list_boundless_name
        db 'F'
        dw list_flag_name
        db 'H'
        dw tour_pause_name
        db 'K'
        dw list_keys_name
        db 'L'
        dw list_labyrinth_name
        db 'M'
        dw tour_list_name
        db 'N'
        dw tour_new_name
        db 'S'
        dw tour_way_name
        db 'W'
        dw list_over_name
        db 'Y'
        dw list_own_name
        db 0
keys_ways:
        db KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT
keys_arrows:
        db $10, $38, $7C, $FE, $38, $38, $38, $00
        db $00, $38, $38, $38, $FE, $7C, $38, $10
        db $10, $30, $7F, $FF, $7F, $30, $10, $00
        db $08, $0C, $FE, $FF, $FE, $0C, $08, $00
keys_colon:     db ": ", TEXT_END
keys_text:
        db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, " KEYS                           "
        db TEXT_AT, 23, 0, "                    BREAK list  "
        db TEXT_INK, INK_KEY, TEXT_AT, 5, 4, "1", TEXT_AT, 7, 4, "2", TEXT_AT, 9, 4, "3"
        db TEXT_AT, 11, 4, "4", TEXT_AT, 13, 4, "5"
        db TEXT_INK, INK_TEXT, TEXT_AT, 5, 6, "Usual", TEXT_AT, 7, 6, "Sinclair 1", TEXT_AT, 9, 6, "Sinclair 2"
        db TEXT_AT, 11, 6, "Cursor", TEXT_AT, 13, 6, "Your own"
        db TEXT_AT, 19, 3, "Lists: 6 and 7 choose, too.", TEXT_END
keys_own_text:
        db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, " YOUR KEYS                      "
        db TEXT_AT, 23, 0, "                    BREAK back  "
        db TEXT_INK, INK_TEXT, TEXT_AT, 4, 3, "Press a key for each.", TEXT_AT, 19, 3, "SYMB SHIFT can be used, too.", TEXT_END
keys_break:     db "BREAK", TEXT_END

        endif
