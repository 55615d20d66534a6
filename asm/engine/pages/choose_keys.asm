; choose_keys.asm - a page on which the player chooses among sets of keys; keys of one's own are asked for by redefine
;
; The sets are a table of the program, of five words: its usual keys, sinclair_1_keys, sinclair_2_keys, cursor_keys, and the player's own,
; as redefine makes them. A Kempston joystick works besides, whatever the keys; the page says whether there is one. A program may set KEYS_STICK
; before the first include: a routine that has the text about it in HL, and may put another one there; KEYS_USUAL_UNNAMED if its usual keys
; are not Q A O P; KEYS_ENTER, by which ENTER leaves too; KEYS_DRAWN, a routine that draws something besides; and KEYS_SHOWN, a routine that writes the page but for that text: the sets stand on
; rows KEY_SETS_ROW, two rows apart, from column 3 on.

        if ! defined ENGINE_CHOOSE_KEYS
ENGINE_CHOOSE_KEYS equ 1

        include "engine/keys/any_key.asm"
        include "engine/keys/key_sets.asm"
        include "engine/text/large_text.asm"

        public choose_keys

KEY_SETS:       equ 5
KEY_SETS_ROW:   equ 5                   ; of the first one; they are two rows apart
KEY_SETS_CELLS: equ 26
        if defined KEYS_ENTER
KEY_SETS_BACK:  equ 15                  ; a column of row 22
        else
KEY_SETS_BACK:  equ 9
        endif

; choose_keys - show the sets, the one in use in the colours of a choice, until one is chosen
; In:    HL = table of the sets; the look in use; interrupts on, in IM 1
; Out:   carry set: BREAK; carry clear: HL = the set, and Z if it is the player's own; no key is held
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, key_sets, what keys_release writes
choose_keys:
        proc
        local none, each, other, cell, wait, over
        ld (key_sets),hl
        ink INK_TEXT
        call clear_screen
        if defined KEYS_SHOWN
        call KEYS_SHOWN
        else
        ld hl,key_sets_text
        call draw_text
        endif
        if defined KEYS_DRAWN
        call KEYS_DRAWN
        endif
        ld hl,key_sets_none
        ld a,(kempston)
        or a
        jr z,none
        ld hl,key_sets_stick
        if defined KEYS_STICK
        call KEYS_STICK
        endif
none:
        ink INK_TEXT
        ld de,17 * 256 + 3
        call draw_text
        ld de,KEY_SETS_ROW * 256 + 3
        ld hl,(key_sets)
        ld b,KEY_SETS
each:
        push bc
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        push hl
        ld hl,(direction_keys)
        or a
        sbc hl,bc
        jr nz,other
        call attribute_address
        ink INK_CHOICE
        ld b,KEY_SETS_CELLS
cell:
        ld (hl),c
        inc l
        djnz cell
other:
        pop hl
        pop bc
        inc d
        inc d
        djnz each
        call keys_release
wait:
        frame_wait
        call key_read
        cp KEY_BREAK
        scf
        jr z,over
        if defined KEYS_ENTER
        cp 13
        scf
        jr z,over
        endif
        sub '1'
        cp KEY_SETS
        jr nc,wait
        add a,a
        ld c,a
        ld b,0
        ld hl,(key_sets)
        add hl,bc
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ld a,2 * KEY_SETS - 2
        sub c                           ; Z: the last; carry is clear
over:
        push af
        push hl
        call keys_release
        pop hl
        pop af
        ret
        endp

        if ! defined KEYS_SHOWN
key_sets_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 3, "KEYS"
        db TEXT_INK, INK_KEY, TEXT_AT, 5, 4, "1", TEXT_AT, 7, 4, "2", TEXT_AT, 9, 4, "3"
        db TEXT_AT, 11, 4, "4", TEXT_AT, 13, 4, "5", TEXT_AT, 22, KEY_SETS_BACK - 6, "BREAK"
        if defined KEYS_ENTER
        db TEXT_AT, 22, 3, "ENTER"
        endif
        db TEXT_INK, INK_TEXT, TEXT_AT, 5, 6
        if defined KEYS_USUAL_UNNAMED
        db "The usual keys"
        else
        db "Usual keys   Q A O P"
        endif
        db TEXT_AT, 7, 6, "Sinclair 1   6 7 8 9 0"
        db TEXT_AT, 9, 6, "Sinclair 2   1 2 3 4 5"
        db TEXT_AT, 11, 6, "Cursor keys  5 6 7 8 0"
        db TEXT_AT, 13, 6, "Keys of your own"
        db TEXT_AT, 22, KEY_SETS_BACK, "back", TEXT_END
        endif
key_sets_stick:
        db "Your Kempston joystick works.", TEXT_END
key_sets_none:
        db "No Kempston joystick found.", TEXT_END

choose_keys_variables macro
key_sets:       ds 2
        endm

        endif
