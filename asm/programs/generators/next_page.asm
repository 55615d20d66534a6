; next_page.asm - the kind of mazes that comes next: its name, its stars, what it is like

        if ! defined GENERATORS_NEXT_PAGE
GENERATORS_NEXT_PAGE equ 1

        include "engine/keys/any_key.asm"
        include "engine/text/large_text.asm"
        include "programs/generators/families.asm"

NEXT_NAME:      equ 7                   ; rows
NEXT_ABOUT:     equ 9

; next_page - show the kind at the bar until a key is pressed; BREAK leads to the menu
; In:    menu_place
; Uses:  AF, BC, DE, HL; route and queue_rest
next_page:
        ink INK_TEXT
        call clear_screen
        ink INK_BAR
        ld d,0
        ld hl,next_texts
        call draw_row
        ld d,23
        call draw_row
        call menu_family
        call abouts_unpack
        ld a,(menu_place)
        ld de,256 * NEXT_NAME
        call kind_draw
        call menu_about
        ld d,NEXT_ABOUT
        ink INK_VALUE
        call draw_row
        inc d
        call draw_row
        inc d
        inc d
        ink INK_TEXT
        ld hl,next_stars
        call draw_row
        call key_wait
        ret nc
        jp build_leave
next_stars:
        db "Stars: out, in par, no detour", TEXT_END
next_texts:
        db " THE NEXT KIND", TEXT_END
        db " ENTER walk it       BREAK menu", TEXT_END

        endif
