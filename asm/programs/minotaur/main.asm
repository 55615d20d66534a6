; main.asm - a game: find the gold of a labyrinth, and the door, before the Minotaurs find you
;
; Memory:  5F80-7FFF pages, texts and what makes a labyrinth (contended); 8000-FD7F code, variables, pictures, the labyrinth, the code of the window
; Screen:  programs/minotaur/pictures/loading.screen
; Loading: Minotaur
; Ink:     6

        org $5F80

STACK_SIZE:     equ 132 + 60
BLOCKS_MEMORY:  equ $E000
BLOCKS_CLIP:    equ 0                   ; three columns left of the window and two right of it are black

; above the window's code, as far as BASIC's graphics characters
near_made:      equ $FD80               ; as near_count and what follows it, while it is made
things:         equ $FE00
beasts:         equ $FEA0
gates:          equ $FED0
scene:          equ $FEE8               ; up to $FF17

        public start

; start - the title, then games until BREAK
start:
        ld hl,title_screen
        call session_begin
        ld hl,minotaur_keys
        ld (direction_keys),hl
        call music_setup
        call effect_stop
        ld hl,minotaur_effects
        call effects_use
        call play_begin
        ld hl,(seed)
        ld (rng_seed),hl
        xor a
        ld (level_number),a
        jp game

        include "engine/keys/session.asm"
        include "programs/minotaur/game.asm"
        include "programs/minotaur/pages.asm"
        include "engine/blocks/blocks_code.asm"
        include "engine/blocks/blocks_words.asm"

        org $8000                       ; not contended from here on
        include "engine/blocks/blocks_sprites.asm"
        include "programs/minotaur/play.asm"
order:                                  ; a search's list of rooms, up to 961: the pictures lie here until they have been shifted
beast_pictures:
        incbin "programs/minotaur/beast.24x24.sprites"
thing_pictures:
        incbin "programs/minotaur/things.24x24.sprites"

image_end:
        ds order + 2 * 961 + 2 - $
        include "engine/variables.asm"
        ground_variables
        search_variables
        gates_variables
        things_variables
        beasts_variables
        hero_variables
        think_variables
        near_variables
        play_variables
        panel_variables
        level_variables
        include "lib/variables.asm"
; The library's field and what follows it are in the memory of the pictures: only `work` is used, while a labyrinth is made.
beast_shifted:  equ GROUND_START - 2 * BLOCKS_BODY - 9 * BLOCKS_THING
things_shifted: equ beast_shifted + 2 * BLOCKS_BODY
        if (rng_seed + 100 > beast_shifted) | (work + 256 > GROUND_START)
        .error the variables reach into the pictures or the ground
        endif

        end start
