; match_leaps.asm - after a match: the winner leaps; around the champion's cup the four who were beaten do

        if ! defined RACE_MATCH_LEAPS
RACE_MATCH_LEAPS equ 1

        include "engine/text/large_text.asm"
        include "programs/race/match_pages.asm"
        include "programs/race/names.asm"
        include "programs/race/show.asm"
        include "programs/race/sounds.asm"

LEAP_FRAMES:    equ 16                  ; a power of two, as the next ones
CHEER_FRAMES:   equ 8                   ; from one of the beaten four to the next one
CHEER_ROW:      equ 18                  ; where they stand
CHEER_INK:      equ INK_2
FANFARE_FRAMES: equ 128
FANFARES:       equ 3                   ; for a champion

; end_frame - the winner leaps, or the beaten four do
; Uses:  AF, BC, DE, HL, IX
end_frame:
        proc
        local cheer, quiet, column, leap
        ld hl,end_tick
        ld a,(hl)
        inc (hl)
        ld b,a
        ld hl,end_champion
        ld a,(hl)
        or a
        jr nz,cheer
        ld a,b
        and LEAP_FRAMES - 1
        ret nz
        push bc
        call winner
        ink INK_TEXT
        ld hl,blank_shape
        ld d,BIG_ROW - 1
        call end_big_at
        ink INK_TEXT
        ld hl,blank_shape
        ld d,BIG_ROW
        call end_big_at
        pop af
        and LEAP_FRAMES
        ld d,BIG_ROW
        jr z,leap
        dec d
leap:
        ld c,NAME_1_INK
        call second_runner
        jp nz,end_shape
        ld c,NAME_2_INK
        jp end_shape
cheer:
        dec a
        jr z,quiet
        ld a,b
        and FANFARE_FRAMES - 1
        jr nz,quiet
        dec (hl)
        push bc
        ld a,SOUND_CUP
        call sound
        pop bc
quiet:
        ld a,b
        and CHEER_FRAMES - 1
        ret nz
        ld a,b
        rrca
        rrca
        rrca
        and 3
        ld e,a
        ld d,0
        ld hl,cheer_columns
        add hl,de
        inc a
        ld e,(hl)
        ld hl,shapes
        call kind_word
        push hl
        ld a,b
        and 4 * CHEER_FRAMES
        ld d,CHEER_ROW + 1              ; what is bared
        ld b,CHEER_ROW - 1
        jr nz,column
        ld d,CHEER_ROW - 1
        ld b,CHEER_ROW
column:
        ld c,CHEER_INK
        ld a,' '
        call draw_char
        inc e
        ld a,' '
        call draw_char
        dec e
        ld d,b
        pop hl                          ; fall through into large_shape
        endp

; large_shape - draw a shape of twice the size
; In:    HL = eight bytes; D, E = row, column; C = colour
; Keeps: C, IX, IY
; Uses:  AF, B, DE, HL
; Writes: the screen, title_cells
large_shape:
        proc
        local row, half, pixel, pair
        push bc
        push de
        ld de,title_cells               ; left upper, left lower, right upper, right lower cell
        ld b,8
row:
        push bc
        ld a,(hl)
        inc hl
        push hl
        ex de,hl
        call half
        ld de,15
        add hl,de
        call half
        ld de,0 - 15
        add hl,de
        ex de,hl
        pop hl
        pop bc
        djnz row
        pop de
        pop bc
        ld hl,title_cells
        call pair
        inc e
        ld hl,title_cells + 16
pair:
        push de
        push hl
        call draw_shape
        pop hl
        ld de,8
        add hl,de
        pop de
        inc d
        call draw_shape
        dec d
        ret
half:                                   ; the first four pixels of A, each doubled; A = the rest
        ld b,4
pixel:
        add a,a
        push af
        rl c
        pop af
        rl c
        djnz pixel
        ld (hl),c
        inc hl
        ld (hl),c
        ret
        endp

; end_big - draw a runner on his side
; In:    IX = runner; C = colour
; Uses:  AF, B, DE, HL
end_big:
        ld d,BIG_ROW                    ; fall through into end_shape

; end_shape - the same in row D
end_shape:
        ld l,(ix + FIGURE_SHAPE)
        ld h,(ix + FIGURE_SHAPE + 1)    ; fall through into end_big_at

; end_big_at - the same with a shape of its own
; In:    HL = shape
end_big_at:
        call second_runner
        ld e,BIG_2
        jp z,big_draw
        ld e,BIG_1
        jp big_draw

cheer_columns:
        db 2, 7, 23, 28
        if (high cheer_columns) - (high (cheer_columns + 3))
        .error match_end adds to the low byte alone
        endif
blank_shape:
        db $FF, $FF, $FF, $FF, $FF, $FF, $FF, $FF

match_end_variables macro
end_tick:       ds 1
end_champion:   ds 1                    ; 0, or for a champion 1 more than the fanfares that are left
        endm

        endif
