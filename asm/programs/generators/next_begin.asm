; next_begin.asm - the page of the kind that comes next, as far as it is unpacked with what follows a walk: its name, the stars to win
;
; The rest of it takes the place of this code.

        if ! defined GENERATORS_NEXT_BEGIN
GENERATORS_NEXT_BEGIN equ 1

        include "engine/text/large_text.asm"
        include "programs/generators/families.asm"

NEXT_NAME:      equ 3 * 256 + 1             ; row, column
NEXT_STARS:     equ 18
NEXT_SMALL:     equ 12                  ; the column where a small maze says that it has none
NEXT_STEP:      equ 8                   ; columns from a star to the next one

; next_begin - draw the bars, the name of the kind at the bar, and its stars
; In:    menu_place, entry, chosen_size
; Uses:  AF, BC, DE, HL
; Writes: the screen, field_width, field_height, board_columns, board_rows
next_begin:
        proc
        local star, texts
        ink INK_TEXT
        call clear_screen
        ink INK_BAR
        ld d,0
        ld hl,texts
        call draw_row
        ld d,23
        call draw_row
        push hl
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
        jr nc,$ + 7
        cp SIDE_COUNTS
        jp c,no_stars_at                ; else what counts is the maze to come
        call draw_text
        call kind_won
        ld de,256 * NEXT_STARS + 2
star:
        rra
        push af
        call star_draw
        ld a,e
        add a,NEXT_STEP
        ld e,a
        pop af
        bit 5,e
        jr z,star
        ret
texts:
        db " THE NEXT KIND: a little harder", TEXT_END
        db " ENTER walk it       BREAK menu", TEXT_END
        db TEXT_INK, INK_TEXT, TEXT_AT, NEXT_STARS, 5, "out", TEXT_AT, NEXT_STARS, 15, "in par"
        db TEXT_AT, NEXT_STARS, 25, "in Max", TEXT_AT, NEXT_STARS + 1, 25, "steps"
        db TEXT_AT, NEXT_STARS + 3, 2, "Stars need a way of 40 steps.", TEXT_END
        if WAY_COUNTS != 40
        .error the page of the next kind names WAY_COUNTS
        endif
        endp

        endif
