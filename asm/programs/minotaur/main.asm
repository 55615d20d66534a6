; main.asm - a game: find the gold of a labyrinth, and the door, before the Minotaurs find you
;
; Memory:  5F80-7FFF pages, texts and what makes a labyrinth (contended); 8000-FF57 code, variables, pictures, the labyrinth, the window's code
; Screen:  programs/minotaur/pictures/loading.screen
; Loading: Minotaur
; Ink:     6
; Pictures: ENTER z z z ENTER z z z z z z z z z z z z p p p p p p p p p p p p a a, 30

        org $5F80

STACK_SIZE:     equ 132 + 60
BLOCKS_MEMORY:  equ $E000
BLOCKS_CLIP:    equ 0                   ; three columns left of the window and two right of it are black

        public start

; start - the title, then games until BREAK
start:
        ld hl,title_screen
        call session_begin
        ld hl,minotaur_keys
        ld (direction_keys),hl
        call effect_stop
        ld hl,(seed)
        ld (rng_seed),hl
        jp best_page

        include "engine/keys/session.asm"
        include "programs/minotaur/layout.asm"
        include "programs/minotaur/game.asm"
        include "programs/minotaur/best.asm"
        include "programs/minotaur/pages.asm"
        include "programs/minotaur/level_page.asm"
        include "programs/minotaur/beasts_begin.asm"
        include "programs/minotaur/light.asm"
        include "programs/minotaur/map_page.asm"
        include "programs/minotaur/panel.asm"
        include "programs/minotaur/world.asm"
        include "programs/minotaur/gate_find.asm"
        include "programs/minotaur/zones.asm"
        include "programs/minotaur/things.asm"
        include "programs/minotaur/thread.asm"
        include "programs/minotaur/moves.asm"
        include "programs/minotaur/hero.asm"
        include "programs/minotaur/dots.asm"
        include "programs/minotaur/hunt.asm"

        org $8000                       ; not contended from here on
        include "engine/blocks/blocks_scene.asm"
        include "programs/minotaur/search.asm"
        include "programs/minotaur/think.asm"
        include "programs/minotaur/meet.asm"
        include "programs/minotaur/beasts.asm"
        include "programs/minotaur/near.asm"
        include "programs/minotaur/scene.asm"
        include "programs/minotaur/window.asm"
        include "programs/minotaur/play.asm"
order:                                  ; a search's list of rooms, up to 961: the pictures lie here until they have been shifted
beast_pictures:
        incbin "programs/minotaur/beast.24x24.sprites"
thing_pictures:
        incbin "programs/minotaur/things.24x24.sprites"

image_end:
        ds order + 2 * 961 + 2 - $
        include "lib/variables.asm"
; The library's field and what follows it are in the memory of the pictures and of the labyrinth: only `work` is used.
beast_shifted:  equ GROUND_START - 2 * BLOCKS_BODY - 9 * BLOCKS_THING
things_shifted: equ beast_shifted + 2 * BLOCKS_BODY
        if work + 256 > beast_shifted
        .error the variables reach into the pictures
        endif
        ds smell_other + ROOMS_SIZE - $
        include "engine/variables.asm"
        ground_variables
        search_variables
        gate_find_variables
        things_variables
        beasts_variables
        hunt_variables
        hero_variables
        meet_variables
        think_variables
        thread_variables
        near_variables
        scene_variables
        play_variables
        panel_variables
        level_variables
        map_page_variables
        if $ > BLOCKS_MEMORY
        .error the variables reach into the window's code
        endif
        ds $FF18 - $                    ; the window's code, and what is above it

        end start
