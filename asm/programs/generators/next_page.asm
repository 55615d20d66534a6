; next_page.asm - the kind of mazes that comes next: its name, what it is like, a small maze of it, the stars to win

        if ! defined GENERATORS_NEXT_PAGE
GENERATORS_NEXT_PAGE equ 1

        include "engine/keys/any_key.asm"
        include "engine/text/large_text.asm"
        include "engine/views/stars.asm"
        include "programs/generators/families.asm"

NEXT_NAME:      equ 3 * 256 + 1             ; row, column
NEXT_ABOUT:     equ 5
ABOUT_MOST:     equ 64                  ; characters of both rows and their ends
NEXT_TOP:       equ 9                   ; of the small maze
NEXT_LEFT:      equ 4
NEXT_SIZE:      equ 9 * 256 + 31        ; its rows, columns
NEXT_STARS:     equ 18
NEXT_SMALL:     equ 12                  ; the column where a small maze says that it has none
NEXT_STEP:      equ 8                   ; columns from a star to the next one

; next_page - show the kind at the bar until ENTER or fire; BREAK leads to the menu
; In:    menu_place, entry, chosen_size
; Uses:  AF, BC, DE, HL; the field and its arrays
; Writes: the screen, made, field_width, field_height, rng_seed, the board's variables
next_page:
        proc
        local star, large, about, wait
        ink INK_TEXT
        call clear_screen
        ink INK_BAR
        ld d,0
        ld hl,next_texts
        call draw_row
        ld d,23
        call draw_row
        push hl
        call menu_family
        call abouts_unpack
        ld a,(menu_place)
        ld de,NEXT_NAME
        call kind_name
        ld hl,(chosen_size)
        ld (field_width),hl
        call build_fit
        ld hl,(field_width)
        ld (board_columns),hl           ; and board_rows
        call size_counts
        pop hl
        ld de,256 * NEXT_STARS + NEXT_SMALL
        jr nc,large
        cp SIDE_COUNTS
        jr nc,large                     ; what counts is the way of the maze to come
        call no_stars_at
        jr about
large:
        call draw_text
        call kind_won
        ld de,256 * NEXT_STARS + 2
star:
        rra
        push af
        ld c,STAR_OPEN
        jr nc,$ + 4
        ld c,STAR_WON
        call draw_star
        ld a,e
        add a,NEXT_STEP
        ld e,a
        pop af
        bit 5,e
        jr z,star
about:
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
        jp z,keys_release
        call step_keys
        and KEY_FIRE
        jr z,wait
        jp keys_release
        endp

; next_picture - make and draw a small maze of the kind and the longest way through it
; Uses:  AF, BC, DE, HL
next_picture:
        proc
        local run
        ld hl,NEXT_SIZE
        ld (field_width),hl
        ld hl,(entry)
        ld a,(hl)
        and 7                           ; dim, as walls and floor are
        ld c,a
        call entry_runs
        ld (run + 1),hl
        call board_empty
        ld hl,NEXT_LEFT * 256 + NEXT_TOP
        ld (board_top),hl               ; and board_left
run:
        call 0                          ; operand
        call board_uncolour
        call small_shown
        xor a
        ld (route_shown),a
        ret
        endp

; small_shown - show a maze that is not the player's, with the longest way through it
; Uses:  AF, BC, DE, HL
; Writes: the screen, made, route_lost, route_shown
small_shown:
        call board_update
        call maze_stats
        xor a
        ld (made),a
        ld (route_lost),a
        jp route_draw

next_texts:
        db " THE NEXT KIND", TEXT_END
        db " ENTER walk it       BREAK menu", TEXT_END
        db TEXT_INK, INK_TEXT, TEXT_AT, NEXT_STARS, 5, "out", TEXT_AT, NEXT_STARS, 15, "in par"
        db TEXT_AT, NEXT_STARS, 25, "max 4", TEXT_AT, NEXT_STARS + 1, 25, "extra", TEXT_AT, NEXT_STARS + 2, 25, "steps", TEXT_END

        endif
