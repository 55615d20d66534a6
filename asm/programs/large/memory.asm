; memory.asm - the variables that stand where BASIC has its calculator, and the view

        if ! defined LARGE_MEMORY
LARGE_MEMORY equ 1

MEMBOT:         equ $5C92               ; of BASIC's calculator: the 8 bytes in which `play` keeps nothing on a 48K
walk_mode:      equ MEMBOT + 0          ; 0: a free walk, 1: the challenge
demo_on:        equ MEMBOT + 1          ; 1: the library walks
chosen_size:    equ MEMBOT + 2          ; a place in size_table
chosen_kind:    equ MEMBOT + 3          ; a place in kind_table
chosen_loops:   equ MEMBOT + 4          ; 0: none, 1: no dead ends
hero:           equ MEMBOT + 5          ; column, row

        view_variables                  ; here, so that they fill a page
view_variables macro
        endm

        endif
