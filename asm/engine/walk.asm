; walk.asm - walking through a maze from its entrance to its exit: what the tapes with a maze share
;
; The program supplies: title_name, TITLE_COLUMN, TITLE_SEED and title_text, for its title; walk_generate,
; the routine that is timed; walk_ready, called after it, when the maze must have its entrance and exit;
; walk_key, called in each frame with a letter in A; walk_bar, which draws the title bar; what draw_field
; wants, TEXT_INK, BAR_INK, BORDER_COLOUR.
; Row 0 of the screen names program, seed and time, rows 1 to 21 show the maze, 22 is for messages, 23 for keys.

        if ! defined ENGINE_WALK
ENGINE_WALK equ 1

        include "engine/tiles.asm"
        include "engine/number.asm"
        include "engine/title.asm"
        include "engine/keys.asm"
        include "engine/number_input.asm"
        include "engine/session.asm"
        include "engine/show_route.asm"
        include "engine/sound.asm"
        include "engine/stopwatch.asm"

        public walk_start, title_screen

WALK_COLUMNS:   equ 31
WALK_ROWS:      equ 21
TITLE_ROWS:     equ 9
PLAYER_INK:     equ $46                 ; bright yellow on black
TRAIL_INK:      equ $06
WAY_INK:        equ $44
DOOR_INK:       equ $57                 ; bright white on red

; title_screen - the loading screen, and the first page of the program: its name, a maze, its keys
title_screen:
        xor a
        ld (variant),a
        ld c,PATH_COLOUR
        call clear_screen
        ld hl,title_name
        ld de,1 * 256 + TITLE_COLUMN
        ld c,$45
        call draw_title
        ld hl,TITLE_ROWS * 256 + WALK_COLUMNS
        ld (field_width),hl
        ld hl,TITLE_SEED
        ld (rng_seed),hl
        call walk_generate
        call walk_ready
        ld a,6
        ld (field_top),a
        ld bc,TITLE_ROWS * 256 + WALK_COLUMNS
        call draw_field
        ld hl,title_text
        jp draw_text

; walk_start - the title, then mazes until BREAK
walk_start:
        call session_begin

; walk_new - make and show the maze of `seed`
walk_new:
        ld c,PATH_COLOUR
        call clear_screen
        ld hl,WALK_ROWS * 256 + WALK_COLUMNS
        ld (field_width),hl
        ld hl,(seed)
        ld (rng_seed),hl
        ld hl,walk_generate
        call stopwatch
        call walk_ready                 ; what the program does to the maze afterwards
        ld a,1
        ld (field_top),a
        ld bc,WALK_ROWS * 256 + WALK_COLUMNS
        call draw_field
        call walk_bar
        ld hl,bar_text
        call draw_text
        ld hl,(seed)
        xor a
        ld de,13
        ld c,BAR_INK
        call draw_number
        ld hl,(timed)
        ld a,(timed + 2)
        ld de,23
        ld c,BAR_INK
        call draw_number
        ld hl,keys_text
        call draw_text
        ld hl,walk_text
        call draw_text
        ld hl,0
        ld (steps),hl
        call draw_doors
        ld a,(entrance)
        ld h,a
        ld l,0
        ld (player),hl
        call draw_player
        call draw_steps

; walk_frame - one fiftieth of a second: letters, then directions
walk_frame:
        proc
        local another, typed_seed, not_typed, way, right, down, left, try
        halt
        call key_break
        jp nc,session_end
        call key_letter
        cp 'N'
        jp z,another
        cp 'T'
        jp z,typed_seed
        cp 'W'
        jp z,way
        call walk_key                   ; the program's own keys
        call keys_step
        jp z,walk_frame
        ld de,(player)                  ; D = row, E = column
        rra
        jr nc,right
        dec d
        jr try
right:
        rra
        jr nc,down
        inc e
        jr try
down:
        rra
        jr nc,left
        inc d
        jr try
left:
        rra
        jp nc,walk_frame
        dec e
try:
        ld a,e
        cp WALK_COLUMNS                 ; left of the entrance, too: 255
        jp nc,walk_frame
        call field_address
        bit 7,(hl)
        jp nz,walk_frame
        push de
        ld de,(player)
        ld hl,trail_shape
        ld c,TRAIL_INK
        call draw_mark
        pop de
        ld (player),de
        ld hl,(steps)
        inc hl
        ld (steps),hl
        call draw_player
        call draw_steps
        ld bc,2 * 256 + 30
        call sound_tone
        ld de,(player)
        ld a,e
        cp WALK_COLUMNS - 1
        jp nz,walk_frame
        ld hl,out_text
        call draw_text
        call sound_rise
        jp walk_frame
another:
        ld hl,(rng_seed)                ; where the last maze left the generator
        ld (seed),hl
        jp walk_new
typed_seed:
        call seed_type
        jr c,not_typed
        ld (seed),hl
        jp walk_new
not_typed:
        ld hl,walk_text
        call draw_text
        call draw_steps
        jp walk_frame
way:
        call show_way
        jp walk_frame
        endp

; show_way - draw the shortest way from the player to the exit and its length
show_way:
        ld de,(player)
        ld a,(exit)
        ld h,a
        ld l,WALK_COLUMNS - 1
        call solve_wave_cpir
        ret c
        push bc
        ld hl,way_text
        call draw_text
        pop hl
        xor a
        ld c,TEXT_INK
        call draw_number
        ld de,(player)
        ld hl,way_shape
        ld c,WAY_INK
        call show_route
        call draw_doors
        jp draw_player

; draw_player - draw the player where he is
draw_player:
        ld de,(player)
        ld hl,player_shape
        ld c,PLAYER_INK
        jp draw_mark

; draw_doors - draw the entrance and the exit
draw_doors:
        ld a,(entrance)
        ld d,a
        ld e,0
        ld hl,door_shape
        ld c,DOOR_INK
        call draw_mark
        ld a,(exit)
        ld d,a
        ld e,WALK_COLUMNS - 1
        ld hl,door_shape
        ld c,DOOR_INK
        jp draw_mark

; draw_steps - draw the number of steps
draw_steps:
        ld hl,(steps)
        xor a
        ld de,22 * 256 + 5
        ld c,TEXT_INK
        jp draw_number

bar_text:
        db TEXT_AT, 0, 9, "Seed", TEXT_AT, 0, 30, " T", TEXT_END
keys_text:
        db TEXT_AT, 23, 0, TEXT_COLOUR, BAR_INK, "N new  T seed  W way  BREAK quit", TEXT_END
walk_text:
        db TEXT_AT, 22, 0, TEXT_COLOUR, TEXT_INK, "Steps        QAOP 5678 joystick ", TEXT_END
way_text:
        db TEXT_AT, 22, 13, TEXT_COLOUR, TEXT_INK, "The way out:", TEXT_END
out_text:
        db TEXT_AT, 22, 13, TEXT_COLOUR, PLAYER_INK, "You are out! N: new", TEXT_END

player_shape:   db $3C, $7E, $DB, $FF, $DB, $E7, $7E, $3C
trail_shape:    db 0, 0, $18, $3C, $3C, $18, 0, 0
way_shape:      db 0, $18, $3C, $7E, $7E, $3C, $18, 0
door_shape:     db 0, $08, $0C, $FE, $FE, $0C, $08, 0

        endif
