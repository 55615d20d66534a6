; watched_haste.asm - a maze that is watched: what grows, and the cell at work; hurried while nothing is to be seen
;
; 1. While a routine fills the field with SP there, nothing is painted, as an interrupt leaves two bytes among its own. Up to the first thing that
;    is painted the speed is BEGIN_SPEED at least: so a maze begins to grow soon at each speed.
; 2. When nothing has been painted STILL times on end, each further time the speed is one more, until something is painted: a long search for
;    what is not there would look like a stop.
; 3. What grows slowly is heard: see grow_click.asm.

        if ! defined GENERATORS_WATCHED_HASTE
GENERATORS_WATCHED_HASTE equ 1

        include "engine/views/watch.asm"
        include "programs/generators/watched_head.asm"

STILL:          equ 12
BEGIN_SPEED:    equ 6
BEGINS:         equ 128                 ; watch_still until something is painted

; watched_update - board_grow, and the head
; Uses:  AF, BC, DE, HL
; Writes: what board_grow writes, watch_still, watch_haste
watched_update:
        proc
        local still, hurried, kept
        ld hl,(board_news)
        push hl
        ld hl,0
        ld (board_news),hl
        ld a,(watch_sp + 1)
        sub high field
        cp high FIELD_SIZE
        call nc,watched_grow
        pop de
        ld hl,watch_still
        ld a,(board_news + 1)
        or a
        jr z,still
        ld (hl),0 - STILL - 1
        ld de,(board_news)
        call grow_click
still:
        ld (board_news),de
        inc (hl)
        ld a,(hl)
        or a
        jp p,hurried
        cp 0 - STILL - 1
        ld a,0
        jr nc,kept
        ld a,(watch_speed)
        sub BEGIN_SPEED
        neg
        jp p,kept
        xor a
        jr kept
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
