; own_keys.asm - the page on which both players choose their keys: they stay when the program is begun again

        if ! defined RACE_OWN_KEYS
RACE_OWN_KEYS equ 1

        include "engine/pages/own_keys.asm"
        include "engine/text/key_caps.asm"
        include "programs/race/keys_shown.asm"

WHOSE_1:        equ 5 * 256 + 22
WHOSE_2:        equ 8 * 256 + 22
OWN_FRAMES:     equ 50                  ; that the player's own keys are shown

; keys_usual - who plays alone has the keys of both players
; Uses:  AF, BC, DE, HL
keys_usual:
        ld hl,(keys_1)
        ld de,keys_both
        call keys_copy
        ld hl,(keys_2)
        call keys_copy
        xor a
        ld (de),a
        ld hl,keys_both
        ld (direction_keys),hl
        ret

; keys_copy - copy a table of keys, without the 0 at its end
; In:    HL = table; DE = where to
; Out:   DE = the byte after it
; Uses:  AF, BC, HL
keys_copy:
        ld a,(hl)
        or a
        ret z
        ld bc,3
        ldir
        jr keys_copy

; keys_page - whose keys?
keys_page:
        ld hl,no_clash_text

; keys_again - the same once more
; In:    HL = what is said about the keys just chosen
keys_again:
        proc
        local wait, left
        push hl
        ink INK_TEXT
        call clear_screen
        ld hl,whose_text
        call draw_text
        pop hl
        call draw_text
        ld hl,whose_keys
        call draw_keys
        ld hl,(keys_1)
        ld de,WHOSE_1
        call ways_of
        ld hl,(keys_2)
        ld de,WHOSE_2
        call ways_of
        call keys_usual
        call keys_release
wait:
        frame_wait
        call key_read
        cp KEY_BREAK
        jp z,opening_again
        cp 'L'
        jr z,left
        cp 'R'
        jr nz,wait
        ld hl,keys_2
        ld de,keys_1
        ld bc,sets_2
        jr keys_of
left:
        ld hl,keys_1
        ld de,keys_2
        ld bc,sets_1
        endp                            ; fall through into keys_of

; keys_of - let a player choose keys; keys that the other one has are refused
; In:    HL = where his table's address is; DE = where the other one's is; BC = his sets
keys_of:
        proc
        local clash, first
        ld (keys_own),hl
        ld (keys_other),de
        ld a,l
        cp low keys_1
        ld de,'1' * 256 + '2'
        jr z,first
        ld de,'2' * 256 + '1'
first:
        ld a,d
        ld (own_number),a
        ld (shown_number),a
        ld a,e
        ld (clash_number),a
        ld (clash_again),a
        ld (owner_number),a
        push bc
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ld (direction_keys),hl
        call other_table
        call taken_by
        pop hl
        call own_keys
        call other_table
        ex de,hl
        ld hl,(direction_keys)
        call keys_clash
        ld hl,clash_text
        jr c,clash
        ld hl,(keys_own)
        ld de,(direction_keys)
        ld (hl),e
        inc hl
        ld (hl),d
        ld hl,no_clash_text
clash:
        push hl
        call keys_usual
        pop hl
        jp keys_again
        endp

; keys_check - a set that the other player has a key of is refused at once; one's own keys stay on the page for a moment
; In:    HL = the set just chosen
; Out:   HL; or, if it is refused, behind the call of own_keys, with the set in direction_keys
; Uses:  AF, BC, DE
keys_check:
        proc
        local fits, shown
        push hl
        call other_table
        pop de
        push de
        call keys_clash
        pop hl
        jr nc,fits
        pop de                          ; own_keys
        ld (direction_keys),hl
        ret
fits:
        ld de,own_1
        or a
        sbc hl,de
        add hl,de
        ret c                           ; a set of the program
        ld b,OWN_FRAMES
shown:
        push bc
        push hl
        frame_wait
        pop hl
        pop bc
        djnz shown
        ret
        endp

; other_table - HL = the other one's table
other_table:
        ld hl,(keys_other)
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ret

; keys_clash - do two tables have a key in common?
; In:    HL, DE = tables
; Out:   carry set: yes
; Uses:  AF, BC, DE, HL
keys_clash:
        proc
        local each, other, differs
        ld a,(hl)
        or a
        ret z
        ld b,a
        inc hl
        ld c,(hl)
        inc hl
        inc hl
        push de
other:
        ld a,(de)
        or a
        jr z,each
        inc de
        xor b
        push af
        ld a,(de)
        inc de
        inc de
        xor c
        jr nz,differs
        pop af
        jr nz,other
        pop de
        scf
        ret
differs:
        pop af
        jr other
each:
        pop de
        jr keys_clash
        endp

; taken_by - a player's own keys are none of the other one's
; In:    HL = the other one's table
; Out:   taken_text
; Uses:  AF, BC, DE, HL
taken_by:
        proc
        local each, taken_end
        ld bc,taken_letters
each:
        ld d,(hl)
        inc hl
        ld a,d
        or a
        jr z,taken_end
        ld e,(hl)
        inc hl
        inc hl
        push hl
        push bc
        call redefine_letter
        pop bc
        ld (bc),a
        inc bc
        pop hl
        jr each
taken_end:
        ld (bc),a
        ret
        endp

whose_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 3, "WHOSE KEYS?"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 11, 3, "In a duel Kempston moves"
        db TEXT_AT, 12, 3, "player 2 only."
        db TEXT_AT, 14, 3, "Alone, you may use both sets,"
        db TEXT_AT, 15, 3, "and Kempston.", TEXT_END
whose_keys:
        db 5, 4, "L", 6, "Left: player 1", TEXT_END
        db 8, 4, "R", 6, "Right: player 2", TEXT_END
        db 22, 3, "BREAK", 9, "back", TEXT_END
        db KEYS_END

usual_1:
        db $FB, 1, KEY_UP
        db $FD, 1, KEY_DOWN
        db $DF, 1, KEY_RIGHT
        db $DF, 2, KEY_LEFT
        db $7F, 1, KEY_FIRE
        db 0
usual_2:
        db $EF, 8, KEY_UP
        db $EF, 16, KEY_DOWN
        db $EF, 4, KEY_RIGHT
        db $F7, 16, KEY_LEFT
        db 0
sets_1:
        dw usual_1, sinclair_1_keys, sinclair_2_keys, cursor_keys, own_1, taken_text
sets_2:
        dw usual_2, sinclair_1_keys, sinclair_2_keys, cursor_keys, own_2, taken_text
taken_text:
        db "H"
taken_letters:                          ; and the other player's
        ds 6
keys_1:                                 ; in the image, not in variables: so they stay
        dw usual_1
keys_2:
        dw usual_2
own_1:
        ds REDEFINE_SIZE
own_2:
        ds REDEFINE_SIZE
keys_both:
        ds 2 * 15 + 1                   ; five keys each, as a set of a stick has

        endif
