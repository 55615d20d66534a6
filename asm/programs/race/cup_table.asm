; cup_table.asm - the table of the cup: the four rivals in turn, and the stars won against each: three if it won no race, one if it won two

        if ! defined RACE_CUP_TABLE
RACE_CUP_TABLE equ 1

        include "engine/text/text.asm"
        include "programs/race/names.asm"

TABLE_ROW:      equ 14                  ; between the two who race
TABLE_ARROW:    equ 13
TABLE_SHAPE:    equ 14
TABLE_STARS:    equ 16
TABLE_BEATEN:   equ $44
TABLE_NOW:      equ $47
TABLE_LATER:    equ $05
STAR_WON:       equ $46
STAR_OPEN:      equ $05
STARS:          equ 3

; stars_win - a match is won: three stars, less the races that were lost
; Out:   Z
; Uses:  F, BC, DE, HL
stars_win:
        push af
        ld hl,cup_stars
        ld de,(cup_at)
        ld d,0
        add hl,de
        ld a,(runner_2 + RUN_WINS)
        neg
        add a,STARS
        ld (hl),a
        pop af
        ret

; cup_table - draw it
; In:    cup_at, cup_stars
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
cup_table:
        proc
        local each, shape
        ld de,TABLE_ROW * 256
        ld b,0                          ; a rival
each:
        push bc
        ld hl,shapes
        ld a,b
        inc a
        call kind_word
        ld c,TABLE_NOW
        ld a,(cup_at)
        cp b
        jr z,shape
        ld c,TABLE_BEATEN
        jr nc,shape
        ld c,TABLE_LATER
shape:
        push af
        ld e,TABLE_SHAPE
        call draw_shape
        pop af
        ld e,TABLE_ARROW
        ld a,'>'
        call z,draw_char
        pop bc
        ld e,TABLE_STARS
        call stars_draw
        inc d
        inc d
        inc b
        bit 2,b
        jr z,each
        ret
        endp

; stars_draw - the stars won against a rival
; In:    B = 0 to 3; D, E = row, column
; Out:   E = 3 more
; Keeps: B, D, IX, IY
; Uses:  AF, C, E, HL
stars_draw:
        proc
        local each, won
        push bc
        ld hl,cup_stars
        ld c,b
        ld b,0
        add hl,bc
        ld b,(hl)
        ld a,STARS
each:
        push af
        ld c,STAR_OPEN
        inc b
        dec b
        jr z,won
        dec b
        ld c,STAR_WON
won:
        ld hl,small_star
        call draw_shape
        inc e
        pop af
        dec a
        jr nz,each
        pop bc
        ret
        endp

small_star:
        db $10, $38, $FE, $7C, $38, $7C, $C6, $00

cup_table_variables macro
cup_stars:      ds 4
        endm

        endif
