; overlays.asm - code that is unpacked when it is needed, where the window's code is in a game: the pages, and what makes a labyrinth

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
; Uses:  AF, BC, DE, HL, IX
level_make:
        ld a,high behind
level_make_there:                       ; the same with another place for `behind`, its upper byte in A
        ld (behind_high),a
        ld hl,making_packed
        ld de,making_unpacked
        call unzx0
        jp world_make

; pictures_shift - shift the pictures, once and first: they lie where the searches have their list
; Uses:  AF, BC, DE, HL
pictures_shift:
        proc
        local beast, thing
        ld hl,beast_pictures
        ld de,beast_shifted
        ld b,2
beast:
        push bc
        or a
        call blocks_shift
        pop bc
        djnz beast
        ld hl,thing_pictures
        ld b,9
thing:
        push bc
        scf
        call blocks_shift
        pop bc
        djnz thing
        ret
        endp

pages_packed:
        ds 3645
pages_packed_end:

        include "engine/data/unzx0.asm"

        endif
