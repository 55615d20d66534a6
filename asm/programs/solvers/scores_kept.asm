; scores_kept.asm - the best results: in the image and not unpacked, so they stay when the program is begun again

        if ! defined SOLVERS_SCORES_KEPT
SOLVERS_SCORES_KEPT equ 1

KEPT:           equ 8                   ; places

scores_bets:
        db "GOLDIE  ", 15000 & 255, 15000 / 256
        db "EDAM    ", 11000 & 255, 11000 / 256
        db "PIPER   ", 8000 & 255, 8000 / 256
        db "WHISKERS", 6000 & 255, 6000 / 256
        db "BRIE    ", 4500 & 255, 4500 / 256
        db "NIBBLES ", 3000 & 255, 3000 / 256
        db "CHEDDAR ", 2000 & 255, 2000 / 256
        db "SQUEAK  ", 1000 & 255, 1000 / 256
        db 0                            ; the checksum's place

        endif
