; walk_ends.asm - the end of a challenge: no life left, or all ten mazes; a name for the table

        if ! defined ENGINE_WALK_ENDS
ENGINE_WALK_ENDS equ 1

        if ! defined GAME_SCORE
GAME_SCORE:     equ 1
        endif
        include "engine/views/marks_across.asm"
        include "engine/pages/game_over.asm"
        include "engine/walk/walk_best.asm"
        include "engine/walk/walk_panel.asm"
        include "engine/walk/walk_score.asm"
        include "engine/walk/walk_status.asm"
        include "engine/walk/walk_texts.asm"

        public challenge_lost, challenge_won

; challenge_lost - no life is left
challenge_lost:
        ink INK_VALUE
        ld de,STATUS_ROW * 256
        ld hl,last_life_text
        call draw_text
        ink INK_TEXT
        ld de,STATUS_ROW * 256 + 256
        ld hl,last_key_text
        call draw_text
        ld hl,over_record
        ld de,(points)
        ld bc,walk_scores
        call game_over
        jp c,best_page
        jp walk_leave

; best_ask - the page on which a name is asked for
best_ask:
        call best_draw
        ld hl,best_ask_text
        jp draw_text

over_record:
        db 7, 10, $47                   ; in the middle of the screen
        dw best_ask
        db BEST_COLUMN + 3, BEST_FIRST

; challenge_won - all ten mazes
challenge_won:
        proc
        local rank, told
        ink INK_TEXT
        call clear_screen
        ld hl,all_title
        ld de,2 * 256 + 2
        ld c,$47
        call draw_title
        ld hl,all_text
        call draw_text
        call won_stars
        ld hl,(all_stars)
        ld h,0
        ld de,15 * 256 + 6
        ink INK_VALUE
        xor a
        call draw_plain
        ld hl,all_of_text
        call draw_text
        ld hl,(points)
        ink INK_VALUE
        xor a
        call draw_plain
        ld hl,all_points_text
        call draw_text
        ld a,(all_stars)
        ld hl,ranks
rank:
        cp (hl)
        inc hl
        jr nc,told
        inc hl
        inc hl
        jr rank
told:
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        call draw_text
        ld a,WALK_OUT
        call walk_sound
        ld hl,over_key
        call panel_wait
        jp c,walk_leave
        ld hl,over_record
        ld de,(points)
        ld bc,walk_scores
        call game_score
        jp c,best_page
        jp walk_leave
        endp

; won_stars - the stars of all mazes, a column for each
; Uses:  AF, BC, DE, HL
won_stars:
        proc
        local column, star, won
        ld hl,level_marks
        ld e,6
column:
        ld a,(hl)
        inc hl
        push hl
        ld d,12                         ; from below
star:
        rra
        push af
        ld c,STAR_WON
        jr c,won
        ld c,STAR_MISSED
won:
        push de
        call draw_star
        pop de
        pop af
        dec d
        dec d
        bit 3,d
        jr nz,star                      ; 12, 10, 8
        inc e
        inc e
        pop hl
        ld a,e
        cp 6 + 2 * WALK_LEVELS
        jr nz,column
        ret
        endp

ranks:                                  ; from so many stars on
        db 30
        dw rank_30
        db 28
        dw rank_28
        db 24
        dw rank_24
        db 0
        dw rank_0

        endif
