; level_page.asm - the page of a level, and the page that says that it is won: unpacked with what makes a level

        if ! defined INSIDE_LEVEL_PAGE
INSIDE_LEVEL_PAGE equ 1

FLOOR_POINTS:   equ 100
WON_LOOK:       equ 120                 ; frames at least

; level_page - the number of the level, its floors, its code
; Uses:  AF, BC, DE, HL
level_page:
        call page_clear
        ld hl,level_text
        ld de,6 * 256 + 9
        ld c,$46
        call draw_title
        ld a,(level_number)
        inc a
        ld l,a
        ld h,0
        xor a
        ld bc,2 * 256 + $46
        ld de,7 * 256 + 21
        call draw_digits
        ld hl,level_task
        call draw_text
        ld a,(level_now + LEVEL_FLOORS)
        ld l,a
        ld h,0
        xor a
        ld de,13 * 256 + 19
        call draw_plain
        ld hl,(level_now + LEVEL_CODE)
        xor a
        ld de,17 * 256 + 19
        jp draw_plain
level_text:
        db "LEVEL", TEXT_END
level_task:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 11, 7, "Find the way out."
        db TEXT_AT, 13, 9, "Floors:", TEXT_AT, 17, 9, "Its code:", TEXT_INK, INK_VALUE, TEXT_END

; level_points - points for a level: for each floor, and for each second less than it has rooms
; Out:   DE = the points, which have been added
; Uses:  AF, BC, HL
level_points:
        proc
        local each, row
        ld hl,0
        ld de,(level_now + LEVEL_ROWS)  ; E = rows, D = columns
        ld a,(level_now + LEVEL_FLOORS)
        ld c,e
        ld e,d
        ld d,0
        ld b,a
        push bc
each:
        push bc
        ld b,c
row:
        add hl,de
        djnz row
        pop bc
        djnz each
        add hl,hl                       ; two seconds for each room
        ld de,(level_time)
        or a
        sbc hl,de
        jr nc,$ + 5
        ld hl,0
        pop bc
        ld de,FLOOR_POINTS
        add hl,de
        djnz $ - 1
        ex de,hl
        push de
        call score_add
        pop de
        ret
        endp

; level_won - the way out: time and points
; In:    DE = points
; Uses:  AF, BC, DE, HL
level_won:
        proc
        local wait
        push de
        call page_clear_on
        ld hl,won_text
        ld de,5 * 256 + 12
        ld c,$46
        call draw_title
        ld hl,won_lines
        call draw_text
        ld hl,(level_time)
        xor a
        ld b,5
        ld de,10 * 256 + 19
        call draw_digits
        pop hl
        xor a
        ld b,5
        ld de,12 * 256 + 19
        call draw_digits
        ld hl,(score)
        xor a
        ld b,5
        ld de,14 * 256 + 19
        call draw_digits
        ld b,WON_LOOK
wait:
        push bc
        call sound_tick
        pop bc
        halt
        djnz wait
        ret
        endp
        level_won_texts

        endif
