; scores_kept.asm - the best results: in the image and not unpacked, so they stay when the program is begun again

        if ! defined SOLVERS_SCORES_KEPT
SOLVERS_SCORES_KEPT equ 1

KEPT:           equ 8                   ; places

scores_bets:
        db "GOLDIE  ", 3000 & 255, 3000 / 256
        db "EDAM    ", 2500 & 255, 2500 / 256
        db "PIPER   ", 2000 & 255, 2000 / 256
        db "WHISKERS", 1600 & 255, 1600 / 256
        db "BRIE    ", 1300 & 255, 1300 / 256
        db "NIBBLES ", 1000 & 255, 1000 / 256
        db "CHEDDAR ", 800 & 255, 800 / 256
        db "SQUEAK  ", 600 & 255, 600 / 256
        db 0                            ; the checksum's place

        endif
