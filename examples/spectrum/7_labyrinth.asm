; 7_labyrinth.asm - a labyrinth in blocks of 24 x 24 pixels that scrolls in all directions, 50 pictures a second
;
; Memory:  8000-FF57 code and variables, with the window's code from E000 to FD7F
; Loading: Labyrinth
        org $8000
        public start, hero, edges, whole
add_way macro word, place               ; HL = what is there, and a word of the way added
        ld l,(ix + word)
        ld h,(ix + word + 1)
        ld de,(place)
        add hl,de
        endm
start:  ld hl,title
        call session_begin
        ld hl,(seed)
        ld (rng_seed),hl
        ld hl,map
        ld (big_field),hl
        ld hl,256 * 60 + 64             ; the field: rows, columns
        ld (big_width),hl
        ld hl,256 * 53 + 53             ; the labyrinth in it: the window looks beyond its edges, and shows walls
        ld (maze_width),hl
        call generate_dfs_large
        ld hl,window
        call blocks_use
        ld hl,rock
        ld bc,64 * 63 - 1
        call blocks_finish              ; the field becomes a map: floors, tops and fronts of walls
        ld hl,begin
        ld de,hero
        ld bc,6
        ldir
        ld ix,ways + 2 * 8              ; he looks down
turn:   push ix
        ld de,(edges)
        ld bc,(edges + 2)
        call blocks_look                ; the window begins at this pixel of the map
        call blocks_upper               ; behind the beam
        halt
        call blocks_lower               ; ahead of it
        pop ix
        ld hl,(blocks_across)           ; L, H = how far he is from a block, across and down
        ld a,h
        or l
        push af
        and 8
        ld l,(ix + 6)
        ld h,(ix + 7)
        jr z,$ + 6
        ld de,144                       ; the other foot
        add hl,de
        ld bc,256 * (72 + BLOCKS_EDGE) + 96 + BLOCKS_EDGE
        call blocks_figure              ; he is always in the middle
whole:  ld a,2
        ld c,(ix + 0)                   ; 1: to the right
        call blocks_ahead               ; make code that the window needs soon
        call key_break
        jp nc,session_end
        pop af
        jr nz,go                        ; between two blocks
        call keys_held
        and 15
        jr z,turn
        ld ix,ways - 8
        ld de,8
find:   add ix,de
        rra
        jr nc,find                      ; IX = the way that is held
        add_way 0, hero
        ld a,(hl)
        and BLOCK_OWN
        jr nz,turn                      ; a wall
        ld (hero),hl
go:     add_way 2, edges
        ld (edges),hl
        add_way 4, edges + 2
        ld (edges + 2),hl
        jp turn
ways:   dw 0 - 64, 0, 0 - 2, heroes + 2 * 144   ; in the map; across and down, in pixels; his picture
        dw 1, 2, 0, heroes + 4 * 144
        dw 64, 0, 2, heroes
        dw 0 - 1, 0 - 2, 0, heroes + 6 * 144
begin:  dw map + 64 + 1, 24 * (1 - 4), 24 * (1 - 3)     ; row 1, column 1; four blocks are left of him, three above him
title:  ld hl,look
        call look_use
        ld c,$45
        call clear_screen
        ld hl,text
        jp draw_text
text:   db TEXT_AT, 1, 2, TEXT_COLOUR, $44, "QAOP, 5678: walk  BREAK: end", TEXT_COLOUR, $46
        db TEXT_AT, 12, 15, "  ", TEXT_AT, 13, 15, "  ", TEXT_AT, 14, 15, "  ", TEXT_END
look:   db $07, $44, $47, $45, $78, $42, 0
window: db low map, high map, 64, low (window + 10), high (window + 10), 3, 3, 13, 3, 4   ; see engine/blocks/blocks.asm
        incbin "programs/minotaur/labyrinth.shapes"
heroes:
        incbin "programs/minotaur/hero.24x24.sprites"   ; eight pictures of 144 bytes
        include "engine/keys/session.asm"
        include "engine/pages/title.asm"
        include "engine/blocks/blocks_look.asm"
        include "engine/blocks/blocks_sprites.asm"
        include "large/generate_dfs_large.asm"
rock:   ds 256, FIELD_WALL              ; four rows above the map
image_end:
map:    ds 64 * 60
        include "lib/variables.asm"
        include "engine/variables.asm"
hero:   ds 2                            ; where he is in the map
edges:  ds 4                            ; pixels of the map left of the window, and above it
        end start
