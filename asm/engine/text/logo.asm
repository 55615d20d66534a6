; logo.asm - a name in letters of 2 x 3 cells, drawn like corridors: a broad stroke with a line cut along its middle
;
; A letter is a list of points; the pen goes from one to the next, first along a diagonal and then straight. It goes twice: with a
; pen of 5 x 5 pixels, and then with a rubber of one.
;
; A program may set LOGO_DIGITS before the first include, for the digits 1 to 8; LOGO_FEW, which leaves out B C F H I J K P Q V X Y, but not K with LOGO_K, nor C H I with
; LOGO_CHI; or LOGO_OWN, if
; it has a table logo_strokes of its own, where each letter that it does without is LOGO_END.

        if ! defined ENGINE_LOGO
ENGINE_LOGO equ 1

        include "engine/text/text.asm"

        public draw_logo

LOGO_CELLS:     equ 2                   ; the width of a letter
        if defined LOGO_DIGITS
LOGO_FIRST:     equ '1'
        else
LOGO_FIRST:     equ 'A'
        endif
LOGO_BYTES:     equ 48
LOGO_NOTHING:   equ $00                 ; NOP
LOGO_RUB:       equ $AA                 ; XOR D
LOGO_RUB_RIGHT: equ $AB                 ; XOR E

; draw_logo - draw a name
; In:    HL = capital letters, digits and spaces, ended by TEXT_END; D, E = row, column; C = attribute; the third row has it without BRIGHT
; Out:   E = column after the name
; Keeps: D, IX, IY
; Uses:  AF, BC, E, HL
; Writes: the screen, logo_bytes; operands and code at logo_plot
; Time:  82,629 T a letter at most
draw_logo:
        proc
        ld a,(hl)
        inc hl
        or a
        ret z
        push hl
        push bc
        push de
        call logo_letter
        pop de
        pop bc
        call logo_cells
        inc e
        inc e
        pop hl
        jr draw_logo
        endp

; logo_letter - draw a letter in logo_bytes
; In:    A = character
; Uses:  AF, BC, DE, HL
logo_letter:
        proc
        local found, skip
        ld hl,logo_bytes
        ld de,logo_bytes + 1
        ld bc,LOGO_BYTES - 1
        ld (hl),b
        ldir
        sub LOGO_FIRST
        cp 'Z' + 1 - LOGO_FIRST
        ret nc
        ld hl,logo_strokes
        ld b,a
        inc b
        jr found
skip:
        ld a,(hl)
        inc hl
        inc a                           ; LOGO_END
        jr nz,skip
found:
        djnz skip
        push hl
        ld de,5 * 256 + 0
        ld bc,LOGO_NOTHING * 256 + $F8
        ld a,LOGO_NOTHING
        call logo_trace
        pop hl
        ld de,1 * 256 + 2 * LOGO_CELLS  ; the pen's middle
        ld bc,LOGO_RUB * 256 + $20
        ld a,LOGO_RUB_RIGHT
        endp                            ; fall through into logo_trace

; logo_trace - draw or rub out the strokes of a letter
; In:    HL = points; C = a row of the pen; D = its rows; E = where the first one begins in logo_bytes; B, A = what is done after OR
; Uses:  AF, BC, DE, HL
logo_trace:
        proc
        local line, step, above, below, across, left, there
        ld (logo_right),a
        ld a,b
        ld (logo_left),a
        ld a,c
        ld (logo_pen + 1),a
        ld a,d
        ld (logo_rows + 1),a
        ld a,e
        ld (logo_first + 1),a
logo_stroke:
        ld a,(hl)
        inc hl
        inc a
        ret z                           ; LOGO_END
        dec a
        jr z,logo_stroke                ; LOGO_UP
        call logo_point
        ld b,d
        ld c,e
        call logo_plot
line:
        ld a,(hl)
        or a
        jr z,logo_stroke
        inc a
        ret z
        dec a
        inc hl
        call logo_point
step:                                   ; B, C = where the pen is; D, E = where it goes
        ld a,b
        cp d
        jr z,across
        jr c,below
        dec b
        jr above
below:
        inc b
above:
        ld a,c
        cp e
        jr z,there
        jr c,left
        dec c
        jr there
left:
        inc c
there:
        call logo_plot
        jr step
across:
        ld a,c
        cp e
        jr nz,above
        jr line
        endp

; logo_point - the pixel of a point: the top left one of the pen there
; In:    A = point
; Out:   D, E = y, x
; Uses:  AF
logo_point:
        ld d,a
        and $0F
        ld e,a
        xor d
        rrca
        rrca
        rrca
        inc a
        ld d,a
        ret

; logo_plot - the pen, or the rubber
; In:    B, C = y, x
; Keeps: BC, DE, HL
; Uses:  AF
logo_plot:
        proc
        local shift, shifted, row
        push hl
        push de
        push bc
        ld a,b
        add a,a
logo_first:
        add a,0                         ; operand
        ld e,a
        ld d,0
        ld hl,logo_bytes
        add hl,de
logo_pen:
        ld de,0                         ; operand: E = a row of the pen
        ld d,e
        ld e,0
        inc c
        jr shifted
shift:
        srl d
        rr e
shifted:
        dec c
        jr nz,shift
logo_rows:
        ld b,0                          ; operand
row:
        ld a,(hl)
        or d
logo_left:
        nop                             ; code: NOP or XOR D
        ld (hl),a
        inc hl
        ld a,(hl)
        or e
logo_right:
        nop                             ; NOP or XOR E
        ld (hl),a
        inc hl
        djnz row
        pop bc
        pop de
        pop hl
        ret
        endp

; logo_cells - put the letter on the screen
; In:    D, E = row, column; C = attribute
; Keeps: C, DE
; Uses:  AF, B, HL
logo_cells:
        proc
        local cells, line, bright
        push bc
        push de
        ld b,3
        ld hl,logo_bytes
cells:
        push bc
        push de
        ex de,hl
        push de
        ex de,hl
        call cell_address
        pop de
        ld b,8
line:
        ld a,(de)
        ld (hl),a
        inc de
        inc l
        ld a,(de)
        ld (hl),a
        inc de
        dec l
        inc h
        djnz line
        ex de,hl
        pop de
        pop bc
        ld a,b
        dec a
        jr nz,bright
        res 6,c
bright:
        push hl
        call attribute_address
        ld (hl),c
        inc l
        ld (hl),c
        pop hl
        inc d
        djnz cells
        pop de
        pop bc
        ret
        endp

        include "engine/text/logo_letters.asm"

logo_variables macro
logo_bytes:     ds LOGO_BYTES           ; a row of pixels in two bytes
        endm

        endif
