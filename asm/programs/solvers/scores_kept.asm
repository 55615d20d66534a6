; scores_kept.asm - the best results: in the image and not unpacked, so they stay when the program is begun again

        if ! defined SOLVERS_SCORES_KEPT
SOLVERS_SCORES_KEPT equ 1

KEPT:           equ 8                   ; places

scores_bets:
        rept KEPT
        db "........", 0, 0
        endm
        db 0                            ; the checksum's place

        endif
