; menu_stars.asm - the stars beside the menu's entries, and their sum

        if ! defined MAGAZINE_MENU_STARS
MAGAZINE_MENU_STARS equ 1

; menu_stars - the stars of an entry, won or not; or a word, if it cannot be walked
; In:    D, E = row, column; (menu_told) = the entry
; Keeps: DE
; Uses:  AF, BC, HL
menu_stars:
        ld a,(menu_told)
        add a,low menu_won
        ld l,a
        ld h,high menu_won
        ld a,(hl)
        ld hl,menu_rows
        call menu_nth
        ld a,MENU_STARS
        call menu_narrow
        call attribute_address
        ld a,l
        add a,MENU_STARS_CELL
        ld l,a
        ld (hl),MENU_STARS_INK
        inc l
        ld (hl),MENU_STARS_INK
        inc l
        ld (hl),MENU_STARS_INK          ; the last letter of "view"
        ret

; menu_total - how many stars are won
; Out:   A, BC = stars
; Keeps: DE
; Uses:  F, HL
menu_total:
        proc
        local each
        ld hl,menu_won
        ld bc,256 * MENU_COUNT
each:
        ld a,(hl)
        and MENU_WATCHED - 1
        add a,c
        ld c,a
        inc hl
        djnz each
        ret
        endp

        endif
