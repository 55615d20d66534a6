; flag_page.asm - eight walkers go to one flag, and one wave shows all of them the way
;
; The moon sends all of them to sleep for five seconds; then another one rises elsewhere.
; In a game the player keeps the flag from them: two wake when he moves it, and then one after the other, and the first who reaches it ends the
; game. In the demonstration the flag runs by itself.

        if ! defined WONDERS_FLAG_PAGE
WONDERS_FLAG_PAGE equ 1

        include "include/field.asm"
        include "engine/keys/attract.asm"
        include "engine/keys/keys.asm"
        include "engine/keys/session.asm"
        include "engine/text/large_text.asm"
        include "generate/generate_dfs.asm"
        include "generate/generate_braid.asm"
        include "programs/wonders/flag_show.asm"
        include "programs/wonders/flag_star.asm"
        include "programs/wonders/flag_hand.asm"
        include "programs/wonders/flag_walk.asm"
        include "programs/wonders/tour_end.asm"
        include "programs/wonders/tour_fall.asm"

        public flag_page, flag_turn

FLAG_COLUMNS:   equ 31
FLAG_ROWS:      equ 21
FLAG_BAR:       equ $60                 ; black on bright green: walls are green, too
FLAG_MIDDLE:    equ 11 * 256 + 15
FLAG_HINT:      equ 64                  ; a bit of the time
FLAG_SHINES:    equ 23                  ; frames: yellow from a number with bit 2 on, and not at last
FLAG_ASLEEP:    equ 2                   ; in flag_told: all sleep; and 3: they wake
FLAG_SEED:      equ 58865                   ; of the demonstration
FLAG_SHOWN:     equ 300                 ; tenths of a second after which it ends
FLAG_OPEN:      equ 100                 ; percent of the dead ends that get a second way: in a dead end no flag can be kept

; flag_demo - a maze in which the flag runs for long: for attract_run
flag_demo:
        ld hl,FLAG_SEED
        ld (seed),hl

; flag_page - a maze, the flag in its middle, the walkers in its corners and at its sides
flag_page:
        ld hl,(seed)
        ld (rng_seed),hl
        ld hl,FLAG_ROWS * 256 + FLAG_COLUMNS
        ld (field_width),hl             ; and field_height
        call generate_dfs
        ld a,FLAG_OPEN
        ld (braid_percent),a
        call generate_braid
        ld hl,(rng_seed)
        ld (seed),hl                    ; the next maze
        ld hl,walkers_first
        ld de,walkers
        ld bc,2 * WALKERS
        ldir
        ld a,FLAG_BAR
        ld (look_inks + INK_BAR),a
        ld hl,flag_lines
        call lines_use
        ink INK_TEXT
        call clear_screen
        ld hl,flag_text
        call tour_head
        ld a,TOUR_FLAG
        call tour_begin
        call tour_bar
        call tour_demo
        jr nz,flag_keys
        ld hl,flag_bright_text
        call draw_text
        ld de,22 * 8 * 256 + 8
        ld hl,flag_rule_text
        call pixel_text
flag_keys:
        ld hl,tour_foot_new
        call tour_keys
        ld hl,tour_foot_pause
        call draw_key_line
        ld de,23 * 256 + 6
        ld hl,flag_run_text
        call tour_cap
        ld a,1
        ld (field_top),a
        ld bc,FLAG_ROWS * 256 + FLAG_COLUMNS
        call draw_lines
        ld hl,flag_olds
        ld b,2 * WALKERS
        xor a
        ld (hl),a
        inc hl
        djnz $ - 2
        ld (flag_first),a
        ld (flag_told),a
        ld (flag_awake),a               ; nobody
        ld (flag_shines),a
        ld hl,FLAG_MIDDLE
        ld (flag),hl
        ex de,hl
        ld hl,0
        ld (moon),hl
        xor a
        ld (flag_sleep),a
        call flag_to
        call flag_show_all
        call moon_rise
        ld a,(FRAMES)
        ld (flag_last),a
        ld (flag_moved),a
        call keys_seen                  ; fall through into flag_turn

