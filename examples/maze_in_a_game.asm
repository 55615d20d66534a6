; maze_in_a_game.asm - a game's own code calls the library: make a maze, find a route, count its steps
;
; Assemble it with: pasmo -I asm examples/maze_in_a_game.asm game.bin

        org $8000

        public start

; start - make the maze of seed 1234 and find the way from one corner to the other
; Out:   BC = steps (BASIC prints it: PRINT USR 32768); route holds a direction a step
start:
        ld hl,1234
        ld (rng_seed),hl                ; same seed and size, same maze
        ld hl,31 * 256 + 31
        ld (field_width),hl             ; field_height follows field_width
        call generate_dfs
        ld hl,0
        ld (wave_limit),hl              ; a route of any length
        ld de,1 * 256 + 1               ; start: row 1, column 1
        ld hl,29 * 256 + 29             ; finish: row 29, column 29
        jp solve_wave

        include "include/field.asm"
        include "generate/generate_dfs.asm"
        include "solve/solve_wave.asm"

image_end:
        include "lib/variables.asm"

        end start
