; hints.asm - the line above the board, and what else is told when it happens

        if ! defined LINES_HINTS
LINES_HINTS equ 1

        include "engine/text/pixel_text.asm"
        include "programs/lines/rules.asm"

        public hint, hint_ball, tell_line

FEW_PLACES:     equ 10                  ; the player is told from there on

; hint - a line above the board
; In:    HL = text
; Uses:  AF, BC, DE, HL
hint:
        call hint_begin
        ret z
        jp pixel_text

; hint_begin - make room for a line above the board, unless it is there already: drawing takes as long as a frame
; In:    HL = its text, which no other line has
; Out:   Z: it is there; NZ: D, E = where to draw it
; Keeps: HL
; Uses:  AF, BC, DE
hint_begin:
        ld de,(hint_shown)
        or a
        sbc hl,de
        add hl,de
        ret z
        push hl
        call hint_clear
        pop hl
        ld (hint_shown),hl
        ld de,8
        ld a,h
        or a                            ; NZ
        ret

; hint_clear - no line above the board
hint_clear:
        proc
        local line
        ld hl,0
        ld (hint_shown),hl
        ld hl,SCREEN
        ld b,8
line:
        push bc
        push hl
        ld d,h
        ld e,l
        inc e
        ld bc,31
        ld (hl),b
        ldir
        pop hl
        pop bc
        inc h
        djnz line
        ret
        endp

; hint_ball - a line that begins with one text, goes on with the name of the chosen ball, and ends with another
; In:    HL = both texts, one after the other
hint_ball:
        call hint_begin
        ret z
        call pixel_text
        inc hl
        push hl
        push de
        ld de,(chosen)
        call board_address
        pop de
        ld hl,ball_names
        call nth_text
        call pixel_text
        pop hl
        jp pixel_text

; nth_text - the text of a number
; In:    A = number, from 1 on; HL = texts
; Out:   HL = its text
; Keeps: BC, DE
nth_text:
        proc
        local each, skip
        push bc
        ld b,a
        jr each
skip:
        ld a,(hl)
        inc hl
        or a
        jr nz,skip
each:
        djnz skip
        pop bc
        ret
        endp

; tell_line - say what the last move brought: the balls that went and their points, or how few places are left
; In:    HL = the score before it; events
; Uses:  AF, BC, DE, HL
tell_line:
        proc
        local each, counted, few
        push hl
        ld hl,events
        ld c,0                          ; balls that went
each:
        ld de,(events_end)
        or a
        sbc hl,de
        add hl,de
        jr z,counted
        inc hl
        ld a,(hl)
        inc hl
        or a
        jr nz,each
        inc c
        jr each
counted:
        pop de
        ld a,c
        or a
        jr z,few
        ld hl,(score)
        sbc hl,de
        push hl
        ld l,c
        ld h,0
        call hint_number
        ld hl,go_text
        call pixel_text
        pop hl
        call pixel_number
        ld hl,points_text
        jp pixel_text
few:
        ld hl,choose_text
        ld a,(empties)
        cp FEW_PLACES
        jp nc,hint
        ld l,a
        ld h,0
        call hint_number
        ld hl,left_text
        dec a
        jp nz,pixel_text
        ld hl,last_text
        jp pixel_text
        endp

; hint_number - begin a line above the board with a number
; In:    HL = the number
; Out:   as pixel_text; A as before
hint_number:
        push af
        push hl
        call hint_clear
        pop hl
        ld de,8
        call pixel_number
        pop af
        ret

; pixel_number - a number in letters of the font
; In:    HL = the number, 0 to 9,999; D, E as pixel_text
; Out:   E = the column after it
; Uses:  AF, BC, HL
pixel_number:
        proc
        local digit, less, last
        push de
        ld de,number_text
        ld bc,0 - 1000
        call digit
        ld bc,0 - 100
        call digit
        ld bc,0 - 10
        call digit
        ld a,l
        add a,'0'
        ld (de),a
        inc de
        xor a
        ld (de),a
        pop de
        ld hl,number_text
        jp pixel_text
digit:
        ld a,'0' - 1
less:
        inc a
        add hl,bc
        jr c,less
        sbc hl,bc
        cp '0'
        jr nz,last
        push hl
        ld hl,number_text
        or a
        sbc hl,de
        pop hl
        ret z                           ; no zero in front
last:
        ld (de),a
        inc de
        ret
        endp

choose_text:    db "Choose a ball.", TEXT_END
place_text:     db "Choose its place.", TEXT_END
pause_text:     db TEXT_AT, 0, 1, TEXT_INK, INK_TEXT, "Pause. Press a key.", TEXT_END
undone_text:    db "The last move is undone.", TEXT_END
go_text:        db " balls go: ", TEXT_END
points_text:    db " points!", TEXT_END
left_text:      db " places left!", TEXT_END
last_text:      db " place left!", TEXT_END
over_text:      db "The board is full. Press SPACE.", TEXT_END
demo_text:      db "The computer plays: press a key.", TEXT_END
way_text:       db "The ", TEXT_END, " can go here.", TEXT_END
no_way_text:    db "No way here for the ", TEXT_END, ".", TEXT_END
ball_names:
        db "red ball", TEXT_END, "yellow star", TEXT_END, "green stripes", TEXT_END, "cyan ring", TEXT_END
        db "magenta cross", TEXT_END, "white half", TEXT_END, "blue diamond", TEXT_END

name_ask_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 21, 2, "Type a name and ENTER, or use"
        db TEXT_AT, 22, 2, "the stick: up, down and fire."
        db TEXT_END

hints_variables macro
number_text:    ds 5
hint_shown:     ds 2                    ; the text of the line, 0 for none or another one
        endm

        endif
