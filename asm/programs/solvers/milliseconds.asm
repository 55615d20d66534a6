; milliseconds.asm - a time in milliseconds and tenths

        if ! defined SOLVERS_MILLISECONDS
SOLVERS_MILLISECONDS equ 1

        include "engine/text/number.asm"

TENTH:          equ 350                 ; T-states

; tenths - T-states in tenths of a millisecond, rounded down
; In:    A, H, L = T-states
; Out:   HL
; Keeps: IX, IY
; Uses:  AF, BC, DE
tenths:
        proc
        local each, fits, next
        ld e,a
        ld d,0                          ; DE = the remainder: what A holds is less than TENTH
        ld a,16
        ld bc,TENTH
each:
        add hl,hl
        ex de,hl
        adc hl,hl
        or a
        sbc hl,bc
        jr nc,fits
        add hl,bc
        ex de,hl
        jr next
fits:
        ex de,hl
        inc l
next:
        dec a
        jr nz,each
        ret
        endp

; draw_milliseconds - draw T-states as milliseconds with a tenth
; In:    A, H, L = T-states; D, E = row, column; B = cells before the point; C = colour
; Out:   E = column after it
; Keeps: C, D, IX, IY
; Uses:  AF, B, E, HL
draw_milliseconds:
        push bc
        push de
        call tenths
        pop de
        pop bc                          ; fall through into draw_tenths

; draw_tenths - the same for HL tenths
draw_tenths:
        proc
        local ten
        push bc
        push de
        ld bc,0 - 1
        ld de,10
ten:
        inc bc
        or a
        sbc hl,de
        jr nc,ten
        add hl,de
        ld a,l                          ; A = the tenth
        ld h,b
        ld l,c
        pop de
        pop bc
        push af
        call draw_digits
        ld a,'.'
        call draw_char
        inc e
        pop af
        add a,'0'
        call draw_char
        inc e
        ret
        endp

        endif
