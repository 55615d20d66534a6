; tour.asm - the game: a walk from tiling to tiling against the clock. Unpacked where Kruskal has his walls
;
; 1. Each tiling is a level, squares first. The clock begins with TOUR_START; each level adds its par to it. A quarter of what is left becomes
;    points, one for each tenth of a second; the rest counts for the next level.
; 2. Par is PAR_STEP for each of the fewest steps, and as if they were PAR_MAZES more in the first maze, one less in each maze after it; but
;    PAR_FLOOR at least.
; 3. A level earns 100 points for each star: three for a step in six frames and eight seconds to look, two for par, else one; and 50 for the fewest steps, if no way was shown.
;    To show the way costs TOUR_HELP, once in each maze. In a dead end is an hourglass, worth GLASS_GAIN; the way there costs no points. After the last level comes the first again.

        if ! defined TILINGS_TOUR
TILINGS_TOUR equ 1

        include "engine/views/clock.asm"
        include "engine/views/stars.asm"

TOUR_START:     equ 300                 ; tenths of a second
TOUR_HELP:      equ 100
TOUR_LOW:       equ 100                 ; the clock is red from here on, and ticks; then the border is red, too
TOUR_TICK:      equ 8                   ; tenths of a second; half of it in the last half of that time
TICK_PITCH:     equ 40                  ; of the last tick; those before are lower
PAR_STEP:       equ 4
PAR_MAZES:      equ 15
PAR_FLOOR:      equ 120
THIRD_LOOK:     equ 80                  ; tenths of a second for the third star, and a tenth and a quarter for each of the fewest steps
FOOT_STAYS:     equ 100                 ; frames that a message in the foot is seen
UP_STAYS:       equ 114                 ; frames that the maze is still seen
LOST_INK:       equ $02                 ; red
TOUR_STAR:      equ 100                 ; points
TOUR_FEWEST:    equ 50

; tour_begin - the first level; tour_again - that of tour_level, without points, but with the stars of those before
tour_begin:
        call tour_new
        ld hl,tour_stars
        ld bc,TILINGS - 1
        call clear_bytes
tour_again:
        ld sp,stack_top
        call clock_start
        ld hl,TOUR_START
        ld (tour_limit),hl
        call tour_zero
tour_level_begin:
        call tour_maze
        call glass_place
        call tour_mazes
        ld a,PAR_MAZES
        sub l
        jr nc,tour_early
        xor a
tour_early:
        ld e,a
        ld d,h
        ld hl,(fewest)
        add hl,de
        add hl,hl
        add hl,hl                       ; PAR_STEP
        ex de,hl
        ld hl,PAR_FLOOR
        sbc hl,de                       ; carry is clear
        jr c,tour_long                  ; else 0 or more are missing
        add hl,de
        ex de,hl
tour_long:
        ld (tour_par),de
        ld hl,(tour_limit)
        add hl,de
        ld (tour_limit),hl
        ld hl,(clock)
        ld (tour_begun),hl
        call tour_panel
        call tour_more
        call ghost_begin
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
        jp c,tour_out
        call glass_frame
        call ghost_frame
        ld hl,foot_left
        ld a,(hl)
        or a
        jr z,tour_keys_read
        dec (hl)
        call z,board_hint
tour_keys_read:
        call key_read
        ld hl,tour_letters
        call key_act
        jr tour_frame

tour_letters:
        db KEY_BREAK
        dw tour_pause
        db 'S'
        dw tour_help
tour_pause_letter:
        db 'P'                          ; or H, where P walks
        dw tour_pause
        db 0

; tour_help - S: show the way, or hide it; once it is paid, it is free in this maze. Who cannot pay is told so
tour_help:
        proc
        local paid
        ld a,(helped)
        or a
        jr nz,paid
        call tour_left
        ld de,TOUR_HELP + 1
        sbc hl,de                       ; carry was clear
        ld hl,tour_poor_text
        ld c,POOR_BAR
        jr c,tour_told
        ld c,TOUR_HELP
        call clock_add
        ld hl,tour_paid_text
        call draw_text
paid:
        call way_turn
        jr tour_frame
        endp

; tour_told - a message in the foot, for a while: HL = text, C = colour
tour_told:
        call foot_tell
        jr tour_frame

; tour_left - HL = tenths of a second that are left, carry clear; DE = clock; uses F
tour_left:
        ld hl,(tour_limit)
        ld de,(clock)
        or a
        sbc hl,de
        ret

; foot_tell - a message in the foot, until FOOT_STAYS frames have passed
; In:    HL = text, C = colour
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: foot_left; the screen
foot_tell:
        ld a,FOOT_STAYS
        ld (foot_left),a
        ld de,FOOT * 256
        jp draw_line

; tour_pause - P or H, BREAK: neither the clock nor the eye goes on
tour_pause:
        ld hl,ATTRIBUTES
        ld de,links_list
        ld bc,768
        ldir
        ld c,b
        ld a,b
        out (PORT_ULA),a
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
        jp nc,tour_go                   ; fall through into tour_leave

; tour_leave - BREAK while the clock stands: the points count, if there are any
tour_leave:
        ld hl,(tour_score)
        ld a,h
        or l
        jp z,opening_page
        call pages_unpack
        jp tour_left_page

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

        include "programs/tilings/tour_out.asm"

; tour_up - there is no time left: all turns red, with a falling note of half a second; then the way is shown between red walls, for two seconds,
;           or until a key is held after one
tour_up:
        proc
        local fall, each, stay, over
        ld c,LOST_INK
        ld a,c
        ld (wall_ink),a
        call clear_colours
        ld c,100
fall:
        ld b,2
        call sound_tone
        inc c
        jr nz,fall
        ld hl,tour_up_words
        ld c,POOR_BAR
        call foot_tell
        call way_hide                   ; it has turned red, too
        call way_turn
        ld b,UP_STAYS
each:
        halt
        bit 6,b                         ; 51 frames
        jr nz,stay
        call key_any
        jr nz,over
stay:
        djnz each
over:
        call pages_unpack
        jp tour_up_page
        endp
tour_up_words:
        db " Your time is up: press any key", TEXT_END

        include "programs/tilings/tour_glass.asm"
        include "programs/tilings/tour_ghost.asm"
        include "programs/tilings/tour_stars.asm"
        include "programs/tilings/choices_reset.asm"
        include "programs/tilings/tour_show.asm"
        include "programs/tilings/tour_time.asm"

        endif
