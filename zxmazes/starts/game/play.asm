; play.asm - the game: a maze, turns of a fixed length, the end
;
; Where to go on:
; - The rules are in play_turn: who moves when, what ends the game.
; - Another maze: include another generator instead of generate_dfs, and call it. asm/README.md and `build.py list` name them all.
; - Best scores, a pause, keys of the player's own, a demonstration: asm/engine/README.md lists the parts; programs/lines uses them all.

        if ! defined @GUARD@_PLAY
@GUARD@_PLAY equ 1

        include "include/field.asm"
        include "engine/keys/session.asm"
        include "engine/pages/title.asm"
        include "engine/text/number.asm"
        include "engine/views/tiles.asm"
        include "generate/generate_dfs.asm"
        include "generate/generate_braid.asm"
        include "programs/@NAME@/moves.asm"

        public game_begin, play_turn, game_won, game_lost

COLUMNS:        equ 31                  ; odd, 5 to 31
ROWS:           equ 21                  ; the same
TURN_FRAMES:    equ 5                   ; a turn, in fiftieths of a second
HERO_PLACE:     equ 1 * 256 + 1         ; row, column
FLAG_PLACE:     equ 256 * (ROWS - 2) + COLUMNS - 2
CHASER_PLACE:   equ 256 * 1 + COLUMNS - 2
SOUND_STEP:     equ 0                   ; effects, by their numbers
SOUND_WON:      equ 4
SOUND_LOST:     equ 5

; game_begin - a new game
game_begin:
        ld hl,0
        ld (score),hl
        ld (wave_limit),hl              ; the chaser finds ways of any length

; game_maze - the next maze
game_maze:
        ld sp,stack_top
        ld hl,(seed)
        ld (rng_seed),hl
        ld hl,ROWS * 256 + COLUMNS
        ld (field_width),hl             ; and field_height
        call generate_dfs
        ld a,100
        ld (braid_percent),a            ; no dead ends: there is always a way round
        call generate_braid
        ld hl,(rng_seed)
        ld (seed),hl                    ; the next maze
        ld de,HERO_PLACE
        ld (hero),de
        ld hl,CHASER_PLACE
        ld (chaser),hl
        xor a
        ld (turn),a
        ld (wish),a
        ink INK_TEXT
        call clear_screen
        ld hl,bar_text
        call draw_text
        call draw_score
        ld a,1
        ld (field_top),a
        ld bc,ROWS * 256 + COLUMNS
        call draw_field
        call draw_all
        call keys_seen                  ; a key still held is not a new press

; play_turn - a turn: wait for its end, then hero and chaser move
play_turn:
        proc
        local frame, none
        ld b,TURN_FRAMES
frame:
        push bc
        call music_tick
        call effect_tick
        halt
        call key_break
        jp nc,session_end
        call keys_held
        jr z,none
        ld (wish),a                     ; a key that is let go before the turn ends counts too
none:
        pop bc
        djnz frame
        call hero_move
        ld de,(hero)
        ld hl,FLAG_PLACE
        or a
        sbc hl,de
        jr z,game_won
        call caught
        jr z,game_lost
        ld hl,turn
        inc (hl)
        ld a,(hl)
        and 3
        call nz,chaser_move             ; three steps to your four
        call caught
        jr nz,play_turn
        endp

; game_lost - caught
game_lost:
        ld a,SOUND_LOST
        call effect_number
        ld hl,lost_text
        call draw_text
        call game_wait
        jp game_begin

; game_won - at the flag
game_won:
        ld hl,(score)
        inc hl
        ld (score),hl
        call draw_score
        ld a,SOUND_WON
        call effect_number
        ld hl,won_text
        call draw_text
        call game_wait
        jp game_maze

; game_wait - wait for a key
game_wait:
        proc
        local frame
        call keys_seen
frame:
        call music_tick
        call effect_tick
        halt
        call key_read
        cp KEY_BREAK
        jp z,session_end
        or a
        ret nz
        call keys_step
        and KEY_FIRE
        jr z,frame
        ret
        endp

; draw_score - the score in the bar
draw_score:
        ld hl,(score)
        ld de,28                        ; row 0, column 28
        ink INK_BAR
        ld b,3
        xor a
        jp draw_digits

bar_text:
        db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, " @GAMEBAR@"
        db TEXT_AT, 22, 0, TEXT_INK, INK_TEXT, " Reach the flag!                "
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, " QAOP 5678 run      BREAK leave ", TEXT_END
won_text:
        db TEXT_AT, 22, 0, TEXT_COLOUR, $60, " You have it! Press a key.      ", TEXT_END
lost_text:
        db TEXT_AT, 22, 0, TEXT_COLOUR, $57, " Caught! Press a key.           ", TEXT_END

        endif
