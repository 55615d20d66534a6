; tour_ask.asm - the question whether the star is to be given up; BREAK while a page is made

        if ! defined WONDERS_TOUR_ASK
WONDERS_TOUR_ASK equ 1

        include "engine/keys/pause.asm"

        public tour_ask, tour_break

; tour_ask - S asks for the way, in the bar: if it is pressed once more, the way is shown, and this walk does not count; any other key counts as such
; Out:   Z: show it; BREAK leads to the list
; Uses:  AF, BC, DE, HL
tour_ask:
        proc
        local wait, answer
        ld a,(tour_helped)
        dec a
        ret z                           ; it has been shown already
        xor a
        ld (pause_row),a
        ld (tour_fresh),a
        call pause_copy
        ld hl,tour_ask_text
        call draw_text
wait:
        halt
        call key_read
        or a
        jr nz,answer
        call keys_held
        call tour_steer                 ; the stick is no letter
        ld a,(tour_fresh)
        or a
        jr z,wait
        xor a
answer:
        push af
        ld a,1
        call pause_copy
        call tour_again
        pop af
        cp KEY_BREAK
        jp z,wonders_list
        cp 'S'
        ret nz
        ld a,1
        ld (tour_helped),a
        dec a
        ret
        endp

; tour_break - BREAK was pressed and let go while a page was made: to the list. The ROM has read its SPACE; where SPACE is a direction it is that
; In:    key_letter was called before; interrupts on, in IM 1
; Uses:  AF, HL
tour_break:
        proc
        local each, broken
        ld a,(attract_on)
        or a
        ret nz                          ; attract_frame looks at keys
        call key_letter
        cp ' '
        ret nz
        call break_held
        jr nc,broken                    ; not yet let go
        ld hl,(direction_keys)
each:
        ld a,(hl)
        or a
        jr z,broken
        inc hl
        sub $7F
        or (hl)
        dec a
        ret z                           ; SPACE
        inc hl
        inc hl
        jr each
broken:
        call keys_release
        jp wonders_list
        endp

tour_ask_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, " Lose star? S: yes, any key: no ", TEXT_END

        endif
