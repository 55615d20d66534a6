; final.asm - the end of a game: the points, and a place among the best, perhaps

        if ! defined TERRAIN_FINAL
TERRAIN_FINAL equ 1

        include "engine/keys/any_key.asm"
        include "engine/sound/song.asm"
        include "engine/text/logo.asm"
        include "programs/terrain/best.asm"

; game_end - after the last level, or the last try
game_end:
        proc
        local over
        ld sp,stack_top
        ink INK_TEXT
        call clear_screen
        ld hl,end_text
        ld de,2 * 256 + 7
        ld a,(tries)
        or a
        jr nz,over
        ld hl,over_text
        ld de,2 * 256 + 8
over:
        ld c,$45
        call draw_logo
        ld hl,end_score_text
        call draw_text
        ld hl,(score)
        ld c,$47
        xor a
        call draw_plain
        ld hl,end_of_text
        call draw_text
        call sound_rise
        call key_wait
        ld hl,title_tune
        call song_begin
        ld de,(score)
        jp best_enter
        endp

end_text:
        db "WELL DONE", TEXT_END
over_text:
        db "THE END", TEXT_END

        endif
