; ends.asm - the end of a challenge: no time is left, or all mazes are done

        if ! defined LARGE_ENDS
LARGE_ENDS equ 1

        include "engine/text/logo.asm"
        include "programs/large/out_page.asm"

; challenge_done - all mazes: the stars, the points, a place among the best, perhaps
challenge_done:
        ink INK_TEXT
        call clear_screen
        ld hl,done_title
        ld de,2 * 256 + 7
        ld c,$45
        call draw_logo
        ld hl,done_text
        call draw_text
        ld hl,(all_stars)
        ld h,0
        ld de,8 * 256 + 24
        ld b,2
        call won_digits
        ld hl,(score)
        ld de,10 * 256 + 21
        ld b,5
        call won_digits
        call sound_rise
        call key_wait
        jr challenge_best

; lost_page - no time is left
lost_page:
        call out_clear
        ld hl,lost_title
        ld de,2 * 256 + 4
        ld c,$42
        call draw_logo
        ld hl,lost_text
        call draw_text
        ld hl,(way_left)
        ld de,9 * 256 + 1
        ld c,$47
        xor a
        call draw_plain
        ld hl,lost_steps_text
        call draw_text
        ld hl,(score)
        ld d,13
        call won_number
        ld hl,last_keys
        call draw_keys
        call out_wait                   ; fall through into challenge_left

; challenge_left - the challenge ends; points count
challenge_left:
        call keys_release               ; the BREAK that led here does not lead on
        ld hl,(score)
        ld a,h
        or l
        jp z,opening_page

; challenge_best - a name, if the points are among the best
challenge_best:
        ld hl,title_tune
        call song_begin
        ld de,(score)
        jp best_enter

lost_title:
        db "TIME", TEXT_END
done_title:
        db "WELL DONE", TEXT_END
lost_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 7, 1, "No time left.", TEXT_AT, 8, 1, "The ring was", TEXT_AT, 13, 1, "points", TEXT_END
lost_steps_text:
        db TEXT_INK, INK_TEXT, " steps", TEXT_AT, 10, 1, "away.", TEXT_END
done_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 6, 4, "You are out of all eight"
        db TEXT_AT, 8, 5, "stars out of 24", TEXT_AT, 10, 5, "points"
        db TEXT_AT, 23, 10, "Press a key", TEXT_END

        endif
