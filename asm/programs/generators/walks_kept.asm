; walks_kept.asm - the best walks and the stars won, which stay when the program is begun again

        if ! defined GENERATORS_WALKS_KEPT
GENERATORS_WALKS_KEPT equ 1

BEST_SIZES:     equ 3
BEST_BYTES:     equ 6                   ; points, tenths: words; the entry's place in the menu; stars

best_walks:                             ; in the image: they stay when the program is begun again
        ds BEST_SIZES * BEST_BYTES
kinds_won:                              ; of each entry of the menu: bits 0 to 2 its stars, the others what its best points are in 256
        ds MENU_COUNT
kinds_best:                             ; of each kind: the low byte of these points
        ds KINDS
        db 0                            ; the checksum's place
BEST_SMALL:     equ 11
BEST_MIDDLE:    equ 21

        endif
