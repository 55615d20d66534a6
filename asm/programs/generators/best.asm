; best.asm - the page of the best walks: one for each of three sizes

        if ! defined GENERATORS_BEST
GENERATORS_BEST equ 1

        include "engine/keys/any_key.asm"
        include "engine/text/large_text.asm"
        include "programs/generators/walk_end.asm"

BEST_ROW:       equ 5                   ; of the first
BEST_ROWS:      equ 5

; best_page - the best walks; back to the title page
best_page:
        proc
        local each, none, next, wait
        ink INK_TEXT
        call clear_screen
        ld hl,best_text
        call draw_text
        ld hl,best_keys
        call draw_keys
        ld hl,best_walks
        ld d,BEST_ROW
each:
        push de
        push hl
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        or h
        jr z,none
        push de
        ld e,3
        inc d
        ld b,4
        ink INK_VALUE
        xor a
        call draw_digits
        pop de
        pop hl
        push hl
        inc hl
        inc hl
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        push hl
        ld h,b
        ld l,c
        push de
        inc d
        ld e,16
        ink INK_VALUE
        call tenths_draw
        pop de
        pop hl
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ld a,(hl)
        push de
        push af
        ld hl,ENTRY_NAME
        add hl,bc
        inc d
        inc d
        ld e,3
        call name_narrow
        pop af
        pop de
        ld e,24
        call best_stars
        jr next
none:
        ld hl,best_none_text
        inc d
        ld e,3
        ink INK_TEXT
        call draw_text
next:
        pop hl
        ld de,BEST_BYTES
        add hl,de
        pop de
        ld a,d
        add a,BEST_ROWS
        ld d,a
        cp BEST_ROW + BEST_SIZES * BEST_ROWS
        jr nz,each
        call keys_release
wait:
        frame_wait
        call key_read
        cp KEY_BREAK
        jp z,opening_again
        cp 13
        jr nz,wait
        jp opening_again
        endp

; best_stars - draw the stars of A at D, E
; Uses:  AF, BC, DE, HL
best_stars:
        proc
        local each, won
        ld b,3
each:
        push bc
        rra
        push af
        ld c,STAR_WON
        jr c,won
        ld c,STAR_MISSED
won:
        call draw_star
        pop af
        pop bc
        djnz each
        ret
        endp

best_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 3, "BEST WALKS", TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 3, "Points    Seconds"
        db TEXT_AT, BEST_ROW, 3, "Mazes up to 11 x 11"
        db TEXT_AT, BEST_ROW + BEST_ROWS, 3, "Mazes up to 21 x 21"
        db TEXT_AT, BEST_ROW + 2 * BEST_ROWS, 3, "Mazes up to 31 x 31", TEXT_END
best_none_text:
        db "nobody yet", TEXT_END
best_keys:
        db 23, 3, "ENTER", 9, "back", TEXT_END
        db KEYS_END

        endif
