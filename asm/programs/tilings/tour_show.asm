; tour_show.asm - the tour: its mazes, what is beside them; the library plays

        if ! defined TILINGS_TOUR_SHOW
TILINGS_TOUR_SHOW equ 1

PAR_ROW:        equ 13                  ; of the number, the word above
STARS_BESIDE:   equ 14                  ; the stars that can still be won
TIME_ROW:       equ 16
HELP_ROW:       equ 18                  ; what help costs is below
GLASS_ROW:      equ 21                  ; what the hourglass is worth
STARS_ROW:      equ HELP_ROW            ; afterwards, in place of the help

; tour_new - no maze done, and no points; tour_zero - no points
; Uses:  AF, BC, DE, HL
tour_new:
        ld hl,0
        ld (tour_level),hl              ; and tour_round
tour_zero:
        ld hl,0
        ld (tour_score),hl              ; fall through into tour_reset

; tour_reset - what is the same on all levels
; Uses:  AF, BC, DE, HL
tour_reset:
        call choices_reset
        xor a
        ld (speed),a
        ld hl,tour_sizes
        ld de,sizes
        ld bc,tour_sizes_end - tour_sizes
        ldir
        ret

; tour_maze - make and draw the maze of a level: the first of WAY_TRIES whose shortest way has WAY_LEAST steps, a few more in each level, and
;             WAY_SPAN more at most
; In:    tour_level, seed
; Out:   the walk begins: fewest, route
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: tiling, seed, what make_maze, make_drawn and board_begin write; the screen
tour_maze:
        proc
        local edges, again, next, enough
        ink INK_TEXT
        call clear_screen
        ld a,(tour_level)
        ld (tiling),a
        call tour_bar
        call making_tell
        call fit_size
        ld b,WAY_TRIES
again:
        push bc
        call attract_check
        call key_break
        jp nc,tour_leave
        call make_maze
        ld a,(tiling_flags)
        and ROUND_ROWS
        jr z,edges
        ld hl,(tiling_rows)             ; a torus: the corners are neighbours, the middle is far
        srl h
        srl l
        ld a,l
        ld l,h
        ld h,a
        ld (links_exit),hl
edges:
        ld hl,(rng_seed)
        ld (seed),hl
        ld de,(links_entrance)
        call way_find                   ; BC = steps
        ld hl,tour_level
        ld a,(hl)
        srl a
        srl a
        add a,(hl)
        add a,WAY_LEAST
        ld l,a
        ld h,0
        ld a,c
        sub l
        ld e,a
        ld a,b
        sbc a,h
        ld a,e
        pop bc
        jr nz,next
        cp WAY_SPAN + 1
        jr c,enough
next:
        djnz again
enough:
        call board_clear
        call make_drawn
        jp board_begin
        endp

; tour_panel - the rose and the steps
; Uses:  AF, BC, DE, HL
tour_panel:
        call rose_draw
        ld hl,tour_text
        call draw_text
        jp board_steps

; tour_bar - the bar: level, tiling, points
; Uses:  AF, BC, DE, HL
tour_bar:
        call bar_clear
        ld hl,tour_level_text
        call draw_text
        ink INK_BAR
        call tour_mazes
        inc l
        ld de,7
        call draw_plain
        ld de,11
        call bar_tiling                 ; fall through into tour_bar_score

; tour_bar_score - the points
tour_bar_score:
        ink INK_BAR
        ld hl,(tour_score)
        jp bar_number

; tour_more - what is beside the maze while somebody plays: par, time, keys, the hourglass
; Uses:  AF, BC, DE, HL
tour_more:
        ld a,(keys_in_use + 1)
        or a
        ld a,'P'
        jr z,tour_pause_known
        ld hl,keys_named
        ld bc,25
        cpir
        jr nz,tour_pause_known
        ld a,'H'                        ; P walks
