; walks_kept.asm - the best walks and the stars won, which stay when the program is begun again

        if ! defined GENERATORS_WALKS_KEPT
GENERATORS_WALKS_KEPT equ 1

BEST_SIZES:     equ 3
BEST_BYTES:     equ 6                   ; points, tenths: words; the entry's place in the menu; stars

best_walks:                             ; in the image: they stay when the program is begun again
        ds BEST_SIZES * BEST_BYTES
kinds_won:                              ; of each entry of the menu
        ds MENU_COUNT
        db 0                            ; the checksum's place
BEST_SMALL:     equ 11
BEST_MIDDLE:    equ 21

        endif
