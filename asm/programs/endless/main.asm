; main.asm - a game: run down a maze without an end, before the fire at the top of the screen gets you
;
; Memory:  8000-FF57 code and variables
; Screen:  programs/endless/pictures/loading.screen
; Loading: Endless
; Ink:     5
; Pictures: ENTER a a a p p a a, 60

        org $8000

STACK_SIZE:     equ 132 + 64

        public start, title_screen, new_game, play_frame, burnt, pause

FIELD_COLUMNS:  equ 23
FIRE:           equ $42
FIRE_TOO:       equ $46
SCORE_ROW:      equ 4
BEST_ROW:       equ 7
LEVEL_ROW:      equ 9
HAMMER_ROW:     equ 11

; start - the title, then games until BREAK
start:
        ld hl,0
        ld (best),hl
        ld hl,title_screen
        call session_begin
        call scroll_build
        jp new_game

        include "engine/keys/session.asm"
        include "engine/pages/title.asm"
        include "programs/endless/play.asm"
        include "programs/endless/pages.asm"

; again_title - the title, then a game with the seed of the moment
again_title:
        ld sp,(basic_sp)                ; as the program was entered
        ld hl,title_screen
        call session_begin
        jp new_game

; another_game - a game in the maze of the next seed
another_game:
        ld hl,(rng_seed)
        ld (seed),hl                    ; fall through

; new_game - a game in the maze of `seed`
new_game:
        ld hl,first_values
        ld de,game_values
        ld bc,first_values_end - first_values
        ldir
        ld hl,(seed)
        call rows_begin
        call use_level
        ink INK_TEXT
        call clear_screen
        ld hl,panel_text
        call draw_text
        ld de,0
        ld b,FIELD_COLUMNS
        call draw_fire
        call draw_score
        call draw_best
        call draw_level
        call hero_draw                  ; so that there is something to wipe
        call hero_xor
        halt
        call use_ink
        xor a
        ld (ink_due),a
        ld c,a
        ld a,SCROLL_ROWS - (64 + HERO_LINES - 1) / 16
        ld (hero_rest),a
        ld hl,gems
        ld (gem_next),hl
        ld hl,patterns
        ld de,row_drawn
        ld a,CELL_LINES
        call scroll_lines
        call key_letter                 ; ignore letters typed before
        jp play_frame

; pause - wait until H and all directions are let go, then for any key
pause:
        proc
        local closed, wait, go_on
        ld hl,pause_text
        call draw_text
closed:                                 ; a player who pauses is running: a direction still held must not end the pause
        halt
        call key_break
        jp nc,session_end
        ld a,$BF
        in a,(PORT_ULA)
        and $10
        jr z,closed
        call keys_held
        jr nz,closed
        call key_letter
wait:
        halt
        call key_read
        cp KEY_BREAK
        jp z,session_end
        or a
        jr nz,go_on
        call keys_held
        jr z,wait
go_on:
        ld hl,resume_text
        call draw_text
        call key_letter
        ld a,$FF
        ld (held),a                     ; the key held to continue is not a new press
        jp play_frame
        endp

OVER_FRAMES:    equ 25                  ; until a key counts at the end of a game

; burnt - the fire has the hero: a sound, the score, perhaps a new best one
burnt:
        proc
        local no_best, rest, wait
        ld c,FIRE
        call lamp_paint
        call draw_score
        ld hl,burnt_text
        call draw_text
        ld hl,(best)
        ld de,(score)
        or a
        sbc hl,de
        jr nc,no_best
        ld (best),de
        ld hl,best_text
        call draw_text
        call draw_best
        call sound_rise
no_best:
        ld bc,40 * 256 + 250
        call sound_tone
        ld b,OVER_FRAMES                ; a player who keeps hammering must see the score
rest:
        halt
        djnz rest
        call keys_seen
wait:
        halt
        call key_read
        ld hl,over_letters
        call key_act
        call keys_step
        and KEY_FIRE
        jr z,wait
        jp another_game
over_letters:
        db KEY_BREAK
        dw session_end
        db 'N'
        dw another_game
        db 'R'
        dw new_game
        db 'T'
        dw again_title
        db 0
        endp

first_values:
        db 0, 0, 0, 0, 0                ; top_row, fine, scroll_part, scrolled, level
        db 5 * 16 + 4, START_ROW * 16   ; hero_x, hero_y
        db START_COLUMN, START_ROW, 0, KEY_DOWN, 2, 0
        db START_ROW, HAMMERS, $FF, 0   ; deepest, hammers, held, pressed
        dw 0, 0                         ; score, tune
        db 0, 0                         ; score_due, panel_due
first_values_end:
endless_look:                           ; text, key, value, bar, choice, bad, border
        db $07, $46, $47, $68, $78, $42, 0

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
        rows_variables
        hero_variables
game_values:
top_row:        ds 1                    ; the first row on the screen
fine:           ds 1                    ; its lines above the screen
scroll_part:    ds 1                    ; sixteenths of a pixel
scrolled:       ds 1                    ; pixels to scroll in the next frame
level:          ds 1                    ; 0 to LEVELS - 1
hero_x:         ds 1
hero_y:         ds 1
hero_column:    ds 1
hero_row:       ds 1
hero_left:      ds 1
hero_way:       ds 1                    ; KEY_UP, ..
hero_pace:      ds 1                    ; pixels a frame
hero_moved:     ds 1
deepest:        ds 1                    ; the deepest row he has been in
hammers:        ds 1
held:           ds 1
pressed:        ds 1
score:          ds 2
tune:           ds 2                    ; the next note; 0: none
score_due:      ds 1
panel_due:      ds 1
game_values_end:
ink_due:        ds 1
level_rows:     ds 1                    ; rows to the next level
level_rate:     ds 1
hero_next_pace: ds 1
gem_next:       ds 2                    ; the note of the next row's gem while the rows are drawn
hero_rest:      ds 1                    ; scroll_rest when the hero is to be drawn
best:           ds 2
kept_stack:     ds 2

        if (game_values_end - game_values) - (first_values_end - first_values)
        .error the game's first values do not fit its variables
        endif

        end start
