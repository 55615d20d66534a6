; tour_stars.asm - the stars of a level, one by one, and what else its end shares with that of the tour. Unpacked with the tour

        if ! defined TILINGS_TOUR_STARS
TILINGS_TOUR_STARS equ 1

; result_wait - wait for a key; one that was meant for the maze does not count: HL = what says that keys count now
; In, Out, Keeps: as key_wait, but
; Uses:  AF, BC, DE, HL
result_wait:
        proc
        local each
        ld b,RESULT_STAYS
each:
        halt
        djnz each
        push hl
        call keys_release
        pop hl
        call draw_text
        jp key_wait + 3                 ; past its release: a key that goes down as the text is read counts
        endp

; tour_mazes - HL = mazes that are done, in this tour and those before; uses A
tour_mazes:
        ld hl,(tour_level)              ; H = those of the tours before
        ld a,h
        add a,l
        ld l,a
        ld h,0
        ret

; draw_stars - three stars, some of them won
; In:    A = how many, each with a note; D, E = row, column; HL = what draws a star, as draw_star does
; Out:   -
; Keeps: D, IX, IY
; Uses:  AF, BC, E, HL
; Writes: the screen
draw_stars:
        proc
        local each, won, draw, quiet
        ld b,3
each:
        ld c,STAR_WON
        sub 1
        jr nc,won
        ld c,STAR_MISSED
        xor a
won:
        push af
        push bc
        push hl
        call draw
        pop hl
        pop bc
        bit 6,c
        jr z,quiet
        push bc
        ld a,b
        rrca
        rrca
        rrca                            ; 96, 64, 32
        add a,24
        ld c,a
        ld b,60
        call sound_tone
        pop bc
        halt
        halt
quiet:
        pop af
        djnz each
        ret
draw:
        jp (hl)
        endp

        endif
