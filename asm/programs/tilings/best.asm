; best.asm - the best scores, and the keys that the player chooses. Unpacked where a maze has its lists

        if ! defined TILINGS_BEST
TILINGS_BEST equ 1

        include "programs/tilings/tour_end.asm"
        include "engine/pages/best_table.asm"
        include "engine/pages/own_keys.asm"
        include "programs/tilings/title_picture.asm"
        include "programs/tilings/help.asm"

; best_page - the best scores
best_page:
        ld hl,tilings_best
        jp best_table

; best_name_page - a name for a score, if it has a place; then the same
; In:    DE = score
best_name_page:
        ld hl,tilings_best
        jp best_table_enter

tilings_best:
        dw best_title, scores_tilings, SCORES_SIZE, tape_name
        dw route                        ; free on this page
        dw best_table_page
        db BEST_TABLE_MESSAGE
best_title:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 3, "BEST TOURS", TEXT_END
tape_name:
        db "TILINGS   "

; keys_page - choose keys, and note the letters of those that are chosen: others are blank caps
keys_page:
        proc
        local usual, each, way, letter
        ld hl,keys_sets
        call own_keys
        ld hl,(direction_keys)
        push hl
        ld de,usual_keys
        or a
        sbc hl,de
        jr z,usual
        add hl,de
usual:
        ld (keys_in_use),hl
        pop hl
each:
        ld d,(hl)
        ld a,d
        or a
        ret z
        inc hl
        ld e,(hl)
        inc hl
        ld a,(hl)
        inc hl
        push hl
        ld hl,keys_named - 6
        ld bc,6
way:                                    ; KEY_UP is bit 0
        add hl,bc
        rrca
        jr nc,way
        push hl
        call redefine_letter
        pop hl
        cp '0'
        jr nc,letter
        ld a,' '
letter:
        ld (hl),a
        pop hl
        jr each
        endp

keys_sets:
        dw usual_keys, sinclair_1_keys, sinclair_2_keys, cursor_keys, keys_own, keys_taken
keys_taken:                             ; those of boards, and most of the choices
        db "SHNTMWKERFGCLX", 1, 3, 0 ; and SPACE, ENTER

; keys_sets_draw - the page of keys, but for the text about a joystick: see choose_keys
keys_sets_draw:
        ld hl,keys_sets_text
        call draw_text
        ld hl,keys_sets_keys
        jp draw_keys
keys_sets_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 3, "KEYS THAT WALK", TEXT_END
keys_sets_keys:
        db 5, 4, "1", 6, "5678, or the keys shown", TEXT_END, 7, 4, "2", 6, "Sinclair 1   6 7 8 9", TEXT_END
        db 9, 4, "3", 6, "Sinclair 2   1 2 3 4", TEXT_END, 11, 4, "4", 6, "Cursor keys  5 6 7 8", TEXT_END
        db 13, 4, "5", 6, "Keys of your own", TEXT_END, 22, 3, "ENTER", 9, "or", TEXT_END
        db 22, 12, "BREAK", 18, "back", TEXT_END, KEYS_END

        endif
