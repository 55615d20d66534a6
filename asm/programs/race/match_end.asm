; match_end.asm - after a match: who has won it, and leaps; the champion's cup, with those who were beaten

        if ! defined RACE_MATCH_END
RACE_MATCH_END equ 1

        include "programs/race/finish.asm"
        include "programs/race/match_leaps.asm"
        include "programs/race/match_pages.asm"

LOSER_INK:      equ $08                 ; black on blue

; match_end - who has won the match; then the cup's next one, or a place in the table
match_end:
        proc
        local second, logo, lost, tell, cup_draw, said, drawn, last_match
        ink INK_TEXT
        call clear_screen
        xor a
        ld (end_champion),a
        ld (end_tick),a
        ld a,(runner_1 + RUN_WINS)
        cp WINS_NEEDED
        ld hl,one_won_logo
        ld a,(two_players)
        jr nz,second
        or a
        jr nz,logo
        ld hl,won_logo
        ld a,(cup)
        or a
        jr z,logo
        ld a,(cup_at)
        cp CUP_MATCHES - 1
        jr nz,logo
        ld hl,cup_logo
        ld a,1 + FANFARES
        ld (end_champion),a
        jr logo
second:
        ld hl,two_won_logo
        or a
        jr nz,logo
        ld hl,lost_logo
logo:
        ld d,2
        call opening_middle
        ld a,16
        sub b
        ld e,a
        ld c,LOGO_INK
        call draw_logo
        call wins_row
        ld a,(cup)
        or a
        jr z,tell
        ld hl,end_points_text
        call draw_text
        ld hl,(points)
        ink INK_VALUE
        xor a
        call draw_plain
tell:
        call end_says
        ld hl,end_foot_text
        call draw_text
        ld a,(end_champion)
        or a
        jr nz,cup_draw
        call winner
        call other_runner
        ld c,LOSER_INK
        call end_big
        jr drawn
cup_draw:
        ld hl,cup_shape
        ld de,256 * BIG_ROW + BIG_MIDDLE
        ld c,NAME_1_INK
        call big_draw
drawn:
        call match_end_sound
        call keys_seen
        call end_wait
        jp c,match_leave
        ld a,(cup)
        or a
        jp z,match_leave
        ld a,(runner_1 + RUN_WINS)
        cp WINS_NEEDED
        jr nz,lost
        ld hl,cup_at
        inc (hl)
        ld a,(hl)
        cp CUP_MATCHES
        jp nz,cup_match
lost:
        endp                            ; fall through into cup_end

; cup_end - a name for the points, and the title's song
cup_end:
        call keys_release
        ld hl,title_tune
        call song_begin
        ld de,(points)
        jp best_enter

; wins_row - how many races both have won
; Uses:  AF, BC, DE, HL
wins_row:
        ld de,7 * 256 + 13
        ld a,(runner_1 + RUN_WINS)
        ld c,INK_1
        call wins_digit
        ld de,7 * 256 + 15
        ld c,$47
        ld a,':' - '0'
        call wins_digit
        ld de,7 * 256 + 17
        ld a,(runner_2 + RUN_WINS)
        ld c,INK_2
        call wins_digit
        ld hl,ATTRIBUTES + 32 * 7
        ld de,ATTRIBUTES + 32 * 8
        ld bc,32
        ldir                            ; draw_title gives the lower half another colour
        ret

; wins_digit - a digit in large letters
; In:    A = digit; D, E = row, column; C = colour
wins_digit:
        add a,'0'
        ld hl,count_letter
        ld (hl),a
        inc hl
        ld (hl),TEXT_END
        dec hl
        jp draw_title

; end_says - what comes next for who plays alone
; Uses:  AF, BC, DE, HL, IX
end_says:
        proc
        local single, say
        ld a,(two_players)
        or a
        ret nz
        call winner
        ld a,(cup)
        or a
        jr z,single
        ld hl,end_over_text
        call second_runner
        jr z,say
        ld hl,end_beaten_text
        ld a,(end_champion)
        or a
        jr nz,say
        ld hl,end_next_text
        call draw_text
        ld a,(rival)
        inc a
        ld hl,names
        call kind_word
        jr say
single:
        ld hl,end_fast_text
        call second_runner
        jr z,say
        ld hl,end_slow_text
say:
        jp draw_text
        endp

; end_wait - until ENTER or fire, or BREAK; meanwhile somebody moves
; Out:   carry set: BREAK
; Uses:  AF, BC, DE, HL, IX
end_wait:
        halt
        call hear
        call end_frame
        call wait_key
        call wait_on
        jr nz,end_wait
        ret

; match_end_sound - won or lost
match_end_sound:
        proc
        local play
        ld a,(two_players)
        or a
        ld a,SOUND_CUP
        jr nz,play
        ld a,(runner_1 + RUN_WINS)
        cp WINS_NEEDED
        ld a,SOUND_CUP
        jr z,play
        ld a,SOUND_LOST
play:
        jp sound
        endp

cup_shape:
        db $FF, $BD, $BD, $7E, $3C, $18, $18, $7E
end_beaten_text:
        db TEXT_AT, 11, 3, TEXT_INK, INK_TEXT, "You have beaten all four.", TEXT_END
end_over_text:
        db TEXT_AT, 11, 9, TEXT_INK, INK_TEXT, "The cup is over.", TEXT_END
end_next_text:
        db TEXT_AT, 11, 9, TEXT_INK, INK_TEXT, "Next: ", TEXT_END
end_fast_text:
        db TEXT_AT, 10, 3, TEXT_INK, INK_TEXT, "Too fast? P sets its pace.", TEXT_END
end_slow_text:
        db TEXT_AT, 10, 3, TEXT_INK, INK_TEXT, "Too slow? P sets its pace.", TEXT_END

        endif
