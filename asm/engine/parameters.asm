; parameters.asm - the parameters of generators: shown, typed, and set to their defaults
;
; A parameter is described by five words - address, least, most, default - and its name; it is a byte in memory
; if `most` is under 256, else a word.

        if ! defined ENGINE_PARAMETERS
ENGINE_PARAMETERS equ 1

        include "engine/text.asm"
        include "engine/number.asm"
        include "engine/text_line.asm"
        include "engine/number_input.asm"

        public parameters_reset, parameter_show, parameter_type

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

; parameter_show - draw a row: key, name, value, range
; In:    DE = parameter, or 0: an empty row; B = the key's character; C = row
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the row, parameter
parameter_show:
        proc
        local byte, none
        ld (parameter),de
        ld a,d
        or e
        jr z,none
        push bc
        ld hl,8
        add hl,de
        ld d,c
        ld e,2
        ink INK_TEXT
        call draw_line                  ; the name, and spaces to the end of the row
        pop bc
        ld d,c
        ld e,0
        ink INK_KEY
        ld a,b
        push de
        call draw_char
        pop de
        push de
        ld de,(parameter)
        ld a,4
        call parameter_word
        ld b,h                          ; B = 0 for a byte
        xor a
        call parameter_word
        ld e,(hl)
        inc hl
        ld d,(hl)
        ex de,hl
        ld a,b
        or a
        jr nz,byte
        ld h,a
byte:
        pop de
        ld e,12
        ink INK_VALUE
        xor a
        call draw_number
        push de
        ld de,(parameter)
        ld a,2
        call parameter_word
        pop de
        ld e,21
        ink INK_TEXT
        ld b,1
        xor a
        call draw_digits
        ld a,'-'
        call draw_char
        inc e
        push de
        ld de,(parameter)
        ld a,4
        call parameter_word
        pop de
        ld b,5
        xor a
        jp draw_digits
none:
        ld d,c
        ld e,0
        ld hl,parameter                 ; a 0: an empty text
        ink INK_TEXT
        jp draw_line
        endp

; parameter_type - let the player type a parameter's value
; In:    DE = parameter; interrupts on, IM 1
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the parameter, what number_type writes
parameter_type:
        proc
        local prompt, enough
        ld (parameter),de
        ld a,4
        call parameter_word
        ex de,hl
        ld hl,prompt
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
prompt:
        db TEXT_AT, 22, 0, TEXT_INK, INK_TEXT, "New value, then ENTER:   ", TEXT_END
        endp

parameters_variables macro
parameter:      ds 2                    ; the parameter shown or typed
        endm

        endif
