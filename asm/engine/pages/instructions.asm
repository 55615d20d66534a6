; instructions.asm - pages of text to leaf through
;
; On each page ENTER, SPACE, fire, down and right go on, up and left go back; behind the last page and before the first one, and at BREAK, it
; ends. The pages are a table of the program: the address of each text, as draw_text draws it, and 0 at the end. Row 22 names these keys,
; unless a program sets INSTRUCTIONS_OWN_FEET before the first include: its texts name them themselves.
; A program with pictures beside its texts sets INSTRUCTIONS_DRAWN before the first include: a routine that draws those of the page at
; (instructions_page), and keeps IX and IY. INSTRUCTIONS_BREAK_PART, set before it, too: a BREAK that is let go too soon does nothing.

        if ! defined ENGINE_INSTRUCTIONS
ENGINE_INSTRUCTIONS equ 1

        include "engine/keys/any_key.asm"
        include "engine/text/large_text.asm"

        public instructions

; instructions - show pages, from the first one on
; In:    HL = table; the look in use; interrupts on, in IM 1
; Out:   no key is held; carry set: it ended by BREAK
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, instructions_page, what keys_release writes
instructions:
        proc
        local first, page, foot, wait, on, part, back, over
        ld (first + 1),hl
page:
        ld (instructions_page),hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld a,d
        or e
        jr z,over                       ; carry is clear
        push de
        ink INK_TEXT
        call clear_screen
        pop hl
        call draw_text
        if ! defined INSTRUCTIONS_OWN_FEET
        ld hl,instructions_foot
        call draw_text
        ld hl,(instructions_page)
        inc hl
        inc hl
        ld a,(hl)
        inc hl
        or (hl)
        ld hl,instructions_next
        jr nz,foot
        ld hl,instructions_last
foot:
        call draw_text
        endif
        if defined INSTRUCTIONS_DRAWN
        call INSTRUCTIONS_DRAWN
        endif
        call keys_release
wait:
        frame_wait
        call key_read
        cp KEY_BREAK
        scf
        jr z,over
        if defined INSTRUCTIONS_BREAK_PART
        ld h,a
        call break_held
        jr nc,part
        ld a,h
        endif
        cp ' '
        jr z,on
        cp 13                           ; ENTER
        jr z,on
        call step_keys                  ; not the SPACE of BREAK
        jr z,wait
        and KEY_UP | KEY_LEFT
        jr nz,back
on:
        ld hl,(instructions_page)
        inc hl
        inc hl
        jr page
        if defined INSTRUCTIONS_BREAK_PART
part:                                   ; of BREAK: no SPACE is left of it if it is let go too soon
        call keys_seen
        jr wait
        endif
back:
        ld hl,(instructions_page)
first:
        ld de,0                         ; operand: the table
        or a
        sbc hl,de
        jr z,over                       ; carry is clear
        add hl,de
        dec hl
        dec hl
        jr page
over:
        push af
        call keys_release
        pop af
        ret
        endp

        if ! defined INSTRUCTIONS_OWN_FEET
instructions_foot:
        db TEXT_INK, INK_KEY, TEXT_AT, 22, 2, "ENTER", TEXT_AT, 22, 18, "BREAK"
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 24, "back", TEXT_AT, 22, 8, TEXT_END
instructions_next:
        db "next", TEXT_END
instructions_last:
        db "leave", TEXT_END
        endif

instructions_variables macro
instructions_page: ds 2                 ; in the table
        endm

        endif
