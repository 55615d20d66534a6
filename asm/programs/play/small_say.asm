; small_say.asm - what the small menu draws and says: parts of it that do not fit into the printer buffer, each with the place where it stays

        if ! defined PLAY_SMALL_SAY
PLAY_SMALL_SAY  equ 1

; small_list - draw the page; it runs where a 128K has its account of the games in the banks
; Out:   C = lines
small_list_here:
        proc
        local each, some, logo
        ld hl,small_logo
        ld b,SMALL_LOGO_BYTES
logo:
        ld a,(hl)
        inc hl
        rst PRINT_A
        djnz logo
        call small_print                ; the keys, and the bar of the foot
        call small_print                ; what is in it
        ld a,INK_CAP
        ld (ATTRIBUTES + 32 * SMALL_KEYS_ROW + SMALL_PANEL),a
        ld (ATTRIBUTES + 32 * SMALL_KEYS_ROW + SMALL_PANEL + 2),a
        ld hl,small_titles
        ld b,(hl)
        inc b                           ; the menu
        inc hl
        ld a,(PLAY_RESTART + 1)
        or a
        jr z,some
        inc b                           ; once more
some:
        ld c,0
each:
        call small_place
        ld (iy + ATTR_T),INK_CAP
        ld a,c
        add a,'A'
        rst PRINT_A
        ld (iy + ATTR_T),INK_TITLE
        ld a,' '
        rst PRINT_A
        call small_print
        inc c
        djnz each
        ret
        endp
small_list_end:

small_more:                             ; at the end of memory
; small_title - print a title
; In:    A = game, from 1; 0: the menu
; Keeps: C, DE
; Uses:  AF, B, HL
small_title_here:
        proc
        local game, each, skip
        ld hl,small_titles
        sub 1
        jr nc,game
        ld a,(hl)
game:
        inc hl
        ld b,a
        inc b
each:
        dec b
        jp z,small_print
skip:
        bit 7,(hl)
        inc hl
        jr z,skip
        jr each
        endp

; small_bar - colour a line but for its letter, and print in that colour from then on
; In:    A = colour; C = line
; Keeps: BC
; Uses:  AF, DE, HL
small_bar_here:
        proc
        local cell
        ld (iy + ATTR_T),a
        call small_place
        ld hl,(DF_CC)
        inc l
        call PO_ATTR
        ld e,SMALL_WIDTH
cell:
        ld (hl),a
        inc l
        dec e
        jr nz,cell
        ret
        endp
small_break_here:
        db "BREAK back", PRINT_COMMA + TITLE_END
small_minutes_here:
        db " mi", 'n' + TITLE_END
small_more_end:

small_stay:                             ; over the code for banks, before the titles
; small_number - print a text and a time
; In:    HL = text; A = the time, in units
; Out:   minutes, to the nearest one
; Uses:  AF, BC, HL
small_number_here:
        proc
        local minute
        ld c,a
        call small_print
        ld a,c
        add a,TIMES_OF_MINUTE / 2
        ld bc,0 - 1
minute:
        inc bc
        sub TIMES_OF_MINUTE
        jr nc,minute
        jp OUT_NUM
        endp
small_second_here:
        db PRINT_COMMA, PRINT_AT, SMALL_TITLE_ROW + 1, SMALL_PANEL + TITLE_END
small_third_here:
        db PRINT_COMMA, PRINT_AT, SMALL_KEYS_ROW, SMALL_PANEL + TITLE_END
small_fourth_here:
        db PRINT_COMMA, PRINT_AT, SMALL_KEYS_ROW + 1, SMALL_PANEL + TITLE_END
small_play_here:
        db "Play the tap", 'e' + TITLE_END
small_next_here:
        db "comes nex", 't' + TITLE_END
small_stay_end:

small_calc:                             ; in the memory of the ROM's calculator, behind what PRINT makes quarters of cells in
; small_itself - a header of the menu: load what follows, if it is its code
; In:    HL = the length of that; DE = length in the header; carry clear
small_itself_here:
        sbc hl,de
        jp nz,small_read
        ld ix,MENU
        call stays_load
        jp c,SMALL
        pop hl
        jp start
small_calc_end:

small_gap:                              ; between BASIC's program and its stack
; small_now - say of a line when it comes
; In:    C = line
; Uses:  AF, BC, DE, HL
small_now_here:
        ld a,(PLAY_AT)
        inc a
        ld e,a
        ld d,c
        inc d                           ; fall through into small_when

; small_when - say when a game comes, and go to the row of what is to be done
; In:    D = game, from 1; 0, or one more than there are: the menu; two more: one that comes from memory; E = the game that the tape is before
; Out:   E = the same, 0: from the beginning of the tape; HL = text, or that for rewinding
; Keeps: D
; Uses:  AF, BC
small_when_here:
        proc
        local ahead, again, near, last
        ld a,d
        cp e
        jr nc,ahead
        ld e,0                          ; from the beginning of the tape
        ld hl,small_rewind
