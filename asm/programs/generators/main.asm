; main.asm - all kinds of mazes on one tape: choose one, set it, watch it build, look at the maze, walk through it
; Longer than 300 lines because it says for each part where it is, and when it is unpacked.
;
; Memory:  5F40-7FFF pages and texts: code that is neither timed nor watched, since it is contended;
;          8000-FF57 code that is timed or watched, the board, stack and buffers
; Screen:  programs/generators/pictures/loading.screen
; Loading: Generators are loading
; Play:    15, Generators: Make mazes in many ways and walk them
; Ink:     5
; Pictures: menu = x ENTER, 30; x ENTER x a a a a a a s 0 ENTER t 1 9 9 7 ENTER ENTER x d x r r, 120;
;          watch = x ENTER x a t 1 9 8 5 ENTER ENTER, 160; heart = x ENTER x a a a a s 0 ENTER t 7 ENTER ENTER x r r, 90;
;          walk = x ENTER x a s 0 ENTER t 1 9 9 7 ENTER ENTER x x w x x o o a a a a a a a a p p p p q q q q, 20
; Carries: generators, no generate_boundless, no generate_dfs_small, changes, no mirror, no remove_walls, maze_stats

        org $5F40

STACK_SIZE:     equ 132 + 14            ; generate_nested; those that need more have a stack of their own: see build_run.asm
SESSION_OPENING: equ 1
ARRAYS_APART:   equ 2
PARAMETERS_LATER: equ 1
PICK_NONE:      equ 1
TYPED_AT:       equ board_shown         ; no maze is on the screen while a number is typed
CHOOSE_FREE:    equ board_shown         ; nor while one is loaded; the page of the menu is in `work`
TYPED_SHOWS:    equ 1
TYPED_LINE:     equ 17
TYPED_LEFT:     equ 1
PARAMETERS_APART: equ 1
MAZE_STATS_TREES: equ 0                 ; no room for its exploring
PANEL_UNTIMED:  equ 1
KEYS_MOVE_CALLED: equ 1
KEYS_NARROW:    equ 1
PANEL_NARROW:   equ 1
PANEL_END:      equ 23                  ; the foot has all columns
ENTRIES_NARROW: equ 1
USUAL_KEYS_APART: equ 1
CLEAR_SCREEN_ALONE: equ 1
FRONT_IDLE:     equ 10 * 50
TEXT_SHAPES:    equ start_shape         ; figures in texts: 128 on
LOOK_USUAL:     equ 1                   ; no other look
TEXT_ROWS:      equ 1                   ; TEXT_ROW in the instructions
STEP_KEYS_ALONE: equ 1                  ; no page waits for any key
FIGURE_PLACES:  equ 1                   ; board_sprite draws who walks, and figures meet by their places
LINES_SIZE:     equ 1                   ; the board draws its own lines
CLOCK_TENTHS:   equ 1                   ; no time is drawn in as few cells as it needs
FRONT_EAGER:    equ 1                   ; the title page draws a maze
FULL_SIDE:      equ 31
HUNT_RING:      equ 128                 ; steps of who walks that are kept, a power of two: see hunt.asm
ROUTE_MOST:     equ 704                 ; the longest way of any field has 702 steps
REDEFINE_SAYS:  equ 1                   ; a key that is taken is refused with a word
WAYS_ALONE:     equ 1                   ; no page names fire
WAY_SPACE:      equ 1
REDEFINE_KEYS:  equ 4                   ; ENTER and N do what fire does
OWN_KEYS_TEXT:  equ keys_own_text
KEYS_ENTER:     equ 1
KEYS_DRAWN:     equ keys_drawn
CHOOSE_DIGIT:   equ digit_free
CHOOSE_LEAVE:   equ opening_page
CHOOSE_FOOT:    equ menus_foot
CHOOSE_INK:     equ $78                 ; black on bright white: the bar of the menu
WATCH_LEAVE:    equ attract_end
WATCH_STOP:     equ build_stop
WATCH_HEARD:    equ build_hear
WATCH_NOUGHT:   equ build_nought
WATCH_HASTE:    equ 1
WATCH_STACK:    equ 54                  ; 46 are used
BREAK_FRAMES:   equ 2                   ; no direction is on CAPS SHIFT: a short BREAK is meant
INSTRUCTIONS_BREAK_PART: equ 1
        public start, title_screen

