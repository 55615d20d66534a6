; overlays.asm - from page to page: what is unpacked when, and whether the title's song goes on
;
; memory.asm says where. They are packed as one, as they share much, and a maze takes their place: that of the tour takes the title's and the
; choices' and leaves the tour itself; others leave nothing for sure.

        if ! defined TILINGS_OVERLAYS
TILINGS_OVERLAYS equ 1

        include "engine/keys/attract.asm"

; opening_page - the title page with its song
opening_page:
        ld sp,stack_top
        call menu_keys
        call pages_fresh
        ld a,1
        ld (pages_on),a
        jp opening_begin

; pages_fresh - a clear screen, as an answer to the key, then all pages are there; pages_unpack - the second alone
; Uses:  AF, BC, DE, HL
pages_fresh:
        ld c,0
        call clear_screen
pages_unpack:
        ld hl,pages_packed
        ld de,pages_unpacked
        jp unzx0

; menu_page - the page of choices
menu_page:
        ld sp,stack_top
        call pages_fresh
        jp menu_begin

; menu_refuse - the same, because no maze could be made
menu_refuse:
        call pages_unpack
        jp menu_refused

; pages_leave - end the song, if its pages are there
; Uses:  AF, BC, DE, HL
pages_leave:
        ld hl,pages_on
        ld a,(hl)
        ld (hl),0
        or a
        ret z
        jp song_end

; pages_wait - wait for the next frame while a page waits for keys; the song goes on if it is there
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
pages_wait:
        ld a,(pages_on)
        or a
        jp nz,song_wait
        halt
        ret

scores_tilings:                         ; in the image, not in variables: what the player has reached and chosen stays
        db "PENROSE."
        dw 3200
        db "ESCHER.."
        dw 2400
        db "KEPLER.."
        dw 1800
        db "EUCLID.."
        dw 1300
        db "THESEUS."
        dw 900
        db "ARIADNE."
        dw 600
        db "DAEDALUS"
        dw 400
        db "ICARUS.."
        dw 200
        db 0                            ; the checksum's place
keys_in_use:
        dw 0                            ; 0: the usual keys
usual_keys:                             ; on all pages but the boards
        db $FB, 1, KEY_UP
        db $FD, 1, KEY_DOWN
        db $DF, 1, KEY_RIGHT
        db $DF, 2, KEY_LEFT
stick_keys:                             ; on the board, where SPACE does nothing
        db $EF, 8, KEY_UP
        db $EF, 16, KEY_DOWN
        db $EF, 4, KEY_RIGHT
        db $F7, 16, KEY_LEFT
        db $7F, 1, KEY_FIRE
        db 0
keys_own:
        ds 13
no_text:
        db TEXT_END

        endif
