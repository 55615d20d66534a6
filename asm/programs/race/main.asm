; main.asm - a race through two halves of a maze that are each other's mirror image: two players, or one against a walker of the library
;
; Memory:  5F40-7FFF texts, and the library's mazes of cells (contended); 8000-FF57 code and variables
; Screen:  programs/race/pictures/loading.screen
; Loading: Race
; Play:    11, Race: Race a friend or a rival through a mirrored maze
; Ink:     6
; Pictures: ENTER t ENTER ENTER, 432; match = ENTER t, 30; result = ENTER t ENTER ENTER, 1002

STACK_SIZE:     equ 132 + 300           ; generate_dfs
SESSION_OPENING: equ 1
SESSION_LEAVE:  equ song_end
FRAME_WAIT:     equ song_wait
FRONT_IDLE:     equ 10 * 50
FRONT_EAGER:    equ 1                   ; a key counts that is pressed while a page is drawn
OWN_KEYS_CHECK: equ keys_check
KEYS_STICK:     equ stick_said
KEYS_SHOWN:     equ keys_shown
OWN_KEYS_TEXT:  equ own_text
REDEFINE_SAYS:  equ 1                   ; a key that is taken is refused with a word
REDEFINE_USE:   equ keys_owner          ; and by whom
REDEFINE_KEYS:  equ 4                   ; no fire

WALKER_CELLS:   equ 1                   ; nobody stops in a wall's gap
BREAK_FRAMES:   equ 3                   ; no way is on CAPS SHIFT: a short BREAK is meant

LINKS_MASKS:    equ 0
LINKS_OVER:     equ 1
LINKS_DFS_SHARED: equ 0
LINKS_DISTANCE_TREES: equ 0

        org $5F40

        public start, title_screen, race_frame, runner_1, runner_2, start_1, start_2, finish_at, trace_1, trace_2, specials

; start - the title page, then whatever is chosen there, until BREAK
start:
        call session_enter
        xor a
        ld (attract_on),a
        ld (front_line),a
        ld (choose_line),a
        ld (special_told),a
        ld (matches),a
        inc a
        ld (specials),a
        ld a,PACE_FIRST
        ld (pace),a
        ld hl,0
        ld (wave_limit),hl
        ld hl,narrow_font
        call font_use
        call keys_usual
        jp opening_page

        ; what does not hurry lies in contended memory
        include "engine/views/marks_across.asm"
narrow_font:
        dw narrow_letters
        db NARROW_WIDTH
narrow_letters:
        incbin "engine/text/narrow.font"
        include "programs/race/help.asm"
        include "programs/race/hints.asm"
        include "programs/race/special.asm"
        include "programs/race/own_keys.asm"
        include "programs/race/result.asm"

        org $8000                       ; not contended from here on
        include "engine/keys/session.asm"
        include "programs/race/opening.asm"
        include "programs/race/choose.asm"
        include "programs/race/match.asm"
        include "programs/race/best.asm"
        include "programs/race/demo.asm"

image_end:
        include "engine/variables.asm"  ; here they leave the smallest gap before the aligned arrays of the library
        include "lib/variables.asm"
        trace_variables
        maze_variables
        runner_variables
        bolts_variables
        race_variables
        match_variables
        match_end_variables
        cup_table_variables
        special_draw_variables
        special_rivals_variables
        choose_variables

        end start
