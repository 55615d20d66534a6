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

; level_won - the way out: time and points; a life and a ball more, up to LIVES_MOST and THREADS_MOST, or the end of the last level
; In:    DE = points
; Uses:  AF, BC, DE, HL
level_won:
        proc
        local goes_on, said, no_life, wait
        push de
        call page_clear_on
        ld a,(level_number)
        cp LEVELS - 1
        ld hl,free_text
        ld de,5 * 256 + 4
        jr z,$ + 7
        ld hl,won_text
        ld e,12
        push af
        ld c,$46
        call draw_title
        ld hl,won_lines
        call draw_text
        pop af
        jr nz,goes_on
        ld hl,free_lines
        jr said
goes_on:
        ld hl,lives
        ld a,(hl)
        cp LIVES_MOST
        jr nc,no_life
        inc (hl)
        ld hl,won_life
        call draw_text
no_life:
        ld hl,threads
        ld a,(hl)
        cp THREADS_MOST
        ld hl,won_value
        jr nc,said
        ld hl,threads
        inc (hl)
        ld hl,won_ball
said:
        call draw_text                  ; and C = the colour of numbers
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

won_text:
        db "OUT!", TEXT_END
free_text:
        db "YOU ARE FREE", TEXT_END
won_lines:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 10, 8, "Seconds", TEXT_AT, 12, 8, "Points", TEXT_AT, 14, 8, "Total", TEXT_END
won_life:
        db TEXT_AT, 17, 8, "One more life.", TEXT_END
won_ball:
        db TEXT_AT, 18, 8, "One more ball."
won_value:
        db TEXT_INK, INK_VALUE, TEXT_END
free_lines:                             ; GAME OVER comes below them
        db TEXT_AT, 16, 1, "The last of 12 levels is won."
        db TEXT_AT, 17, 4, "IT stays behind, alone."
        db TEXT_AT, 19, 4, "Any key: the best scores", TEXT_INK, INK_VALUE, TEXT_END
        if LEVELS - 12
        .error free_lines names the number of levels
        endif

        endif
