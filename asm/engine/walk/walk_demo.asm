; walk_demo.asm - the library plays the challenge, by the shortest ways

        if ! defined ENGINE_WALK_DEMO
ENGINE_WALK_DEMO equ 1

        include "engine/views/marks_across.asm"
        include "engine/walk/walk_levels.asm"

        public walk_demo

; walk_demo - walk through the ten mazes: for attract_run
; In:    rng_seed
; Uses:  AF, BC, DE, HL
walk_demo:
        jp challenge_begin

        endif
