; score_name.asm - a name for the table of scores, typed or chosen with a joystick
;
; Letters, digits, space, "-" and "." are typed; DELETE takes the last one away, ENTER ends if there is one. A joystick, and on the keyboard
; CAPS SHIFT with 6 and 7, turns the letter at the cursor; fire takes it, and fire on the sign for the end, or on the last letter, ends.
; A program may set NAME_REFUSED before the first include: a text that is drawn when ENTER comes before any letter; and NAME_QUICK: the same letter
; twice counts twice, however soon it is pressed again.

        if ! defined ENGINE_SCORE_NAME
ENGINE_SCORE_NAME equ 1

        include "engine/keys/any_key.asm"
        include "engine/pages/scores.asm"

        public score_name

NAME_END:       equ '>'                 ; the sign for the end, behind the letters
NAME_SIGNS:     equ 39                  ; space, A to Z, 0 to 9, "-", the end
KEY_DELETE:     equ 12                  ; what the ROM's keyboard gives
KEY_ENTER:      equ 13
KEY_CURSOR_DOWN: equ 10
KEY_CURSOR_UP:  equ 11
KEY_CURSOR_LEFT: equ 8

; score_name - let the player write a name
; In:    HL = name: SCORE_NAME letters, which become dots first; D, E = row, column where it is shown; interrupts on, in IM 1
; Out:   the name, with spaces behind it, "-" if it has no letter; A = KEY_BREAK if it ended by BREAK, else 0
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the name, the screen, its variables, what keys_step writes
score_name:
        proc
        local dots, frame, held, typed, known, none, up, down, back, take, ended, named, over, blank
        ld (name_first),hl
        ld (name_cells),de
        ld b,SCORE_NAME
dots:
        ld (hl),SCORE_EMPTY
        inc hl
        djnz dots
        ld hl,0
        ld (name_length),hl             ; and name_sign
        ld hl,(direction_keys)
        push hl
        ld hl,name_no_keys              ; a letter is no direction: the stick only
        ld (direction_keys),hl
        call keys_seen
frame:
        call name_draw
        frame_wait
        if defined NAME_QUICK
        call key_any
        jr nz,held
        ld a,255
        ld (REPEATED - 3),a             ; both sets of KSTATE are free, sooner than the ROM frees them
        ld (REPEATED + 1),a
held:
        endif
        call key_read
        cp KEY_BREAK
        jr z,over
        or a
        jr nz,typed
        call keys_step
        jr z,frame
        rra                             ; KEY_UP
        jr c,up
        rra
        rra                             ; KEY_DOWN
        jr c,down
        rra                             ; KEY_LEFT
        jr c,back
        rra                             ; KEY_FIRE
        jr c,take
        jr frame
typed:
        cp KEY_ENTER
        jr z,ended
        cp KEY_CURSOR_UP
        jr z,up
        cp KEY_CURSOR_DOWN
        jr z,down
        cp KEY_DELETE
        jr z,back
        cp KEY_CURSOR_LEFT
        jr z,back
known:
        call name_known
        call z,name_add
        jr frame
up:
        ld hl,name_sign
        inc (hl)
        ld a,(hl)
        cp NAME_SIGNS
        jr c,frame
        xor a
none:
        ld (name_sign),a
        jr frame
down:
        ld a,(name_sign)
        sub 1
        jr nc,none
        ld a,NAME_SIGNS - 1
        jr none
back:
        ld hl,name_length
        ld a,(hl)
        or a
        jr z,frame
        dec (hl)
        call name_place
        ld (hl),SCORE_EMPTY
        jr frame
take:
        ld a,(name_length)
        cp SCORE_NAME
        jr z,ended
        call name_letter
        cp NAME_END
        jr nz,known
ended:                                  ; not without a letter: whoever wants no name presses BREAK
        ld a,(name_length)
        or a
        if defined NAME_REFUSED
        jr nz,named
        ld hl,NAME_REFUSED
        call draw_text
        jp frame
named:
        else
        jp z,frame
        endif
        xor a
over:
        push af
        ld b,SCORE_NAME
blank:                                  ; no cursor any more, and no dots
        ld a,' '
        call name_add
        djnz blank
        call name_draw
        call keys_release
        pop af
        pop hl
        ld (direction_keys),hl
        ret
        endp

; name_add - write a letter, if there is room; a space at the beginning becomes "-", so that no name is blank
; In:    A = letter
; Keeps: B
; Uses:  AF, C, HL
name_add:
        proc
        local letter
        ld c,a
        ld a,(name_length)
        cp SCORE_NAME
        ret nc
        add a,c
        cp ' '                          ; it is one, and the first
        jr nz,letter
        ld c,'-'
letter:
        call name_place
        ld (hl),c
        ld hl,name_length
        inc (hl)
        ret
        endp

; name_place - where the next letter goes
; Out:   HL
; Uses:  A
name_place:
        ld hl,(name_first)
        ld a,(name_length)              ; fall through into name_index

; name_index - HL = HL + A
; Uses:  A
name_index:
        add a,l
        ld l,a
        ret nc
        inc h
        ret

; name_letter - the letter of name_sign
; Out:   A = letter
; Uses:  F, HL
name_letter:
        ld hl,name_signs
        ld a,(name_sign)
        call name_index
        ld a,(hl)
        ret

; name_known - can a letter be in a name?
; In:    A = letter
; Out:   Z: yes
; Keeps: A
; Uses:  F, BC, HL
name_known:
        ld hl,name_signs
        ld bc,NAME_SIGNS - 1
        cpir
        ret

; name_draw - the name, and the sign at its end
; Uses:  AF, BC, DE, HL
; Time:  6,510 T at most
name_draw:
        ld hl,(name_first)
        ld de,(name_cells)
        ink INK_VALUE
        call scores_name_draw
        ld a,(name_length)
        cp SCORE_NAME
        ret nc
        add a,e                         ; behind the whole name now
        sub SCORE_NAME
        ld e,a
        ink INK_CHOICE
        call name_letter
        jp draw_char

name_signs:
        db " ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"  ; the first is the cursor of who types
        db NAME_END
name_no_keys:
        db 0

score_name_variables macro
name_first:     ds 2
name_cells:     ds 2                    ; column, row
name_length:    ds 1
name_sign:      ds 1                    ; the letter that fire takes
        endm

        endif
