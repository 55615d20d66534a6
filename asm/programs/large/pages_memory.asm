; pages_memory.asm - the memory of what is used between walks only: behind the pages, where the solver works when somebody walks
;
; Each part's variables stand here, so its macro is empty when engine/variables.asm comes to it.

        if ! defined LARGE_PAGES_MEMORY
LARGE_PAGES_MEMORY equ 1

seed_fresh:     ds 1                    ; 0: digits of the seed have been typed
        number_variables                ; used while somebody walks too, but never by the solver
number_variables macro
        endm
        ds (0 - $) & 255
work:                                   ; 256 bytes of the generators, and what draws large letters, meanwhile or never
        logo_variables
logo_variables macro
        endm
        ds work + 256 - $

        endif