code_known:                             ; overlays copy from what follows
; start - the title page, then whatever is chosen there, until BREAK
start:
        call session_enter
        call keys_use
        xor a
        ld (attract_on),a
        ld (front_line),a
        ld (walk_torch),a
        ld (coloured),a
        ld h,a
        ld l,a
        ld (seed),hl
        ld hl,narrow_font
        call font_use
        call menu_unpack
        ld hl,generators_choice
        call choose_begin
        jr opening_page

; menu_page - the menu, once BREAK is let go
menu_page:
        proc
        local held
        ld sp,stack_top
        ld a,CHOOSE_INK
        ld (look_inks + INK_CHOICE),a
held:
        call break_held
        jr nc,held
        call menu_unpack
        jp choose_page
        endp

; random_entry - choose a kind of maze, with a seed of the moment; one with stars to win, if there is one
; In:    seed, kinds_won
; Out:   entry, menu_place, seed
; Uses:  AF, BC, DE, HL
random_entry:
        proc
        local any
        ld hl,(FRAMES)
        ld de,(seed)
        add hl,de
        ld (rng_seed),hl
        call rng_next
any:
        ld e,MENU_COUNT
        call rng_below
        ld (menu_place),a
        call menu_entry
        ld (entry),hl
        call entry_makes
        jr nz,any
        call kind_open
        ld hl,(rng_seed)
        ld (seed),hl
        ret
        endp

        include "programs/generators/opening_way.asm"

menu_packed:
        ds 1010                         ; a few more than it takes here: see overlays.asm
menu_packed_end:

        include "engine/keys/session.asm"
        include "programs/generators/menus.asm"
        include "programs/generators/abouts.asm"
        include "programs/generators/families.asm"
        include "engine/text/key_line.asm"
        include "engine/text/number.asm"
        include "engine/text/text_line.asm"
        include "programs/generators/panel_number.asm"
        include "programs/generators/rows.asm"
        include "programs/generators/families_move.asm"
        include "engine/pages/parameters.asm"
        include "engine/keys/any_key.asm"
        include "engine/tape/tape.asm"
        include "engine/text/large_text.asm"
        include "lib/field_cells.asm"
        include "lib/random.asm"
        include "engine/keys/key_sets.asm"
        include "programs/generators/kinds_won.asm"
        include "programs/generators/hints.asm"
        include "programs/generators/next_page.asm"
        include "programs/generators/demo.asm"
        include "programs/generators/watched.asm"
        include "programs/generators/gems_walk.asm"
        include "programs/generators/walk_trail.asm"
        include "programs/generators/walk_par.asm"
        include "programs/generators/build_pick.asm"
        include "programs/generators/ranks.asm"
        include "programs/generators/walks_kept.asm"

narrow_letters:                         ; of engine/text/narrow.font those that names and captions have; what stands between them has their room
        ds 8                            ; the space
generators_choice:                      ; for choose_begin
        menu_record
        dw parameter_table, menu_title, build_page, entry_tape
entry_tape:
        db TAPE_INK
        dw 0, 0, 0
        db "From", NAME_SPACE, "tape", TEXT_END
menu_title:
        db " GENERATORS    stars won      *", TEXT_END
narrow_font:
        dw narrow_letters
        db NARROW_WIDTH
changed_text:
        db " Reused maze", TEXT_END
stride_shape:                           ; hero_shape on the run
        db 0, $3C, $3C, $18, $7E, $3C, $42, 0
        ds narrow_letters + 8 * (44 - 32) - $
        incbin "programs/generators/pictures/narrow_digits.shapes"
        include "programs/generators/keys_kept.asm"
ms_text:
        db "ms", TEXT_END
        ds narrow_letters + 8 * (65 - 32) - $
        incbin "programs/generators/pictures/narrow_capitals.shapes"
        include "programs/generators/digits.asm"
small_text:
        db " Small maze", TEXT_END
        ds narrow_letters + 8 * (97 - 32) - $
        incbin "programs/generators/pictures/narrow_smalls.shapes"
low_last:

        org $8000                       ; uncontended from here on
        include "programs/generators/carried.asm"
        include "programs/generators/mark_shapes.asm"
        include "programs/generators/build_page.asm"
        include "programs/generators/walk_page.asm"
        include "programs/generators/hunt.asm"
        include "programs/generators/gems_left.asm"
        include "programs/generators/walk_lost.asm"