; flag_turn - frame by frame
flag_turn:
        call attract_frame
        call tour_frame
        call flag_star
        call flag_shine
        call flag_hint
        call key_read
        ld hl,flag_letters
        call tour_act
        call flag_hand
        call tour_steer
        call flag_run
        call flag_caught
        call flag_wake
        call flag_frames
        ld c,a
        ld a,(FRAMES)
        ld hl,flag_last
        sub (hl)
        call flag_halfway
        cp c
        jr c,flag_turn
        ld hl,flag_last
        add a,(hl)
        ld (hl),a
        call flag_tick
        call flag_caught
        jr flag_turn

; flag_hint - from the first step on what to keep away from, and what helps, in turn: FLAG_HINT tenths of a second each; while all sleep, that
; Uses:  AF, BC, DE, HL
flag_hint:
        ld a,(attract_on)
        or a
        ret nz
        ld a,(tour_runs)
        or a
        ret z
        ld a,(flag_sleep)
        or a
        jr nz,flag_hint_sleep
        ld a,(clock)
        and FLAG_HINT
        inc a
flag_hint_told:
        ld hl,flag_told
        cp (hl)
        ret z
        ld (hl),a
        ld hl,flag_asleep_text
        cp FLAG_ASLEEP
        jp z,flag_say
        ld hl,flag_waking_text
        cp FLAG_ASLEEP + 1
        jp z,flag_say
        dec a
        ld hl,flag_sleepers_text
        jp z,flag_say
        ld hl,flag_moon_text
        jp flag_say
flag_hint_sleep:
        cp FLAG_WARNS
        ld a,FLAG_ASLEEP
        adc a,0
        jr flag_hint_told

; flag_caught - a walker at the flag ends the game: another maze
; Uses:  AF, BC, DE, HL
flag_caught:
        ld de,(flag)
        call flag_walker
        ret nz
        pop hl                          ; not back to flag_turn
        push de
        call flag_settle
        pop de
        inc d                           ; field_top
        call tour_fall
        ld hl,(clock)
        ld a,TOUR_FLAG
        call tour_end
        jp flag_page

flag_letters:
        db KEY_BREAK
        dw wonders_list
        db 'N'
        dw flag_page
        db 'H'
        dw flag_pause
        db 'M'
        dw wonders_list
        db 0

flag_pause:
        call tour_pause
        jp flag_turn

flag_lines:                             ; walls, floor, trail, thickness
        db $04, $07, $47
        dw line_thick
walkers_first:                          ; column, row
        db 1, 1, 15, 1, 29, 1, 29, 11, 29, 19, 15, 19, 1, 19, 1, 11
flag_text:
        db "THE FLAG", TEXT_END

flag_run_text:  db "run", TEXT_END
flag_bright_text:                       ; a row for narrow letters, with the moon's colours below its word
        db TEXT_AT, 22, 0, TEXT_INK, INK_VALUE, "                   ", TEXT_COLOUR, MOON_INK, "   ", TEXT_INK, INK_VALUE
        db "          ", TEXT_END
flag_rule_text:
        db "You are the flag: run!  Moon: all sleep.", TEXT_END
flag_sleepers_text:
        db "Keep away from sleepers, too.", TEXT_END
flag_asleep_text:
        db "All asleep! Get away.", TEXT_END
flag_waking_text:
        db "They wake!", TEXT_END
flag_moon_text:
        db "Fetch the moon: all sleep.", TEXT_END
flag_demo_text:
        db "Demonstration: press any key", TEXT_END

flag_variables macro
flag:           ds 2                    ; column, row
walkers:        ds 2 * WALKERS          ; column, row of each
flag_olds:      ds 2 * WALKERS          ; where each has been, row 0 if he is all in his place
moon:           ds 2                    ; column, row; 0 when there is none
flag_sleep:     ds 1                    ; frames until those wake who were awake before the moon was taken
flag_awake:     ds 1                    ; how many of them are awake: the first ones
flag_first:     ds 1                    ; who has the first turn
flag_last:      ds 1                    ; FRAMES at the last tick
flag_told:      ds 1                    ; the hint that is shown: 0 before the first step
flag_ways:      ds 8                    ; by the code of a direction: steps to the first walker who comes from there
flag_moved:     ds 1                    ; FRAMES at the flag's last step by the player
flag_shines:    ds 1                    ; frames for which a new star is still told
        endm

        endif
