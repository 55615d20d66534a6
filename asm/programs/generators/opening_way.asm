; opening_way.asm - the way to the title page and those that it leads to: unpacked where a maze and its routines have their arrays
;
; The picture of the title page is a maze, which takes the place of the page's own code: afterwards that is unpacked once more.

        if ! defined GENERATORS_OPENING_WAY
GENERATORS_OPENING_WAY equ 1

; opening_page - the title page with its tune, from the beginning
opening_page:
        ld sp,stack_top
        call pages_unpack
        jp opening_begin

; title_screen - draw the title page
title_screen:
        call pages_unpack
        jp opening_show

; pages_unpack - the pages are there
; Uses:  AF, BC, DE, HL
pages_unpack:
        ld hl,pages_packed
        ld de,pages_unpacked
        jp unzx0

PICTURE_TOP:    equ 7
PICTURE_LEFT:   equ 4
PICTURE_SIZE:   equ 9 * 256 + 31        ; rows, columns
PICTURE_SEED:   equ 1997

; opening_picture - a maze, its distances and its longest route
; Uses:  AF, BC, DE, HL
opening_picture:
        ld hl,(field_width)
        push hl
        ld hl,PICTURE_SIZE
        ld (field_width),hl
        ld hl,PICTURE_SEED
        ld (rng_seed),hl
        call generate_prim
        ld c,HERO_INK                   ; of no cell
        call board_empty
        ld hl,PICTURE_LEFT * 256 + PICTURE_TOP
        ld (board_top),hl               ; and board_left
        call small_shown
        ld a,1
        ld (coloured),a
        call build_coloured
        call route_marks
        pop hl
        ld (field_width),hl
        jr pages_unpack

        endif