ahead:
        push hl
        ld hl,small_head
        call small_print
        ld a,d
        call small_title
        ld hl,small_second
        call small_print
        ld a,(small_titles)
        sub d
        jr c,again
        ld h,high SMALL_TIMES
        ld l,e
        ld c,(hl)
        ld l,d
        ld a,(hl)
        sub c
        ld hl,small_next
        jr z,last
        ld hl,small_in
        call small_number
        ld hl,small_minutes
last:
        call small_print
        jr near
again:
        inc a
        jr z,near                       ; the menu: nothing
        ld a,(PLAY_LINE)
        inc a
        call small_title
near:
        ld hl,small_third
        call small_print
        pop hl
        ret
        endp
small_gap_end:

small_streams:                          ; in the streams that nobody opens
small_head_here:
        db PRINT_INK, 7, PRINT_PAPER, 0, PRINT_BRIGHT, 1, PRINT_AT, SMALL_TITLE_ROW, SMALL_PANEL + TITLE_END
small_rewind_here:
        db "Rewind the tap", 'e' + TITLE_END
small_streams_end:

small_line:                             ; in BASIC's line 10
small_logo_here:                        ; MAZES, of quarters of cells
        db PRINT_AT, 1, SMALL_PANEL + 2, PRINT_INK, 5, PRINT_BRIGHT, 1
        db $8E, $84, $8A, $8B, $8A, $83, $8A, $8B, $82, $8B, $82
        db PRINT_AT, 2, SMALL_PANEL + 2
        db $8A, $82, $8A, $8E, $8A, $89, $80, $8B, $82, $83, $8A
        db PRINT_AT, 3, SMALL_PANEL + 2, PRINT_BRIGHT, 0
        db $8A, $80, $8A, $8A, $8A, $8E, $88, $8E, $88, $8C, $8A
SMALL_LOGO_BYTES: equ $ - small_logo_here
        db PRINT_INK, 7, PRINT_AT, SMALL_KEYS_ROW, SMALL_PANEL, "6 7 or a letter"
small_foot_here:                        ; PRINT_AT does not reach row 23, but what is printed goes on there
        db PRINT_AT, 22, 31, ' ', PRINT_INK, 0, PRINT_PAPER, 5, PRINT_BRIGHT, 1, PRINT_TAB, 10, 0 + TITLE_END
        db "ENTER start", PRINT_COMMA + TITLE_END
small_in_here:
        db "comes in", ' ' + TITLE_END
small_line_end:

small_list:     equ PLAY_KEPT
small_title:    equ PLAY_MORE + small_title_here - small_more
small_bar:      equ PLAY_MORE + small_bar_here - small_more
small_play:     equ banks_page + small_play_here - small_stay
small_number:   equ banks_page + small_number_here - small_stay
small_in:       equ SMALL_LINE + small_in_here - small_line
small_break:    equ PLAY_MORE + small_break_here - small_more
small_second:   equ banks_page + small_second_here - small_stay
small_third:    equ banks_page + small_third_here - small_stay
small_fourth:   equ banks_page + small_fourth_here - small_stay
small_titles:   equ banks_page + small_stay_end - small_stay    ; how many games there are, their titles, and two more; up to 5F3F
small_itself:   equ SMALL_CALC + small_itself_here - small_calc
small_next:     equ banks_page + small_next_here - small_stay
small_now:      equ SMALL_GAP
small_when:     equ SMALL_GAP + small_when_here - small_gap
small_minutes:  equ PLAY_MORE + small_minutes_here - small_more
small_head:     equ STREAMS + small_head_here - small_streams
small_rewind:   equ STREAMS + small_rewind_here - small_streams
small_logo:     equ SMALL_LINE + small_logo_here - small_line
small_foot:     equ SMALL_LINE + small_foot_here - small_line
small_passing:  equ SMALL + small_passing_here - small

        if small_list_end > small_list_here + PLAY_MOST * KEPT_BYTES
        .error the list is too long for its place
        endif
        if small_calc_end > small_calc + SMALL_CALC_BYTES
        .error the texts are too long for the calculator's memory
        endif
        if small_gap_end > small_gap + SMALL_GAP_END - SMALL_GAP
        .error the rest is too long for the gap in BASIC's memory
        endif
        if small_streams_end > small_streams + STREAMS_BYTES
        .error the texts are too long for the streams
        endif
        if small_line_end > small_line + SMALL_LINE_END - SMALL_LINE
        .error the page is too long for the line of BASIC
        endif
        if small_more_end > small_more + MORE_BYTES
        .error the texts are too long for their place
        endif

        endif
