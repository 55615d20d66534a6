; tour.asm - the game: a walk from tiling to tiling against the clock. Unpacked where Kruskal has his walls
;
; 1. Each tiling is a level, squares first. The clock begins with TOUR_START; each level adds its par to it. What is left counts for the next.
; 2. Par is PAR_BEGIN and PAR_STEP for each of the fewest steps.
; 3. A level earns 100 points for each star: three for half of par, two for par, else one; and 50 for the fewest steps, if no way was shown.
;    To show the way costs TOUR_HELP, once in each maze. In a dead end is an hourglass, worth GLASS_GAIN. After the last level each tenth of a second is a point.

        if ! defined TILINGS_TOUR
TILINGS_TOUR equ 1

        include "engine/views/clock.asm"
        include "engine/views/stars.asm"

TOUR_START:     equ 300                 ; tenths of a second
TOUR_HELP:      equ 100
TOUR_LOW:       equ 100                 ; the clock is red from here on, and ticks
TOUR_TICK:      equ 8                   ; tenths of a second
PAR_BEGIN:      equ 60
PAR_STEP:       equ 4
TOUR_STAR:      equ 100                 ; points
TOUR_FEWEST:    equ 50

; tour_begin - the first level
tour_begin:
        ld sp,stack_top
        call clock_start
        ld hl,TOUR_START
        ld (tour_limit),hl
        ld hl,0
        ld (tour_score),hl
        ld hl,tour_stars
        ld bc,TILINGS - 1
        call clear_bytes
        call tour_reset
tour_level_begin:
        call tour_maze
        call glass_place
        ld hl,(fewest)
        add hl,hl
        add hl,hl                       ; PAR_STEP
        ld de,PAR_BEGIN
        add hl,de
        ld (tour_par),hl
        ex de,hl
        ld hl,(tour_limit)
        add hl,de
        ld (tour_limit),hl
        ld hl,(clock)
        ld (tour_begun),hl
        call tour_panel
        call tour_more
        call board_hint

; tour_go - the walk goes on, and so does the clock
tour_go:
        ld a,(FRAMES)
        ld (tour_frames),a

; tour_frame - one fiftieth of a second
tour_frame:
        halt
        call tour_time
        jp c,tour_up
        call board_walk
        jr c,tour_out
        call glass_frame
        call key_read
        ld hl,tour_letters
        call key_act
        jr tour_frame

tour_letters:
        db KEY_BREAK
        dw tour_leave
        db 'S'
        dw tour_help
        db 'P'
        dw tour_pause
        db 0

; tour_help - S: show the way, or hide it; once it is paid, it is free in this maze
tour_help:
        ld a,(helped)
        or a
        ld c,TOUR_HELP
        call z,clock_add
        call way_turn
        jr tour_frame

; tour_pause - P: neither the clock nor the eye goes on
tour_pause:
        ld hl,ATTRIBUTES
        ld de,links_list
        ld bc,768
        ldir
        ld c,b
        call clear_colours
        ld hl,pause_text
        call draw_text
        call key_wait
        push af
        ld hl,links_list
        ld de,ATTRIBUTES
        ld bc,768
        ldir
        call board_hint
        pop af
        jp c,tour_leave
        jr tour_go

; tour_leave - BREAK: the points count, if there are any
tour_leave:
        ld hl,(tour_score)
        ld a,h
        or l
        jp z,opening_page
        ld hl,tour_left_text
        jp tour_end

; clear_colours - all cells in one colour
; In:    C = attribute
clear_colours:
        ld hl,ATTRIBUTES
        ld d,h
        ld e,l
        inc e
        ld (hl),c
        ld bc,767
        ldir
        ret

; tour_out - the exit of a level: stars and points
tour_out:
        proc
        local stars, star, plain
        ld hl,(clock)
        ld de,(tour_begun)
        or a
        sbc hl,de
        ld b,1
        ex de,hl
        ld hl,(tour_par)
        sbc hl,de
        jr c,stars
        inc b
        sbc hl,de
        jr c,stars
        inc b
stars:                                  ; B
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
        ld c,b
star:
        add hl,de
        djnz star
        push hl                         ; the points
        ld de,(tour_score)
        add hl,de
        ld (tour_score),hl
        ld de,STARS_ROW * 256 + PANEL
        ld a,c
        ld hl,draw_star
        call draw_stars
        ld hl,tour_out_text
        ld c,OUT_INK
        ld de,FOOT * 256
        call draw_line
        pop hl
        xor a
        ld de,FOOT * 256 + 6
        call draw_plain
        call tour_bar_score
        call sound_rise
        call key_wait
        jp c,tour_leave
        ld hl,tour_level
        inc (hl)
        ld a,(hl)
        cp TILINGS
        jp nz,tour_level_begin
        ld hl,(tour_limit)              ; all levels: what is left of the time
        ld de,(clock)
        or a
        sbc hl,de
        ld de,(tour_score)
        add hl,de
        ld (tour_score),hl
        ld hl,tour_won_text
        jp tour_end
        endp

        include "programs/tilings/tour_end.asm"
        include "programs/tilings/tour_glass.asm"
        include "programs/tilings/tour_show.asm"

        endif
