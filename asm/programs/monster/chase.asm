; chase.asm - you and the monster in a maze, tick by tick
;
; Before each of its steps the monster plans a new route, from its place to yours, and takes the first step of it.
;
; Why you always win on the shortest way out:
; 1. Time goes in ticks. In each tick you may take a step, then the monster; it rests in the first of every three.
; 2. Of two corners the monster gets the one that is farther from the exit, or as far. So its route to any place on your
;    shortest way out is at least as long as yours, and it arrives after you.
; A tick is at least TICK frames. A slow solver makes it longer, for both.

        if ! defined MONSTER_CHASE
MONSTER_CHASE equ 1

        include "include/field.asm"
        include "engine/views/tiles.asm"
        include "engine/text/number.asm"
        include "engine/pages/title.asm"
        include "engine/keys/keys.asm"
        include "engine/keys/session.asm"
        include "engine/sound/sound.asm"
        include "lib/route_step.asm"
        include "generate/generate_dfs.asm"
        include "generate/generate_braid.asm"
        include "solve/solve_wave.asm"
solve:          equ solve_wave          ; any solver that finds shortest routes

PLAYER_INK:     equ $46
TRAIL_INK:      equ $06
MONSTER_INK:    equ $42
EXIT_INK:       equ $60                 ; black on bright green

COLUMNS:        equ 31
ROWS:           equ 21
EXIT_ROW:       equ 9
TOP_CORNER:     equ 1 * 256 + 1         ; row, column
LOWER_CORNER:   equ (ROWS - 2) * 256 + 1
EXIT_PLACE:     equ EXIT_ROW * 256 + COLUMNS - 1
TICK:           equ 6                   ; frames

; new_maze - make and show the maze of `seed`, and put player and monster into their corners
new_maze:
        proc
        local placed
        ld hl,(seed)
        ld a,ROWS
        call make_maze
        ld a,FIELD_PATH
        ld (field + FIELD_STRIDE * EXIT_ROW + COLUMNS - 1),a
        ld de,TOP_CORNER
        ld hl,EXIT_PLACE
        call solve
        push bc
        ld de,LOWER_CORNER
        ld hl,EXIT_PLACE
        call solve
        pop hl
        sbc hl,bc                       ; carry: the lower corner is farther
        ld de,TOP_CORNER
        ld hl,LOWER_CORNER
        jr c,placed
        ex de,hl
placed:
        ld (player),de
        ld (monster),hl
        xor a
        ld (turn),a
        ink INK_TEXT
        call clear_screen
        ld hl,bar_text
        call draw_text
        call draw_score
        ld hl,run_text
        call draw_text
        ld a,1
        ld (field_top),a
        ld bc,ROWS * 256 + COLUMNS
        call draw_field
        ld de,EXIT_PLACE
        ld hl,exit_shape
        ld c,EXIT_INK
        call draw_mark
        call draw_player
        call draw_monster
        ld a,(FRAMES)
        ld (last_tick),a
        endp

; tick - wait for the next tick, and note the player's directions
tick:
        proc
        local wait, none
        xor a
        ld (wish),a
wait:
        halt
        call key_break
        jp nc,session_end
        call keys_held
        and KEY_UP | KEY_RIGHT | KEY_DOWN | KEY_LEFT
        jr z,none
        ld (wish),a
none:
        ld hl,last_tick
        ld a,(FRAMES)
        sub (hl)
        cp TICK
        jr c,wait
        add a,(hl)
        ld (hl),a
        call player_step
        call same_place
        jr z,caught
        ld de,(player)
        ld a,e
        cp COLUMNS - 1                  ; only the exit is in that column
        jr z,player_out
        ld hl,turn
        dec (hl)
        jp p,moves
        ld (hl),2                       ; it rests, then takes two steps
        jr tick
        endp
moves:
        call monster_step
        call same_place
        jr nz,tick

; caught - the monster has you
caught:
        call draw_monster
        ld hl,losses
        inc (hl)
        ld hl,caught_text
        call draw_text
        ld bc,40 * 256 + 250
        call sound_tone
        jr game_over

; player_out - you have reached the exit
player_out:
        ld hl,wins
        inc (hl)
        ld hl,out_text
        call draw_text
        call sound_rise

