; panel_number.asm - captions and numbers in narrow letters, in the eight columns right of a maze

        if ! defined GENERATORS_PANEL_NUMBER
GENERATORS_PANEL_NUMBER equ 1

        include "engine/pages/panel.asm"
        include "engine/text/pixel_text.asm"

PANEL_VALUES:   equ 28                  ; the column from which on a row has the colour of numbers
TENTH_MS:       equ 350                 ; T-states

; panel_caption - clear a row of the panel, and begin it with a caption
; In:    HL = text; D = row
; Out:   HL = its TEXT_END
; Keeps: D, IX, IY
; Uses:  AF, BC, E
; Writes: the screen
panel_caption:
        push hl
        ld e,PANEL
        ink INK_TEXT
        ld hl,blank_text
        call draw_line
        ink INK_VALUE
        ld e,PANEL_VALUES
        ld b,32 - PANEL_VALUES
        call cells_fill
        pop hl
        push de
        ld e,8 * PANEL
        call panel_line
        call pixel_text
        pop de
        ret

; panel_line - D = the first line of row D
panel_line:
        ld a,d
        add a,a
        add a,a
        add a,a
        ld d,a
        ret

; panel_number - draw a number at the right end of a row of the panel
; In:    HL = number; D = row
; Out:   -
; Keeps: D, IX, IY
; Uses:  AF, BC, E, HL
; Writes: the screen
panel_number:
        ld e,256 - NARROW_WIDTH
        push de
        call panel_line
        call panel_rest
        pop de
        ret

; panel_rest - draw the digits of HL, the last one at the pixels D, E
; Uses:  AF, BC, E, HL
panel_rest:
        call panel_digit_of
        ld a,h
        or l
        jr nz,panel_rest
        ret

; panel_digit_of - draw the last digit of HL, and divide HL by ten
; In:    D, E = pixels
; Out:   HL; E = six pixels to the left
; Uses:  AF, BC
panel_digit_of:
        call tenth_of
        push hl
        call pixel_char
        pop hl
        ld a,e
        sub NARROW_WIDTH
        ld e,a
        ret

; tenth_of - divide HL by ten
; In:    HL
; Out:   HL = quotient; A = the digit of the remainder
; Keeps: DE
; Uses:  BC, F
tenth_of:
        proc
        local ten
        push de
        ld bc,0 - 1
        ld de,0 - 10
ten:
        inc bc
        add hl,de
        jr c,ten
        ld a,l
        add a,10 + '0'
        ld h,b
        ld l,c
        pop de
        ret
        endp

; panel_time_ms - draw a time in milliseconds, with a tenth
; In:    A, H, L = T-states; D = row
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
panel_time_ms:
        proc
        local each, fits, next
        push de
        ld e,a
        ld d,0                          ; DE = the remainder: what A holds is less than TENTH_MS
        ld a,16
        ld bc,TENTH_MS
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
        pop de                          ; HL = tenths
panel_tenths:                           ; HL = tenths of a second, D = row: draw them
        call panel_line
        ld e,256 - NARROW_WIDTH
        call panel_digit_of
        push hl
        ld a,'.'
        call pixel_char
        pop hl
        ld a,e
        sub NARROW_WIDTH
        ld e,a
        jr panel_rest
        endp

        endif
