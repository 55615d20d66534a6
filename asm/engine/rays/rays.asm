; rays.asm - a maze seen from within: 24 x 18 characters, five cells deep, in steps of 1/16 cell and turns of 1/64 circle
;
; A picture is made in memory, only as far as it differs from the last one, and then copied, so that it is never torn. A game's turn is this:
;   rays_at, rays_thing for each thing from the farthest to the nearest; HALT; rays_show
; Keep 1/16 cell away from walls; 3/8 looks better. A cell is a byte of the maze: bit 7 set is a wall, the other bits are the program's.
; The maze has walls around it. Doors may open and close: rays_at always looks at the maze as it is.
;
; Time on a 48K with contention, with the copy, of one who walks in the middle of corridors, in steps of 1/16 cell and turns of 1/64 circle:
; on average 104,264 T, at most 156,777 T; 95 of 100 pictures take two frames, the others three. In steps twice as large: on average 111,958 T,
; at most 174,882 T; 89 of 100. rays_use takes 1,460,658 T, because it computes all tables.
; Memory: RAYS_SIZE = 19,029 bytes that are not contended at RAYS_MEMORY, a multiple of 256, which a program may set before this include.
;
; The record that rays_use copies:
;   word  the maze: the byte of row 0, column 0
;   byte  bytes from a row of the maze to the next
;   bytes row and column of the screen where the view begins
;   byte  how many cells it looks deep, 1 to 5: rays_light
;   word  the shades, 125 bytes: an attribute and four lines of a pattern for each of 8 distances of a wall that faces north or south (less
;         than 0.9 cells, 1.5, 2.1, 2.8, 3.5, 4.2, more; the eighth is what lies beyond five cells), of 8 of one that faces east or west,
;         and of 9 rows of floor from the horizon on. rays_torch.asm has a set

        if ! defined ENGINE_RAYS
ENGINE_RAYS     equ 1

        include "engine/rays/rays_memory.asm"
        include "engine/rays/rays_tables.asm"
        include "engine/rays/rays_copy.asm"
        include "engine/rays/rays_aim.asm"
        include "engine/rays/rays_walls.asm"
        include "engine/rays/rays_columns.asm"
        include "engine/rays/rays_show.asm"

        public rays_use, rays_at, rays_light

; rays_use - look at this maze from now on
; In:    HL = record
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, BC', DE', HL'
; Writes: RAYS_SIZE bytes at RAYS_MEMORY, its variables, operands
rays_use:
        proc
        local shade, floor
        ld de,rays_maze
        ld bc,8
        ldir
        push ix
        call rays_tables
        pop ix
        call rays_code
        call rays_copy_code
        ld hl,(rays_shades)
        ld de,RAYS_PATTERNS
shade:
        ld bc,5
        ldir
        inc e
        inc e
        inc e
        jr nz,shade
        ld a,7 * 16 + 8                 ; an attribute that no wall has
        ld (RAYS_PATTERNS + 7),a
        ld de,RAYS_GROUND
        ld b,RAYS_ROWS / 2
floor:
        ld a,(hl)
        ld (de),a
        inc de
        push bc
        ld bc,5
        add hl,bc
        pop bc
        djnz floor
        xor a
        ld (RAYS_WAYS * 256 + RAYS_BORDER - 1),a
        ld (RAYS_WAYS * 256 + RAYS_BORDER + RAYS_COLUMNS),a
        call rays_clear
        ld a,(rays_depth)

; rays_light - how many cells are seen from now on, for example by a torch that burns down
; In:    A = cells, 1 to 5
; Out:   -
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: its variables, operands
rays_light:
        ld e,a
        add a,a
        add a,e
        ld e,a
        ld d,0
        ld hl,rays_lights - 3
        add hl,de
        ld a,(hl)
        ld (rays_far_low + 1),a
        inc hl
        ld a,(hl)
        ld (rays_far_high + 1),a
        inc hl
        ld a,(hl)
        ld (rays_least),a
        ret
        endp

; For each number of cells, and an eighth: 256 * log2 of a wall's half-height there in 1/256 lines; this half-height
rays_lights:
        db low 3516, high 3516, 53, low 3281, high 3281, 28, low 3139, high 3139, 19, low 3037, high 3037, 15, low 2956, high 2956, 12

; rays_at - make the picture that is seen from a place
; In:    HL = x, DE = y, in 1/256 cell; A = angle, 0 to 63, 0 north, clockwise
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, AF', BC', DE', HL'
; Writes: RAYS_MEMORY, its variables
rays_at:
        and 63
        ld (rays_turn),a
        push ix
        call rays_aim
        call rays_walls
        call rays_columns
        pop ix
        ret

        endif
