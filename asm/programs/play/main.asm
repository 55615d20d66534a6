; main.asm - the games' cassette: a menu of all games, which loads them and comes back after each
;
; Memory:  5E00-5F3F what stays while a game runs; 8000-B7FF the menu, which the games overwrite
; Screen:  programs/play/pictures/loading.screen
; Games:   all
; Pictures: a a a a a a a, 30; tape = a a ENTER, 90

        org $5E00

SESSION_OPENING: equ 1
SESSION_LEAVE:  equ song_end
CLEAR_SCREEN_ALONE: equ 1
MENU:           equ $8000
MENU_BYTES:     equ image_end - MENU
MENU_BANKED:    equ menu_banked_end - MENU  ; without what only a 48K needs
MENU_ROOM:      equ $2C00               ; in its bank, below the memory of the 128K's editor

        public start, stays_fresh, image_end

        include "programs/play/stays.asm"
        include "programs/play/banks.asm"

        org $8000

        public menu_start, small, small_titles, small_end

        include "programs/play/begin.asm"
        include "engine/keys/session.asm"
        include "programs/play/menu.asm"
        include "programs/play/surprise.asm"
        include "programs/play/menu_draw.asm"
        include "programs/play/panel.asm"
        include "programs/play/emblem.asm"
        include "programs/play/find.asm"
        include "programs/play/find_texts.asm"
        include "programs/play/find_time.asm"
        include "programs/play/leave.asm"
menu_banked_end:
        include "programs/play/small.asm"

image_end:
        if menu_banked_end > MENU + MENU_ROOM
        .error the menu is too long for its bank
        endif
        include "engine/variables.asm"
        menu_variables
game_records:   ds PLAY_MOST * RECORD_BYTES

        end start
