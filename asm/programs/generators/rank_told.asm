; rank_told.asm - the rank after a walk, and what is said of a new one

        if ! defined GENERATORS_RANK_TOLD
GENERATORS_RANK_TOLD equ 1

        include "engine/sound/sound.asm"
        include "programs/generators/ranks.asm"

RANK_NEW:       equ $C6                 ; it flashes

; rank_told - draw the rank after a walk; if the walk has won it, say so
; In:    rank_before
; Uses:  AF, BC, DE, HL
rank_told:
        proc
        local same
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
        call sound_rise
        call sound_rise
        jp sound_rise
        endp

        endif
