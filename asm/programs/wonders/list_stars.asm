; list_stars.asm - how many stars there are, and what that makes of the player

        if ! defined WONDERS_LIST_STARS
WONDERS_LIST_STARS equ 1

        include "engine/text/number.asm"
        include "programs/wonders/tour_finale.asm"

; list_rank - what the stars make of the player; before the first one, how many there are in each game
; Uses:  AF, BC, DE, HL
list_rank:
        proc
        local next
        call tour_full
        ret z                           ; a master
        or a
        ret z
        push af
        ld hl,list_rank_text
        call draw_text
        pop af
        ld hl,list_ranks
next:
        sub 5
        jp c,draw_text
        ld b,11                         ; bytes of a name
        inc hl
        djnz $ - 1
        jr next
        endp

; list_stars - how many stars there are, or that they are all won
; Uses:  AF, BC, DE, HL
list_stars:
        call tour_full
        ld hl,list_all_text
        ld de,3 * 256 + 1
        jp z,draw_text
        ld l,a
        ld h,b
        push hl
        ld hl,list_stars_text
        call draw_text
        pop hl
        xor a
        call draw_plain
        ld hl,list_of_text
        jp draw_text

list_rank_text: db TEXT_AT, 5, 1, TEXT_INK, INK_TEXT, "Your rank:               ", TEXT_AT, 5, 12, TEXT_END
list_ranks:     db "Stroller", TEXT_END, 0, 0, "Pathfinder", TEXT_END, "Maze guide", TEXT_END
list_stars_text:
        db TEXT_INK, INK_VALUE, "Stars won: ", TEXT_END
list_of_text:
        db " of 15", TEXT_END
list_all_text:
        db TEXT_INK, INK_VALUE, "All fifteen! You are a master.", TEXT_END

        endif
