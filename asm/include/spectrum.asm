; spectrum.asm - the Spectrum's own addresses, each defined only here

        if ! defined INCLUDE_SPECTRUM
INCLUDE_SPECTRUM equ 1

; ROM
SA_BYTES:       equ $04C2               ; save: A = flag, IX = start, DE = length
LD_BYTES:       equ $0556               ; load: the same, and carry set
CLS_ALL:        equ $0D6B               ; clear the whole screen to ATTR_P
PRINT_A:        equ $0010               ; for RST: print A; the codes 22, row, column set the place
CHAN_OPEN:      equ $1601               ; print to stream A from now on: 2 is the upper screen
BORDER_A:       equ $2297               ; set the border and the lower screen to colour A
ROM_FONT:       equ $3D00               ; 96 characters from space, 8 bytes each

; System variables
REPEATED:       equ $5C03               ; two sets of the ROM's KSTATE, 4 bytes apart: what it puts into LAST_K while a key repeats
LAST_K:         equ $5C08               ; the last key pressed
MODE:           equ $5C41               ; the cursor: 0 for K, L or C
FLAGS:          equ $5C3B               ; bit 5: there is a new key in LAST_K
ERR_SP:         equ $5C3D               ; address of the stack pointer that an error restores
SEED:           equ $5C76               ; BASIC's random number, two bytes
FRAMES:         equ $5C78               ; three bytes counting fiftieths of a second
ATTR_P:         equ $5C8D               ; the colours that PRINT uses
SYSVARS_IY:     equ $5C3A               ; the value that the ROM needs in IY

; The screen
SCREEN:         equ $4000
SCREEN_SIZE:    equ $1800
ATTRIBUTES:     equ $5800
ATTRIBUTE_SIZE: equ $0300

; Ports
PORT_ULA:       equ $FE                 ; out: border, MIC, loudspeaker; in: keyboard, EAR
SPEAKER:        equ $10                 ; the bit of PORT_ULA that moves the loudspeaker
PORT_KEMPSTON:  equ $1F                 ; right, left, down, up, fire in bits 0-4
PORT_PAGING:    equ $7FFD               ; out, on a 128K: bits 0-2 the bank at C000, 3 the screen, 4 the ROM, 5 no more paging
PORT_AY_NUMBER: equ $FFFD               ; out: the number of a register of the sound chip; in: its contents
PORT_AY_DATA:   equ $BFFD               ; out: its new contents

; line_below - the address of the byte below one on the screen
; In:    HL = an address in SCREEN
; Out:   HL = the one a pixel line below
; Keeps: BC, DE, IX, IY
; Uses:  AF
; Size:  16 bytes   Time: 27 T; 59 T at the end of a row of cells, 49 T at the end of a third of the screen
line_below macro
        local same
        inc h
        ld a,h
        and 7
        jr nz,same
        ld a,l
        add a,32
        ld l,a
        jr c,same
        ld a,h
        sub 8
        ld h,a
same:
        endm

        endif
