; number.asm - a number drawn in decimal
;
; A program whose numbers are words sets NUMBER_WORDS before the first include: A and draw_number are not there then, B is 5 at most, and it
; takes 37 bytes less.

        if ! defined ENGINE_NUMBER
ENGINE_NUMBER equ 1

        include "engine/text/text.asm"

        if defined NUMBER_WORDS
        public draw_digits, draw_plain

; their heads are below
draw_plain:
        ld b,5
        or a
        jr draw_cells
draw_digits:
        scf
draw_cells:
        proc
        local digit, subtract, lit, draw, none, powers
        sbc a,a
        and ' '
        ld (number_blank),a             ; a blank, or 0
        ld (number_rest),hl
        push de
        ld a,5
        sub b
        add a,a
        ld e,a
        ld d,0
        ld hl,powers
        add hl,de
        pop de
digit:
        push bc
        push de
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        ld hl,(number_rest)
        ld c,'0' - 1
subtract:
        inc c
        or a
        sbc hl,de
        jr nc,subtract
        add hl,de
        ld (number_rest),hl
        ld a,c
        pop hl
        pop de
        pop bc
        push hl
        cp '0'
        jr nz,lit
        ld a,b
        dec a
        ld a,'0'                        ; the last digit is drawn even if it is 0
        jr z,lit
        ld a,(number_blank)
        or a
        jr z,none
        jr draw
lit:
        ld hl,number_blank
        ld (hl),'0'
draw:
        call draw_char
        inc e
none:
        pop hl
        djnz digit
        ret
powers:
        dw 10000, 1000, 100, 10, 1
        endp

        else
        public draw_number, draw_digits, draw_plain

; draw_plain - draw a number without blanks before it
; In:    as draw_number
; Out, Keeps, Uses: as draw_number
; Writes: as many cells of the screen as it has digits, number_rest, number_blank
draw_plain:
        ld b,7
        or a                            ; carry clear: no cell for a leading zero
        jr draw_cells

; draw_number - draw a number right-aligned in seven cells, blanks before it
; In:    A, H, L = the number, 0 to 9,999,999; D, E = row, column; C = attribute
; Out:   E = column after it
; Keeps: C, D, IX, IY
; Uses:  AF, B, E, HL
; Writes: seven cells of the screen, number_rest, number_blank
draw_number:
        ld b,7                          ; fall through into draw_digits

; draw_digits - the same in fewer cells
; In:    as draw_number; B = cells, 1 to 8, one for each digit
; Out, Keeps, Uses, Writes: as draw_number, but B cells
draw_digits:
        scf
draw_cells:
        proc
        local digit, more, subtract, enough, blank, draw, none, powers
        ld (number_rest),hl
        ld (number_rest + 2),a
        sbc a,a
        and ' '
        ld (number_blank),a             ; a blank, or 0
        push de
        ld a,8
        sub b
        ld e,a
        add a,a
        add a,e
        ld e,a
        ld d,0
        ld hl,powers
        add hl,de                       ; three bytes for each digit without a cell
        pop de
digit:
        ld a,b
        dec a
        jr nz,more
        ld a,'0'                        ; the last digit is drawn even if it is 0
        ld (number_blank),a
more:
        push bc
        push de
        ld b,'0'
subtract:                               ; subtract the power as often as possible
        ld de,(number_rest)
        ld a,e
        sub (hl)
        ld e,a
        inc hl
        ld a,d
        sbc a,(hl)
        ld d,a
        inc hl
        ld a,(number_rest + 2)
        sbc a,(hl)
        jr c,enough
        ld (number_rest + 2),a
        ld (number_rest),de
        dec hl
        dec hl
        inc b
        jr subtract
enough:
        inc hl
        ld a,b
        cp '0'
        jr z,blank
        ld a,'0'
        ld (number_blank),a
        ld a,b
        jr draw
blank:
        ld a,(number_blank)
draw:
        pop de
        pop bc
        or a
        jr z,none
        push hl
        call draw_char
        pop hl
        inc e
none:
        djnz digit
        ret
powers:                                 ; 10,000,000 to 1, low byte first
        db $80,$96,$98, $40,$42,$0F, $A0,$86,$01, $10,$27,$00, $E8,$03,$00, 100,0,0, 10,0,0, 1,0,0
        endp

        endif

number_variables macro
number_rest:    ds 3
number_blank:   ds 1
        endm

        endif
