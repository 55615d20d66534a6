; play.asm - a game: levels until there are no lives left; a frame of it, fifty times a second
;
; In each frame: 1. all who walk are drawn, ahead of the beam; 2. keys, steps, a catch; 3. the bonus, the heart, one number of the panel; 4. sound.

        if ! defined MONSTER_PLAY
MONSTER_PLAY equ 1

        include "engine/keys/attract.asm"
        include "engine/keys/pause.asm"
        include "engine/pages/game_over.asm"
        include "engine/sound/effect_table.asm"
        include "programs/monster/level.asm"
        include "programs/monster/heart.asm"
        include "programs/monster/score.asm"

        public play, level_enter, level_try, play_frame, play_picture, play_over, monster_frame

STEP_SOUND:     equ 0                   ; numbers of monster.effects
HEART_SOUND:    equ 1
GEM_SOUND:      equ 2
DOOR_SOUND:     equ 3
FLARE_SOUND:    equ 4
OUT_SOUND:      equ 6
CAUGHT_SOUND:   equ 7
READY_SOUND:    equ 8
READY_FRAMES:   equ 50
CAUGHT_FRAMES:  equ 50
OUT_FRAMES:     equ 75
FLARES_MOST:    equ 3

; play - a game
play:
        call game_begin
play_level:
        call level_enter
play_again:
        call level_try
        jr nc,play_out
        call level_caught
        jr nz,play_again

; play_over - the last life is lost
play_over:
        ld hl,over_message
        call message
        ld hl,game_end
        ld bc,scores_best
        ld de,(score)
        call game_over
        jp c,best_page
        jp opening_page
play_out:
        call level_out
        jr play_level

game_end:
        db 5, BOARD_ROW + 8, $47
        dw best_ask
        db BEST_COLUMN + 3, BEST_FIRST

; level_enter - the level's page: its maze, its distances
; Uses:  AF, BC, DE, HL, IX
level_enter:
        proc
        local wave
        ld hl,monster_look
        call look_use
        ink INK_TEXT
        call clear_screen
        call heart_begin
        call level_make
        call panel_draw
        ld hl,ready_text
        call message
        xor a
wave:
        push af
        call rooms_wave
        call attract_check
        call key_break
        jp nc,opening_page
        pop af
        inc a
        cp ROOMS
        jr nz,wave
        call level_ready
        ld a,DUE_ALL
        ld (panel_due),a
        ret
        endp

; level_try - play the level until the hero is out or caught
; Out:   carry set: caught
; Uses:  AF, BC, DE, HL, IX
level_try:
        proc
        local ready, still
        call walkers_wipe
        call level_place
        ld a,HERO_INK
        ld (hero_ink),a
        ld hl,ready_text
        call message
        ld a,READY_SOUND
        call effect_number
        ld b,READY_FRAMES
ready:
        push bc
        call monster_frame
        call walkers_show
        call panel_job
        call play_letter
        pop bc
        djnz ready
        call level_dark
        ld a,(gems_left)
        or a
        jr nz,still
        ld hl,out_text
still:
        call message
        xor a
        ld (held),a
        call heart_begin
play_frame:
        call monster_frame
play_picture:
        call walkers_show
        call play_letter
        ld a,(attract_on)
        or a
        call nz,demo_held
        call z,keys_held
        call hero_keys
        ld a,(hero + GONE)
        push af
        call hero_walk
        pop bc
        ccf
        ret nc
        ld a,(hero + GONE)
        xor b
        rla
        ld a,STEP_SOUND
        call c,effect_number
        call monsters_walk
        ret c
        call bonus_tick
        call heart_tick
        call panel_job
        jr play_frame
        endp

; play_letter - BREAK and the letters of the game
; Uses:  AF, BC, DE, HL
play_letter:
        ld a,(attract_on)
        or a
        ret nz
        call key_read
        ret z
        cp KEY_BREAK
        jp z,opening_page
        cp 'H'
        ret nz
        ld d,MESSAGE_ROW
        ld hl,pause_text
        call pause
        ret nc
        jp opening_page

; level_caught - a life is lost
; Out:   Z: it was the last one
; Uses:  AF, BC, DE, HL, IX
level_caught:
        proc
        local frame, yellow
        ld a,CAUGHT_SOUND
        call effect_number
        ld hl,caught_text
        call message
        ld b,CAUGHT_FRAMES
frame:
        push bc
        ld a,b
        and 4
        ld a,HERO_INK
        jr z,yellow
        ld a,MONSTER_INK
yellow:
        ld (hero_ink),a
        call monster_frame
        call walkers_show
        call panel_job
        call play_letter
        pop bc
        djnz frame
        ld hl,panel_due
        set DUE_LIVES,(hl)
        ld hl,lives_left
        dec (hl)
        ret
        endp

; level_out - the hero is out: points, a flare, the next level
; Uses:  AF, BC, DE, HL, IX
level_out:
        proc
        local full
        ld a,OUT_SOUND
        call effect_number
        ld hl,won_text
        call message
        ld hl,(bonus)
        xor a
        call draw_plain
        ld de,(bonus)
        call score_add
        ld de,LEVEL_POINTS
        call score_add
        ld hl,level
        inc (hl)
        ld hl,flares
        ld a,(hl)
        cp FLARES_MOST
        jr nc,full
        inc (hl)
full:
        ld b,OUT_FRAMES
        jp play_rest
        endp

; play_rest - let frames pass
; In:    B = frames
; Uses:  AF, BC, DE, HL, IX
play_rest:
        push bc
        call monster_frame
        call walkers_show
        call panel_job
        call play_letter
        pop bc
        djnz play_rest
        ret

; monster_frame - sound, and the next frame
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
monster_frame:
        push bc
        push de
        call music_tick
        call effect_tick
        pop de
        pop bc
        jp attract_frame

ready_text:     db "           Get ready            ", TEXT_END
gems_text:      db "       Take all the gems        ", TEXT_END
dark_text:      db "     Dark: trust your heart     ", TEXT_END
out_text:       db TEXT_AT, MESSAGE_ROW, 5, "The door is open: run!", TEXT_END
caught_text:    db "            Caught!             ", TEXT_END
won_text:       db "                                "
                db TEXT_AT, MESSAGE_ROW, 5, "You are out! Bonus ", TEXT_END
over_message:   db "     That was the last life     "
                db TEXT_INK, INK_TEXT, TEXT_AT, KEYS_ROW, 0, "          Press a key           ", TEXT_END
pause_text:     db TEXT_INK, INK_VALUE, TEXT_AT, MESSAGE_ROW, 0, "     Pause: press any key       ", TEXT_END

        endif
