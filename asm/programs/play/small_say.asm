; small_say.asm - what the small menu draws and says: parts of it that do not fit into the printer buffer, each with the place where it stays

        if ! defined PLAY_SMALL_SAY
PLAY_SMALL_SAY  equ 1

; small_list - draw the list; it runs where a 128K has its account of the games in the banks
; Out:   C = lines
small_list_here:
        proc
        local each, some
        call CL_ALL
        ld hl,small_keys
        call small_print
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
small_minutes_here:
        db " minute", 's' + TITLE_END
small_in_here:
        db " in", ' ' + TITLE_END
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

; small_bar - colour a line but for its letter
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
        ld (iy + ATTR_T),INK_TITLE
        ret
        endp
small_passing_here:
        db " Passing", ' ' + TITLE_END
small_more_end:

small_stay:                             ; over the code for banks, before the titles
small_keys_here:
        db PRINT_AT, 0, 1, PRINT_INK, 5, PRINT_BRIGHT, 1, "67 or a letter, then ENTE", 'R' + TITLE_END
small_head_here:
        db PRINT_AT, 20, 0, PRINT_COMMA, PRINT_COMMA, PRINT_COMMA, PRINT_COMMA, PRINT_AT, 20, 1, PRINT_BRIGHT, 1 + TITLE_END
small_stay_end:

small_calc:                             ; in the memory of the ROM's calculator
small_break_here:
        db PRINT_AT, 0, 1, "BREAK back", PRINT_COMMA, PRINT_COMMA + TITLE_END
small_play_here:
        db " Play the tap", 'e' + TITLE_END
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

; small_when - say when a game comes, and go to the next row
; In:    D = game, from 1; 0: the menu; greater: one that comes from memory; E = the game that the tape is before; HL = text
; Out:   E = the same, 0: from the beginning of the tape; HL = text, or that for rewinding
; Keeps: D
; Uses:  AF, BC
small_when_here:
        proc
        local ahead, minute, again, near, last
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
        ld a,(small_titles)
        cp d
        jr c,again
        ld h,high SMALL_TIMES
        ld l,e
        ld c,(hl)
        ld l,d
        ld a,(hl)
        sub c
        ld hl,small_next
        jr z,last
        ld c,a
        ld hl,small_in
        call small_print
        ld a,c
        add a,TIMES_OF_MINUTE / 2
        ld bc,0 - 1
minute:
        inc bc
        sub TIMES_OF_MINUTE
        jr nc,minute
        call OUT_NUM
        ld hl,small_minutes
last:
        call small_print
        jr near
again:
        ld a,(PLAY_LINE)
        inc a
        call small_title
near:
        ld a,PRINT_CR
        rst PRINT_A
        pop hl
        ret
        endp
small_gap_end:

small_streams:                          ; in the streams that nobody opens
small_rewind_here:
        db " Rewind the tap", 'e' + TITLE_END
small_next_here:
        db " is nex", 't' + TITLE_END
small_streams_end:

small_list:     equ PLAY_KEPT
small_minutes:  equ PLAY_KEPT + small_minutes_here - small_list_here
small_in:       equ PLAY_KEPT + small_in_here - small_list_here
small_title:    equ PLAY_MORE + small_title_here - small_more
small_bar:      equ PLAY_MORE + small_bar_here - small_more
small_passing:  equ PLAY_MORE + small_passing_here - small_more
small_keys:     equ banks_page + small_keys_here - small_stay
small_head:     equ banks_page + small_head_here - small_stay
small_titles:   equ banks_page + small_stay_end - small_stay    ; how many games there are, their titles, and two more; up to 5F3F
small_break:    equ MEMBOT + small_break_here - small_calc
small_play:     equ MEMBOT + small_play_here - small_calc
small_now:      equ SMALL_GAP
small_when:     equ SMALL_GAP + small_when_here - small_gap
small_rewind:   equ STREAMS + small_rewind_here - small_streams
small_next:     equ STREAMS + small_next_here - small_streams

        if small_list_end > small_list_here + PLAY_MOST * KEPT_BYTES
        .error the list is too long for its place
        endif
        if small_calc_end > small_calc + MEMBOT_BYTES
        .error the texts are too long for the calculator's memory
        endif
        if small_gap_end > small_gap + SMALL_GAP_END - SMALL_GAP
        .error the rest is too long for the gap in BASIC's memory
        endif
        if small_streams_end > small_streams + STREAMS_BYTES
        .error the texts are too long for the streams
        endif
        if small_more_end > small_more + MORE_BYTES
        .error the texts are too long for their place
        endif

        endif
