; shared.asm - what the menu and the part that stays know of each other: variables where BASIC has its user-defined graphics, which no game uses

        if ! defined PLAY_SHARED
PLAY_SHARED     equ 1

PLAY_MOST:      equ 16                  ; games
PAGES_ALL:      equ 3 * 64              ; in the banks
MORE_BYTES:     equ 58
KEPT_BYTES:     equ 4                   ; of a game in the banks: the first page, pages (0: it is not there), address
PLAY_KEPT:      equ $FF58
PLAY_GAME:      equ PLAY_KEPT + PLAY_MOST * KEPT_BYTES  ; the game that was chosen, from 1; 0: leave
PLAY_PAGES:     equ PLAY_GAME + 1       ; in the banks: the first one, and how many
PLAY_BANKED:    equ PLAY_PAGES + 2      ; 1: there are banks
PLAY_NEXT:      equ PLAY_BANKED + 1     ; the first free page, 0 to PAGES_ALL
PLAY_AT:        equ PLAY_NEXT + 2       ; the game that the tape has passed last; 0: it is at its beginning
PLAY_LINE:      equ PLAY_AT + 1         ; where the bar is
PLAY_ERROR:     equ PLAY_LINE + 1       ; 1: the tape could not be read
PLAY_HEADER:    equ PLAY_ERROR + 1      ; 17 bytes: the header that the small menu has read, with the next two in their places
PLAY_LENGTH:    equ PLAY_HEADER + 11    ; of the code of the game, which is next on the tape; 0: it is in the banks
PLAY_ADDRESS:   equ PLAY_HEADER + 13    ; where it goes
PLAY_RESTART:   equ PLAY_HEADER + 17    ; where the game in memory begins, as it has said itself: squeezed.py; 0: there is none, or less than all of it
PLAY_LEFT:      equ PLAY_RESTART + 2    ; the game that was left last, from 1; 0: none
PLAY_PLAYED:    equ PLAY_LEFT + 1       ; for each game a byte: not 0 once it has been chosen
PLAY_MORE:      equ PLAY_PLAYED + PLAY_MOST     ; on a 48K a part of the small menu
PLAY_END:       equ PLAY_MORE + MORE_BYTES      ; FFFF

        endif
