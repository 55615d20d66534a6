; clock.asm - a clock that counts tenths of a second, by the frames of a game
;
; A program that sets CLOCK_TENTHS before the first include draws times by tenths_draw alone.

        if ! defined ENGINE_CLOCK
ENGINE_CLOCK equ 1

        include "engine/text/number.asm"

        public clock_start, clock_add, clock_frame, tenths_draw
        if ! defined CLOCK_TENTHS
        public clock_draw, tenths_plain
        endif

CLOCK_TENTH:    equ 5                   ; frames
CLOCK_MOST:     equ 9999                ; tenths: it stops there
CLOCK_CELLS:    equ 5                   ; 123.4

; clock_start - begin at 0
; In:    -
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: clock, clock_frames
clock_start:
        ld hl,0
        ld (clock),hl
        ld a,CLOCK_TENTH
        ld (clock_frames),a
        ret

; clock_frame - a frame has passed
; In:    -
; Out:   carry set: a tenth of a second more
; Keeps: IX, IY
; Uses:  AF, BC, HL
; Writes: clock, clock_frames
clock_frame:
        ld hl,clock_frames
        or a
        dec (hl)
        ret nz                          ; carry is clear
        ld (hl),CLOCK_TENTH
        ld c,1                          ; fall through into clock_add

; clock_add - add to the time
; In:    C = tenths of a second
; Out:   carry set
; Keeps: C, DE, IX, IY
; Uses:  AF, B, HL
; Writes: clock
clock_add:
        proc
        local most
        ld b,0
        ld hl,(clock)
        add hl,bc
        push hl
        push de
        ld de,CLOCK_MOST + 1
        or a
        sbc hl,de
        pop de
        pop hl
        jr c,most
        ld hl,CLOCK_MOST
most:
        ld (clock),hl
        scf
        ret
        endp

; clock_draw - draw the time in CLOCK_CELLS cells
; In:    D, E = row, column; C = attribute
; Out:   E = column after it
; Keeps: C, D, IX, IY
; Uses:  AF, B, HL
; Writes: the screen, number_rest, number_blank
        if ! defined CLOCK_TENTHS
clock_draw:
        ld hl,(clock)                   ; fall through into tenths_draw
        endif

; tenths_draw - draw a time
; In:    HL = tenths of a second, 0 to 9999; D, E = row, column; C = attribute
; Out, Keeps, Uses, Writes: as clock_draw
tenths_draw:
        call tenths_part
        push af
        xor a
        ld b,CLOCK_CELLS - 2
        call draw_digits
tenths_point:
        ld a,'.'
        call draw_char
        inc e
        pop af
        call draw_char
        inc e
        ret

        if ! defined CLOCK_TENTHS
; tenths_plain - draw a time without blanks before it
; In, Out, Keeps, Uses, Writes: as tenths_draw, in as many cells as it needs
tenths_plain:
        call tenths_part
        push af
        xor a
        call draw_plain
        jr tenths_point
        endif

; tenths_part - seconds, and what is left
; In:    HL = tenths of a second
; Out:   HL = seconds; A = the digit of the tenths
; Keeps: BC, DE
; Uses:  F
tenths_part:
        proc
        local tenth
        push bc
        push de
        ld de,0 - 10
        ld bc,0 - 1
tenth:
        inc bc
        add hl,de
        jr c,tenth
        ld a,l
        add a,10 + '0'
        ld h,b
        ld l,c
        pop de
        pop bc
        ret
        endp

clock_variables macro
clock:          ds 2                    ; tenths of a second
clock_frames:   ds 1                    ; frames until the next one
        endm

        endif
