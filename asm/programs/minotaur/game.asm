; game.asm - a game: levels one after the other, lives, the end

        if ! defined MINOTAUR_GAME
MINOTAUR_GAME equ 1

        include "programs/minotaur/sounds.asm"
        include "programs/minotaur/panel.asm"

        public game, level_begin

LIVES:          equ 3
LIVES_MOST:     equ 9
LEVEL_LOOK:     equ 60                  ; frames at least that the page of a level is seen

; game, game_begin - a game from level_number on, then the best scores; with demo_on as it is
game:
        xor a
        ld (demo_on),a
game_begin:
        ld sp,stack_top
        call effect_stop                ; A = 0
        ld h,a
        ld l,a
        ld (score),hl
        ld a,(demo_on)                  ; the library has two swords
        add a,a
        ld (swords),a
        ld hl,(FRAMES)
        ld (rng_seed),hl
        ld a,1
        ld (balls),a
        ld a,LIVES
        ld (lives),a

; level_begin - the next level: its page, while it is made
level_begin:
        proc
        local look, again, won, all, last
        call levels_unpack
        call level_page
        ld hl,(FRAMES)
        push hl
        call level_make
        ld hl,window
        call blocks_use
        pop de
look:
        halt
        call demo_check
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
        ld hl,(FRAMES)
        ld (level_began),hl
again:
        call keys_seen
        call play_level
        ld hl,demo_on
        inc (hl)
        dec (hl)                        ; carry stays
        jp nz,minotaur_front
        jr nc,won
        ld a,SOUND_DEATH
        call sound_play
        call hero_dies
        ld hl,lives
        dec (hl)
        jr z,last
        call panel_all
        jr again
won:
        ld a,SOUND_FOUND
        call sound_play
        ld hl,(FRAMES)
        ld de,(level_began)
        or a
        sbc hl,de
        ld a,h                          ; in 256 frames, about five seconds
        cpl
        ld e,a                          ; 255 less it
        ld d,0
        call score_add
        ld hl,level_number
        ld a,(hl)
        cp LEVELS - 1
        jr nc,all                       ; the last level is won
        inc (hl)
        ld hl,lives
        ld a,(hl)
        cp LIVES_MOST
        jp nc,level_begin
        inc (hl)
        jp level_begin
all:
        call panel_all
        call pages_unpack
        jp game_won
last:
game_stops:                             ; BREAK ends a game, too
        ld sp,stack_top
        call panel_all
        call pages_unpack
        jp game_ends
        endp

; play_pause - wait for a key
play_pause:
        call sound_quiet
        ld hl,pause_text
        call draw_text
        ld hl,(level_now + LEVEL_CODE)
        ld de,2 * 256 + 28
        call draw_plain
        call key_wait
        jr c,game_stops
        call panel_row
        ld a,2                          ; where the beam is now is not known
        ld (pace),a
        jp play_frame
pause_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 2, 0, "  Pause: press a key   code     ", TEXT_END

minotaur_look:                          ; text, key, value, bar, choice, bad, border
        db $07, $46, $47, $70, $78, $42, 0

        endif
