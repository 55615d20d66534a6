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

; stars_now - the stars that an exit would earn now
; In:    clock, tour_begun, tour_par, fewest
; Out:   B = 1 to 3
; Keeps: IX, IY
; Uses:  AF, C, DE, HL
; Writes: nothing
stars_now:
        ld hl,(clock)
        ld de,(tour_begun)
        or a
        sbc hl,de
        ex de,hl
        ld hl,(tour_par)
        sbc hl,de
        ld b,1
        ret c
        ld hl,(fewest)
        ld b,h
        ld c,l
        srl b
        rr c
        srl b
        rr c
        add hl,bc
        ld bc,THIRD_LOOK
        add hl,bc
        sbc hl,de
        ld b,2
        ret c
        inc b
        ret

; stars_show - those stars beside the maze
; In, Uses: as stars_now, and B
; Out:   -
; Keeps: IX, IY
; Writes: attributes
stars_show:
        proc
        local each, lit
        call stars_now
        ld hl,ATTRIBUTES + 32 * STARS_BESIDE + PANEL + 2
        ld c,3
each:
        ld a,b
        cp c
        ld a,STAR_WON
        jr nc,lit
        ld a,STAR_MISSED
lit:
        ld (hl),a
        dec l
        dec c
        jr nz,each
        ret
        endp

; small_star - a star of one cell, as draw_star draws its own
small_star:
        ld hl,shape_star
        call draw_shape
        inc e
        ret

shape_star:
        db $10, $10, $38, $FE, $7C, $38, $6C, $44

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
