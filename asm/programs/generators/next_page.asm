; next_page.asm - the kind of mazes that comes next: its name, what it is like, a small maze of it, the stars to win

        if ! defined GENERATORS_NEXT_PAGE
GENERATORS_NEXT_PAGE equ 1

        include "engine/keys/any_key.asm"
        include "programs/generators/families.asm"

NEXT_ABOUT:     equ 5
ABOUT_MOST:     equ 64                  ; characters of both rows and their ends
NEXT_TOP:       equ 8                   ; of the small maze
NEXT_LEFT:      equ 4
NEXT_SIZE:      equ 9 * 256 + 31        ; its rows, columns

; next_page - next_begin has drawn what is unpacked after a walk; show the kind at the bar until ENTER or fire; BREAK leads to the menu
; In:    menu_place, entry, chosen_size
; Uses:  AF, BC, DE, HL; the field and its arrays
; Writes: the screen, made, field_width, field_height, rng_seed, the board's variables
next_page:
        proc
        local wait, goes
        call abouts_unpack
        call menu_about
        push hl
        ld bc,ABOUT_MOST
        ld a,'.'
        cpir
        ld (hl),b                       ; what follows the first sentence is about settings
        inc hl
        ld (hl),b                       ; another row without text
        pop hl
        ld d,NEXT_ABOUT
        call draw_both
        call keys_release               ; before it: a key that is pressed while it is drawn counts
        call next_picture
wait:
        halt
        call key_read
        cp KEY_BREAK
        jp z,build_leave
        cp 13
        jr z,goes
        cp 'W'
        jr z,goes
        call step_keys
        and KEY_FIRE
        jr z,wait
goes:
        jp keys_release
        endp

; next_picture - make and draw a small maze of the kind and the longest way through it
; Uses:  AF, BC, DE, HL
next_picture:
        proc
        local run
        ld hl,NEXT_SIZE
        ld (field_width),hl
        call board_dim
        call entry_runs
        ld (run + 1),hl
        call board_empty
        ld hl,NEXT_LEFT * 256 + NEXT_TOP
        ld (board_top),hl               ; and board_left
run:
        call 0                          ; operand
        call board_colour
        endp                            ; fall through into small_shown

; small_shown - show a maze that is not the player's, with the longest way through it
; Uses:  AF, BC, DE, HL
; Writes: the screen, made, route_lost, route_shown
small_shown:
        call board_update
        call maze_stats
        xor a
        ld (made),a
        ld (route_lost),a
        call route_draw
        xor a
        ld (route_shown),a
        ret

        endif
