; game.asm - a game: levels one after the other, lives, the end

        if ! defined MINOTAUR_GAME
MINOTAUR_GAME equ 1

        include "engine/pages/title.asm"
        include "engine/pages/game_over.asm"
        include "engine/keys/pause.asm"
        include "programs/minotaur/sounds.asm"
        include "programs/minotaur/panel.asm"
        include "programs/minotaur/world.asm"

        public game, level_begin

LIVES:          equ 3
LIVES_MOST:     equ 9
LEVEL_POINTS:   equ 100
LEVEL_LOOK:     equ 60                  ; frames at least that the page of a level is seen

; game - a game from level_number on, then the best scores
game:
        ld sp,stack_top
        xor a
        ld (score),a
        ld (score + 1),a
        ld (swords),a
        ld a,1
        ld (balls),a
        ld a,LIVES
        ld (lives),a

; level_begin - the next level: its page, while it is made
level_begin:
        proc
        local look, again, won, last
        call level_page
        ld hl,(FRAMES)
        push hl
        call window_begin
        call world_make
        call blocks_forget
        pop de
look:
        halt
        ld hl,(FRAMES)
        or a
        sbc hl,de
        ld a,l
        cp LEVEL_LOOK
        jr c,look
        ld c,7
        call clear_screen
        ld hl,0
        ld (torch_time),hl
        call panel_draw
again:
        call keys_seen
        call play_level
        jr nc,won
        ld a,SOUND_DEATH
        call sound_play
        call hero_dies
        ld hl,lives
        dec (hl)
        jr z,last
        call panel_some
        jr again
won:
        ld a,SOUND_FOUND
        call sound_play
        ld de,LEVEL_POINTS
        call score_add
        ld hl,level_number
        ld a,(hl)
        cp LEVELS - 1
        jr nc,last                      ; the last level is won: the end, with all points
        inc (hl)
        ld hl,lives
        ld a,(hl)
        cp LIVES_MOST
        jr nc,level_begin
        inc (hl)
        jr level_begin
last:
        call panel_some
        ld hl,game_end
        ld de,(score)
        ld bc,best_table
        call game_over
        jp best_page
        endp

game_end:
        db 7, 10, $42
        dw best_draw
        db 10, BEST_ROW

; play_pause - wait for a key
play_pause:
        ld d,2
        ld hl,pause_text
        call pause
        jp c,best_page
        ld a,2                          ; where the beam is now is not known
        ld (pace),a
        jp play_frame
pause_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 2, 0, "   Pause: press a key         ", TEXT_END

; play_leave - leave the game
play_leave:
        jp best_page

minotaur_keys:
        db $FB, 1, KEY_UP
        db $FD, 1, KEY_DOWN
        db $DF, 1, KEY_RIGHT
        db $DF, 2, KEY_LEFT
        db $EF, 8, KEY_UP
        db $EF, 16, KEY_DOWN
        db $EF, 4, KEY_RIGHT
        db $F7, 16, KEY_LEFT
        db $7F, 1, KEY_FIRE
        db 0

minotaur_look:                          ; text, key, value, bar, choice, bad, border
        db $07, $46, $47, $70, $78, $42, 0

        endif
