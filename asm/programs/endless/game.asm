; game.asm - the course of a game: get ready, run, burn, a name among the best

        if ! defined ENDLESS_GAME
ENDLESS_GAME equ 1

        include "engine/keys/session.asm"
        include "engine/pages/game_over.asm"
        include "programs/endless/play.asm"
        include "programs/endless/best.asm"

        public play, play_same, new_game

READY_ROW:      equ 5
READY_FRAMES:   equ 100
READY_TICK:     equ 32                  ; frames from tone to tone
BURNS:          equ 60                  ; frames for which the hero burns

; play - a game in a new maze; play_same - in the maze of `seed` again
play:
        call seed_now
play_same:
        ld sp,stack_top
        call song_end
        xor a
        call game_begin
new_game:
        call get_ready
        jp c,opening_page
        call play_run
        jp c,opening_page
        call burnt
        ld hl,game_end
        ld de,(score)
        ld bc,best_runs
        call game_over
        jp best_page

game_end:
        db 2, 11, $47                   ; where GAME OVER is, its colour
        dw best_ask
        db BEST_COLUMN + 3, BEST_FIRST

; seed_now - the moment is the seed
; Uses:  HL
seed_now:
        ld hl,(FRAMES)
        ld (seed),hl
        ret

; game_begin - a game: its maze, its screen
; In:    A = level to begin with, 0 the first; seed
; Uses:  AF, BC, DE, HL
game_begin:
        ld (level),a
        ld hl,first_values
        ld de,game_values
        ld bc,first_values_end - first_values
        ldir
        ld hl,embers_due
        ld (hl),0
        ld hl,ember_shape
        ld (ember_look),hl
        ld a,EMBER_INK
        ld (ember_ink),a
        ld hl,(best_runs + SCORE_NAME)
        ld (best),hl
        ld hl,(seed)
        call rows_begin
        call use_level
        xor a
        ld (panel_due),a
        ld (ink_due),a
        ld hl,game_look
        call look_use
        ink INK_TEXT
        call clear_screen
        call draw_panel
        call fire_begin
        call hero_draw                  ; so that there is something to wipe
        call hero_xor
        halt
        call use_ink
        xor a
        ld c,a
        ld a,SCROLL_ROWS - (16 * START_ROW + HERO_LINES - 1) / 16
        ld (hero_rest),a
        ld hl,gems
        ld (thing_next),hl
        ld hl,patterns
        ld de,row_drawn
        ld a,CELL_LINES
        call scroll_lines
        jp keys_seen                    ; what is held is not a new press

; get_ready - two seconds to look round, or until a key is pressed
; Out:   carry set: BREAK
; Uses:  AF, BC, DE, HL
get_ready:
        proc
        local wait, go, back
        ld a,READY_ROW
        ld (pause_row),a
        xor a
        call pause_copy
        ld hl,ready_text
        call draw_text
        ld b,READY_FRAMES
wait:
        push bc
        ld a,b
        dec a
        and READY_TICK - 1
        ld a,SOUND_READY
        call z,sound
        call fire_step
        call sound_tick
        halt
        call step_keys
        pop bc
        jr nz,go
        call key_break
        ccf
        jr c,back
        djnz wait
go:
        or a
back:
        push af
        ld a,1
        call pause_copy
        ld a,$FF
        ld (held),a                     ; the key that is held is not a new press of the hammer
        pop af
        ret
        endp

; burnt - the fire has the hero
; Uses:  AF, BC, DE, HL
burnt:
        proc
        local frame, red, caught
        call effect_stop
        ld a,SOUND_BURNT
        call sound
        ld hl,hint_caught
        ld a,(hero_y)
        sub SCROLL_TOP
        cp 192 - SCROLL_TOP
        jr nc,caught
        ld hl,hint_burnt
caught:
        ld (level_hint),hl
        ld a,2
        call hint_line
        ld a,1
        call hint_line
        call draw_score
        ld b,BURNS
frame:
        push bc
        ld c,FIRE
        bit 2,b
        jr z,red
        ld c,FIRE_TOO
red:
        call lamp_paint
        call fire_step
        call sound_tick
        halt
        pop bc
        djnz frame
        ld hl,any_key_text
        call draw_text
        jp sound_off
        endp

ready_text:
        db TEXT_COLOUR, $47, TEXT_AT, READY_ROW, 6, " GET READY ", TEXT_END

first_values:
        db 0, 0, 0, 0                   ; top_row, fine, scroll_part, scrolled
        db 16 * START_COLUMN + 4, 16 * START_ROW    ; hero_x, hero_y
        db START_COLUMN, START_ROW, 0, KEY_DOWN, 0
        db START_ROW, HAMMERS, $FF, 0   ; deepest, hammers, held, pressed
        dw 0                            ; score
        db 0, 0, 0                      ; score_due, cooled, beat
first_values_end:

game_variables macro
game_values:
top_row:        ds 1                    ; the first row on the screen
fine:           ds 1                    ; its lines above the screen
scroll_part:    ds 1                    ; sixteenths of a pixel
scrolled:       ds 1                    ; pixels to scroll in the next frame
hero_x:         ds 1
hero_y:         ds 1
hero_column:    ds 1
hero_row:       ds 1
hero_left:      ds 1
hero_way:       ds 1                    ; KEY_UP, ..
hero_moved:     ds 1
deepest:        ds 1                    ; the deepest row he has been in
hammers:        ds 1
held:           ds 1
pressed:        ds 1
score:          ds 2
score_due:      ds 1
cooled:         ds 1                    ; frames for which the fire stands still
beat:           ds 1                    ; goes round in BEATS frames
game_values_end:
best:           ds 2                    ; the best score of all when the game began
        endm

        endif
