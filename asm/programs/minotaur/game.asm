; game.asm - a game: levels one after the other, lives, the end

        if ! defined MINOTAUR_GAME
MINOTAUR_GAME equ 1

        include "engine/pages/title.asm"
        include "engine/pages/game_over.asm"
        include "engine/keys/pause.asm"
        include "engine/sound/effect_table.asm"
        include "programs/minotaur/panel.asm"
        include "programs/minotaur/world.asm"

        public game, level_begin

LIVES:          equ 3
LIVES_MOST:     equ 9
LEVEL_POINTS:   equ 100
LEVEL_LOOK:     equ 60                  ; frames at least that the page of a level is seen
BEST_ROW:       equ 5

; the sounds, by their numbers in game.effects.txt
SOUND_STEP:     equ 0
SOUND_LEVER:    equ 1
SOUND_FOUND:    equ 2
SOUND_SHUT:     equ 3
SOUND_KILL:     equ 4
SOUND_DEATH:    equ 5

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
        call effect_number
        call hero_dies
        ld hl,lives
        dec (hl)
        jr z,last
        call panel_some
        jr again
won:
        ld a,SOUND_FOUND
        call effect_number
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

; level_page - the number of the level, and what to do
; Uses:  AF, BC, DE, HL
level_page:
        ld hl,minotaur_look
        call look_use
        ld c,7
        call clear_screen
        ld hl,level_text
        ld de,8 * 256 + 9
        ld c,$46
        call draw_title
        ld a,(level_number)
        inc a
        ld l,a
        ld h,0
        xor a
        ld b,2
        ld c,$46
        ld de,8 * 256 + 21
        call draw_digits
        ld hl,level_task
        jp draw_text
level_text:
        db "LEVEL", TEXT_END
level_task:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 13, 4, "Find the gold, then the"
        db TEXT_AT, 15, 4, "door that opens with it.", TEXT_END

; hero_dies - the window flashes
; Uses:  AF, BC, DE, HL
hero_dies:
        proc
        local flash, row, cell, none
        ld b,8
flash:
        push bc
        ld a,b
        rra
        ld c,$42
        jr c,$ + 4
        ld c,$02
        ld hl,ATTRIBUTES + 32 * WINDOW_ROW
        ld de,32 * 21
cell:
        ld a,(hl)
        or a
        jr z,none
        ld (hl),c
none:
        inc hl
        dec de
        ld a,d
        or e
        jr nz,cell
        ld b,4
row:
        push bc
        call effect_tick
        halt
        pop bc
        djnz row
        pop bc
        djnz flash
        ret
        endp

; play_pause - wait for a key
play_pause:
        ld d,2
        ld hl,pause_text
        call pause
        jp c,best_page
        jp play_frame
pause_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 2, 0, "   Pause: press a key         ", TEXT_END

; play_leave - leave the game
play_leave:
        jp best_page

; best_page - the best scores; ENTER begins a game, BREAK leads back to BASIC
best_page:
        proc
        local wait
        ld sp,stack_top
        call best_draw
        ld hl,best_keys
        call draw_text
        call keys_release
wait:
        halt
        call key_read
        ld hl,best_letters
        call key_act
        call keys_step
        and KEY_FIRE
        jr z,wait
        endp                            ; fall through
best_begin:
        xor a
        ld (level_number),a
        ld hl,(FRAMES)
        ld (rng_seed),hl
        jp game
best_letters:
        db KEY_BREAK
        dw session_end
        db KEY_ENTER
        dw best_begin
        db 0

; best_draw - the page without its keys
best_draw:
        ld hl,minotaur_look
        call look_use
        ld c,7
        call clear_screen
        ld hl,best_title
        call draw_text
        ld hl,best_table
        ld de,256 * BEST_ROW + 7
        jp scores_draw

best_title:
        db TEXT_COLOUR, $46, TEXT_AT, 2, 10, "BEST SCORES", TEXT_END
best_keys:
        db TEXT_INK, INK_KEY, TEXT_AT, 22, 4, "ENTER", TEXT_AT, 22, 18, "BREAK"
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 10, "play", TEXT_AT, 22, 24, "leave", TEXT_END

best_table:                             ; in the image: it stays when the program is begun again
        rept SCORES
        db "........", 0, 0
        endm

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
        db $07, $46, $47, $60, $78, $42, 0
minotaur_effects:
        incbin "engine/sound/game.effects"

        endif
