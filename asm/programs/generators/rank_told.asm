; rank_told.asm - the rank after a walk, and what is seen of a new one

        if ! defined GENERATORS_RANK_TOLD
GENERATORS_RANK_TOLD equ 1

        include "programs/generators/ranks.asm"

RANK_NEW:       equ $C6                 ; it flashes
FINALE:         equ 5                   ; colours when all stars are won
RISING:         equ $28C6               ; ADD A,40 instead of XOR 255

; rank_told - draw the rank after a walk; if the walk has won it, say so
; In:    rank_before
; Uses:  AF, BC, DE, HL
rank_told:
        proc
        local same, each
        call rank_find
        ld a,(rank_before)
        cp l
        push af
        ld c,RANK_INK
        jr z,same
        ld c,RANK_NEW
same:
        ld de,256 * END_RANK + PANEL
        call draw_text
        pop af
        ret z
        ld hl,end_rank_text
        call draw_text
        call stars_total
        ld b,1
        cp 3 * KINDS
        jr nz,each
        ld hl,all_won_text
        call draw_text
        ld b,FINALE
each:                                   ; the board is bright from below, with rising notes: yellow at last
        push bc
        ld hl,RISING
        ld (lost_note),hl
        ld a,RANK_NEW + 1 - $80
        sub b
        ld (lost_cell + 1),a
        ld hl,lost_cell
        call board_cells
        pop bc
        djnz each
        ret
        endp

        endif
