; resident.asm - where the cassette's menu is in memory, and stays while the listings run
;
; A listing that finds the sign there has the key C at its end. magazine.asm is the menu.

        if ! defined MAGAZINE_RESIDENT
MAGAZINE_RESIDENT equ 1

        public resident, resident_sign, resident_menu, resident_name, resident_seconds

resident:       equ $E300
resident_sign:  equ $4D5A               ; the word there
resident_menu:  equ resident + 2        ; call it from BASIC: 0, or the number of a listing
resident_name:  equ resident + 5        ; then this is the length of its name, and the name
resident_seconds: equ resident + 11     ; and these five characters are how long it takes

        endif
