; next_begin.asm - the page of the kind that comes next, as far as it is unpacked with what follows a walk: its name, the stars to win
;
; The rest of it takes the place of this code.

        if ! defined GENERATORS_NEXT_BEGIN
GENERATORS_NEXT_BEGIN equ 1

        include "engine/text/large_text.asm"
        include "programs/generators/families.asm"

NEXT_NAME:      equ 3 * 256 + 1             ; row, column
NEXT_STARS:     equ 16                      ; rows of the three stars, and of what each is for
NEXT_SAYS:      equ NEXT_STARS + 4      ; row, below the stars
GOALS_COLUMN:   equ 4
NEXT_SHORT:     equ 3                   ; the column, less one, where it stands that a small maze or a short way has none, and that the ghost hunts

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
        call notice
        ld a,(menu_place)
        ld de,NEXT_NAME
        call kind_name
        ld hl,(chosen_size)
        ld (field_width),hl
        call build_fit
        ld hl,(field_width)
        ld (board_columns),hl           ; and board_rows
        call size_counts
        ld de,256 * NEXT_STARS + NEXT_SHORT
        jr nc,$ + 9
        cp SIDE_COUNTS
        ld c,TRAIL_INK
        jp c,stars_why                  ; else what counts is the maze to come
        ld hl,help_packed               ; where no maze is shown
        ld de,help_unpacked
        call unzx0
        ld hl,goals_text
        call draw_text
        call walk_rules
        call rule_text
        ld de,256 * NEXT_SAYS + 256 + NEXT_SHORT
        ld c,TRAIL_INK
        call c,draw_line
        call kind_won
        ld de,256 * NEXT_STARS + GOALS_COLUMN - 2
        ld b,3
star:
        rra
        push af
        ld hl,STAR_OPEN * 256 + '.'
        call small_star
        pop af
        inc d
        djnz star
        ret
texts:
        db " THE NEXT KIND", TEXT_END
        db " W ENTER walk it     BREAK menu", TEXT_END
        endp

        endif
