; rays.asm - a maze seen from within: 24 x 18 characters, five cells deep
;
; A game's picture: rays_at, things, HALT, rays_show
; The record that rays_use copies:
;   word  the maze: the byte of row 0, column 0
;   byte  bytes from a row of the maze to the next
;   bytes the view: row and column of the screen
;   byte  how deep it looks: 5
;   word  the shades: 8 by distance of walls that face north or south, 8 of those that face east or west; attribute and four lines of a pattern

        if ! defined ENGINE_RAYS
ENGINE_RAYS     equ 1

        include "engine/rays/rays_memory.asm"
        include "engine/rays/rays_tables.asm"
        include "engine/rays/rays_code.asm"
        include "engine/rays/rays_walls.asm"
        include "engine/rays/rays_draw.asm"
        include "engine/rays/rays_show.asm"

        public rays_use, rays_at

; rays_use - look at this maze from now on
; In:    HL = record
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, BC', DE', HL'
; Writes: RAYS_SIZE bytes at RAYS_MEMORY, its variables
rays_use:
        ld de,rays_maze
        ld bc,8
        ldir
        push ix
        call rays_tables
        pop ix
        call rays_code
        xor a
        ld (RAYS_WAYS * 256 + RAYS_BORDER - 1),a
        ld (RAYS_WAYS * 256 + RAYS_BORDER + RAYS_COLUMNS),a
        jp rays_clear

; rays_at - make the picture that is seen from a place
; In:    HL = x, DE = y, in 1/256 cell; A = angle, 0 to 63, 0 north, clockwise
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, BC', DE', HL'
; Writes: RAYS_MEMORY, its variables
rays_at:
        and 63
        push ix
        call rays_aim
        call rays_walls
        call rays_columns
        pop ix
        ret

        endif
