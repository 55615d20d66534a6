; walk.asm - a walk through a maze from its entrance to its exit: shared by the tapes with a maze to walk through
;
; A walk is a record of the program, which walk_use copies: ten words.
;   look, tiles         see look.asm, tiles.asm
;   name                characters for draw_title
;   row * 256 + column  where the title begins
;   seed                of the maze on the title page
;   text                of the title page
;   generator           the routine, which is timed
;   doors               a routine called after it: when it returns, `entrance` and `exit` must be set
;   bar                 text for row 0: the name in its first 8 columns, spaces up to the last one
;   letters             the program's own keys, a table for key_act; their routines end with JP walk_frame or JP walk_new
; Row 0 of the screen shows program, seed and time, rows 1 to 21 the maze, 22 messages, 23 keys.

        if ! defined ENGINE_WALK
ENGINE_WALK equ 1

        include "engine/pages/title.asm"
        include "engine/views/walk_draw.asm"
        include "engine/keys/keys.asm"
        include "engine/pages/number_input.asm"
        include "engine/keys/session.asm"
        include "engine/views/show_route.asm"
        include "engine/sound/sound.asm"
        include "engine/views/stopwatch.asm"
        include "solve/solve_wave_cpir.asm"

        public walk_use, walk_title, walk_start, walk_new

WALK_SIZE:      equ 20
WALK_ROWS:      equ 21
TITLE_ROWS:     equ 9
TITLE_INK:      equ $45
TRAIL_INK:      equ $06
WAY_INK:        equ $44

; walk_use - use a walk from now on, with its look and its tiles
; In:    HL = walk
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the record's copy, wave_limit, what look_use and tiles_use write
walk_use:
        ld de,walk_look
        ld bc,WALK_SIZE
        ldir
        ld hl,0
        ld (wave_limit),hl
        ld hl,(walk_look)
        call look_use
        ld hl,(walk_tiles)
        jp tiles_use

; walk_title - the title page: the program's name, a maze, its keys
; In:    HL = walk
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, and what the generator uses
; Writes: the screen, field, and what the generator writes
walk_title:
        call walk_use
        call walk_clear
        ld hl,(walk_name)
        ld de,(walk_title_at)
        ld c,TITLE_INK
        call draw_title
        ld hl,TITLE_ROWS * 256 + WALK_COLUMNS
        ld (field_width),hl
        ld hl,(walk_title_seed)
        ld (rng_seed),hl
        ld hl,(walk_generator)
        call walk_call
        ld hl,(walk_doors)
        call walk_call
        ld a,6
        ld (field_top),a
        ld bc,TITLE_ROWS * 256 + WALK_COLUMNS
        call draw_field
        ld hl,(walk_text)
        jp draw_title_text

; walk_clear - clear the screen
walk_clear:
        ld a,(path_colour)
        ld c,a
        jp clear_screen

; walk_call - call HL
walk_call:
        jp (hl)

; walk_start - show the title, then mazes until BREAK
; In:    HL = routine that draws the title, for session_begin
walk_start:
        call session_begin

; walk_new - make and show the maze of `seed`
walk_new:
        call walk_clear
        ld hl,WALK_ROWS * 256 + WALK_COLUMNS
        ld (field_width),hl
        ld hl,(seed)
        ld (rng_seed),hl
        ld hl,(walk_generator)
        call stopwatch
        ld hl,(walk_doors)
        call walk_call
        ld a,1
        ld (field_top),a
        ld bc,WALK_ROWS * 256 + WALK_COLUMNS
        call draw_field
        ld hl,(walk_bar)
        call draw_text
        ld hl,bar_text
        call draw_text
        ink INK_BAR
        ld hl,(seed)
        xor a
        ld de,13
        call draw_number
        ld hl,(timed)
        ld a,(timed + 2)
        ld de,23
        call draw_number
        ld hl,keys_text
        call draw_text
        ld hl,steps_text
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

; walk_frame - one fiftieth of a second: read letters, then directions
walk_frame:
        proc
        local walked, right, down, left, try
        halt
        call key_read
        ld hl,(walk_letters)
        call key_act
        ld hl,usual_letters
        call key_act
        call keys_step
        jr z,walk_frame
        ld de,(player)                  ; D = row, E = column
        bit 4,a
        jr z,walked
        ld a,e
        cp WALK_COLUMNS - 1
        jr nz,walk_frame
        jr walk_next                    ; at the exit: fire makes the next maze
walked:
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
        jr nc,walk_frame
        dec e
try:
        ld a,e
        cp WALK_COLUMNS                 ; left of the entrance, too: 255
        jr nc,walk_frame
        call field_address
        bit 7,(hl)
        jr nz,walk_frame
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
        jr nz,walk_frame
        ld hl,out_text
        call draw_text
        call sound_rise
        jr walk_frame
        endp

usual_letters:
        db KEY_BREAK
        dw session_end
        db 'N'
        dw walk_next
        db 'T'
        dw walk_seed
        db 'W'
        dw walk_way
        db 0

; walk_next - make another maze
walk_next:
        ld hl,(rng_seed)                ; the generator's state after the last maze
        jr walk_seeded
; walk_seed - make the maze of a typed seed
walk_seed:
        proc
        local taken
        call seed_type
        jr nc,taken
        ld hl,steps_text
        call draw_text
        call draw_steps
        jp walk_frame
taken:
        endp
walk_seeded:
        ld (seed),hl
        jp walk_new

; walk_way - draw the shortest route from the player to the exit and its length
walk_way:
        ld de,(player)
        ld a,(exit)
        ld h,a
        ld l,WALK_COLUMNS - 1
        call solve_wave_cpir
        jp c,walk_frame
        push bc
        ld hl,way_text
        call draw_text
        pop hl
        xor a
        call draw_number                ; in the text's colour
        ld de,(player)
        ld hl,way_shape
        ld c,WAY_INK
        call show_route
        call draw_doors
        call draw_player
        jp walk_frame

bar_text:
        db TEXT_AT, 0, 9, "Seed", TEXT_AT, 0, 30, " T", TEXT_END
keys_text:
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, "N new  T seed  W way BREAK leave", TEXT_END
steps_text:
        db TEXT_AT, 22, 0, TEXT_INK, INK_TEXT, "Steps        QAOP 5678 joystick ", TEXT_END
way_text:
        db TEXT_AT, 22, 13, TEXT_INK, INK_TEXT, "The way out:", TEXT_END
out_text:
        db TEXT_AT, 22, 13, TEXT_COLOUR, PLAYER_INK, "Out!  N or fire new", TEXT_END

trail_shape:    db 0, 0, $18, $3C, $3C, $18, 0, 0
way_shape:      db 0, $18, $3C, $7E, $7E, $3C, $18, 0

walk_variables macro
walk_look:      ds 2                    ; the record of walk_use
walk_tiles:     ds 2
walk_name:      ds 2
walk_title_at:  ds 2
walk_title_seed: ds 2
walk_text:      ds 2
walk_generator: ds 2
walk_doors:     ds 2
walk_bar:       ds 2
walk_letters:   ds 2
        endm

        endif
