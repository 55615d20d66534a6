; look.asm - the colours of a page, by meaning
;
; A look is a record of the program: an attribute for each meaning, in this order, and the border's colour. look_use copies
; it, and everything drawn after that has its colours. So a program can have any number of looks. One with the usual look alone, though it may change
; INK_CHOICE and the border, sets LOOK_USUAL before the first include: its other colours are in the code, and in texts.

        if ! defined ENGINE_LOOK
ENGINE_LOOK equ 1

        include "include/spectrum.asm"

        public look_use

USUAL_TEXT:     equ $07                 ; the look of the tapes: usual_look
USUAL_KEY:      equ $70
USUAL_VALUE:    equ $47
USUAL_BAR:      equ $68
USUAL_CHOICE:   equ $68
USUAL_BAD:      equ $42

INK_CHOICE:     equ 4                   ; the bar of a menu
        if defined LOOK_USUAL
INK_TEXT:       equ USUAL_TEXT
INK_KEY:        equ USUAL_KEY
INK_VALUE:      equ USUAL_VALUE
INK_BAR:        equ USUAL_BAR
INK_BAD:        equ USUAL_BAD
        else
INK_TEXT:       equ 0                   ; explanations, and the empty screen
INK_KEY:        equ 1                   ; keys to press
INK_VALUE:      equ 2                   ; numbers and names
INK_BAR:        equ 3                   ; the bars in the first and the last row
INK_BAD:        equ 5                   ; errors
        endif
LOOK_BORDER:    equ 6                   ; 0 to 7
LOOK_SIZE:      equ 7

; ink - get a colour of the look in use
; In:    meaning = INK_TEXT and so on
; Out:   A = C = attribute; with LOOK_USUAL C alone, but for INK_CHOICE
; Keeps: all but A and C
; Size:  4 bytes   Time: 17 T
ink     macro meaning
        if (defined LOOK_USUAL) & (meaning != INK_CHOICE)
        ld c,meaning
        else
        ld a,(look_inks + meaning)
        ld c,a
        endif
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
