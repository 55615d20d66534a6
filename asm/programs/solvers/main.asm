; main.asm - every way through a maze: place two ends, watch a wave or a walker find the way, race them all
;
; Memory:  5F80-FF57 pages and texts first, from 8000 on what is timed or watched
; Screen:  title_screen
; Loading: Solvers are loading
; Ink:     6
; Carries: generators, changes, maze_stats, solvers, flood_fill

        org $5F80

BORDER_COLOUR:  equ 0
TEXT_INK:       equ $07
BAR_INK:        equ $70                 ; black on bright yellow
KEY_INK:        equ $46                 ; bright yellow
VALUE_INK:      equ $47
MAZE_INK:       equ $4F                 ; bright white passages through blue

TITLE_ROWS:     equ 9
TITLE_SEED:     equ 1926

        public start, title_screen

start:
        jp begin

; What follows up to 8000 is in contended memory: pages, texts, drawing, what is neither timed nor watched. The rest stands above.
        include "programs/solvers/menus.asm"
        include "engine/choose_page.asm"
        include "programs/solvers/solve_page.asm"
        include "engine/session.asm"
        include "engine/title.asm"

; begin - the title, the first maze, then keys
begin:
        call session_begin
        call choose_begin
        xor a
        ld (solver),a
        ld (timed),a
        ld (timed + 1),a
        ld (timed + 2),a
        call menu_entry
        ld (entry),hl
        jp solve_page

; choose_make - what the menu goes to, with an entry chosen or a maze loaded
choose_make:    equ solve_page

        include "transform/fill_dead_ends.asm"

; title_screen - the loading screen, and the first page of the program
title_screen:
        proc
        local way
        ld c,TEXT_INK
        call clear_screen
        ld hl,name_text
        ld de,1 * 256 + 9
        ld c,$46
        call draw_title
        ld hl,title_text
        call draw_text
        ld hl,TITLE_ROWS * 256 + 31
        ld (field_width),hl
        ld hl,TITLE_SEED
        ld (rng_seed),hl
        call generate_prim
        ld c,TITLE_ROWS
        ld de,$08                       ; blue
        call title_maze
        ld de,1 * 256 + 1               ; and the way from corner to corner
        ld hl,256 * (TITLE_ROWS - 2) + 29
        call solve_wave
        ld b,c                          ; under 256 steps
        ld hl,route
        ld de,1 * 256 + 1
way:
        push hl
        ld a,d
        add a,TITLE_TOP
        ld d,a
        call attribute_address
        ld (hl),$70
        ld a,d
        sub TITLE_TOP
        ld d,a
        pop hl
        ld a,(hl)
        inc hl
        push hl
        push bc
        call route_step
        pop bc
        pop hl
        djnz way
        ret
        endp

name_text:
        db "SOLVERS", TEXT_END
title_text:
        db TEXT_COLOUR, TEXT_INK
        db TEXT_AT, 4, 2, "Every way through a maze"
        db TEXT_COLOUR, KEY_INK
        db TEXT_AT, 16, 2, "QAOP, 5678, joystick: move"
        db TEXT_AT, 17, 2, "S start, F finish, W wall"
        db TEXT_AT, 18, 2, "ENTER or fire: find the way"
        db TEXT_COLOUR, TEXT_INK
        db TEXT_AT, 19, 2, "Z X  another solver"
        db TEXT_AT, 20, 2, "0-9  the speed, 0 is at once"
        db TEXT_AT, 21, 2, "R  race  G  another maze"
        db TEXT_AT, 22, 2, "BREAK  back to BASIC"
        db TEXT_COLOUR, BAR_INK
        db TEXT_AT, 23, 0, "            Loading             "
        db TEXT_END

        ds $8000 - $                    ; uncontended from here on
        include "engine/watch.asm"
        include "programs/solvers/solver_notes.asm"
        include "programs/solvers/carried.asm"

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"

        end start