; game_over - another maze, or the same one again
game_over:
        proc
        local wait
        ld hl,over_text
        call draw_text
        call draw_score
        call keys_seen
wait:
        halt
        call key_read
        ld hl,over_letters
        call key_act
        call keys_step
        and KEY_FIRE
        jr z,wait
        jp another_maze
over_letters:
        db KEY_BREAK
        dw session_end
        db 'R'
        dw new_maze
        db 'N'
        dw another_maze
        db 0
        endp

; another_maze - the maze of the next seed
another_maze:
        ld hl,(rng_seed)                ; the generator's state after this maze
        ld (seed),hl
        jp new_maze

; make_maze - make a maze without dead ends: there is always a way round the monster
; In:    HL = seed, A = rows
make_maze:
        ld (rng_seed),hl
        ld h,a
        ld l,COLUMNS
        ld (field_width),hl             ; and field_height
        call generate_dfs
        ld a,100
        ld (braid_percent),a
        jp generate_braid

; monster_step - take the first step of a shortest route from the monster to the player
monster_step:
        ld de,(monster)                 ; D = row, E = column
        ld hl,(player)
        call solve
        ret c                           ; no way: it stays
        ld a,(route)
        ld de,(monster)
        call route_step                 ; DE = the place that the code leads to
        push de
        ld de,(monster)
        call draw_place                 ; the place that it leaves becomes empty: your trail is wiped
        pop de
        ld (monster),de
        jr draw_monster

; player_step - take a step in the first wanted direction that is free
player_step:
        proc
        local way, next
        ld a,(wish)
        ld c,a
        ld b,0                          ; the direction's code
way:
        ld de,(player)
        srl c
        jr nc,next
        ld a,b
        call route_step
        call field_address
        bit 7,(hl)
        jr z,player_moves
next:
        inc b
        inc b
        bit 3,b
        jr z,way
        ret
        endp
player_moves:                           ; to DE
        push de
        ld de,(player)
        ld hl,trail_shape
        ld c,TRAIL_INK
        call draw_mark
        pop de
        ld (player),de
        ld bc,2 * 256 + 30
        call sound_tone

; draw_player, draw_monster - draw them
draw_player:
        ld de,(player)
        ld hl,player_shape
        ld c,PLAYER_INK
        jp draw_mark
draw_monster:
        proc
        local shape
        ld de,(monster)
        ld hl,monster_shape
        ld a,d
        xor e
        rra
        jr nc,shape
        ld hl,monster_shape + 8         ; each step it bites
shape:
        ld c,MONSTER_INK
        jp draw_mark
        endp

; same_place - Z if monster and player are in one place
same_place:
        ld hl,(monster)
        ld de,(player)
        or a
        sbc hl,de
        ret

; draw_score - how many times you got out, and were caught
draw_score:
        ld a,(wins)
        ld e,16
        call draw_count
        ld a,(losses)
        ld e,28
draw_count:
        ld l,a
        ld h,0
        ld d,h
        ink INK_BAR
        ld b,3
        xor a
        jp draw_digits

over_text:      db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, " fire new           BREAK leave ", TEXT_END
bar_text:       db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, " MONSTER    Out      Caught     "
                db TEXT_AT, 23, 0, " QAOP 5678 run      BREAK leave ", TEXT_END
run_text:       db TEXT_AT, 22, 0, TEXT_COLOUR, $44, "The exit is on the right. Run!  ", TEXT_END
caught_text:    db TEXT_AT, 22, 0, TEXT_COLOUR, $D7, " It caught you!  N new  R again ", TEXT_END
out_text:       db TEXT_AT, 22, 0, TEXT_COLOUR, EXIT_INK, " You are out!  N new  R again   ", TEXT_END

player_shape:   db $3C, $7E, $DB, $FF, $DB, $E7, $7E, $3C
trail_shape:    db 0, 0, 0, $18, $18, 0, 0, 0
monster_shape:  db $3C, $7E, $DB, $DB, $FF, $FF, $FF, $A5
                db $3C, $7E, $DB, $DB, $FF, $C3, $DB, $A5
exit_shape:     db 0, $08, $0C, $FE, $FE, $0C, $08, 0

        endif
