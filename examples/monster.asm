; monster.asm - a game: be out of the maze before the monster has you
;
; Assemble it with: pasmo -I asm examples/monster.asm monster.bin; load that at 32768 and RANDOMIZE USR 32768
;
; For each of its steps the monster plans its way anew, from where it is to where you are, and takes the first step of it.
;
; Why the shortest way out always wins:
; 1. Time goes in ticks. In each one you may take a step, then the monster; it rests in the first of every three.
; 2. Of two corners the monster gets the one that is farther from the exit, or as far. So its way to any place on your shortest
;    way out is at least as long as yours, and it comes there after you have been.
; A tick is not shorter than TICK frames. A slow solver makes it longer, for both.

        org $8000

        public start, new_maze, tick, monster_step, caught, player_out, monster

BORDER_COLOUR:  equ 0
WALL_COLOUR:    equ $41                 ; bright blue on black
PATH_COLOUR:    equ $07
BAR_INK:        equ $68                 ; black on bright cyan
TEXT_INK:       equ $07
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

start:
        jp game

        include "include/field.asm"
        include "engine/tiles.asm"
        include "engine/number.asm"
        include "engine/title.asm"
        include "engine/keys.asm"
        include "engine/session.asm"
        include "engine/sound.asm"
        include "lib/route_step.asm"
        include "generate/generate_dfs.asm"
        include "generate/generate_braid.asm"
        include "solve/solve_wave.asm"
solve:          equ solve_wave          ; any solver that finds shortest routes

; game - the title, then mazes until BREAK
game:
        call session_begin

; new_maze - make and show the maze of `seed`, and put the two into their corners
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
        ld c,PATH_COLOUR
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

; tick - wait for the next tick, and note the directions wished for
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

; player_out - you have made it
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
        call draw_score
        call key_letter                 ; letters typed on the way do not count
wait:
        halt
        call key_break
        jp nc,session_end
        call key_letter
        cp 'R'
        jp z,new_maze
        cp 'N'
        jr nz,wait
        ld hl,(rng_seed)                ; where this maze left the generator
        ld (seed),hl
        jp new_maze
        endp

; make_maze - a maze without dead ends: there is always a way round the monster
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

; monster_step - from where the monster is to where the player is: the first step of a shortest way
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
        call draw_place                 ; what it leaves is empty: it wipes your trail
        pop de
        ld (monster),de
        jr draw_monster

; player_step - the first of the directions wished for in which the way is free
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

; draw_player, draw_monster - draw them where they are
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

; same_place - Z when monster and player are in one place
same_place:
        ld hl,(monster)
        ld de,(player)
        or a
        sbc hl,de
        ret

; draw_score - how often you were out, and caught
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
        xor a
        ld bc,3 * 256 + BAR_INK
        jp draw_digits

; title_screen - the first page: the name, the two in a maze, the keys
title_screen:
        xor a
        ld (wins),a
        ld (losses),a
        ld c,PATH_COLOUR
        call clear_screen
        ld hl,name_text
        ld de,1 * 256 + 9
        ld c,$43
        call draw_title
        ld hl,1982
        ld a,9
        call make_maze
        ld a,6
        ld (field_top),a
        ld bc,9 * 256 + COLUMNS
        call draw_field
        ld hl,5 * 256 + 21
        ld (player),hl
        call draw_player
        ld hl,5 * 256 + 9
        ld (monster),hl
        call draw_monster
        ld hl,title_text
        jp draw_text

name_text:
        db "MONSTER", TEXT_END
title_text:
        db TEXT_COLOUR, TEXT_INK
        db TEXT_AT, 4, 0, "It knows the shortest way to ", TEXT_COLOUR, PLAYER_INK, "you"
        db TEXT_COLOUR, TEXT_INK
        db TEXT_AT, 16, 3, "Reach the exit at the right."
        db TEXT_AT, 17, 3, "You have 3 steps to its 2."
        db TEXT_COLOUR, $44
        db TEXT_AT, 19, 3, "QAOP, 5678, joystick   run"
        db TEXT_AT, 20, 3, "BREAK        back to BASIC"
        db TEXT_END
bar_text:
        db TEXT_AT, 0, 0, TEXT_COLOUR, BAR_INK, " MONSTER    Out      Caught     "
        db TEXT_AT, 23, 0, " QAOP 5678 run      BREAK leave ", TEXT_END
run_text:
        db TEXT_AT, 22, 0, TEXT_COLOUR, $44, "The exit is at the right. Run!  ", TEXT_END
caught_text:
        db TEXT_AT, 22, 0, TEXT_COLOUR, $D7, " It has you!  N new  R again    ", TEXT_END
out_text:
        db TEXT_AT, 22, 0, TEXT_COLOUR, EXIT_INK, " You are out!  N new  R again   ", TEXT_END

wall_shape:     db $FF, $EF, $EF, $00, $FF, $FE, $FE, $00
path_shape:     db 0, 0, 0, 0, 0, 0, 0, 0
player_shape:   db $3C, $7E, $DB, $FF, $DB, $E7, $7E, $3C
trail_shape:    db 0, 0, 0, $18, $18, 0, 0, 0
monster_shape:  db $3C, $7E, $DB, $DB, $FF, $FF, $FF, $A5
                db $3C, $7E, $DB, $DB, $FF, $C3, $DB, $A5
exit_shape:     db 0, $08, $0C, $FE, $FE, $0C, $08, 0

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
monster:        ds 2                    ; column, row, as player
turn:           ds 1                    ; steps that it takes before it rests
wish:           ds 1                    ; the directions held last in this tick
last_tick:      ds 1                    ; FRAMES then
wins:           ds 1
losses:         ds 1

        end start
