; game.asm - a game: levels one after the other, lives, the end

        if ! defined INSIDE_GAME
INSIDE_GAME equ 1

        include "programs/inside/sounds.asm"
        include "programs/inside/panel.asm"
        include "programs/inside/screen.asm"
        include "programs/inside/levels.asm"
        include "engine/text/large_text.asm"

        public game, level_begin

LIVES:          equ 3
LIVES_MOST:     equ 9
LEVEL_LOOK:     equ 150                 ; frames at least that the page of a level is seen

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
        ld hl,(FRAMES)
        ld (rng_seed),hl
        ld a,THREADS
        ld (threads),a
        ld a,LIVES
        ld (lives),a

; level_begin - the next level: its page, its floors
level_begin:
        proc
        local look, again, won, last
        call level_take
        call level_make
        call level_page
        ld hl,0
        ld (level_time),hl
        ld hl,(FRAMES)
        push hl
        call view_begin
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
again:
        call player_begin
        call it_begin
        call think_begin
        call keys_seen
        call play_level
        jr nc,won
        call plan_unpack
        call caught
        call game_demo
        ld a,(lives)
        or a
        jr nz,again
        jr last
won:
        call sound_quiet
        call game_demo
        ld a,SOUND_OUT
        call sound_play
        call making_unpack
        call level_points
        call level_won
        ld hl,level_number
        ld a,(hl)
        inc (hl)
        cp LEVELS - 1
        jr c,level_begin
        dec (hl)                        ; the last level is won: the end, with all points
last:
        call pages_unpack
        jp game_ends
        endp

; game_demo - the library's game ends with its first level or life
; Uses:  AF
game_demo:
        ld a,(demo_on)
        or a
        ret z
        jp inside_front

; page_clear, page_clear_on - the colours of pages, and a clear screen; the tune ends, or goes on
; Uses:  AF, BC, DE, HL
page_clear:
        call sound_quiet
page_clear_on:
        ld hl,inside_look
        call look_use
        ink INK_TEXT
        jp clear_screen

; player_begin - the player is at the start, on the lowest floor
; Uses:  AF, BC, DE, HL
player_begin:
        proc
        local look, looks
        xor a
        ld (floor_first),a
        ld (player_floor),a
        ld (player_noise),a
        ld (level_ticks),a
        ld (fire_alone),a
        ld (stairs_said),a
        ld hl,text_begin
        call message_say
        call thread_clear
        ld a,(start_room)
        ld (player_room),a
        call player_centre
        ; the player looks along an open way
        ld c,NORTH
look:
        ld a,(player_room)
        call way_open
        jr nz,looks
        inc c
        inc c
        bit 3,c
        jr z,look                       ; but stairs may be the only way
looks:
        ld a,c
        rrca
        rrca
        rrca
        ld (player_turn),a
        ld a,STAIRS_UP
        ld (stairs_last),a
        call floor_make
        jp room_seen
        endp

; play_pause - wait for a key
play_pause:
        call sound_quiet
        call message_clear
        ld hl,pause_text
        call draw_text
        call key_wait
        jp c,inside_front
        call message_draw
        jp play_on
pause_text:
        db TEXT_INK, INK_BAR, TEXT_AT, MESSAGE_ROW, 6, " Pause: press a key ", TEXT_END

inside_look:                            ; text, key, value, bar, choice, bad, border
        db $07, $46, $47, $70, $78, $42, 0

        endif
