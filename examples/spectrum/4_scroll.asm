; 4_scroll.asm - a maze of 63 x 63, larger than the screen: the window follows you
;
; Memory:  8000-FF57 code and variables
; Loading: Scroll

        org $8000

HERO:           equ $40                 ; the first mark; the others are $20, $10 and $08

        public start, hero
start:
        ld hl,title
        call session_begin
        jp play

        include "engine/keys/session.asm"
        include "engine/pages/title.asm"
        include "engine/views/view_begin.asm"
        include "engine/views/view_draw.asm"
        include "large/generate_dfs_large.asm"

play:
        ld c,0
        call clear_screen
        ld hl,(seed)
        ld (rng_seed),hl
        ld hl,big_maze
        ld (big_field),hl
        ld hl,257 * 64                  ; the field: rows, columns
        ld (big_width),hl
        ld hl,257 * 63                  ; the maze in it: odd, and smaller by one
        ld (maze_width),hl
        call generate_dfs_large
        call view_begin
        ld hl,window
        call view_use
        ld de,1 * 256 + 1
        ld (hero),de
show:
        ld de,(hero)
        call view_place
        ld (hl),HERO                    ; the field itself has the hero, as one of its marks
        call view_centre                ; the window, with the hero in its middle
        call view_draw
turn:
        halt
        call key_break
        jp nc,session_end
        call keys_step
        jr z,turn
        ld de,(hero)
        keys_move
        call view_place
        bit 7,(hl)
        jr nz,turn                      ; a wall
        push de
        ld de,(hero)
        call view_place
        ld (hl),FIELD_PATH              ; the hero leaves
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
text:   db TEXT_AT, 10, 8, TEXT_COLOUR, $45, "IT SCROLLS: QAOP", TEXT_END
look:   db $07, $44, $47, $68, $78, $42, 0
window: db 0, 0, 31, 23, $05, $07, $47  ; top, left, columns, rows; wall, floor, line; then four marks: colour, shape
        db $46, $3C, $7E, $DB, $FF, $DB, $E7, $7E, $3C
        ds 3 * 9

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
hero:   ds 2                            ; column, row
        ds 1                            ; view_begin clears the byte before the field
big_maze:
        ds 64 * 64

        end start
