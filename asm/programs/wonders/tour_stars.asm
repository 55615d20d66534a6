; tour_stars.asm - the three stars of each wonder: which results win them, what is said of them

        if ! defined WONDERS_TOUR_STARS
WONDERS_TOUR_STARS equ 1

        include "engine/sound/sound.asm"
        include "engine/text/number.asm"
        include "engine/views/clock.asm"
        include "programs/wonders/tour_late.asm"

        public tour_give, tour_next, tour_told, tour_bar

TOUR_MOST:      equ 3                   ; stars of a wonder
TOUR_NEW_INK:   equ $70                 ; black on bright yellow
TOUR_AIMS:      equ 4                   ; where the results for its stars are in its record
TOUR_LOW:       equ 60 * 256 + 250      ; periods, half a period: a time that was too long

; tour_star - the stars that the result is worth, and what row 23 says of them; for a time one star at most, as the next one
;             is for a harder maze
; In:    IX as tour_records; tour_result, tour_wonder
; Uses:  AF, BC, DE, HL
tour_star:
        proc
        local give
        call tour_worth
        ld c,a
        ld a,(ix + 2)
        or a                            ; TOUR_LEAST
        ld a,c
        jr nz,give
        ld a,(tour_had)
        inc a
        cp c
        jr c,give
        ld a,c
give:
        call tour_give
        endp
        call tour_footer
        call tour_held_stars
        ld a,(tour_had)
        cp (hl)
        jr nc,tour_short                ; none was won in this walk
        push de
        call tour_burst
        pop de
        ld a,TOUR_NEW_INK
        call tour_shine                 ; all of the row
        ld hl,tour_new_text
        call draw_text                  ; fall through into tour_number

; tour_number - the number of stars of a wonder, and a blank
; In:    tour_wonder; D, E = row, column; C = colour
; Uses:  AF, E, HL
tour_number:
        call tour_held_stars
        ld a,(hl)
        add a,'0'
        call draw_char
        inc e
        ld a,' '
        jp draw_char

; tour_short - so many steps more would have won the next star, or by how much the time was too long; of other results as tour_aim
; In, Uses: as tour_aim; a time that was too long ends tour_end, too
tour_short:
        proc
        local slow
        ld a,(ix + 2)
        cp TOUR_STEPS
        jr z,$ + 5
        or a                            ; TOUR_LEAST
        jr nz,tour_aim
        push de
        call tour_next
        pop de
        jr c,tour_aim                   ; there is none
        push de
        ld de,(tour_result)
        sbc hl,de                       ; carry is clear
        pop de
        jr c,slow
        dec e
        dec e
        xor a
        call draw_plain
        ld hl,tour_more_text
        jp draw_text
slow:
        xor a
        sub l
        ld l,a
        sbc a,a
        sub h
        ld h,a
        call tenths_plain
        ld hl,tour_slow_text
        call draw_text
        ld bc,TOUR_LOW
        call sound_tone
        pop hl                          ; no rising notes
        jp tour_stay
        endp

; tour_aim - which result wins the next star of a wonder; if it has all, which one has to be beaten
; In:    IX as tour_records; tour_wonder; D, E = row, column; C = colour
; Uses:  AF, B, DE, HL
tour_aim:
        proc
        local more, seconds, won, all
        push de
        call tour_next
        pop de
        jr c,won
        push hl
        ld hl,tour_within_text
        ld a,(ix + 2)
        or a                            ; TOUR_LEAST
        jr z,more
        ld hl,tour_next_text
more:
        call draw_text
        pop hl
        ld a,(ix + 2)
        cp TOUR_OF_FIVE
        jr c,seconds
        xor a
        call draw_plain
        jp tour_unit
seconds:
        call tenths_plain
        jp tour_unit
won:
        push de
        call tour_records
        pop de
        ld a,(ix + 2)
        cp TOUR_OF_FIVE
        jr z,all                        ; five of five cannot be beaten
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        or h
        push hl
        ld hl,tour_beat_text
        jr nz,more
        pop hl
all:
        ld hl,tour_all_text
        jp draw_text
        endp

; tour_told - the same after a text; tour_bar - in the bar, before the clock
; In:    HL = text; tour_wonder
; Uses:  AF, BC, DE, HL, IX
tour_bar:
        ld hl,tour_bar_text
tour_told:
        push hl
        call tour_records
        pop hl
        call draw_text
        jr tour_aim

; tour_clear - nothing but the name of the page and the time in its bar, when a walk has ended
; In:    HL = text of the bar
; Uses:  AF, BC, DE, HL
tour_clear:
        call tour_head
        jp tour_clock

; tour_worth - how many stars is the result worth?
; In:    IX as tour_records; tour_result
; Out:   A = 0 to TOUR_MOST
; Uses:  F, BC, DE, HL
tour_worth:
        proc
        local each, most, short
        push ix
        pop hl
        ld bc,TOUR_AIMS
        add hl,bc
        ld bc,TOUR_MOST * 256
each:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        ld hl,(tour_result)
        ld a,(ix + 2)
        or a                            ; TOUR_LEAST
        jr nz,most
        ex de,hl
most:
        or a
        sbc hl,de
        pop hl
        jr c,short
        inc c
short:
        djnz each
        ld a,c
        ret
        endp

; tour_give - a wonder has so many stars, unless it has more
; In:    A = stars; tour_wonder
; Uses:  AF, C, HL
tour_give:
        ld c,a
        call tour_held_stars
        ld a,(hl)
        cp c
        ret nc
        ld (hl),c
        ret

; tour_held_stars - where the number of a wonder's stars is
; In:    tour_wonder
; Out:   HL
; Uses:  AF
tour_held_stars:
        ld hl,tour_wonder
        ld a,(hl)
        ld hl,tour_stars
        add a,l
        ld l,a
        ret nc
        inc h
        ret

; tour_next - what wins the next star
; In:    IX as tour_records; tour_wonder
; Out:   carry clear: HL = the result; carry set: it has all
; Uses:  AF, DE
tour_next:
        call tour_held_stars
        ld a,(hl)
        cp TOUR_MOST
        ccf
        ret c
        add a,a
        add a,TOUR_AIMS
        ld e,a
        ld d,0
        push ix
        pop hl
        add hl,de
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ret                             ; carry is clear

tour_row_text:
        db TEXT_AT, 22, 1, TEXT_INK, INK_VALUE, TEXT_END
tour_bar_text:
        db TEXT_AT, 0, 11, TEXT_INK, INK_BAR, "               ", TEXT_AT, 0, 11, TEXT_END
tour_none_text:
        db "Follow the white way: no star", TEXT_END
tour_next_text: db "Star at ", TEXT_END
tour_within_text: db "Star in ", TEXT_END
tour_more_text: db " more for a star", TEXT_END
tour_all_text:  db "All three stars", TEXT_END
tour_beat_text: db "Beat ", TEXT_END
tour_slow_text: db " s too late", TEXT_END
tour_new_text:  db TEXT_AT, 23, 9, TEXT_COLOUR, TOUR_NEW_INK, "New! Stars: ", TEXT_END

        endif
