; match_end.asm - after a match: who has won it, and leaps; the champion's cup, with those who were beaten

        if ! defined RACE_MATCH_END
RACE_MATCH_END equ 1

        include "programs/race/finish.asm"
        include "programs/race/match_leaps.asm"
        include "programs/race/match_pages.asm"

LOSER_1:        equ $30                 ; dim: the winner's is bright
LOSER_2:        equ $28

WINS_ROW:       equ 6
END_ROW:        equ 9

; chance_take - a match is lost: in the cup its points go, and it may be played once more
; Out:   NZ
; Uses:  AF, HL
chance_take:
        ld a,(cup)
        or a
        jr z,chance_taken
        ld hl,cup_chances
        dec (hl)
        jr z,chance_taken               ; it is over: its points stay
        ld hl,(points_before)
        ld (points),hl
chance_taken:
        or 1
        ret

; match_end - who has won the match; then the cup's next one, or a place in the table
match_end:
        proc
        local second, logo, lost, kept, tell, cup_draw, champion_stars, drawn
        ink INK_TEXT
        call clear_screen
        xor a
        ld (end_champion),a
        ld (end_tick),a
        ld hl,matches
        inc (hl)
        ld a,(runner_1 + RUN_WINS)
        cp WINS_NEEDED
        call z,stars_win
        call nz,chance_take
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
        push hl
        call winner
        call runner_ink                 ; yellow is the left one
        pop hl
        call draw_logo
        call wins_row
        ld a,(cup)
        or a
        jr z,tell
        ld hl,end_points_text
        ld a,(runner_1 + RUN_WINS)
        cp WINS_NEEDED
        jr z,kept
        ld a,(cup_chances)
        or a
        jr z,kept
        ld hl,end_before_text           ; chance_take has taken those of this match
kept:
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
        call second_runner
        ld c,LOSER_2
        jr z,$ + 4
        ld c,LOSER_1
        call end_big
        ld a,(cup)
        or a
        call nz,cup_table
        jr drawn
cup_draw:
        ld hl,cup_shape
        ld de,256 * BIG_ROW + BIG_MIDDLE
        ld c,NAME_1_INK
        call big_draw
        ld b,0
champion_stars:
        ld hl,cheer_columns
        ld a,l
        add a,b
        ld l,a
        ld e,(hl)
        ld d,CHEER_ROW + 3
        call stars_draw
        inc b
        bit 2,b
        jr z,champion_stars
drawn:
        call match_end_sound
        call keys_seen
        call end_wait
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
        jr cup_end
lost:
        ld a,(cup_chances)
        or a
        jp nz,cup_match
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
        ld de,WINS_ROW * 256 + 13
        ld a,(runner_1 + RUN_WINS)
        ld c,INK_1
        call wins_digit
        ld de,WINS_ROW * 256 + 15
        ld c,$47
        ld a,':' - '0'
        call wins_digit
        ld de,WINS_ROW * 256 + 17
        ld a,(runner_2 + RUN_WINS)
        ld c,INK_2
        call wins_digit
        ld hl,ATTRIBUTES + 32 * WINS_ROW
        ld de,ATTRIBUTES + 32 * (WINS_ROW + 1)
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
        local single, say, beaten
        ld a,(two_players)
        or a
        ret nz
        call winner
        ink INK_TEXT
        ld d,END_ROW + 1
        ld a,(cup)
        or a
        jr z,single
        inc d                           ; below the points
        call second_runner
        jr z,beaten
        ld hl,end_beaten_text
        ld a,(end_champion)
        or a
        jr nz,say
        ld a,(rival)
        inc a
        ld hl,names
        call kind_word
        call opening_middle
        sub 3                           ; "Next: "
        ld e,a
        push hl
        ld hl,end_next_text
        call draw_text
        pop hl
        jp draw_text
beaten:
        ld hl,end_again_text
        ld a,(cup_chances)
        or a
        jr nz,say
        ld hl,end_over_text
        jr say
single:
        ld hl,end_fast_text
        call second_runner
        jr z,say
        ld hl,end_slow_text
say:
        call opening_middle
        ld e,a
        jp draw_text
        endp

; end_wait - until ENTER or fire; meanwhile somebody moves
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
        db "You have beaten all four.", TEXT_END
end_over_text:
        db "The cup is over.", TEXT_END
end_again_text:
        db "You may try once more.", TEXT_END
end_next_text:
        db "Next: ", TEXT_END
end_fast_text:
        db "Too hard? P changes its pace.", TEXT_END
end_slow_text:
        db "Too easy? P changes its pace.", TEXT_END

        endif
