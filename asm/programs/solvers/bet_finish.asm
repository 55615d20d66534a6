; bet_finish.asm - a solver of a race has arrived, or is lost

        if ! defined SOLVERS_BET_FINISH
SOLVERS_BET_FINISH equ 1

; lane_finish - the solver has arrived, or is lost: its way, steps and place
; In:    A = lane
; Uses:  AF, BC, DE, HL
lane_finish:
        proc
        local room, lost, place, winner
        push af
        call lane_record
        ld l,LANE_PLACE
        ld a,(hl)
        or a
        jp z,lost
        ld l,LANE_STEPS
        ld b,(hl)
        srl b
        ld l,LANE_MOVES
        pop af
        push af
        ld c,a
        ld de,(solve_start)
        xor a
room:                                   ; A = the side by which the way comes in
        push bc
        ld b,a
        ld a,(hl)
        call side_bit
        or b
        pop bc
        call way_draw
        ld a,(hl)
        inc l
        push af
        call route_step
        pop af
        push af
        call route_step
        pop af
        xor 4                           ; it comes in from there
        call side_bit
        djnz room
        call way_draw
        pop af
        push af
        call lane_ends
        pop af
        push af
        call lane_record
        ld l,LANE_STEPS
        ld c,(hl)
        srl c                           ; rooms
        inc l
        ld b,(hl)                       ; more than the shortest
        srl b
        pop af
        push af
        push bc
        push af
        call attract_frame              ; no word is seen that is half another one
        pop af
        call lane_corner
        pop bc
        push bc
        push de
        ld b,LANE_FAR - 1
        call lane_words
        ink INK_TEXT
        ld hl,steps_text
        call draw_text
        pop de
        pop bc
        push bc
        ld l,c
        ld h,0
        ld b,LANE_FAR
        call lane_digits
        ld a,' '
        call draw_char                  ; of the rooms that were to go
        pop bc
        ld a,b
        or a
        jr z,place
        push af
        ld c,LOST_INK
        ld a,'+'
        call draw_char
        inc e
        pop af
        ld l,a
        ld h,0
        call draw_plain
place:
        pop af
        push af
        call lane_record
        ld l,LANE_PLACE
        ld a,(hl)
        dec a
        add a,a
        add a,a
        ld e,a
        add a,low place_texts           ; they end a page
        ld l,a
        ld h,high place_texts
        ld bc,20 * 256 + 100
        ld a,e
        or a
        jr z,winner
        ld bc,10 * 256 + 160
winner:
        push hl
        push de
        call sound_tone
        pop de
        pop hl
        pop af
        push af
        ld c,$07
        ld b,a
        ld a,(bet_kind)
        cp KIND_SNAIL
        ld a,e                          ; 0: the first
        jr nz,$ + 4
        xor 3 * 4                       ; the last one
        or a
        ld a,b
        jr nz,$ + 5
        add a,$C0 + LANE_INK            ; it flashes
        ld c,a
        pop af
        push af
        push bc
        call lane_place_draw
        pop bc
        pop af
        push af
        rl c                            ; carry: the winner, whose name flashes
        call c,lane_wins
        pop bc
        push bc
        ld a,b
        call lane_second
        ld a,(lane_won)
        sub LANES                       ; no one has won yet: the last one will
        ld hl,there_text
        pop bc
        push bc
        ld a,b
        call z,lane_told
        pop af
        push af
        call lane_time
        pop af
        push hl
        call lane_corner
        ld b,LANE_CLOCK
        call lane_words
        pop hl
        ld b,2
        ink INK_VALUE
        call draw_tenths
        ld hl,ms_shape
        jp draw_shape
ms_shape:                               ; the unit in one cell
        db 0, 0, $D3, $AA, $AB, $A9, $AB, 0
lane_place_draw:                        ; a large digit, and the letters behind it
        ld b,LANE_WORD
        call lane_worded
        ld a,(hl)
        inc hl
        push hl
        call draw_large
        pop hl
        jp draw_text
lane_worded:
        push hl
        push bc
        call lane_corner
        pop bc
        pop hl
        jp lane_words
lost:
        pop af
        push af
        call lane_ends                  ; it may have been at the start
        pop af
        push af
        ld b,LANE_FAR
        ld hl,dash_text                 ; nothing is to go
        ld c,$07
        call lane_text
        pop af
        ld hl,lost_text
        ld c,LOST_INK                   ; fall through into lane_word
lane_word:
        ld b,LANE_WORD
lane_text:                              ; HL in row B of the panel
        call lane_worded
        jp draw_text
        endp

        include "programs/solvers/bet_winner.asm"

        endif
