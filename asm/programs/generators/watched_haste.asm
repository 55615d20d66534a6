; watched_haste.asm - a maze that is watched: hurried while nothing is to be seen
;
; When nothing has been painted STILL times on end, each further time the speed is one more, until something is painted: a long search for what is
; not there would look like a stop.

        if ! defined GENERATORS_WATCHED_HASTE
GENERATORS_WATCHED_HASTE equ 1

        include "engine/views/watch.asm"
        include "programs/generators/board.asm"

STILL:          equ 12

; watched_update - board_update for the others
; Uses:  AF, BC, DE, HL
; Writes: what board_update writes, watch_still, watch_haste
watched_update:
        proc
        local still, hurried, kept
        ld hl,(board_news)
        push hl
        ld hl,0
        ld (board_news),hl
        call board_update
        pop de
        ld hl,watch_still
        ld a,(board_news + 1)
        or a
        jr z,still
        ld (hl),0 - STILL - 1
        ld de,(board_news)
still:
        ld (board_news),de
        inc (hl)
        ld a,(hl)
        jp p,hurried
        xor a
hurried:
        cp WATCH_SPEEDS
        jr c,kept
        ld a,WATCH_SPEEDS
        ld (hl),a
kept:
        ld (watch_haste),a
        ret
        endp

        endif
