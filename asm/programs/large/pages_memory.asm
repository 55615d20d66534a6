; pages_memory.asm - the memory of what is used between walks only: behind the pages, where the solver works when somebody walks
;
; Each part's variables stand here, so its macro is empty when engine/variables.asm comes to it.

        if ! defined LARGE_PAGES_MEMORY
LARGE_PAGES_MEMORY equ 1

        ds (0 - $) & 255
work:           ds 256                  ; the generators use no more of it
seed_fresh:     ds 1                    ; 0: digits of the seed have been typed
        number_variables                ; used while somebody walks too, but never by the solver
number_variables macro
        endm
        best_table_variables
best_table_variables macro
        endm
        best_tape_variables
best_tape_variables macro
        endm
        score_name_variables
score_name_variables macro
        endm
        tape_variables
tape_variables macro
        endm
        redefine_variables
redefine_variables macro
        endm
        own_keys_variables
own_keys_variables macro
        endm
        choose_keys_variables
choose_keys_variables macro
        endm
        music_variables
music_variables macro
        endm
        music_step_variables
music_step_variables macro
        endm
        music_stream_variables
music_stream_variables macro
        endm
        ay_variables
ay_variables macro
        endm
        song_variables
song_variables macro
        endm
        logo_variables
logo_variables macro
        endm

        endif
