; overlays.asm - pages that are unpacked when they are needed, where solvers have their arrays: the title page and those that it leads to; the
;                page of mazes

        if ! defined SOLVERS_OVERLAYS
SOLVERS_OVERLAYS equ 1

; pages_unpack, menus_unpack, racing_unpack - the pages are there
; Uses:  AF, BC, DE, HL
pages_unpack:
        ld hl,pages_packed
        ld de,pages_unpacked
        jp unzx0
menus_unpack:
        ld hl,menus_packed
        ld de,menus_unpacked
        jp unzx0

racing_unpack:
        ld hl,racing_packed
        ld de,racing_unpacked
        jp unzx0

; solvers_frame - wait for the next frame; while the title's song is on, so that its pages are there, play it
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
solvers_frame:
        ld a,(music_on)
        or a
        jp nz,song_wait
        halt
        ret

racing_packed:
        ds 2716
racing_packed_end:
menus_packed:
        ds 1498
menus_packed_end:

        endif
