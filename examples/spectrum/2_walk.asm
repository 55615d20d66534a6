; 2_walk.asm - walk through a maze, by QAOP, 5678 or a joystick
;
; Memory:  8000-FF57 code and variables
; Loading: Walk

        org $8000

STACK_SIZE:     equ 132 + 300

        public start, hero
start:
        ld hl,title
        call session_begin
        jp play

        include "engine/keys/session.asm"
        include "engine/pages/title.asm"
        include "engine/views/tiles.asm"
        include "generate/generate_dfs.asm"

play:
        ld c,0
        call clear_screen
        ld hl,(seed)
        ld (rng_seed),hl
        ld hl,23 * 256 + 31
        ld (field_width),hl
        call generate_dfs
        ld hl,tiles
        call tiles_use                  ; what a wall and a path look like
        xor a
        ld (field_top),a                ; from the screen's first row on
        ld bc,23 * 256 + 31
        call draw_field
        ld de,1 * 256 + 1               ; row, column: a cell of the maze
        ld (hero),de
show:
        ld de,(hero)
        ld hl,shape
        ld c,$46
        call draw_mark
turn:
        halt
        call key_break                  ; held for half a second
        jp nc,session_end
        call keys_step                  ; at once when a key is pressed, then again and again
        jr z,turn
        ld de,(hero)
        keys_move                       ; D, E = the place there
        call field_address
        bit 7,(hl)
        jr nz,turn                      ; a wall
        push de
        ld de,(hero)
        call draw_place                 ; the place that the hero leaves
        pop de
        ld (hero),de
        jr show

title:
        ld hl,look
        call look_use
        ld c,0
        call clear_screen
        ld hl,text
        jp draw_text
text:   db TEXT_AT, 10, 11, TEXT_COLOUR, $45, "WALK: QAOP", TEXT_END
look:   db $07, $44, $47, $68, $78, $42, 0
tiles:  db $41, $07, $FF, $EF, $EF, $00, $FF, $FE, $FE, $00, 0, 0, 0, 0, 0, 0, 0, 0
shape:  db $3C, $7E, $DB, $FF, $DB, $E7, $7E, $3C

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
hero:   ds 2                            ; column, row

        end start
