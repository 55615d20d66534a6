; look.asm - the colours of a page, by meaning
;
; A look is a record of the program: an attribute for each meaning, in this order, and the border's colour. look_use copies
; it, and everything drawn after that has its colours. So a program can have any number of looks.

        if ! defined ENGINE_LOOK
ENGINE_LOOK equ 1

        include "include/spectrum.asm"

        public look_use

INK_TEXT:       equ 0                   ; explanations, and the empty screen
INK_KEY:        equ 1                   ; keys to press
INK_VALUE:      equ 2                   ; numbers and names
INK_BAR:        equ 3                   ; the bars in the first and the last row
INK_CHOICE:     equ 4                   ; the bar of a menu
INK_BAD:        equ 5                   ; errors
LOOK_BORDER:    equ 6                   ; 0 to 7
LOOK_SIZE:      equ 7

; ink - get a colour of the look in use
; In:    meaning = INK_TEXT and so on
; Out:   A = C = attribute
; Keeps: all but A and C
; Size:  4 bytes   Time: 17 T
ink     macro meaning
        ld a,(look_inks + meaning)
        ld c,a
        endm

; look_use - use a look from now on, and show its border
; In:    HL = look
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: look_inks
look_use:
        ld de,look_inks
        ld bc,LOOK_SIZE
        ldir
        ld a,(look_inks + LOOK_BORDER)
        out (PORT_ULA),a
        ret

look_variables macro
look_inks:      ds LOOK_SIZE
        endm

        endif
