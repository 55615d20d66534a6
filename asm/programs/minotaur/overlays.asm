; overlays.asm - what is unpacked when it is needed: the pages, and what makes a labyrinth, where the window's code is in a game; the levels and the map

        if ! defined MINOTAUR_OVERLAYS
MINOTAUR_OVERLAYS equ 1

        public minotaur_front

; minotaur_front - the page from which games begin
minotaur_front:
        ld sp,stack_top
        call pages_unpack
        jp front_page

; pages_unpack - the pages are there, and what was heard has ended
; Uses:  AF, BC, DE, HL
pages_unpack:
        call sound_quiet
        ld hl,pages_packed
        ld de,pages_unpacked
        jp unzx0

; level_make - make the labyrinth of a level
; In:    level_now, rng_seed
; Out:   blocks_use is there until somebody thinks
; Uses:  AF, BC, DE, HL, IX
level_make:
        ld a,high behind
level_make_there:                       ; the same with another place for `behind`, its upper byte in A
        ld (behind_high),a
        ld hl,making_packed
        ld de,making_unpacked
        call unzx0
        call world_make
        ld hl,setting_packed
        ld de,setting_unpacked
        call unzx0
        jp world_finish

; map_show - the map
; Uses:  all
map_show:
        call sound_quiet
        call levels_unpack
        jp map_page

; levels_unpack - the table of levels and the map are there: where a search has its array, so the Minotaurs' way to the hero moves into the
;                 other one, and what is searched for begins anew
; Uses:  AF, BC, DE, HL
levels_unpack:
        ld hl,smell_now
        ld a,high smell
        cp (hl)
        ld (hl),a
        ld hl,smell_other
        ld de,smell
        ld bc,ROOMS_SIZE
        jr z,$ + 4
        ldir
        ld hl,think_phase
        ld a,(hl)
        cp THINK_WITHOUT_ARRAY
        jr nc,$ + 4
        ld (hl),0
        ld hl,levels_packed
        ld de,levels_unpacked
        jp unzx0

pages_packed:
        ds 3780
pages_packed_end:
levels_packed:
        ds 835
levels_packed_end:

        include "engine/data/unzx0.asm"

        endif
