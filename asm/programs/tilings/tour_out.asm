; tour_out.asm - the exit of a level: what it has earned, and the next one. Unpacked with the tour

        if ! defined TILINGS_TOUR_OUT
TILINGS_TOUR_OUT equ 1

; tour_out - the exit of a level: stars and points
tour_out:
        proc
        local star, plain, centre
        call rings_here
        ld hl,tour_there_text
        jr nz,centre
        ld a,(tiling_flags)
        and ROUND_ROWS
        jr nz,centre
        ld hl,tour_gone_text
centre:
        ld c,OUT_INK
        ld de,1
        call draw_text
        ld de,(links_entrance)
        call way_find
        ld hl,tour_shine
        call way_each
        ld hl,tour_clear_text
        call draw_text
        call stars_now
        ld a,(tour_level)
        ld hl,tour_stars
        call byte_at
        ld (hl),b
        push bc
        call steps_spare
        pop bc
        ld hl,0
        ld de,TOUR_STAR
        jr c,plain
        jr nz,plain
        ld l,TOUR_FEWEST
plain:
        push hl                         ; the points for a shortest way
        ld c,b
        ld hl,0
star:
        add hl,de
        djnz star
        push hl                         ; those for the stars
        ld de,STARS_ROW * 256 + PANEL
        ld a,c
        ld hl,draw_star
        call draw_stars
        ld hl,tour_out_text
        ld c,OUT_INK
        ld de,FOOT * 256
        call draw_line
        ld e,TOUR_POINTS
        pop hl
        call tour_earn
        ld hl,tour_way_text
        call draw_text
        pop hl
        call tour_earn
        ld hl,tour_time_text
        call draw_text
        push de
        call tour_left
        srl h
        rr l
        srl h
        rr l                            ; a quarter of the time
        push hl
        ex de,hl
        ld hl,(tour_limit)
        or a
        sbc hl,de
        ld (tour_limit),hl
        pop hl
        pop de
        call tour_earn
        call tour_bar_score
        call sound_rise
        ld hl,tour_press_text
        call result_wait
        jp c,tour_leave
        ld hl,tour_level
        inc (hl)
        ld a,(hl)
        cp TILINGS
        jp nz,tour_level_begin
        call pages_unpack
        jp tour_won_page
        endp

; tour_shine - a dot of the shortest way in yellow, with a note, which rises from cell to cell
; In:    D, E = row, column; BC = steps that are left
; Keeps: DE
; Uses:  AF, BC, HL
tour_shine:
        proc
        local dotless
        push bc
        call way_here
        push de
        call stamp_place
        ld a,DOT_REACH
        call dot_place
        jr c,dotless
        call dot_char
        add a,high ATTRIBUTES
        ld h,a
        ld (hl),WALKER_INK
dotless:
        pop de
        pop bc
        halt
        ld a,c
        add a,24
        ld c,a
        ld b,12
        jp sound_tone
        endp

; tour_earn - points: HL, which are drawn too, at D, E in colour C; E = the next column; keeps C, D; uses AF, B, HL
tour_earn:
        push de
        push hl
        ld de,(tour_score)
        add hl,de
        ld (tour_score),hl
        pop hl
        pop de
        jp draw_plain

        endif
