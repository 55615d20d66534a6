; parameters.asm - the parameters of generators: shown, typed, and set to their defaults
;
; A parameter is described by five words - address, least, most, default - and its name; it is a byte in memory
; if `most` is under 256, else a word. A program that shows them in its own way sets PARAMETERS_APART before the first include.

        if ! defined ENGINE_PARAMETERS
ENGINE_PARAMETERS equ 1

        include "engine/text/text.asm"
        include "engine/text/number.asm"
        if ! defined PARAMETERS_APART
        include "engine/pages/number_input.asm"
        endif

PARAMETER_NAME: equ 8

        public parameters_reset, parameter_type

; parameters_reset - give every parameter its default value
; In:    HL = the addresses of the descriptions, ended by 0
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the parameters
parameters_reset:
        proc
        local each
each:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld a,d
        or e
        ret z
        push hl
        ld hl,6
        add hl,de
        ld c,(hl)
        inc hl
        ld b,(hl)
        call parameter_set
        pop hl
        jr each
        endp

; parameter_set - give a parameter a value
; In:    DE = parameter; BC = value
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: the parameter
parameter_set:
        push de
        pop hl
        push de
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        inc hl
        inc hl
        inc hl
        ld a,(hl)                       ; the high byte of the greatest
        ex de,hl
        pop de
        ld (hl),c
        or a
        ret z
        inc hl
        ld (hl),b
        ret

; parameter_word - a word of a parameter's description
; In:    DE = parameter; A = 0 address, 2 least, 4 most
; Out:   HL = the word
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
parameter_word:
        add a,e
        ld l,a
        ld a,d
        adc a,0
        ld h,a
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ret

        if ! defined PARAMETERS_APART
        public parameter_show

; parameter_show - draw one in half a row: key, name, value
; In:    DE = parameter, or 0: nothing is drawn; B = the key's character; H, L = row, column
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: fifteen cells of the screen, parameter
parameter_show:
        proc
        local word
        ld (parameter),de
        ld a,d
        or e
        ret z
        ex de,hl
        push de
        ink INK_KEY
        ld a,b
        call draw_char
        inc e
        inc e
        ld hl,(parameter)
        ld bc,8
        add hl,bc
        ink INK_TEXT
        call draw_text
        ld de,(parameter)
        ld a,4
        call parameter_word
        ld b,h                          ; B = 0 for a byte
        xor a
        call parameter_word
        ld e,(hl)
        inc hl
        ld d,(hl)
        ex de,hl                        ; HL = the value
        pop de
        ld a,b
        or a
        ld b,5
        ld a,e
        jr nz,word
        ld h,0
        ld b,3
        add a,2
word:
        add a,10
        ld e,a                          ; it ends in the fifteenth cell
        ink INK_VALUE
        xor a
        jp draw_digits
        endp

        endif

; parameter_type - let the player type a parameter's value
; In:    DE = parameter; interrupts on, IM 1
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the parameter, what number_type writes
parameter_type:
        proc
        local limit, from, to, enter, enough, none
        ld (parameter),de
        if defined PARAMETERS_APART     ; they stand where it is typed: its name, then a space over what was there
        ld hl,PARAMETER_NAME
        add hl,de
        ld de,256 * TYPED_LINE + TYPED_LEFT
        ink INK_TEXT
        call draw_text
        ld hl,none - 1
        else
        ld hl,from
        endif
        call draw_text
        ld a,2
        call limit
        ld hl,to
        call draw_text
        ld a,4
        call limit
        ld hl,enter
        call draw_text
        ld de,(parameter)
        ld a,4
        call parameter_word
        if defined TYPED_SHOWS
        push hl
        xor a
        call parameter_word
        ld c,(hl)
        inc hl
        ld b,(hl)
        pop hl
        ld a,h
        or a
        jr nz,$ + 3
        ld b,a                          ; a byte
        endif
        ex de,hl
        ld hl,none
        call number_type
        ret c
        ld b,h
        ld c,l
        ld de,(parameter)
        ld a,2
        call parameter_word
        or a
        sbc hl,bc
        jr c,enough
        add hl,bc
        ld b,h
        ld c,l                          ; the least
enough:
        jp parameter_set
limit:                                  ; draw a limit at row D, column E; A = which word of the parameter it is
        push de
        ld de,(parameter)
        call parameter_word
        pop de
        xor a
        jp draw_plain
        if ! defined PARAMETERS_APART
from:
        db TEXT_AT, TYPED_LINE, TYPED_LEFT, TEXT_INK, INK_TEXT, "From ", TEXT_END
        endif
to:
        db " to ", TEXT_END
enter:
        if defined PARAMETERS_APART
        db ":            "              ; as far as the number that is typed
        else
        db ", ENTER:      "
        endif
none:
        db TEXT_END
        endp

parameters_variables macro
parameter:      ds 2                    ; the parameter shown or typed
        endm

        endif
