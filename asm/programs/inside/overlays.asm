; overlays.asm - code that is unpacked when it is needed, where the view has its memory in a game: the pages, and what makes a level

        if ! defined INSIDE_OVERLAYS
INSIDE_OVERLAYS equ 1

        public inside_front

; inside_front - the page from which games begin
inside_front:
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

; level_make - make the floors of a level; the screen is black meanwhile
; In:    level_now, rng_seed
; Uses:  AF, BC, DE, HL
level_make:
        ld c,0
        call clear_screen
        call making_unpack
        di                              ; nothing is pushed into the arrays on the screen
        call make
        ei
        ret

; making_unpack - what makes a level is there, and its pages
; Keeps: DE
; Uses:  AF, BC, HL
making_unpack:
        push de
        ld hl,making_packed
        ld de,making_unpacked
        call unzx0
        pop de
        ret

; view_begin - the view's tables, after an overlay has had their memory
; Uses:  AF, BC, DE, HL
view_begin:
        call plan_unpack
        ld hl,view_record
        jp rays_use

plan_packed:
        ds PLAN_PACKED
plan_packed_end:
making_packed:
        ds MAKING_PACKED
making_packed_end:

        include "engine/data/unzx0.asm"

        endif
