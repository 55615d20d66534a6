; walk_record.asm - what a walk is: the record of a program, and what the pages of a walk share
;
; A walk is a record of the program, which walk_use copies: words.
;   opening             see opening.asm; its picture is walk_picture
;   name                11 letters at most, up to TEXT_END
;   seed                of the maze on the title page, and of the first free walk
;   generator           the routine
;   doors               a routine called after it: when it returns, `entrance` and `exit` must be set
;   lines               see field_lines.asm
;   levels              WALK_LEVELS rows: see walk_levels.asm
;   find, hunt, night   what is said before a maze: 42 narrow letters at most, up to TEXT_END
;   hunter              the pursuer's shape
;   letters             the program's own keys in a free walk, a table for key_act; their routines end with JP walk_resume or JP free_again
;   keys                their caps, a list for draw_key_line
;   tune, sounds        of the title, and walk.effects
;   font                narrow.font, a record: see pixel_text.asm
;   tape                ten letters, the name of the best results on tape

        if ! defined ENGINE_WALK_RECORD
ENGINE_WALK_RECORD equ 1

        include "engine/keys/session.asm"

        public walk_leave

WALK_BYTES:     equ 34
WALK_FREE:      equ 0
WALK_CHALLENGE: equ 1
WALK_LIVES:     equ 3
WALK_LEVELS:    equ 10

; walk_leave - back to the title page, from anywhere; jump here
walk_leave:
        ld sp,stack_top
        ld hl,(walk_leaves)
        jp (hl)

walk_record_variables macro
walk_opening:   ds 2                    ; the record of walk_use
walk_name:      ds 2
walk_first_seed: ds 2
walk_generator: ds 2
walk_doors:     ds 2
walk_lines:     ds 2
walk_levels:    ds 2
walk_find:      ds 2
walk_hunt:      ds 2
walk_night:     ds 2
walk_hunter:    ds 2
walk_letters:   ds 2
walk_own_keys:  ds 2
walk_tune:      ds 2
walk_sounds_used: ds 2
walk_font:      ds 2
walk_tape:      ds 2
walk_leaves:    ds 2                    ; where BREAK leads
walk_out_at:    ds 2                    ; where the finish leads
walk_caught_at: ds 2                    ; where the pursuer leads
walk_free_at:   ds 2                    ; where the finish of a free walk leads, after its stars
walk_mode:      ds 1                    ; WALK_FREE or WALK_CHALLENGE
walk_more:      ds 2                    ; the letters of this mode, a table for key_act
level:          ds 1                    ; 0 to 9
lives:          ds 1
night:          ds 1                    ; not 0: it is dark, or will be (LIGHTS_OUT)
points:         ds 2
par:            ds 2                    ; in tenths of a second
steps:          ds 2
stars:          ds 1                    ; of this maze: see level_stars
        endm

        endif
