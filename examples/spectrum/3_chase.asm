; 3_chase.asm - something chases you, by the shortest way
;
; Memory:  8000-FF57 code and variables
; Loading: Chase

        org $8000

STACK_SIZE:     equ 132 + 300

        public start, hero, chaser
start:
        ld hl,title
        call session_begin
        jp play

        include "engine/keys/session.asm"
        include "engine/pages/title.asm"
        include "engine/views/tiles.asm"
        include "generate/generate_dfs.asm"
        include "lib/route_step.asm"
        include "solve/solve_wave.asm"

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
        ld hl,256 * 21 + 29             ; the opposite corner
        ld (chaser),hl
        ld hl,0
        ld (wave_limit),hl              ; ways of any length
        ld b,10                         ; frames until it moves
turn:
        push bc
        ld de,(hero)
        ld hl,hero_shape
        ld c,$46
        call draw_mark
        ld de,(chaser)
        ld hl,chaser_shape
        ld c,$42
        call draw_mark
        halt
        call key_break
        jp nc,session_end
        call keys_step
        call nz,walk
        pop bc
        djnz turn
        ld de,(chaser)
        ld hl,(hero)
        call solve_wave                 ; a shortest way: BC = steps, their codes in `route`
        ld a,b
        or c
        jp z,session_end                ; it has you
        ld de,(chaser)
        call draw_place
        ld a,(route)
        call route_step                 ; D, E = the place of the first step
        ld (chaser),de
        ld b,10
        jr turn

walk:
        ld de,(hero)
        keys_move
        call field_address
        bit 7,(hl)
        ret nz                          ; a wall
        push de
        ld de,(hero)
        call draw_place
        pop de
        ld (hero),de
        ret

title:
        ld hl,look
        call look_use
        ld c,0
        call clear_screen
        ld hl,text
        jp draw_text
text:   db TEXT_AT, 10, 11, TEXT_COLOUR, $45, "RUN! QAOP", TEXT_END
look:   db $07, $44, $47, $68, $78, $42, 0
tiles:  db $41, $07, $FF, $EF, $EF, $00, $FF, $FE, $FE, $00, 0, 0, 0, 0, 0, 0, 0, 0
hero_shape:     db $3C, $7E, $DB, $FF, $DB, $E7, $7E, $3C
chaser_shape:   db $3C, $7E, $DB, $FF, $FF, $C3, $A5, $3C

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
hero:   ds 2                            ; column, row
chaser: ds 2                            ; the same

        end start
