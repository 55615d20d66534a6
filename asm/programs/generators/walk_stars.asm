; walk_stars.asm - the stars that a walk can still win: which are lost, and how that looks

        if ! defined GENERATORS_WALK_STARS
GENERATORS_WALK_STARS equ 1

STARS_COLUMN:   equ 29
FALL_FRAMES:    equ 24                  ; of the sound and the flash when a star is lost
FALL_NOTE:      equ 2 * 256 + 210       ; for sound_tone: the last one
FALL_BORDER:    equ 2                   ; red meanwhile
FALL_INK:       equ $42                 ; of the star meanwhile: bright red

; walk_stars_watch - when a star is lost, begin its fall and say so; draw_walk_stars - those that can still be won, or why there are none
; Uses:  AF, BC, DE, HL
walk_stars_watch:
        call walk_stars
        ret z
        call size_counts
        ret c                           ; there are none
        ld a,FALL_FRAMES
        ld (walk_fall),a
        call draw_walk_stars
        jp star_lost

; walk_falls - a frame in which a star is falling: a note, each lower, and the border is red
; In:    walk_fall: frames left
; Uses:  AF, BC, DE, HL
walk_falls:
        proc
        local over
        ld hl,walk_fall
        ld a,(hl)
        or a
        ret z
        dec (hl)
        jr z,over
        add a,a
        add a,a                         ; each note is four longer than the one before
        ld bc,FALL_NOTE
        sub c
        neg
        ld c,a
        ld a,FALL_BORDER
        ld (look_inks + LOOK_BORDER),a
        jp sound_tone
over:
        call draw_walk_stars            ; it is dark now
        endp                            ; fall through into border_black

; border_black - the border is black at once, and for the next note
; Out:   A = 0
; Uses:  F
border_black:
        xor a
        ld (look_inks + LOOK_BORDER),a
        out (PORT_ULA),a
        ret

draw_walk_stars:
        call size_counts
        ld d,WALK_WAY_ROW
        jr c,no_walk_stars
        ld d,WALK_STARS_ROW
        ld hl,stars_text
        call panel_caption
        ld a,(walk_fall)
        or a
        ld hl,STAR_OPEN * 256 + '.'
        jr z,$ + 5
        ld hl,FALL_INK * 256 + '*'
        ld a,(walk_won_stars)
        ld e,STARS_COLUMN
        call kind_stars_in
        or a                            ; carry clear
        ret
no_walk_stars:                          ; where the steps of the third star stand else
        call no_stars_say
        scf
        ret

; kind_stars - draw small stars, for those that are not won dots; kind_stars_in - these are characters L, in the colour H
; In:    A = stars: bits 0 to 2; D, E = row, column
; Keeps: D
; Uses:  AF, BC, E, HL
kind_stars:
        ld hl,STAR_OPEN * 256 + '.'
kind_stars_in:
        proc
        local each
        ld b,3
each:
        rra
        push af
        call small_star
        pop af
        inc e
        djnz each
        ret
        endp
small_star:                             ; carry: one that is won
        push hl
        jr c,$ + 6
        ld c,h
        ld a,l
        jr $ + 6
        ld c,STAR_WON
        ld a,'*'
        call draw_char
        pop hl
        ret

; walk_stars - which stars are won
; In:    clock, walk_parred, walk_steps, route_length, walk_looks, walk_dark
; Out:   walk_won_stars: bit 0 out within three times par, 1 within par, 2 without detours, too; the first alone after help;
;        A = those that have changed, Z: none
; Uses:  AF, BC, DE, HL
walk_stars:
        proc
        local late, none, unaided
        ld hl,(clock)
        ld de,(walk_parred)
        ld c,7
        scf
        sbc hl,de
        jr c,late
        ex de,hl
        add hl,hl
        ex de,hl
        sbc hl,de
        sbc a,a
        and 5
        ld c,a
        jr z,none
late:
        call walk_most
        ld de,(walk_steps)
        or a
        sbc hl,de
        jr nc,$ + 4
        res 2,c
none:
        ld a,(walk_looks)
        or a
        jr z,unaided
        res 1,c                         ; help leaves one star
        res 2,c
unaided:
        ld hl,walk_won_stars
        ld a,(hl)
        ld (hl),c
        xor c
        ret
        endp

; walk_most - the steps that the third star allows
; In:    entry, route_length, walk_dark, walk_extra
; Out:   HL
; Keeps: BC
; Uses:  AF, DE
walk_most:
        ld hl,(entry)
        bit 0,(hl)                      ; LOOPS_INK is odd
        ld de,DETOUR
        jr z,$ + 4
        ld e,DETOUR_LOOPS
        ld hl,(route_length)
        ld a,(walk_dark)
        or a
        jr z,$ + 4
        ld d,h
        ld e,l
        add hl,de
        ld de,(walk_extra)
        add hl,de
        ret

        endif
