; opening_ways.asm - the keys that the player has chosen, on the first cap of a title
;
; The list of keys has "QAOP" in row 17, column 2, or at WAYS_CAP, set before the first include; the routine of the picture calls this. The keys are those of kept_keys.asm,
; or those of direction_keys if the program sets WAYS_ALONE before the first include; then way_names.asm has no fire_name.

        if ! defined ENGINE_OPENING_WAYS
ENGINE_OPENING_WAYS equ 1

        if ! defined WAYS_ALONE
        include "engine/pages/kept_keys.asm"
        endif
        include "engine/pages/way_names.asm"
        include "engine/text/key_caps.asm"

        public opening_ways

        if ! defined WAYS_CAP
WAYS_CAP:       equ 17 * 256 + 2
        endif

; opening_ways - draw the keys in use, a letter each
; In:    keys_in_use; the look in use
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, direction_keys, redefine_one
opening_ways:
        if ! defined WAYS_ALONE
        call keys_use
        endif
        ld de,WAYS_CAP
        ld hl,opening_ways_list
        call ways_names
        dec e
        ld b,1
        call key_corners
        ld e,low WAYS_CAP
        ld b,$80
        jp key_corners
opening_ways_list:
        db KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT, 0

        endif
