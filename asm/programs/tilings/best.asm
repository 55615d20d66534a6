; best.asm - the best scores, and the keys that the player chooses. Unpacked where a maze has its lists

        if ! defined TILINGS_BEST
TILINGS_BEST equ 1

        include "engine/pages/best_table.asm"
        include "engine/pages/own_keys.asm"
        include "programs/tilings/help.asm"
        include "programs/tilings/title_picture.asm"
        include "programs/tilings/tour_end.asm"

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

; keys_page - choose keys
keys_page:
        proc
        local usual
        ld hl,keys_sets
        call own_keys
        ld hl,(direction_keys)
        ld de,usual_keys
        or a
        sbc hl,de
        jr z,usual
        add hl,de
usual:
        ld (keys_in_use),hl
        ret
        endp

keys_sets:
        dw usual_keys, sinclair_1_keys, sinclair_2_keys, cursor_keys, keys_own, keys_taken
keys_taken:                             ; those of boards, and most of the choices
        db "SHNTMPWKERFGCLX", 0

        endif
