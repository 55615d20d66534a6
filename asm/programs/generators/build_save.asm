; build_save.asm - save the maze to tape, as the bytes of the field or as a picture
;
; It is unpacked with what follows a walk, behind the route.

        if ! defined GENERATORS_BUILD_SAVE
GENERATORS_BUILD_SAVE equ 1

        include "engine/keys/keys.asm"
        include "engine/pages/panel.asm"
        include "engine/tape/tape.asm"

; save_code - save the field as CODE, its size in the header's second word
save_code:
        ld hl,(field_width)
        ld ix,field
        ld de,FIELD_SIZE
        jr save

; save_screen - save the picture as SCREEN$
save_screen:
        ld hl,$8000
        ld ix,SCREEN
        ld de,SCREEN_SIZE + ATTRIBUTE_SIZE
save:
        proc
        local wait, leave, stopped
        ld (tape_header + 15),hl
        ld (tape_header + 13),ix
        ld (tape_header + 11),de
        call save_name
        ld hl,save_text
        ld d,PANEL_KEYS
        push ix
        call panel_message
wait:
        halt
        call break_held
        jr nc,stopped
        call key_letter
        jr z,wait
        call build_keys_stars           ; as in the picture
        pop ix
        call tape_save
leave:
        jp build_frame
stopped:                                ; not saved; BREAK must not leave the program too
        call break_held
        jr nc,stopped
        pop ix
        call build_keys_stars
        jr leave
        endp

save_text:
        db TEXT_AT, PANEL_KEYS, PANEL, TEXT_INK, INK_VALUE, "Record,"
        db TEXT_ROW, "then any"
        db TEXT_ROW, "key"
        db TEXT_ROW, TEXT_ROW, TEXT_INK, INK_KEY, "BREAK", TEXT_INK, INK_TEXT
        db TEXT_ROW, "cancels", TEXT_END

; save_name - begin a header: CODE, "maze " and the seed
; In:    seed
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: tape_header
save_name:
        proc
        local digit, begin_text
        push de
        ld hl,begin_text
        ld de,tape_header
        ld bc,6
        ldir
        ld hl,(seed)
        ld de,tape_header + 10          ; its last digit
digit:
        call tenth_of
        ld (de),a
        dec de
        ld a,e
        cp low (tape_header + 5)
        jr nz,digit
        pop de
        ret
begin_text:
        db TAPE_CODE, "maze "
        endp

        endif
