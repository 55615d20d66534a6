; resident.asm - where the cassette's menu is in memory, and stays while the listings run
;
; A listing that finds the sign there has the key C at its end. magazine.asm is the menu.

        if ! defined MAGAZINE_RESIDENT
MAGAZINE_RESIDENT equ 1

        public resident, resident_sign, resident_menu, resident_name, resident_seconds, resident_at, resident_won
        public resident_total, resident_rank, resident_trap, resident_all

resident:       equ $E300
resident_sign:  equ $4D5A               ; the word there
resident_menu:  equ resident + 2        ; call it from BASIC: 0, or the number of a listing
resident_name:  equ resident + 5        ; then this is the length of its name, and the name
resident_seconds: equ resident + 11     ; and these three characters are how long it takes
resident_at:    equ resident + 14       ; its number, from 0 on
resident_total: equ resident + 15       ; call it: BC = stars that are won
resident_trap:  equ resident + 18       ; call it: BREAK in a listing leads to the menu
resident_rank:  equ resident + 21       ; call it: BC = its rank: stars, roam_rules, six letters
resident_won:   equ resident + 24       ; 24 bytes: the most stars won in each
resident_all:   equ 63                  ; stars that there are

        endif