steps_packed:
        ds 905                          ; this and the next two: a few more than it takes, as with other addresses it packs less well
steps_packed_end:
walk_packed:
        ds 1183
walk_packed_end:
end_packed:
        ds 1121
end_packed_end:

        include "lib/variables.asm"     ; here, since field must begin at DF00 or below
        include "programs/generators/walk_places.asm"
pages_unpacked:                         ; where mazes have their arrays
        include "programs/generators/opening.asm"
        include "programs/generators/opening_tune.asm"
        include "programs/generators/opening_notes.asm"
        include "programs/generators/best.asm"
        include "programs/generators/own_keys.asm"
        ds queue_rest + QUEUE_REST_SIZE - $ ; as far as the arrays, in which all that is unpacked must be
pages_unpacked_end:
        include "programs/generators/walk_stars.asm" ; not packed, as it would hardly be shorter
help_packed:
        ds 513
help_packed_end:
        include "programs/generators/overlays.asm"
code_known_end:                         ; texts that change are behind it
        include "programs/generators/walk_next.asm"
        include "programs/generators/build_run.asm"
        include "programs/generators/board_frame.asm"
walk_ways_list:
        db 18, PANEL
walk_ways:                              ; the keys in use: own_keys.asm writes them here
        db "QAOP", PANEL + 5, "go", TEXT_END
        db KEYS_END
image_end:
        session_variables               ; before those of the other parts: below the vector of watch.asm are as few as possible
session_variables macro
        ds 0
        endm
logo_variables macro
        ds 0
        endm
        watch_variables
watch_variables macro
        ds 0
        endm
        include "engine/variables.asm"
route_shown:    ds 1
route_lost:     ds 1                    ; not 0: other bytes are in its memory
chosen_size:    ds 2                    ; columns, rows: for the next maze
space_since:    ds 1                    ; the frame in which SPACE was held last, while a maze is made
watch_haste:    ds 1                    ; speeds more than the one that is set: see watch.asm
watch_still:    ds 1                    ; the frames on end in which nothing was painted, less STILL
made_size:      ds 2                    ; of the maze that is there
        opening_tune_variables
        build_pick_variables
logo_bytes:     equ pick_list           ; no title is drawn while a maze is picked
        walk_next_variables             ; below board_shown
        walk_page_variables
        include "lib/parameters.asm"    ; in what is left below board_shown
        board_variables
        org work
menu_unpacked:                          ; the page of the menu, while no maze is made
        include "engine/pages/number_input.asm"
        include "programs/generators/settings.asm"
        include "engine/pages/choose_page.asm"
menu_unpacked_end:
        if menu_unpacked_end > field
        .error the page of the menu is longer than `work`
        endif
        org work + HUNT_RING
steps_unpacked:                         ; what a walk needs in each frame, while no maze is made
        include "engine/views/torch.asm"
        include "engine/views/walker_wanted.asm"
        include "programs/generators/walk_show.asm"
        include "programs/generators/thief.asm"
steps_unpacked_end:
        if steps_unpacked_end > gems
        .error what a walk needs is where its variables are
        endif
        org board_shown
help_unpacked:                          ; the instructions for a walk, while there is no maze on the screen
        include "programs/generators/help_walk.asm"
help_unpacked_end:
        ds board_shown + FIELD_SIZE - $
        choose_draw_variables
        number_input_variables
        choose_page_variables
        board_colours_variables
        board_sprite_variables
        walk_kept_variables
        torch_variables
        walker_variables
        watched_head_variables

        if route + ABOUTS_SIZE > queue_rest + QUEUE_REST_SIZE
        .error the rows about the entries are longer than the place of routes
        endif

        org route + ROUTE_MOST
walk_unpacked:                          ; behind the way, while there is a walk
        include "programs/generators/ghost_show.asm"
walk_rest:
        include "programs/generators/ghost.asm"
        include "programs/generators/gems.asm"
        include "programs/generators/walk_letters.asm"
        include "programs/generators/walk_panel.asm"
walk_unpacked_end:
        org walk_rest
end_unpacked:                           ; and its end, of which the ghost stays
        include "programs/generators/walk_points.asm"
        include "programs/generators/walk_result.asm"
        include "programs/generators/rank_told.asm"
        include "programs/generators/build_save.asm"
        include "programs/generators/next_begin.asm"
        include "programs/generators/walk_end.asm"
end_unpacked_end:

        end start
