; bet_results.asm - the programme of ten races on the page of a bet: a cheese for a bet that was won, a cross for one that was lost, a mouse for
;                   this race, a dot for each that is to come

        if ! defined SOLVERS_BET_RESULTS
SOLVERS_BET_RESULTS equ 1

LETTER_X:       equ ROM_FONT - 256 + 8 * 'x'
LETTER_DOT:     equ ROM_FONT - 256 + 8 * '.'

; hands_miss - may a hand miss the cheese? Only where there are loops; where the cheese lies at the border both hands find it, if they begin in
;              a corner
; In:    bet_kind, board_size, solve_finish: never in the first row, as it lies far from a corner at the top
; Out:   Z: no
; Keeps: BC, DE
; Uses:  AF, HL
hands_miss:
        call bet_loops
        inc a
        and 14                          ; neither none nor COURSE_PRIM
        ret z
        ld a,(bet_kind)
        xor KIND_INSIDE
        jr z,miss_maybe                 ; the start decides
        ld hl,(solve_finish)
        ld a,l
        dec a
        ret z
        ld a,(board_size)
        sub 2
        cp l
        ret z
        ld a,(board_size + 1)
        sub 2
        cp h
        ret
miss_maybe:
        inc a
        ret

; races_draw - the programme
; In:    bet_results, race
; Uses:  AF, BC, DE, HL
races_draw:
        proc
        local each, draw
        ld hl,bet_results
        ld de,RESULTS_ROW * 256 + 1
        ld b,1
each:
        push hl
        ld a,(race)
        cp b
        ld c,(hl)
        ld hl,mouse_shape
        jr nz,$ + 4
        ld c,$78                        ; black on bright white
        jr z,draw
        ld a,c
        ld hl,cheese_shape
        cp BET_WON
        jr z,draw
        ld hl,LETTER_X
        cp BET_LOST
        jr z,draw
        ld hl,LETTER_DOT
        ld c,$07
        ld a,b
        cp RACES
        jr nz,draw
        ld c,BET_WON                    ; the final is golden
draw:
        call draw_shape
        pop hl
        inc hl
        inc e
        inc b
        ld a,b
        cp RACES + 1
        jr nz,each
        ld hl,races_text
        jp draw_text
        endp

        endif
