; walk_memory.asm - the variables of a walk, and of the routines for large fields, as lib/variables.asm has them

        if ! defined LARGE_WALK_MEMORY
LARGE_WALK_MEMORY equ 1

        field_map_variables             ; those of a walk; a macro is empty when engine/variables.asm comes to it
field_map_variables macro
        endm
        keys_variables
keys_variables macro
        endm
        letters_variables
letters_variables macro
        endm
        look_variables
look_variables macro
        endm
        map_hero_variables
map_hero_variables macro
        endm
        session_variables
session_variables macro
        endm

        public rng_seed
rng_seed:       ds 2
        public braid_percent
braid_percent:  ds 1                    ; a parameter of lib/parameters.asm, the only one here
maze_width:     ds 1
maze_height:    ds 1

tries:          ds 2                    ; that are left, this one included; the second byte is 0
score:          ds 2
level:          ds 1

gems_got:       ds 1                    ; what stands from here up to hound_kept begins with 0 in each walk
demo_got:       ds 1                    ; gems that the library has found when it looks for the way
told_for:       ds 1                    ; seconds until what is told goes
helped:         ds 1                    ; 1: the way or the map was shown
try_gone:       ds 1                    ; not 0: a try was lost in this maze
last_way:       ds 1                    ; the direction of the last step
step_began:     ds 1                    ; the frame
step_wait:      ds 1                    ; frames from then until the next step; 0: they have passed; follows step_began
step_hands:     ds 1                    ; directions held in the last frame
step_next:      ds 1                    ; directions pressed since
way_at:         ds 2                    ; the next code of the way that is shown, or that of the library's step 0
way_left:       ds 2                    ; its steps from here; 0: no way is shown
mapped:         ds 2                    ; cells of the map that have been seen
hound:          ds 2                    ; column, row; 0 until it sets out
hound_ink:      ds 2                    ; the address of its colour on the map; 0: it is not shown
hound_kept:     ds 1                    ; the colour there without it
hound_wait:     ds 1                    ; seconds until it sets out, then frames until its next step
hound_sees:     ds 1                    ; 255: it is in the window, else 0; follows hound_wait
hound_under:    ds 1                    ; the byte of its place without it: no wall, so it may be the byte before the field, which view_begin clears

        endif
