; play.asm - a game: levels until no life is left; a frame of it, fifty times a second
;
; In each frame: 1. both snakes are drawn, ahead of the beam; 2. keys, steps, berries; 3. the bonus and one thing of the panel; 4. sound.

        if ! defined SNAKE_PLAY
SNAKE_PLAY equ 1

        include "engine/keys/attract.asm"
        include "engine/keys/pause.asm"
        include "engine/pages/game_over.asm"
        include "programs/snake/ends.asm"
        include "programs/snake/rival.asm"

        public play, play_frame, play_picture, level_enter, level_try, snake_frame

READY_FRAMES:   equ 50
WIDE_LEVELS:    equ 4                   ; of those the wide ones say what their corridors are good for
LIVES:          equ 3
BONUS:          equ 600
OVER_TOP:       equ 9                   ; the box of GAME OVER
OVER_LEFT:      equ 6
OVER_WIDTH:     equ 20
OVER_ROWS:      equ 6
OVER_INK:       equ $4F

; play - a game
; In:    level, game_seed
play:
        call game_begin
play_level:
        call level_enter
play_again:
        call level_try
        jr nc,play_on
        call level_bitten
        jr nz,play_again

; play_over - the last life is lost
play_over:
        call message_clear
        call message_draw               ; how it was lost
        call over_box
        call over_record
        call game_over
        jp c,best_named                 ; fall through into play_left: BREAK

; play_left - BREAK: a score that is among the best gets a name all the same; jump here
play_left:
        ld sp,stack_top
        call effect_stop
        call keys_release
        call over_record
        call game_score
        jp nc,opening_page
        cp KEY_BREAK                    ; no name
        jp z,opening_page
        jp best_named

; over_record - what game_over takes
over_record:
        ld hl,game_end
        ld bc,scores_best
        ld de,(score)
        ret

; over_box - clear the place of GAME OVER, two rows more than game_over does, and a column on each side
over_box:
        proc
        local row, cell
        ld hl,again_text
        call draw_text
        ld d,OVER_TOP
row:
        ld e,OVER_LEFT
        ld b,OVER_WIDTH
cell:
        push bc
        ld a,' '
        ld c,OVER_INK
        call draw_char
        inc e
        pop bc
        djnz cell
        inc d
        ld a,d
        cp OVER_TOP + OVER_ROWS
        jr nz,row
        ret
        endp
play_on:
        call level_clear
        jr play_level

game_end:
        db OVER_LEFT + 1, OVER_TOP + 1, OVER_INK
        dw best_ask
        db BEST_TABLE_COLUMN + 3, BEST_TABLE_FIRST

; game_begin - no points yet
; Uses:  A, HL
game_begin:
        xor a
        ld (life_new),a
        ld a,LIVES - 1
        jp points_begin

; level_enter - the page of the level: its maze, its berries
; Uses:  AF, BC, DE, HL, IX
level_enter:
        ld hl,snake_look
        call look_use
        ink INK_TEXT
        call clear_screen
        ld hl,BONUS
        ld (bonus),hl
        call code_keep
        call level_make
        call panel_draw
        ld a,(attract_on)
        or a
        jr z,$ + 8
        call key_letter
        jp nz,attract_end               ; a key has been pressed and let go meanwhile
        call snake_frame
        call berries_first
berry_comes:
        call berries_begin
        push af
        call snake_frame
        call play_letter
        pop af
        jr nz,berry_comes
        ret

; level_try - play the level until all berries are eaten or the player bites
; Out:   carry set: bitten
; Uses:  AF, BC, DE, HL, IX
level_try:
        proc
        local ready, told, going
        call board_clean
        call skin_clear
        call snakes_begin
        call steer_begin
        xor a
        ld (run_left),a
        ld hl,panel_due
        set DUE_BERRIES,(hl)
        ld hl,last_text
        ld a,(lives_left)
        or a
        jr z,told
        ld hl,code_text
told:
        call message
        ld a,READY_SOUND
        call effect_number
        ld b,READY_FRAMES
ready:
        push bc
        call snake_frame
        call snakes_show
        call snakes_plan
        call play_keys
        call panel_job
        call play_letter
        pop bc
        djnz ready
        ld hl,go_text
        ld a,(level)
        cp WIDE_LEVELS
        jr nc,going
        ld a,(level_kind)
        dec a
        cp 2
        jr nc,going
        ld hl,wide_text                 ; how many berries stands on the right, too
going:
        call message
play_frame:
        call snake_frame
play_picture:
        call snakes_show
        call play_letter
        call play_keys
        call player_move
        ret c
        ld a,(berries_left)
        or a
        jr z,snakes_plan_last
        call rival_move
        call snakes_plan
        call berries_look
        call play_ticks
        call panel_job
        jr play_frame
        endp

snakes_plan_last:
        call snakes_plan
        or a
        ret

; play_keys - the player's keys
; Uses:  AF, BC, DE, HL
play_keys:
        call keys_held
        jp steer_keys

; play_ticks - what counts frames: the bonus, a run, the berries
; Uses:  AF, BC, DE, HL
play_ticks:
        ld hl,run_left
        ld a,(hl)
        or a
        jr z,$ + 3
        dec (hl)
        ld a,(FRAMES)
        and 7
        jp z,berries_tick
        and 3
        dec a
        ret nz
        ld hl,(bonus)
        ld a,h
        or l
        ret z
        dec hl
        ld (bonus),hl
        ld hl,panel_due
        set DUE_BONUS,(hl)
        ret

; play_letter - BREAK and the letters of the game
; Uses:  AF, BC, DE, HL
play_letter:
        ld a,(attract_on)
        or a
        ret nz
        call key_read
        ret z
        cp KEY_BREAK
        jp z,play_left
        cp 'H'
        ret nz
        ld hl,pause_text
        ld de,pause_line
        ld bc,PAUSE_BYTES
        ldir
        call level_code
        call code_write
        ld d,FOOT_ROW
        ld hl,pause_line
        call pause
        ret nc
        jp play_left

; board_clean - no snake lies on the board
; Uses:  AF, BC, DE, HL
board_clean:
        proc
        local row, column, next
        ld d,0
row:
        ld e,0
column:
        call field_address
        ld a,(hl)
        and BODIES
        jr z,next
        xor (hl)
        ld (hl),a
        call cell_draw
next:
        inc e
        ld a,e
        cp BOARD_COLUMNS
        jr nz,column
        inc d
        ld a,d
        cp BOARD_ROWS
        jr nz,row
        ret
        endp

; snake_frame - sound, and the next frame
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
snake_frame:
        push bc
        push de
        call music_tick
        call effect_tick
        pop de
        pop bc
        jp attract_frame

        endif
