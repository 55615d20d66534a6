; result.asm - the end of a game: the points, those of each level as a bar, what they are worth; a place among the best, perhaps

        if ! defined WAVE_RESULT
WAVE_RESULT equ 1

        include "engine/text/large_text.asm"
        include "engine/text/logo.asm"
        include "programs/wave/game_panel.asm"

SILVER:         equ 400                 ; points
GOLD:           equ 560
BARS_ROW:       equ 8
BARS:           equ 5                   ; their first column
BAR_CELLS:      equ FULL_POINTS / 5
BAR_WON:        equ $44
BAR_REST:       equ $01

; game_end - the page
game_end:
        ink INK_TEXT
        call clear_screen
        ld hl,(score)
        ld de,SILVER
        or a
        sbc hl,de
        ld hl,end_text
        ld de,2 * 256 + 9
        jr c,end_named
        ld hl,done_text
        ld e,7
end_named:
        ld c,$45
        call draw_logo
        ld hl,end_score_text
        call draw_text
        ld hl,(score)
        ink INK_VALUE
        xor a
        call draw_plain
        ld hl,end_of_text
        call draw_text
        call end_bars
        ld hl,(score)
        ld de,GOLD
        or a
        sbc hl,de
        ld de,gold_text
        jr nc,end_ranked
        ld bc,GOLD - SILVER
        add hl,bc
        ld de,silver_text
        jr c,end_ranked
        ld de,no_rank_text
end_ranked:
        ex de,hl
        call draw_text
        call sound_rise
        call key_wait
        ld de,(score)
        push de
        ld hl,title_tune
        call song_begin
        pop de
        jp best_enter

; end_bars - of each level its number, a bar, and its points
; Uses:  AF, BC, DE, HL
end_bars:
        proc
        local each, cell, won
        ld b,0
each:
        push bc
        ld a,b
        add a,BARS_ROW
        ld d,a
        ld e,BARS - 2
        ink INK_TEXT
        ld a,b
        add a,'1'
        call draw_char
        ld c,b
        ld b,0
        ld hl,level_marks
        add hl,bc
        ld l,(hl)
        ld h,b
        push hl
        push de
        ld e,BARS + BAR_CELLS + 2
        ld b,3
        call game_digits
        pop de
        pop bc                          ; C = points
        ld e,BARS
        ld b,BAR_CELLS
cell:
        ld a,c
        sub 5
        ld c,BAR_WON
        jr nc,won
        xor a
        ld c,BAR_REST
won:
        ld hl,bar_shape
        push af
        call draw_shape
        pop af
        ld c,a
        inc e
        djnz cell
        pop bc
        inc b
        ld a,b
        cp LEVELS
        jr nz,each
        ret
        endp

bar_shape:      db 0, $FF, $FF, $FF, $FF, $FF, $FF, 0
done_text:
        db "WELL DONE", TEXT_END
end_text:
        db "THE END", TEXT_END
end_score_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 6, 1, "You have won ", TEXT_END
end_of_text:
        db TEXT_INK, INK_TEXT, " of 800 points.", TEXT_AT, 23, 10, "Press a key", TEXT_END

        endif