tour_pause_known:
        ld (tour_pause_cap),a
        ld (tour_pause_letter),a
        ld hl,tour_more_text
        call draw_text
        ld de,GLASS_ROW * 2048 + PANEL * 8 + 4 * 257
        ld hl,shape_glass
        call stamp
        ld hl,tour_keys
        call draw_keys
        ld de,STARS_BESIDE * 256 + PANEL
        ld c,STAR_WON
        ld b,3
tour_stars_beside:
        call small_star
        djnz tour_stars_beside
        ld de,HELP_ROW * 256 + 256 + PANEL + 5
        call small_star
        ink INK_VALUE
        ld hl,(tour_par)
        ld de,PAR_ROW * 256 + PANEL
        jp tenths_draw

; tour_demo - the library plays: for attract_run
; Uses:  AF, BC, DE, HL
tour_demo:
        proc
        local each, step, shift, rest
        call tour_new
each:
        call tour_maze
        call tour_panel
        ld hl,demo_text
        call draw_text
        ld hl,route
        ld bc,(route_length)
step:
        ld a,(hl)
        inc hl
        push hl
        push bc
        ld b,a
        call bit_of
        ld a,c
        call board_step
        call attract_frame
        pop bc
        pop hl
        dec bc
        ld a,b
        or c
        jr nz,step
        ld b,DEMO_END
rest:
        call attract_frame
        djnz rest
        ld hl,tour_level
        inc (hl)
        ld a,(hl)
        cp TILINGS
        jr nz,each
        ret
        endp
WAY_LEAST:      equ 20
WAY_SPAN:       equ 12
WAY_TRIES:      equ 200
DEMO_END:       equ 75                  ; frames

; columns, rows: cells of 16 pixels where there are such; the longest mazes are shorter than those of the choices
tour_sizes:
        db 11, 10, 8, 7, 11, 8, 5, 10, 13, 7, 7, 6, 20, 5, 20, 5, 5, 4, 11, 9, 11, 9, 15, 6, 32, 6
tour_sizes_end:

tour_level_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 1, "LEVEL", TEXT_END
tour_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, STEPS_ROW - 1, PANEL, "Steps", TEXT_END
tour_more_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, PAR_ROW - 1, PANEL, "Par", TEXT_AT, TIME_ROW - 1, PANEL, "Time"
        db TEXT_AT, HELP_ROW + 1, PANEL, "-10s-", TEXT_AT, GLASS_ROW, PANEL + 1, "+10 s"
        db TEXT_COLOUR, GLASS_INK, TEXT_AT, GLASS_ROW, PANEL, " ", TEXT_END
tour_keys:
        db HELP_ROW, PANEL, "S", PANEL + 2, "help", TEXT_END, HELP_ROW + 2, PANEL
tour_pause_cap:
        db "P", PANEL + 2, "wait", TEXT_END, KEYS_END
pause_text:
        db TEXT_INK, INK_BAR, TEXT_AT, FOOT, 0, " Paused: any key, or BREAK ends ", TEXT_END
tour_out_text:
        db " Stars", TEXT_END
TOUR_POINTS:    equ 7                  ; the column of what they are worth
tour_way_text:
        db " shortest ", TEXT_END
tour_time_text:
        db " time ", TEXT_END
tour_gone_text:
        db "Out!    ", TEXT_END
tour_there_text:
        db "There!  ", TEXT_END
tour_clear_text:                        ; below the stars
        db TEXT_INK, INK_TEXT, TEXT_AT, STARS_ROW + 2, PANEL, "      ", TEXT_AT, STARS_ROW + 3, PANEL, "      ", TEXT_END
tour_press_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 1, "Press any key       ", TEXT_END
tour_paid_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, HELP_ROW + 1, PANEL, "  free", TEXT_END
POOR_BAR:       equ $57                 ; bright white on bright red
tour_poor_text:
        db " No time for that!", TEXT_END
demo_text:
        db TEXT_INK, INK_BAR, TEXT_AT, FOOT, 0, "       Demo: press any key      ", TEXT_END

        endif
